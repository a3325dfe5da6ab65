import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/openingRoom.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import type { Share } from '#sealing/ceremony/share.ts'
import { SealingError } from '#sealing/error.ts'
import { checkShare, completeOpeners } from '#sealing/opening/combine.ts'
import { isCountersigned, type OpeningRecord } from '#sealing/opening/record.ts'
import { databaseTime, projects } from '../projects/project.store.ts'
import { isOpener } from '../seal/access.service.ts'
import { findPlaces } from '../seal/handOver/handOver.service.ts'
import { placeHeldBy } from '#sealing/ceremony/places.ts'
import { recordOf } from '../seal/round.service.ts'
import { awaitsOpening, lockRound, setRoundStatus } from '../seal/round.store.ts'
import { releasedIn, releasedOf } from '../seal/opening.columns.ts'
import { openingJob, openingKey } from './opening.job.ts'
import { findOpeningRow, findShares, setReleased, setSignatures } from '../seal/opening.store.ts'

/** Whether these shares suffice to open a round, together with the platform's, which are released last. */
export function isEnough(record: KeyRecord, released: readonly Share[]): boolean {
  const people = completeOpeners(record, released).filter(({ kind }) => kind === 'person').length
  const platform = record.openers.filter(({ kind }) => kind === 'platform').length
  return people + platform >= record.k
}

/**
 * Releases an opener's shares in plaintext after the deadline, verified against the hashes in the key record. With the
 * last required share the opening becomes a job that needs no further person.
 */
export async function releaseOwn(
  tx: Tx,
  actor: Actor,
  { projectId, shares }: Input<typeof contract.releaseShares>,
): Promise<string> {
  const { project, round, record, place } = await lockOpening(tx, actor, projectId)
  const { opener: own } = place
  if (project.state !== '6' || !awaitsOpening(round) || (await databaseTime(tx)) < round.quote_end_at)
    refuse('opening.notDue')
  const given = shares.map((share): Share => ({ ...share, opener: own }))
  if (completeOpeners(record, given).length === 0 || given.length !== record.halves.length) refuse('opening.wrongShare')
  for (const share of given) checkOwn(record, share)
  for (const share of given) {
    const { maker, opener } = share
    await setReleased(tx, { projectId, round: round.round, maker, opener, released: releasedOf(share) })
  }
  await setRoundStatus(tx, round, 'opening')
  const data = { round: round.round, opener: own }
  await publish(tx, actor, { name: 'sealedRound.shareReleased', id: projectId, data })
  const opening = { projectId, round: round.round }
  if (isEnough(record, releasedIn(await findShares(tx, projectId, round.round))))
    await addJob(tx, openingJob, opening, { key: openingKey(opening) })
  return projectId
}

function checkOwn(record: KeyRecord, share: Share): void {
  try {
    checkShare(record, share)
  } catch (error) {
    if (error instanceof SealingError) refuse('opening.wrongShare', { maker: share.maker })
    throw error
  }
}

/** Countersigns the opening after the opener's browser has reproduced it. */
export async function countersign(
  tx: Tx,
  actor: Actor,
  { projectId, sig }: Input<typeof contract.countersignOpening>,
): Promise<string> {
  const { round, record, place } = await lockOpening(tx, actor, projectId)
  const opening = (await findOpeningRow(tx, projectId, round.round)) ?? refuse('seal.notOpened')
  const { opener: own, signing } = place
  const stated = JSON.parse(opening.record) as OpeningRecord
  if (!isCountersigned(record.suite, signing, stated, sig)) refuse('seal.badSignature')
  if (opening.signatures.some(({ opener }) => opener === own)) return projectId
  await setSignatures(tx, round, [...opening.signatures, { opener: own, sig }])
  const data = { round: round.round, opener: own }
  await publish(tx, actor, { name: 'sealedRound.countersigned', id: projectId, data })
  return projectId
}

/** Locks the project, then its last round, for a holder of a place: an opener or substitute. */
async function lockOpening(tx: Tx, actor: Actor, projectId: string) {
  const project = await projects.lock(tx, projectId)
  const round = isOpener(project, actor) ? await lockRound(tx, projectId) : undefined
  const place = round && placeHeldBy(await findPlaces(tx, round), actor.personId)
  return round && place ? { project, round, record: recordOf(round), place } : refuse('thing.notFound')
}
