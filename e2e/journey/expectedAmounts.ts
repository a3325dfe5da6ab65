import type { Language } from '../messages.ts'

/** Expected amounts, calculated by hand. */
export const expectedAmounts = {
  'zh-CN': {
    chair: '1,030.40', // 8 × 128.80, including tax of 118.54
    lamp: '478.80', // 12 × 39.90, including tax of 55.08
    pens: '112.50', // 36 × 3.1250, including tax of 9.29
    tax: '182.91',
    total: '1,621.70',
    rejected: '257.60', // 2 × 128.80
    owed: '1,364.10',
  },
  en: {
    chair: '1,538.40', // 6 × 256.40, including tax of 176.98
    lamp: '572.50', // 10 × 57.25, including tax of 65.86
    pens: '114.00', // 48 × 2.3750, including tax of 9.41
    tax: '252.25',
    total: '2,224.90',
    rejected: '256.40', // 1 × 256.40
    owed: '1,968.50',
  },
} as const satisfies Record<Language, unknown>
