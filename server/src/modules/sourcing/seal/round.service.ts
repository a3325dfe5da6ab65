import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import { type KeyRecord, keyIdOf, sealedBytesFor } from '#sealing/ceremony/keyRecord.ts'
import { originHash } from '#sealing/log/entry.ts'
import { type Terms, termsHash } from '#sealing/quotes/terms.ts'
import { databaseTime, findItems, type LockedProject, type ProjectRow } from '../projects/project.store.ts'
import { bytesIn } from './entry.columns.ts'
import { findKeyed, findLaterKey, type Keyed } from './ceremony/keyed.service.ts'
import { refuseAway } from './ceremony/plan.service.ts'
import type { RoundTerms } from './keeper/keeper.ts'
import { append } from './log.service.ts'
import { insertRound, insertShare, type LockedRound, lockRound, type RoundRow } from './round.store.ts'
import type { Seals } from './seals.ts'
import { suiteFor } from './suite.ts'
import { termsOf } from './terms.ts'

/** Schedule of a round; without a begin quotes are accepted from the publication on. */
export const scheduleOf = (
  round: number,
  { quote_begin_at: begin, quote_end_at: end }: Pick<ProjectRow, 'quote_begin_at' | 'quote_end_at'>,
  now: Date,
) => ({ round, beginAt: (begin ?? now).toISOString(), endAt: end!.toISOString() })

/**
 * Begins the first round at publication: its key, made by people or the keeper, and the start of its log. Publication
 * fails if the round cannot be created.
 */
export async function beginRound(tx: Tx, actor: Actor, project: LockedProject, seals: Seals): Promise<void> {
  const [items, now] = [await findItems(tx, project.id), await databaseTime(tx)]
  const { tenantId } = actor
  const projectId = project.id
  const schedule = scheduleOf(1, project, now)
  const made =
    project.seal_mode === 'automatic'
      ? await madeByKeeper(seals, {
          tenantId,
          projectId,
          round: 1,
          suite: await suiteFor(tx),
          sealedBytes: sealedBytesFor(items.length),
          endAt: schedule.endAt,
        })
      : await findKeyed(tx, tenantId, project, seals)
  const head = originHash({ suite: made.record.suite, tenantId, projectId })
  const terms = termsOf(tenantId, project, items, schedule)
  await begin(tx, actor, { made, terms, now, log: { next_seq: 1, head: bytesIn(head), last_at: now } })
}

interface NextRound {
  readonly project: LockedProject
  readonly last: LockedRound
  readonly endAt: Date
  /** Database time after the locks. */
  readonly now: Date
}

/**
 * Begins another round with an unused key, the previous round's terms and a new deadline; continues the log. Returns
 * its number.
 */
export async function beginNextRound(
  tx: Tx,
  actor: Actor,
  { project, last, endAt, now }: NextRound,
  seals: Seals,
): Promise<number> {
  const round = last.round + 1
  const begin_at = (now < last.last_at ? last.last_at : now).toISOString()
  const facts = { tenantId: actor.tenantId, projectId: project.id, round, endAt: endAt.toISOString() }
  const made =
    last.mode === 'automatic'
      ? await madeByKeeper(seals, { ...facts, suite: last.suite, sealedBytes: last.sealed_bytes })
      : await findLaterKey(tx, project, round, endAt, seals)
  const terms = { ...(JSON.parse(last.terms) as Terms), schedule: [{ round, beginAt: begin_at, endAt: facts.endAt }] }
  const { next_seq, head, last_at } = last
  await begin(tx, actor, { made, terms, now, log: { next_seq, head, last_at } })
  return round
}

interface Beginning {
  readonly made: Keyed
  readonly terms: Terms
  readonly now: Date
  /** Current head of the project's log. */
  readonly log: Pick<RoundRow, 'next_seq' | 'head' | 'last_at'>
}

async function begin(tx: Tx, actor: Actor, { made, terms, now, log }: Beginning): Promise<void> {
  const { record, shares } = made
  const { projectId, round: number } = record
  const [schedule] = terms.schedule
  await insertRound(tx, {
    project_id: projectId,
    ...keyValues(made),
    terms: canonicalText(terms),
    quote_begin_at: new Date(schedule!.beginAt),
    quote_end_at: new Date(schedule!.endAt),
    ...log,
  })
  for (const { maker, opener, sealed } of shares)
    await insertShare(tx, { project_id: projectId, round: number, maker, opener, sealed: bytesIn(sealed) })
  const round = (await lockRound(tx, projectId))!
  const facts = { commitment: termsHash(record.suite, terms, number), envelopeHash: keyIdOf(record) }
  const { seq } = await append(tx, actor.tenantId, round, { kind: 'open', now, ...facts })
  await publish(tx, actor, { name: 'sealedRound.begun', id: projectId, data: { round: number, seq } })
}

const keyValues = ({ record, signatures, ticket }: Keyed) => ({
  round: record.round,
  suite: record.suite,
  mode: record.mode,
  k: record.k,
  n: record.n,
  sealed_bytes: record.sealedBytes,
  key_record: canonicalText(record),
  key_id: bytesIn(keyIdOf(record)),
  key_signatures: [...signatures],
  keeper_ticket: ticket === null ? null : JSON.stringify(ticket),
})

async function madeByKeeper({ keeper, platform }: Seals, terms: Omit<RoundTerms, 'platformKey'>): Promise<Keyed> {
  if (!keeper) return refuse('seal.noKeeper')
  const { publicKey: platformKey } = platform.signers[terms.suite]
  const { signature, ...made } = await keeper.makeHalf({ ...terms, platformKey }).catch(refuseAway)
  return { ...made, signatures: [signature] }
}

export const recordOf = ({ key_record: text }: { readonly key_record: string }): KeyRecord =>
  JSON.parse(text) as KeyRecord
