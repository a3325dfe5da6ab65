import type { Input } from '#contract/kit/route.ts'
import { maxOpeners } from '#contract/sourcing/openers.ts'
import * as contract from '#contract/sourcing/seal/handOver.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { isHandedOver } from '#sealing/ceremony/handOver.ts'
import { keysFingerprint } from '#sealing/keys/fingerprint.ts'
import { databaseTime, projects } from '../../projects/project.store.ts'
import { isOpener } from '../access.service.ts'
import { bytesIn, hexOf } from '../entry.columns.ts'
import { presentOpener } from '../openers/opener.service.ts'
import { findActiveKeys, findDirectory, findPeopleWhoMayOpen } from '../openers/opener.store.ts'
import { findShares } from '../opening.store.ts'
import { recordOf } from '../round.service.ts'
import { awaitsOpening, findRound, lockRound, type RoundRow } from '../round.store.ts'
import { findHandOvers, findPeopleOfSuppliers, insertHandOver, setSealed } from './handOver.store.ts'
import { type Place, placeHeldBy, placesOf } from '#sealing/ceremony/places.ts'

/** Places of a round's key record with their current holders. */
export const findPlaces = async (db: Db, round: RoundRow): Promise<Place[]> =>
  placesOf(recordOf(round), await findHandOvers(db, round.project_id, round.round))

/** Whether the actor can hand over shares: a named opener, once, before releasing them; substitutes cannot. */
export const canHandOver = (round: Pick<RoundRow, 'status'>, mine: Place | undefined, hasReleased: boolean): boolean =>
  (round.status === 'open' || awaitsOpening(round)) && mine !== undefined && mine.holder === mine.opener && !hasReleased

/** People who may hold a share besides its current holders. */
async function fitOf(db: Db, places: readonly Place[], personIds: readonly string[]): Promise<Set<string>> {
  const taken = new Set(places.flatMap(({ opener, holder }) => [opener, holder]))
  const ofSuppliers = new Set(await findPeopleOfSuppliers(db, personIds))
  const able = await findPeopleWhoMayOpen(db, personIds)
  return new Set(able.filter((id) => !taken.has(id) && !ofSuppliers.has(id)))
}

/** Caller's encrypted shares, and possible substitutes from the directory. */
export async function presentSubstitutes(
  db: Db,
  actor: Actor,
  { projectId, keyword = '' }: Input<typeof contract.findSubstitutes>,
): Promise<contract.HandOverChoice> {
  const project = await projects.find(db, projectId)
  const round = isOpener(project, actor) ? await findRound(db, projectId) : undefined
  if (!round) return refuse('thing.notFound')
  const places = await findPlaces(db, round)
  const shares = (await findShares(db, projectId, round.round)).filter(({ opener }) => opener === actor.personId)
  const isReleased = shares.some(({ released }) => released !== null)
  if (!canHandOver(round, placeHeldBy(places, actor.personId), isReleased)) return refuse('handOver.notHeld')
  const listed = await findDirectory(db, keyword.trim(), true, maxOpeners)
  const fit = await fitOf(
    db,
    places,
    listed.map(({ person_id: id }) => id),
  )
  const substitutes = listed.filter(({ person_id: id }) => fit.has(id)).slice(0, contract.maxSubstitutes)
  return {
    keyRecord: round.key_record,
    shares: shares.map(({ maker, sealed }) => ({ maker, sealed: hexOf(sealed) })),
    substitutes: substitutes.map(presentOpener),
  }
}

/**
 * Transfers an opener's shares to a substitute, under the locks of share releases: either the opener releases them or
 * the substitute owns them. The substitute's keys come from the directory, signed by the opener.
 */
export async function handOver(
  tx: Tx,
  actor: Actor,
  { projectId, substituteId, shares, sig }: Input<typeof contract.handOverShares>,
): Promise<string> {
  const project = await projects.lock(tx, projectId)
  const round = isOpener(project, actor) ? await lockRound(tx, projectId) : undefined
  if (!round) return refuse('thing.notFound')
  const opener = actor.personId
  const record = recordOf(round)
  const places = await findPlaces(tx, round)
  const own = (await findShares(tx, projectId, round.round)).filter((share) => share.opener === opener)
  const isReleased = own.some(({ released }) => released !== null)
  if (project.state === '9' || !canHandOver(round, placeHeldBy(places, opener), isReleased)) refuse('handOver.notHeld')
  if (places.some((place) => place.opener === substituteId || place.holder === substituteId)) refuse('handOver.taken')
  const [key] = await findActiveKeys(tx, [substituteId])
  if (!key || !(await fitOf(tx, places, [substituteId])).has(substituteId)) return refuse('handOver.unfit')
  const { encryption, signing } = key.keys[round.suite]
  const statement = { opener, substitute: substituteId, encryption, signing, sig }
  if (!isHandedOver(record, statement)) refuse('seal.badSignature')
  const isWhole =
    shares.length === record.halves.length &&
    record.halves.every((half) => shares.some(({ maker }) => maker === half.maker))
  if (!isWhole) refuse('handOver.badShares')
  const resealed = shares.map(({ maker, sealed }) => ({ maker, sealed: bytesIn(sealed) }))
  await setSealed(tx, { projectId, round: round.round, opener, shares: resealed })
  await insertHandOver(tx, { project_id: projectId, round: round.round, ...statement })
  await projects.set(tx, project, {
    substitute_ids: [...new Set([...project.substitute_ids, substituteId])],
    updated_at: await databaseTime(tx),
  })
  const fingerprint = keysFingerprint(round.suite, { encryption, signing })
  const data = { round: round.round, opener, substitute: substituteId, fingerprint }
  await publish(tx, actor, { name: 'sealedRound.handedOver', id: projectId, data })
  return projectId
}
