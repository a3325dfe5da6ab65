import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/ceremony.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import { isConfirmed } from '#sealing/ceremony/confirm.ts'
import { isKeyRecordSigned, type KeyRecord, keyIdOf, keyRecordViolations } from '#sealing/ceremony/keyRecord.ts'
import { type Plan, plannedRecord } from '#sealing/ceremony/plan.ts'
import { lockProjectFor } from '../../projects/project.access.service.ts'
import { type LockedProject, type ProjectRow, projects } from '../../projects/project.store.ts'
import { isOpener } from '../access.service.ts'
import { type Joined, KeeperRefusal } from '../keeper/keeper.ts'
import type { Seals } from '../seals.ts'
import { dutyOf, isHalfOf, type Keying } from '#sealing/ceremony/keying.ts'
import { type CeremonyRow, findCeremonyRow, putCeremony, removeCeremony } from './ceremony.store.ts'
import { planOf, platformOpener } from './plan.service.ts'

/** The only round whose key is made before a publication. */
const round = 1

export const keyingOf = (row: CeremonyRow): Keying => ({ ...row, plan: JSON.parse(row.plan) as Plan })
export const sharesIn = ({ halves }: Pick<CeremonyRow, 'halves'>) =>
  halves.flatMap(({ half, shares }) => shares.map((share) => ({ maker: half.maker, ...share })))

/** Stores one maker's half. With the last one the record is complete, and the keeper looks at its own shares. */
export async function createHalf(
  tx: Tx,
  actor: Actor,
  { projectId, plan: seen, made }: Input<typeof contract.createKeyHalf>,
  seals: Seals,
): Promise<string> {
  const project = await lockKeying(tx, actor, projectId)
  const plan = await planOf(tx, actor.tenantId, project, seals.keeper)
  if (!plan || canonicalText(plan) !== seen) return refuse('ceremony.outdated')
  const { personId } = actor
  const known = await findCeremonyRow(tx, projectId, round)
  const row = known?.plan === seen ? known : emptyRow(projectId, seen)
  if (dutyOf(keyingOf(row), personId) !== 'makeHalf') refuse('ceremony.notDue')
  if (!isHalfOf(plan, personId, made)) refuse('ceremony.badHalf')
  const halves = [...row.halves, made]
  const record = plannedRecord(
    plan,
    halves.map(({ half }) => half),
  )
  if (record && keyRecordViolations(record).length > 0) refuse('ceremony.badHalf')
  const next = { ...row, halves, key_record: record ? canonicalText(record) : null }
  const joined = record ? await joinKeeper(project, next, seals).catch(notYet) : undefined
  const confirmations = joined ? [{ opener: platformOpener, sig: joined.confirmation }] : []
  await putCeremony(tx, { ...next, confirmations })
  await publish(tx, actor, { name: 'sealedRound.halfMade', id: projectId, data: { round, opener: personId } })
  return projectId
}

const emptyRow = (projectId: string, plan: string): CeremonyRow => ({
  project_id: projectId,
  round,
  plan,
  halves: [],
  key_record: null,
  signatures: [],
  confirmations: [],
})

/** The publication asks the keeper again: whatever it says now stops no maker. */
function notYet(error: unknown): undefined {
  if (!(error instanceof KeeperRefusal)) throw error
}

/** The keeper's confirmation and its note of the deadline; undefined where it holds no share. */
export async function joinKeeper(
  project: ProjectRow,
  row: CeremonyRow,
  { keeper, platform }: Seals,
): Promise<Joined | undefined> {
  const record = JSON.parse(row.key_record!) as KeyRecord
  if (record.mode !== 'assisted') return undefined
  if (!keeper) throw new KeeperRefusal('away')
  const endAt = project.quote_end_at!.toISOString()
  return keeper.joinRound({ record, shares: sharesIn(row), endAt, platformKey: platform.publicKey })
}

/** An opener has found its shares in order; a maker signs the record as a whole as well. */
export async function confirmKey(
  tx: Tx,
  actor: Actor,
  { projectId, keyId, confirmation, signature }: Input<typeof contract.confirmKey>,
  seals: Seals,
): Promise<string> {
  const project = await lockKeying(tx, actor, projectId)
  const row = (await findCurrent(tx, actor.tenantId, project, seals)) ?? refuse('ceremony.outdated')
  const { personId } = actor
  if (row.key_record === null || dutyOf(keyingOf(row), personId) !== 'confirm') return refuse('ceremony.notDue')
  const record = JSON.parse(row.key_record) as KeyRecord
  if (keyIdOf(record) !== keyId) refuse('ceremony.outdated')
  const half = record.halves.find(({ maker }) => maker === personId)
  const isRecordSigned = half === undefined || isKeyRecordSigned(record, half, signature ?? '')
  if (!isRecordSigned || !isConfirmed(record, personId, confirmation)) refuse('seal.badSignature')
  // The keeper may have been away when the record was completed.
  const isJoined = row.confirmations.some(({ opener }) => opener === platformOpener)
  const joined = isJoined ? undefined : await joinKeeper(project, row, seals).catch(notYet)
  const ofPlatform = joined ? [{ opener: platformOpener, sig: joined.confirmation }] : []
  await putCeremony(tx, {
    ...row,
    signatures: half ? [...row.signatures, { maker: personId, sig: signature! }] : row.signatures,
    confirmations: [...row.confirmations, ...ofPlatform, { opener: personId, sig: confirmation }],
  })
  await publish(tx, actor, { name: 'sealedRound.confirmed', id: projectId, data: { round, opener: personId } })
  return projectId
}

/** Forgets what was made, where a half turned out to be wrong: its openers cannot confirm it. */
export async function restartCeremony(
  tx: Tx,
  actor: Actor,
  { projectId, reason }: Input<typeof contract.restartCeremony>,
): Promise<string> {
  const { project, party } = await lockProjectFor(tx, actor, projectId)
  if (party !== 'owner') refuse('project.notOwn')
  if (project.state !== '3') refuse('ceremony.notDue')
  await removeCeremony(tx, projectId, round)
  await publish(tx, actor, {
    name: 'sealedRound.restarted',
    id: projectId,
    reason: reason || undefined,
    data: { round },
  })
  return projectId
}

/** What was made, as long as openers, their keys, the threshold and the items are what they were. */
export async function findCurrent(
  tx: Tx,
  tenantId: string,
  project: ProjectRow,
  { keeper }: Seals,
): Promise<CeremonyRow | undefined> {
  const row = await findCeremonyRow(tx, project.id, round)
  const plan = row && (await planOf(tx, tenantId, project, keeper))
  return plan && row.plan === canonicalText(plan) ? row : undefined
}

/** The project, locked, for one of its openers, while its key is made: it is approved and not published. */
async function lockKeying(tx: Tx, actor: Actor, projectId: string): Promise<LockedProject> {
  const project = await projects.lock(tx, projectId)
  if (!isOpener(project, actor)) refuse('thing.notFound')
  return project.state === '3' && project.seal_mode !== 'automatic' ? project : refuse('ceremony.notDue')
}
