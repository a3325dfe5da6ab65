import { formerOrderEvents, type TimelineEventName } from '#contract/ordering/events.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { TimelineEntry } from '#contract/ordering/timeline.ts'
import type { TimelineRow } from './timeline.store.ts'

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

/** Names are part of the audit chain and stay as they were written: readers see the name that the event has today. */
const currentName = (written: string) => (formerOrderEvents[written] ?? written) as TimelineEventName

export function presentEntry(row: TimelineRow, isInside: boolean): TimelineEntry {
  const isOrder = row.name.startsWith('order.')
  // Who approved, and with what words, is the buyer's own business.
  const isNamed = isInside || row.from_state !== '20'
  return {
    at: row.at.toISOString(),
    what: currentName(row.name),
    actorName: isNamed ? (row.actor_name ?? '') : '',
    deptName: isInside ? (row.dept_name ?? '') : '',
    from: isOrder ? (row.from_state as OrderStatus | null) : null,
    to: isOrder ? (row.to_state as OrderStatus | null) : null,
    reason: isNamed ? (row.reason ?? '') : '',
    facts: Object.fromEntries(
      shownFacts.flatMap((name) => (typeof row.data[name] === 'string' ? [[name, row.data[name]]] : [])),
    ),
  }
}
