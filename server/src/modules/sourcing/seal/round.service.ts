import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import { type KeyRecord, keyIdOf, sealedBytesFor } from '#sealing/ceremony/keyRecord.ts'
import { originHash } from '#sealing/log/entry.ts'
import { termsHash } from '#sealing/quotes/terms.ts'
import { databaseTime, findItems, type LockedProject, type ProjectRow } from '../projects/project.store.ts'
import { bytesIn } from './entry.columns.ts'
import { findKeyed, type Keyed } from './ceremony/keyed.service.ts'
import { refuseAway } from './ceremony/plan.service.ts'
import type { RoundTerms } from './keeper/keeper.ts'
import { append } from './log.service.ts'
import { insertRound, insertShare, lockRound } from './round.store.ts'
import type { Seals } from './seals.ts'
import { suite } from './suite.ts'
import { termsOf } from './terms.ts'

/** When a round takes quotes; a project that names no beginning takes them from its publication on. */
export const scheduleOf = (
  round: number,
  { quote_begin_at: begin, quote_end_at: end }: Pick<ProjectRow, 'quote_begin_at' | 'quote_end_at'>,
  now: Date,
) => ({ round, beginAt: (begin ?? now).toISOString(), endAt: end!.toISOString() })

/**
 * The first round of a project that is published: its key, made by people or by the keeper, and the beginning of its log. A project
 * whose round cannot be made is not published.
 */
export async function beginRound(tx: Tx, actor: Actor, project: LockedProject, seals: Seals): Promise<void> {
  const [items, now] = [await findItems(tx, project.id), await databaseTime(tx)]
  const { tenantId } = actor
  const projectId = project.id
  const schedule = scheduleOf(1, project, now)
  const terms = termsOf(tenantId, project, items, schedule)
  const made =
    project.seal_mode === 'automatic'
      ? await madeByKeeper(seals, {
          tenantId,
          projectId,
          round: 1,
          suite,
          sealedBytes: sealedBytesFor(items.length),
          endAt: schedule.endAt,
          platformKey: seals.platform.publicKey,
        })
      : await findKeyed(tx, tenantId, project, seals)
  const { record, shares } = made
  await insertRound(tx, {
    project_id: projectId,
    ...keyValues(made),
    terms: canonicalText(terms),
    quote_begin_at: new Date(schedule.beginAt),
    quote_end_at: new Date(schedule.endAt),
    next_seq: 1,
    head: bytesIn(originHash({ suite, tenantId, projectId })),
    last_at: now,
  })
  for (const { maker, opener, sealed } of shares)
    await insertShare(tx, { project_id: projectId, round: 1, maker, opener, sealed: bytesIn(sealed) })
  const round = (await lockRound(tx, projectId))!
  const facts = { commitment: termsHash(suite, terms, 1), envelopeHash: keyIdOf(record) }
  const { seq } = await append(tx, tenantId, round, { kind: 'open', now, ...facts })
  await publish(tx, actor, { name: 'sealedRound.begun', id: projectId, data: { round: 1, seq } })
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

async function madeByKeeper({ keeper }: Seals, terms: RoundTerms): Promise<Keyed> {
  if (!keeper) return refuse('seal.noKeeper')
  const { signature, ...made } = await keeper.makeHalf(terms).catch(refuseAway)
  return { ...made, signatures: [signature] }
}

export const recordOf = ({ key_record: text }: { readonly key_record: string }): KeyRecord =>
  JSON.parse(text) as KeyRecord
