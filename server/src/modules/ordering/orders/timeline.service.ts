import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { TimelineEntry } from '#contract/ordering/timeline.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database/database.ts'
import { findOrder } from './order.service.ts'
import { timelineOf, type TimelineRow } from './timeline.store.ts'

/** What an entry may tell beside its words. */
const shownFacts = [
  'orderNo',
  'parentNo',
  'deliveryNo',
  'carrier',
  'trackingNo',
  'receiptNo',
  'promisedDate',
  'amount',
] as const

/** The timeline of an order. A supplier sees it from the moment that it was sent, and nothing of the approval. */
export async function orderTimeline(sql: Sql, actor: Actor, orderId: string): Promise<TimelineEntry[]> {
  const order = await findOrder(sql, actor, orderId)
  const isInside = actor.supplierId === null
  const rows = await timelineOf(sql, { orderId, since: isInside ? null : order.sent_at, withApprovals: isInside })
  return rows.map((row) => present(row, isInside))
}

function present(row: TimelineRow, isInside: boolean): TimelineEntry {
  const isOrder = row.name.startsWith('order.')
  return {
    at: row.at.toISOString(),
    what: row.name,
    actorName: row.actor_name ?? '',
    deptName: isInside ? (row.dept_name ?? '') : '',
    from: isOrder ? (row.from_state as OrderStatus | null) : null,
    to: isOrder ? (row.to_state as OrderStatus | null) : null,
    reason: row.reason ?? '',
    facts: Object.fromEntries(
      shownFacts.flatMap((name) => (typeof row.data[name] === 'string' ? [[name, row.data[name]]] : [])),
    ),
  }
}
