import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { visitors as zh } from '../zh-CN/visitors.ts'

export const visitors: SameKeys<typeof zh> = {
  enter: { purchaser: 'Buyer sign-in', supplier: 'Supplier sign-in' },
  does: {
    purchaser: 'Order products',
    supplier: 'Sell and quote',
    operator: 'Manage the platform',
    agency: 'Run projects for buyers',
    expert: 'Evaluate projects',
    supervisor: 'Oversee procurement',
  },
}
