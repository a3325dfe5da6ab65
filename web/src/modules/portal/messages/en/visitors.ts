import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { visitors as zh } from '../zh-CN/visitors.ts'

export const visitors: SameKeys<typeof zh> = {
  title: 'Home',
  headline: 'Enterprise procurement,\nall in one place',
  text: 'Buy, approve, receive and settle on one platform, with every step on record.',
  enter: { purchaser: 'Buyer sign-in', supplier: 'Supplier sign-in' },
  notices: 'Notices',
  noNotices: 'No notices yet',
  entrances: 'Sign in as',
  does: {
    purchaser: 'Find products, place orders, receive and review',
    supplier: 'Manage products and prices, accept and ship orders',
    operator: 'Manage products, agreements and budgets',
    agency: 'Run sourcing projects on behalf of buyers',
    expert: 'Evaluate sourcing projects',
    supervisor: 'Oversee procurement end to end',
  },
  hotline: 'Service hotline',
}
