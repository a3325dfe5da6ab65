import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { fulfilment as zh } from '../../zh-CN/orders/fulfilment.ts'

export const fulfilment: SameKeys<typeof zh> = {
  progress: {
    title: 'Fulfilment',
    none: 'Not shipped',
    shipped: 'Shipped {{count}} / {{of}}',
    received: 'Accepted {{count}} / {{of}}',
    rejected: 'Rejected {{count}}',
    closed: "Won't be delivered: {{count}}",
  },
  settlement: {
    title: 'Settlement',
    open: 'includes {{count}} still to receive',
    ordered: 'Ordered',
    accepted: 'Accepted',
    rejected: 'Rejected',
    closed: "Won't be delivered",
    deducted: 'Deducted',
    payable: { buyer: 'Amount payable', supplier: 'Amount receivable' },
  },
  delivery: {
    title: 'Deliveries',
    status: { shipped: 'In transit', partlyReceived: 'Partially received', received: 'Received' },
    shippedAt: 'Shipped {{at}}',
    packages: '{{count}} packages',
    packages_one: '{{count}} package',
    eta: 'Est. delivery {{day}}',
    received: 'accepted {{count}}',
    rejected: 'rejected {{count}}',
    open: '{{count}} to receive',
    none: 'Not shipped yet',
  },
  receipt: {
    title: 'Receipts',
    of: 'Delivery {{deliveryNo}}',
    auto: 'Received automatically',
    accepted: 'Accepted {{count}} {{unit}}',
    rejected: 'Rejected {{count}} {{unit}}',
  },
}
