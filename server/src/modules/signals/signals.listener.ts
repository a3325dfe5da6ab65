import type { EventName } from '#contract/events.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { BatchListener, Event } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { type Documents, examine } from './cases/raise.service.ts'
import { awardedSince, projectsOfOrders } from './facts/awards.store.ts'
import { orderedSince } from './facts/orders.store.ts'
import { openedSince } from './facts/quotes.store.ts'

/** Events after which rules have something to examine. Of a round there is none before its opening. */
const ofOpenings = ['sealedRound.opened'] as const satisfies readonly EventName[]
const ofAwards = ['project.completed'] as const satisfies readonly EventName[]
const ofOrders = ['order.submitted', 'order.accepted'] as const satisfies readonly EventName[]
const ofChanges = ['order.changeAgreed'] as const satisfies readonly EventName[]

const idsOf = (events: readonly Event[], names: readonly EventName[]): string[] =>
  events.filter(({ name }) => names.includes(name)).map(({ entity_id: id }) => id)

/** Events only ring: facts are read from the rows, so events that come twice find nothing more. */
async function examineEvents(tx: Tx, events: readonly Event[]): Promise<void> {
  const [{ tenant_id: tenantId, at }] = events.toSorted((a, b) => b.at.getTime() - a.at.getTime()) as [Event]
  const orders = idsOf(events, ofOrders)
  const changed = idsOf(events, ofChanges)
  const risen = changed.length > 0 ? (await projectsOfOrders(tx, { ids: changed })).map(({ id }) => id) : []
  await examine(
    tx,
    tenantId,
    { project: idsOf(events, ofOpenings), award: idsOf(events, ofAwards), price: orders, placing: orders, rise: risen },
    at,
  )
}

export const signalsListener: BatchListener = {
  events: [...ofOpenings, ...ofAwards, ...ofOrders, ...ofChanges],
  handle: examineEvents,
}

interface Span {
  readonly from: Date
  readonly at: Date
}

/** Lets the rules examine all projects and orders of a time until now. */
export async function examineSince(tx: Tx, tenantId: string, { from, at }: Span): Promise<void> {
  for (const documents of await documentsSince(tx, from)) await examine(tx, tenantId, documents, at)
}

const atOnce = 200
/** Parts that are small enough for a transaction each. */
const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) => ids.slice(part * atOnce, (part + 1) * atOnce))

/**
 * What there is to examine since a time, each part in a transaction of its own. Rules that compare documents with one
 * another get all of them at once.
 */
async function documentsSince(db: Db, since: Date): Promise<Documents[]> {
  const [opened, awarded, ordered] = [
    await openedSince(db, { since }),
    await awardedSince(db, { since }),
    await orderedSince(db, { since }),
  ].map((rows) => rows.map(({ id }) => id)) as [string[], string[], string[]]
  return [
    ...partsOf(opened).map((project) => ({ project })),
    { award: awarded },
    ...partsOf(awarded).map((rise) => ({ rise })),
    ...partsOf(ordered).map((price) => ({ price })),
    { placing: ordered },
  ]
}

const reviewedDays = 40

/** Examines the last weeks anew: after a threshold has changed, an exemption has ended, or a supplier has got a new trait. */
export async function reviewSignals({ database, tenantId, now }: JobContext): Promise<void> {
  const since = new Date(now.getTime() - reviewedDays * 86_400_000)
  for (const documents of await database.read(tenantId, (db) => documentsSince(db, since)))
    await database.write(tenantId, (tx) => examine(tx, tenantId, documents, now))
}
