import type { OrderAction, OrderStatus } from '#contract/ordering/orderStates.ts'
import type { Permission } from '#contract/permissions.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { refusalCodeOf } from '#kit/refusal.ts'
import { orderFlow } from '../../src/modules/ordering/orders/order.rules.ts'
import type { OrderFacts } from '../../src/modules/ordering/orders/order.facts.rules.ts'

export const now = new Date('2026-11-21T02:00:00Z')
const person = (userId: string, permissions: Permission[], more: Partial<Actor> = {}): Actor => ({
  ...systemActor('1', '', now),
  entrance: 'purchaser',
  userId,
  deptId: '12',
  deptPath: ['1', '12'],
  permissions: new Set(permissions),
  ...more,
})

const buying: Permission[] = [
  'order.read',
  'order.submit',
  'order.cancel',
  'order.receive',
  'order.inspect',
  'order.comment',
]
export const people = {
  buyer: person('7', buying),
  colleague: person('8', [...buying, 'order.readAll']),
  stranger: person('9', buying),
  approver: person('10', [...buying, 'approval.decide'], { deptId: '1', deptPath: ['1'] }),
  supplier: person('20', ['supplierOrder.read', 'supplierOrder.accept', 'supplierOrder.deliver'], {
    entrance: 'supplier',
    supplierId: '5',
    deptId: '99',
    deptPath: ['99'],
  }),
  otherSupplier: person('21', ['supplierOrder.read', 'supplierOrder.accept', 'supplierOrder.deliver'], {
    entrance: 'supplier',
    supplierId: '6',
  }),
  operator: person('30', ['order.oversee'], { entrance: 'operator' }),
  product: systemActor('1', '', now),
}
export type Who = keyof typeof people

const progress = { unshipped: 0, underway: 0, received: 0, inspecting: 0 }
export const anOrder = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
  status,
  order_type: 'mall',
  buyer_id: '7',
  supplier_id: '5',
  dept_path: ['1', '12'],
  sent: true,
  approves: false,
  awaits_me: false,
  has_proposal: false,
  change_status: null,
  urged_at: null,
  fixed_at: null,
  progress,
  after: { ...progress, approved: false },
  ...more,
})

/**
 * Context of an order for its transitions: only the approver is asked to decide, and shipments, receipts and replies
 * are always possible.
 */
export const asSeenBy = (who: Who, status: OrderStatus) =>
  anOrder(status, {
    approves: who === 'approver',
    awaits_me: who === 'approver' && status === '20',
    has_proposal: true,
    progress: {
      unshipped: 1,
      underway: ['45', '50', '55'].includes(status) ? 1 : 0,
      received: status === '55' ? 1 : 0,
      inspecting: ['45', '55'].includes(status) ? 1 : 0,
    },
  })

export const after = (facts: Partial<OrderFacts['after']>) => ({ after: { ...progress, approved: false, ...facts } })

export const decide = (order: OrderFacts, action: OrderAction, who: Who): OrderStatus | RefusalCode => {
  try {
    return orderFlow.decide(order, action, people[who])
  } catch (error) {
    const code = refusalCodeOf(error)
    if (code === undefined) throw error
    return code
  }
}
