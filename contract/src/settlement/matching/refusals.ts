import type { Refusals } from '#contract/kit/refusals.ts'

/** Refusals of matching, 43120 to 43159. */
export const matchingRefusals = {
  'match.overInvoiced': [
    43120,
    '开票超过已收货（扣除退货）的数量或金额，请按收货开票',
    'More would be invoiced than was received and not returned.',
  ],
  'match.taken': [43121, '该发票已有匹配结果，请刷新后重试', 'This invoice is matched already. Reload and try again.'],
} as const satisfies Refusals
