import type { TimelineEntry } from '#contract/ordering/timeline.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { factsOf } from '../order.facts.rules.ts'
import { seesPrices } from '../order.party.rules.ts'
import { findOrder } from '../order.service.ts'
import { presentEntry } from './timeline.present.ts'
import { timelineOf } from './timeline.store.ts'

/** Timeline of an order. A supplier sees it from the time it was sent, without approvals. */
export async function orderTimeline(db: Db, actor: Actor, orderId: string): Promise<TimelineEntry[]> {
  const order = await findOrder(db, actor, orderId)
  const isInside = actor.supplierId === null
  const rows = await timelineOf(db, { orderId, since: isInside ? null : order.sent_at, withApprovals: isInside })
  const isPriced = seesPrices(factsOf(order), actor)
  return rows.map((row) => presentEntry(row, isInside, isPriced))
}
