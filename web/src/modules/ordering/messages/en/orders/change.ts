import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { change as zh } from '../../zh-CN/orders/change.ts'

/** Changes of accepted orders, on both sides. */
export const change: SameKeys<typeof zh> = {
  title: 'Order changes',
  status: {
    approving: 'Pending approval',
    waiting: 'Waiting for the supplier',
    effective: 'In effect',
    rejected: 'Rejected',
    declined: 'Declined by supplier',
    withdrawn: 'Withdrawn',
    expired: 'Approval expired',
  },
  waits: {
    buyer: {
      approving: 'Change pending approval, shipping on hold',
      waiting: 'Change waiting for the supplier, shipping on hold',
    },
    supplier: {
      approving: 'The buyer requests a change, pending approval. Shipping is on hold.',
      waiting: 'The buyer requests a change. Please respond.',
    },
  },
  date: 'Expected date',
  noDate: 'None',
  address: 'Delivery address',
  total: 'Order total',
  reason: 'Reason',
  answer: 'Answer',
  removed: 'removed',
  to: 'changes to',
  dialog: {
    title: 'Change order',
    lead: 'Unit prices stay. A higher total needs approval; then the supplier answers. Nothing is shipped until then.',
    submit: 'Request change',
    field: { lines: 'Items', expectedDate: 'Expected date', addressId: 'Delivery address', reason: 'Reason' },
    line: { orderLineId: 'Item', quantity: 'Quantity' },
    ordered: 'was {{count}} {{unit}}',
    orderedShipped: 'was {{count}} {{unit}}, {{shipped}} shipped',
    keepAddress: 'Unchanged: {{address}}',
    tooLittle: '“{{name}}” must be at least the {{min}} shipped',
    empty: 'Change a quantity, the date or the address',
    allOut: 'Keep at least one item, or cancel the order',
    more: '{{amount}} more, needs approval',
    less: '{{amount}} less, returns to the budget once in effect',
    done: { approving: 'Change submitted for approval', waiting: 'Change sent to the supplier' },
  },
  agree: 'The order is updated immediately. Fulfil it as changed.',
}
