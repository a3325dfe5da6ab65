import type { Actor } from '#kit/actor.ts'
import { isInReach, isNowhere, isWithin, nowhere, type Reach, reachOf, union } from '#kit/reach.rules.ts'
import type { OrderFacts } from './order.facts.rules.ts'

/** Party of the actor in relation to an order. */
export type Party = 'owner' | 'colleague' | 'approver' | 'supplier' | 'operator' | 'product'

type Reading = Pick<Actor, 'entrance' | 'permissions' | 'deptId' | 'reaches'>

/** Departments whose orders the actor reads as an overseer: operators, and buyers such as a finance department. */
export const overseenBy = (actor: Reading): Reach =>
  actor.entrance === 'operator' || actor.entrance === 'purchaser' ? reachOf(actor, 'order.oversee') : nowhere

/** Departments whose orders the actor reads as a colleague, or as an overseer. */
export const readBy = (actor: Reading): Reach => union([reachOf(actor, 'order.readAll'), overseenBy(actor)])

/** Party of the actor; null if the actor may not see the order. The stores' lists implement the same rule in SQL. */
export function partyOf(order: Omit<OrderFacts, 'progress' | 'after'>, actor: Actor): Party | null {
  if (actor.entrance === 'system') return 'product'
  if (actor.supplierId !== null) {
    const theirs = actor.supplierId === order.supplier_id && order.sent
    return theirs && actor.permissions.has('supplierOrder.read') ? 'supplier' : null
  }
  const reads = actor.permissions.has('order.read') || actor.permissions.has('approval.decide')
  if (reads && order.buyer_id === actor.userId) return 'owner'
  if (reads && isInReach(reachOf(actor, 'order.readAll'), order.dept_path)) return 'colleague'
  if (reads && order.approves) return 'approver'
  return isInReach(overseenBy(actor), order.dept_path) ? 'operator' : null
}

/** Whether the actor sees the price of each order that is listed to them, beside their own. */
export function seesAllPrices(actor: Reading): boolean {
  if (actor.permissions.has('order.prices')) return true
  const overseen = overseenBy(actor)
  return overseen.isAll || (!isNowhere(overseen) && isWithin(reachOf(actor, 'order.readAll'), overseen))
}

/** Whether the actor sees what an order costs: those who order, decide or supply it do, other colleagues by permission. */
export function seesPrices(order: Omit<OrderFacts, 'progress' | 'after'>, actor: Actor): boolean {
  const party = partyOf(order, actor)
  return party === 'colleague'
    ? order.approves || actor.permissions.has('order.prices') || isInReach(overseenBy(actor), order.dept_path)
    : party !== null
}
