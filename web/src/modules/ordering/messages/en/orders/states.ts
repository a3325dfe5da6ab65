import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { states as zh } from '../../zh-CN/orders/states.ts'

export const states: SameKeys<typeof zh> = {
  status: {
    '10': 'Draft',
    '20': 'Pending approval',
    '25': 'Rejected',
    '30': 'Awaiting acceptance',
    '35': 'Declined by supplier',
    '40': 'Awaiting shipment',
    '45': 'Partially shipped',
    '50': 'Awaiting receipt',
    '55': 'Partially received',
    '60': 'Awaiting review',
    '70': 'Completed',
    '80': 'Cancellation requested',
    '90': 'Cancelled',
    '95': 'Closed (partial)',
  },
  type: { mall: 'Mall', agreement: 'Agreement', award: 'Award', fixed: 'Direct purchase' },
  payment: { term: 'Payment terms', quota: 'Credit quota', transfer: 'Bank transfer' },
  termDays: '{{method}} ({{count}} days)',
  termDays_one: '{{method}} ({{count}} day)',
  source: { agreement: 'Agreement price', tier: 'Volume price', list: 'List price', award: 'Awarded price' },
  problem: {
    gone: 'No longer available',
    off: 'Delisted',
    suspended: 'Supplier suspended',
    belowMinimum: 'Below minimum order',
    short: 'Insufficient stock',
  },
  due: {
    expireApproval: 'Rejected automatically in {{span}}',
    expire: 'Cancelled automatically in {{span}}',
    autoReceive: 'Confirmed automatically in {{span}}',
    autoComment: 'Automatic 5-star review in {{span}}',
  },
  milestone: {
    submitted: 'Submission',
    approved: 'Approval',
    accepted: 'Acceptance',
    shipped: 'Shipping',
    received: 'Receipt',
    finished: 'Review',
  },
}
