import { dayOf } from '#contract/kit/calendar.ts'
import type { Input } from '#contract/kit/route.ts'
import { defaultScheme, type saveScoreScheme, type ScoreScheme } from '#contract/onboarding/scores.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import {
  type Counted,
  hasEnded,
  monthsOf,
  quarterBefore,
  type Scheme,
  scoreOf,
  violationOfScheme,
} from './score.rules.ts'
import { digestOf } from './score.digest.service.ts'
import * as store from './score.store.ts'

/** Weights and bands of the tenant; version 0: the usual ones. */
export async function readScheme(db: Db): Promise<ScoreScheme> {
  const { version, metrics, bands } = (await store.findScheme(db)) ?? { version: 0, ...defaultScheme }
  return { version, metrics: [...metrics], bands: [...bands] }
}

export async function saveScheme(
  tx: Tx,
  actor: Actor,
  { version, ...scheme }: Input<typeof saveScoreScheme>,
): Promise<void> {
  const violation = violationOfScheme(scheme)
  if (violation) refuse(violation)
  const values = { ...scheme, changed_by: actor.userName, changed_at: actor.now }
  const known = await store.findScheme(tx)
  if ((known?.version ?? 0) !== version) refuse('thing.stale')
  const { id } = known
    ? await store.schemes.set(tx, await store.schemes.lock(tx, known.id, version), values)
    : await store.schemes.insert(tx, values)
  await publish(tx, actor, newEvent('scoreScheme.saved', { id }))
}

interface Of {
  readonly period: string
  readonly supplierId: string
  readonly supplierName: string
  readonly revision: number
}
type CountedRow = Counted & { readonly ids: readonly string[] }

function cardOf(of: Of, { metrics, bands }: Scheme, rows: readonly CountedRow[]): store.NewScorecard {
  const scheme = { metrics, bands }
  const counted = scheme.metrics.flatMap(({ metric }) => rows.filter((row) => row.metric === metric))
  const factIds = counted.flatMap(({ ids }) => ids)
  const score = scoreOf(scheme, counted)
  return { ...of, ...score, scheme, factIds, digest: digestOf({ ...of, ...score, scheme, factIds }) }
}

/**
 * Computes the scorecards of a quarter that has ended, anew where they are not published. A supplier with too few facts
 * has none.
 */
export async function compute(tx: Tx, actor: Pick<Actor, 'now'>, period: string): Promise<number> {
  if (!hasEnded(period, dayOf(actor.now))) refuse('score.running')
  const scheme = await readScheme(tx)
  await store.removeDrafts(tx, { period })
  const published = await store.publishedSuppliers(tx, period)
  const rows = await store.countedFacts(tx, { months: monthsOf(period), supplierId: null })
  const bySupplier = Map.groupBy(
    rows.filter(({ supplier_id: id }) => !published.has(id)),
    ({ supplier_id: id }) => id,
  )
  const cards = [...bySupplier].map(([supplierId, own]) =>
    cardOf({ period, supplierId, supplierName: own[0]!.supplier_name, revision: 1 }, scheme, own),
  )
  const scored = cards.filter(({ points }) => points !== null)
  await store.insertScorecards(tx, { cards: scored, now: actor.now, publishedAt: null, publishedBy: '' })
  return scored.length
}

/** Publishes the scorecards of a quarter; each supplier gets a message. */
export async function publishAll(tx: Tx, actor: Actor, period: string): Promise<number> {
  const rows = await store.publishDrafts(tx, { period, now: actor.now, by: actor.userName })
  const events = rows.map(({ id, supplier_id: supplierId, supplier_name: supplierName, points, band }) =>
    newEvent('scorecard.published', { id, data: { supplierId, supplierName, period, points: points ?? '', band } }),
  )
  await publish(tx, actor, ...events)
  return rows.length
}

/** Makes another revision of a published scorecard, from the facts that count now and by the same scheme. */
export async function revise(tx: Tx, actor: Actor, before: store.ScorecardRow): Promise<void> {
  const { period, supplier_id: supplierId, supplier_name: supplierName, scheme } = before
  const rows = await store.countedFacts(tx, { months: monthsOf(period), supplierId })
  const card = cardOf({ period, supplierId, supplierName, revision: before.revision + 1 }, scheme, rows)
  const [row] = await store.insertScorecards(tx, {
    cards: [card],
    now: actor.now,
    publishedAt: actor.now,
    publishedBy: actor.userName,
  })
  const data = { supplierId, supplierName, period, points: card.points ?? '', band: card.band }
  await publish(tx, actor, newEvent('scorecard.revised', { id: row!.id, data }))
}

/** Computes the quarter that has ended, once; an operator publishes it. */
export const computeQuarter = async ({ database, tenantId, now }: JobContext): Promise<void> => {
  const period = quarterBefore(dayOf(now).slice(0, 7))
  if (await database.read(tenantId, (db) => store.hasScorecards(db, period))) return
  await database.write(tenantId, (tx) => compute(tx, systemActor(tenantId, '', now), period))
}
