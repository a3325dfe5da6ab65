import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { onlinePayment as zh } from '../zh-CN/onlinePayment.ts'

/** Online payment of an order 在线支付. */
export const onlinePayment: SameKeys<typeof zh> = {
  title: 'Online payment',
  open: 'To be paid',
  done: 'Nothing to pay',
  due: 'Due',
  paid: 'Paid',
  toPay: 'To be paid',
  note: 'The supplier accepts the order once it is paid. What is cancelled or returned is refunded the same way.',
  start: 'Pay now',
  simulate: 'Simulate the payment',
  toProvider: 'Go to the payment',
  charges: 'Charges',
  none: 'Nothing was paid yet',
  chargeNo: 'Charge',
  status: 'Status',
  statuses: { waiting: 'To be paid', paid: 'Paid', closed: 'Closed' },
  amount: 'Amount',
  refunded: 'Refunded',
  refunding: 'Refund on its way',
  paidAt: 'Paid',
  back: 'Back to the order',
}
