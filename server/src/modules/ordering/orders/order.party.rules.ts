import type { Actor } from '#kit/actor.ts'
import type { OrderFacts } from './order.facts.rules.ts'

/** Party of the actor in relation to an order. */
export type Party = 'owner' | 'colleague' | 'approver' | 'supplier' | 'operator' | 'product'

/** Read-only access to every order of the tenant. */
export const overseesOrders = ({ entrance, permissions }: Pick<Actor, 'entrance' | 'permissions'>): boolean =>
  entrance === 'operator' && permissions.has('order.oversee')

/** Party of the actor; null if the actor may not see the order. The stores' lists implement the same rule in SQL. */
export function partyOf(order: Omit<OrderFacts, 'progress' | 'after'>, actor: Actor): Party | null {
  if (actor.entrance === 'system') return 'product'
  if (actor.supplierId !== null) {
    const theirs = actor.supplierId === order.supplier_id && order.sent
    return theirs && actor.permissions.has('supplierOrder.read') ? 'supplier' : null
  }
  const reads = actor.permissions.has('order.read') || actor.permissions.has('approval.decide')
  if (reads && order.buyer_id === actor.userId) return 'owner'
  if (reads && actor.permissions.has('order.readAll') && order.dept_path.includes(actor.deptId)) return 'colleague'
  if (reads && order.approves) return 'approver'
  return overseesOrders(actor) ? 'operator' : null
}
