import type { EventName } from '#contract/events.ts'
import type { BatchListener, Event } from '#kit/events/events.ts'
import type { Tx } from '#kit/database/database.ts'
import { signalFacts } from '../stream/factsTopic.ts'
import { approvalsOf, projectsOf, refreshApprovals, refreshOrders, refreshProjects, regroup } from './refresh.store.ts'

/** Events after which what an order costs, or how far it is, may be another. */
const ofOrders = [
  'order.accepted',
  'order.proposalAgreed',
  'order.groupReached',
  'order.shipped',
  'order.received',
  'order.autoReceived',
  'order.inspected',
  'order.shortClosed',
  'order.cancelAgreed',
  'order.changeAgreed',
] as const satisfies readonly EventName[]

const ofReturns = [
  'return.agreed',
  'return.offerAccepted',
  'return.taken',
  'return.decided',
  'return.received',
  'return.refundClaimed',
  'return.completed',
] as const satisfies readonly EventName[]

const ofProjects = [
  'project.published',
  'project.changed',
  'project.enrolmentClosed',
  'project.quotingClosed',
  'project.negotiationClosed',
  'project.awardWithdrawn',
  'project.completed',
  'project.terminated',
  'project.failed',
  'sealedRound.closed',
  'sealedRound.opened',
  'sealedRound.failed',
] as const satisfies readonly EventName[]

const ofEnrolments = [
  'enrolment.passed',
  'enrolment.rejected',
  'enrolment.withdrawn',
] as const satisfies readonly EventName[]

const ofApprovals = ['approval.approved', 'approval.rejected'] as const satisfies readonly EventName[]
const ofDepartments = ['department.moved'] as const satisfies readonly EventName[]

export const countedEvents: readonly EventName[] = [
  ...ofOrders,
  ...ofReturns,
  ...ofProjects,
  ...ofEnrolments,
  ...ofApprovals,
  ...ofDepartments,
]

const idsOf = (events: readonly Event[], names: readonly EventName[], idOf: (event: Event) => string): string[] => [
  ...new Set(events.filter(({ name }) => names.includes(name)).map(idOf)),
]

/**
 * Refreshes the facts of the documents that events are about. Events only ring: facts are read from the rows, so events
 * that come twice, late or together change nothing more.
 */
async function count(tx: Tx, events: readonly Event[]): Promise<void> {
  const orders = [
    ...idsOf(events, ofOrders, ({ entity_id }) => entity_id),
    ...idsOf(events, ofReturns, ({ data }) => (data as { readonly orderId: string }).orderId),
  ]
  const projects = [
    ...idsOf(events, ofProjects, ({ entity_id }) => entity_id),
    ...idsOf(events, ofEnrolments, ({ data }) => (data as { readonly projectId: string }).projectId),
    ...(orders.length > 0 ? await projectsOf(tx, orders) : []),
  ]
  const documents = idsOf(events, ofApprovals, ({ data }) => (data as { readonly entityId: string }).entityId)
  let changed = 0
  if (orders.length > 0) changed += await refreshOrders(tx, [...new Set(orders)])
  if (projects.length > 0) changed += await refreshProjects(tx, [...new Set(projects)])
  if (documents.length > 0) changed += await refreshApprovals(tx, await approvalsOf(tx, documents))
  const hasMoved = events.some(({ name }) => name === 'department.moved')
  if (hasMoved) await regroup(tx)
  if (changed > 0 || hasMoved) await signalFacts(tx, events[0]!.tenant_id)
}

export const factsListener: BatchListener = { events: countedEvents, handle: count }
