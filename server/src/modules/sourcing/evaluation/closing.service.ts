import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/evaluation/evaluation.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { lockProjectFor } from '../projects/project.access.service.ts'
import { databaseTime, type LockedProject, projects } from '../projects/project.store.ts'
import { refuseUnlessScoring } from './scoring.access.service.ts'
import { findCounted, findSheetOf, findStepped, sheets } from '../scores/sheet.store.ts'

/** Closes scoring: scores become visible and final. */
async function close(tx: Tx, actor: Actor, project: LockedProject, experts: number, reason: string): Promise<void> {
  await projects.set(tx, project, {
    scoring_closed_at: await databaseTime(tx),
    scoring_closed_reason: reason,
    updated_at: actor.now,
  })
  const { id } = project
  await publish(tx, actor, newEvent('project.scoringClosed', { id, reason: reason || undefined, data: { experts } }))
}

/** Closes scoring with the last submission, unless an expert with a conflict of interest has not been replaced yet. */
export async function closeIfComplete(tx: Tx, actor: Actor, project: LockedProject): Promise<void> {
  const { expert_ids: ids } = project
  const counted = await findCounted(tx, project.id, ids)
  const isVacant = (await findStepped(tx, project.id)).some(({ status }) => status === 'conflict')
  if (ids.length > 0 && counted.length === ids.length && !isVacant) await close(tx, actor, project, counted.length, '')
}

/** Closes scoring early by the owner, with a reason. */
export async function closeScoring(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.closeScoring>,
): Promise<string> {
  const project = await lockOwned(tx, actor, id, version)
  if (reason.trim() === '') refuse('evaluation.reasonMissing')
  const counted = await findCounted(tx, id, project.expert_ids)
  if (counted.length === 0) refuse('evaluation.noScores')
  await close(tx, actor, project, counted.length, reason.trim())
  return id
}

/** Reopens submitted scores for their expert; the submission stays on record. */
export async function reopenScores(
  tx: Tx,
  actor: Actor,
  { id, version, userId, reason }: Input<typeof contract.reopenScores>,
): Promise<string> {
  const project = await lockOwned(tx, actor, id, version)
  if (reason.trim() === '') refuse('evaluation.reasonMissing')
  const sheet = project.expert_ids.includes(userId) ? await findSheetOf(tx, id, userId) : undefined
  if (sheet?.status !== 'submitted') return refuse('evaluation.notSubmitted')
  const change = { status: 'waiting', submitted_at: null, reason: reason.trim() } as const
  await sheets.set(tx, await sheets.lock(tx, sheet.id), change)
  const data = { userId, name: sheet.name, no: sheet.submissions }
  await publish(tx, actor, newEvent('project.scoresReopened', { id, reason: reason.trim(), data }))
  return id
}

async function lockOwned(tx: Tx, actor: Actor, id: string, version: number): Promise<LockedProject> {
  const { project, party } = await lockProjectFor(tx, actor, id, version)
  if (party !== 'owner') refuse('project.notOwn')
  await refuseUnlessScoring(tx, project)
  return project
}
