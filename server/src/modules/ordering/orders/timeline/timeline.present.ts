import { formerOrderEvents, type TimelineEventName } from '#contract/ordering/events.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { TimelineEntry } from '#contract/ordering/timeline.ts'
import type { TimelineRow } from './timeline.store.ts'

/** Event facts that a timeline entry shows. */
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

/** Current name of an event: the audit chain keeps names as written, so former names are mapped when reading. */
const currentName = (written: string) => (formerOrderEvents[written] ?? written) as TimelineEventName

export function presentEntry(row: TimelineRow, isInside: boolean, isPriced = true): TimelineEntry {
  const isOrder = row.name.startsWith('order.')
  // Approvers and their opinions are visible to the buyer's side only.
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
      shownFacts
        .filter((name) => name !== 'amount' || (isPriced && (isOrder || row.name === 'approval.started')))
        .flatMap((name) => (typeof row.data[name] === 'string' ? [[name, row.data[name]]] : [])),
    ),
  }
}
