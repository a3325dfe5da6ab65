import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { visitors as zh } from '../zh-CN/visitors.ts'

export const visitors: SameKeys<typeof zh> = {
  title: 'Home',
  headline: 'Enterprise buying,\nall in one place',
  text: 'Order from the mall, approve, receive and settle on one platform, with a record of every step.',
  enter: { purchaser: 'Log in as a purchaser', supplier: 'Log in as a supplier' },
  notices: 'Notices',
  noNotices: 'No notices',
  entrances: 'Entrances',
  does: {
    purchaser: 'Find goods, order, receive and comment',
    supplier: 'Keep products and prices, accept and ship orders',
    operator: 'Run products, agreements and budgets',
    agency: 'Organise projects on behalf of buyers',
    expert: 'Review projects',
    supervisor: 'Oversee purchasing from start to end',
  },
  hotline: 'Hotline',
}
