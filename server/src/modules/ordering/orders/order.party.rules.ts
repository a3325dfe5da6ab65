import type { Actor } from '#kit/actor.ts'
import type { OrderFacts } from './order.facts.rules.ts'

/** Party of the actor in relation to an order. */
export type Party = 'owner' | 'colleague' | 'approver' | 'supplier' | 'operator' | 'product'

/** Read-only access to every order of the tenant: operators, and buyers such as a finance department. */
export const overseesOrders = ({ entrance, permissions }: Pick<Actor, 'entrance' | 'permissions'>): boolean =>
  (entrance === 'operator' || entrance === 'purchaser') && permissions.has('order.oversee')

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

/** Whether the actor sees prices of colleagues' orders at all. */
export const seesAllPrices = (actor: Pick<Actor, 'entrance' | 'permissions'>): boolean =>
  actor.permissions.has('order.prices') || overseesOrders(actor)

/** Whether the actor sees what an order costs: those who order, decide or supply it do, other colleagues by permission. */
export function seesPrices(order: Omit<OrderFacts, 'progress' | 'after'>, actor: Actor): boolean {
  const party = partyOf(order, actor)
  return party === 'colleague' ? order.approves || seesAllPrices(actor) : party !== null
}
