import type { Input } from '#contract/kit/route.ts'
import { type findSealRound, maxSealEntries, type SealRound } from '#contract/sourcing/seal.ts'
import type { ClosingHead } from '#contract/sourcing/seal/sealLog.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { roundFingerprint } from '#sealing/keys/fingerprint.ts'
import { signClosingHead } from '#sealing/log/closingHead.ts'
import { findPublished } from '../projects/published.service.ts'
import { databaseTime, projects } from '../projects/project.store.ts'
import { isOpener } from './access.service.ts'
import { entryOf, hexOf } from './entry.columns.ts'
import { findEntries, findLastOfKind, findTermsEntry } from './entry.store.ts'
import { findFailure } from './givenUp.store.ts'
import { findRound, type RoundRow } from './round.store.ts'
import type { Seals } from './seals.ts'

/** Last or given round of a project visible to the actor; openers may see it even if only invited suppliers may. */
export async function findVisibleRound(db: Db, actor: Actor, projectId: string, round?: number): Promise<RoundRow> {
  const project = await projects.find(db, projectId)
  if (!isOpener(project, actor)) await findPublished(db, actor, projectId)
  return (await findRound(db, projectId, round)) ?? refuse('seal.noRound')
}

export async function presentRound(
  db: Db,
  actor: Actor,
  { projectId, round: number }: Input<typeof findSealRound>,
  seals: Seals,
): Promise<SealRound> {
  const round = await findVisibleRound(db, actor, projectId, number)
  const keyId = hexOf(round.key_id)
  return {
    projectId,
    round: round.round,
    suite: round.suite,
    mode: round.mode,
    k: round.k,
    n: round.n,
    sealedBytes: round.sealed_bytes,
    status: round.status,
    beginAt: round.quote_begin_at.toISOString(),
    endAt: round.quote_end_at.toISOString(),
    now: (await databaseTime(db)).toISOString(),
    terms: round.terms,
    termsSeq: (await findTermsEntry(db, projectId, round.round)).seq,
    keyRecord: round.key_record,
    keyId,
    keySignatures: round.key_signatures,
    fingerprint: roundFingerprint(round.suite, keyId),
    platformKey: seals.platform.signers[round.suite].publicKey,
    head: await headOf(db, round, seals),
    givenUp: (await findFailure(db, projectId, round.round))?.statement ?? null,
  }
}

/** Signed closing head of a closed round; the signature is deterministic. */
export async function headOf(db: Db, round: RoundRow, { platform }: Seals): Promise<ClosingHead | null> {
  if (round.status === 'open') return null
  const close = await findLastOfKind(db, round.project_id, round.round, 'close')
  return close ? signClosingHead(platform.signers[round.suite], round.project_id, entryOf(close)) : null
}

/** Closing head of the last round, for pages that wait for it. */
export async function presentHead(db: Db, actor: Actor, projectId: string, seals: Seals) {
  const round = await findVisibleRound(db, actor, projectId)
  const now = await databaseTime(db)
  return { now: now.toISOString(), endAt: round.quote_end_at.toISOString(), head: await headOf(db, round, seals) }
}

export async function presentLog(db: Db, actor: Actor, projectId: string, after = 0) {
  await findVisibleRound(db, actor, projectId)
  const found = await findEntries(db, projectId, after, maxSealEntries + 1)
  return { entries: found.slice(0, maxSealEntries).map(entryOf), isWhole: found.length <= maxSealEntries }
}
