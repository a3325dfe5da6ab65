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
import { lockProjectFor, refuseUnlessManaging } from '../../projects/project.access.service.ts'
import { type LockedProject, type ProjectRow, projects } from '../../projects/project.store.ts'
import { isOpener } from '../access.service.ts'
import { type Joined, KeeperRefusal } from '../keeper/keeper.ts'
import type { Seals } from '../seals.ts'
import { dutyOf, isHalfOf, type Keying } from '#sealing/ceremony/keying.ts'
import { type CeremonyRow, findCeremonyRows, putCeremony, removeCeremonies } from './ceremony.store.ts'
import { plansOf, platformOpener } from './plan.service.ts'

export const keyingOf = (row: CeremonyRow): Keying => ({ ...row, plan: JSON.parse(row.plan) as Plan })
export const sharesIn = ({ halves }: Pick<CeremonyRow, 'halves'>) =>
  halves.flatMap(({ half, shares }) => shares.map((share) => ({ maker: half.maker, ...share })))

type SentHalf = Input<typeof contract.createKeyHalf>['rounds'][number]

/**
 * Stores one maker's halves, one for each round. The last ones complete the records, and the keeper checks its shares.
 */
export async function createHalf(
  tx: Tx,
  actor: Actor,
  { projectId, rounds }: Input<typeof contract.createKeyHalf>,
  seals: Seals,
): Promise<string> {
  const project = await lockKeying(tx, actor, projectId)
  const plans = await plansOf(tx, actor.tenantId, project, seals.keeper)
  if (!plans || plans.length !== rounds.length) return refuse('ceremony.outdated')
  const rows = await findCeremonyRows(tx, projectId)
  for (const [at, plan] of plans.entries()) {
    const known = rows.find(({ round }) => round === plan.round)
    await addHalf(tx, actor, project, { plan, known, sent: rounds[at]! }, seals)
  }
  await publish(tx, actor, {
    name: 'sealedRound.halfMade',
    id: projectId,
    data: { round: 1, opener: actor.personId },
  })
  return projectId
}

interface OfRound {
  readonly plan: Plan
  readonly known: CeremonyRow | undefined
  readonly sent: SentHalf
}
async function addHalf(
  tx: Tx,
  { personId }: Actor,
  project: LockedProject,
  { plan, known, sent: { plan: seen, made } }: OfRound,
  seals: Seals,
): Promise<void> {
  if (canonicalText(plan) !== seen) refuse('ceremony.outdated')
  const row = known?.plan === seen ? known : emptyRow(project.id, plan.round, seen)
  if (dutyOf(keyingOf(row), personId) !== 'makeHalf') refuse('ceremony.notDue')
  if (!isHalfOf(plan, personId, made)) refuse('ceremony.badHalf')
  const halves = [...row.halves, made]
  const record = plannedRecord(
    plan,
    halves.map(({ half }) => half),
  )
  if (record && keyRecordViolations(record).length > 0) refuse('ceremony.badHalf')
  const next = { ...row, halves, key_record: record ? canonicalText(record) : null }
  const joined = record ? await joinKeeper(project.quote_end_at!, next, seals).catch(notYet) : undefined
  const confirmations = joined ? [{ opener: platformOpener, sig: joined.confirmation }] : []
  await putCeremony(tx, { ...next, confirmations })
}

const emptyRow = (projectId: string, round: number, plan: string): CeremonyRow => ({
  project_id: projectId,
  round,
  plan,
  halves: [],
  key_record: null,
  signatures: [],
  confirmations: [],
})

/** Ignores a refusal of the keeper here: the publication calls it again, so it must not block makers. */
function notYet(error: unknown): undefined {
  if (!(error instanceof KeeperRefusal)) throw error
}

/**
 * Keeper's confirmation and ticket; undefined if it holds no share. For a later round it receives the deadline when
 * that round begins, since nothing is sealed for its key before.
 */
export async function joinKeeper(
  quoteEndAt: Date,
  row: CeremonyRow,
  { keeper, platform }: Seals,
): Promise<Joined | undefined> {
  const record = JSON.parse(row.key_record!) as KeyRecord
  if (record.mode !== 'assisted') return undefined
  if (!keeper) throw new KeeperRefusal('away')
  const endAt = quoteEndAt.toISOString()
  const { publicKey: platformKey } = platform.signers[record.suite]
  return keeper.joinRound({ record, shares: sharesIn(row), endAt, platformKey })
}

