import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { overseesOrders } from '../order.party.rules.ts'

/**
 * Condition: orders `o` that the actor may see; the SQL counterpart of `partyOf`. `mine` excludes those of colleagues.
 * Orders that the actor only approves are not listed.
 */
export function visibleOrders(actor: Actor, mine = false): RawBuilder<boolean> {
  if (actor.supplierId !== null)
    return actor.permissions.has('supplierOrder.read')
      ? sql`(o.supplier_id = ${actor.supplierId} and o.sent_at is not null)`
      : sql`false`
  if (!mine && overseesOrders(actor)) return sql`true`
  if (!actor.permissions.has('order.read')) return sql`false`
  const own = sql<boolean>`o.buyer_id = ${actor.userId}`
  if (mine || !actor.permissions.has('order.readAll')) return own
  return sql`(${own} or o.dept_id in (
    select b.id from identity.departments b where b.tenant_id = o.tenant_id and b.path @> array[${actor.deptId}::bigint]))`
}
