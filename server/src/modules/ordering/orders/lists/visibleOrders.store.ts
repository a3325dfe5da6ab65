import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { isNowhere, nowhere } from '#kit/reach.rules.ts'
import { inReach } from '#modules/identity/index.ts'
import { overseenBy, readBy } from '../order.party.rules.ts'

/**
 * Condition: orders `o` that the actor may see; the SQL counterpart of `partyOf`. `mine` excludes those of colleagues.
 * Orders that the actor only approves are not listed.
 */
export function visibleOrders(actor: Actor, mine = false): RawBuilder<boolean> {
  if (actor.supplierId !== null)
    return actor.permissions.has('supplierOrder.read')
      ? sql`(o.supplier_id = ${actor.supplierId} and o.sent_at is not null)`
      : sql`false`
  const overseen = mine ? nowhere : overseenBy(actor)
  if (overseen.isAll || !actor.permissions.has('order.read')) return inReach('o', overseen)
  const own = sql<boolean>`o.buyer_id = ${actor.userId}`
  const read = mine ? nowhere : readBy(actor)
  return isNowhere(read) ? own : sql`(${own} or ${inReach('o', read)})`
}
