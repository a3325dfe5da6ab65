import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { contractDeposit as zhDeposit, contractPerformance as zhPerformance } from '../zh-CN/deposit.ts'

/** Deposit of a contract. */
export const contractDeposit: SameKeys<typeof zhDeposit> = {
  title: 'Deposit',
  status: {
    due: 'Awaiting payment',
    reported: 'Awaiting confirmation',
    held: 'Paid',
    settling: 'Settlement to be approved',
    returned: 'Returned',
    forfeited: 'Forfeited',
  },
  amount: 'Amount',
  dueOn: 'Due',
  paidOn: 'Paid on',
  receipts: 'Proof of payment',
  reportedBy: 'Reported by',
  confirmedBy: 'Confirmed by',
  forfeited: 'Kept',
  returned: 'Returned',
  reason: 'Reason',
  settlingBy: 'Proposed by',
  settledBy: 'Approved by',
  report: 'Report payment',
  reportNote: 'Pay the deposit as agreed and attach its proof. The buyer confirms its arrival.',
  reportForm: { paidOn: 'Paid on', receipts: 'Proof of payment' },
  decide: { reported: 'Confirm payment', settling: 'Review settlement' },
  decideNote: {
    reported: 'Check that the deposit has arrived in full.',
    settling: 'Once approved it is recorded as returned or kept, and the supplier gets a message.',
  },
  decideForm: {
    isAccepted: 'Checked and approved',
    reason: 'Reason if declined',
  },
  settle: 'Return or keep',
  settleNote: 'With 0 all of it is returned. Someone else approves it.',
  settleForm: { forfeited: 'Amount to keep (CNY)', reason: 'Reason' },
}

/** Performance of a contract. */
export const contractPerformance: SameKeys<typeof zhPerformance> = {
  title: 'Performance',
  stages: 'Stages done',
  stagesOf: '{{done}} / {{all}}',
  ordered: 'Ordered',
  received: 'Received',
  invoiced: 'Invoiced',
  paid: 'Paid',
  ordersOf_one: '{{count}} order',
  ordersOf: '{{count}} orders',
  direct: 'No orders belong to a contract that was drafted directly; its stages show its performance.',
}