type SentConfirmation = Input<typeof contract.confirmKey>['rounds'][number]

/** Confirms an opener's shares of all rounds; makers also sign the complete records. */
export async function confirmKey(
  tx: Tx,
  actor: Actor,
  { projectId, rounds }: Input<typeof contract.confirmKey>,
  seals: Seals,
): Promise<string> {
  const project = await lockKeying(tx, actor, projectId)
  const rows = await findCurrent(tx, actor.tenantId, project, seals)
  if (!rows || rows.length !== rounds.length) return refuse('ceremony.outdated')
  for (const [at, row] of rows.entries()) await addConfirmation(tx, actor, project, row, rounds[at]!, seals)
  await publish(tx, actor, {
    name: 'sealedRound.confirmed',
    id: projectId,
    data: { round: 1, opener: actor.personId },
  })
  return projectId
}

async function addConfirmation(
  tx: Tx,
  { personId }: Actor,
  project: LockedProject,
  row: CeremonyRow,
  { keyId, confirmation, signature }: SentConfirmation,
  seals: Seals,
): Promise<void> {
  if (row.key_record === null || dutyOf(keyingOf(row), personId) !== 'confirm') return refuse('ceremony.notDue')
  const record = JSON.parse(row.key_record) as KeyRecord
  if (keyIdOf(record) !== keyId) refuse('ceremony.outdated')
  const half = record.halves.find(({ maker }) => maker === personId)
  const isRecordSigned = half === undefined || isKeyRecordSigned(record, half, signature ?? '')
  if (!isRecordSigned || !isConfirmed(record, personId, confirmation)) refuse('seal.badSignature')
  // Retries the keeper, which may have been unavailable when the record was completed.
  const isJoined = row.confirmations.some(({ opener }) => opener === platformOpener)
  const joined = isJoined ? undefined : await joinKeeper(project.quote_end_at!, row, seals).catch(notYet)
  const ofPlatform = joined ? [{ opener: platformOpener, sig: joined.confirmation }] : []
  await putCeremony(tx, {
    ...row,
    signatures: half ? [...row.signatures, { maker: personId, sig: signature! }] : row.signatures,
    confirmations: [...row.confirmations, ...ofPlatform, { opener: personId, sig: confirmation }],
  })
}

/** Restarts key generation after an opener could not confirm a wrong half. */
export async function restartCeremony(
  tx: Tx,
  actor: Actor,
  { projectId, reason }: Input<typeof contract.restartCeremony>,
): Promise<string> {
  const { project, party } = await lockProjectFor(tx, actor, projectId)
  if (party !== 'owner') refuseUnlessManaging(project, 'opening', actor)
  if (project.state !== '3') refuse('ceremony.notDue')
  await removeCeremonies(tx, projectId)
  await publish(tx, actor, {
    name: 'sealedRound.restarted',
    id: projectId,
    reason: reason || undefined,
    data: { round: 1 },
  })
  return projectId
}

/**
 * Current keys of all rounds, if they match openers, keys, threshold, items and number of rounds; otherwise undefined.
 */
export async function findCurrent(
  tx: Tx,
  tenantId: string,
  project: ProjectRow,
  { keeper }: Seals,
): Promise<CeremonyRow[] | undefined> {
  const rows = await findCeremonyRows(tx, project.id)
  const plans = rows.length > 0 ? await plansOf(tx, tenantId, project, keeper) : undefined
  return plans && isOf(rows, plans) ? rows : undefined
}

/** Whether the keys match these plans exactly. */
export const isOf = (rows: readonly CeremonyRow[], plans: readonly Plan[]): boolean =>
  rows.length === plans.length && plans.every((plan, at) => rows[at]!.plan === canonicalText(plan))

/** Locks an approved, unpublished project for one of its openers during key generation. */
async function lockKeying(tx: Tx, actor: Actor, projectId: string): Promise<LockedProject> {
  const project = await projects.lock(tx, projectId)
  if (!isOpener(project, actor)) refuse('thing.notFound')
  return project.state === '3' && project.seal_mode !== 'automatic' ? project : refuse('ceremony.notDue')
}
