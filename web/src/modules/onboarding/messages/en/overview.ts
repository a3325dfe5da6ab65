import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { supplier360 as zh } from '../zh-CN/overview.ts'

/** Supplier at a glance. */
export const supplier360: SameKeys<typeof zh> = {
  title: 'Supplier overview',
  blocked: 'Restrictions of this supplier are in force',
  toList: 'View list',
  none: 'No records',
  part: {
    qualifications: 'Qualifications',
    agreements: 'Agreements',
    contracts: 'Contracts',
    orders: 'Orders (12 months)',
    invoices: 'Invoices',
    payables: 'Payables',
    incidents: 'Incidents',
    scores: 'Scorecards',
    dispositions: 'Dispositions',
  },
  figure: {
    total: 'Total',
    open: 'Open',
    inForce: 'In force',
    expiring: 'Ending in 30 days',
    overdue: 'Overdue',
    amount: 'Amount (CNY)',
    rest: 'Unpaid (CNY)',
    paid: 'Paid (CNY)',
  },
}
