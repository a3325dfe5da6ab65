import type { OpeningRoom } from '#contract/sourcing/openingRoom.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { findDeadLetter } from '#kit/jobs/jobs.store.ts'
import { refuse } from '#kit/refusal.ts'
import { projects } from '../projects/project.store.ts'
import { findProjectForOpening } from '../seal/access.service.ts'
import { awaitsOpening, lockRound, type RoundRow } from '../seal/round.store.ts'
import { openingJob, openingKey } from './opening.job.ts'

/** Stalled opening: its job is a dead letter. */
export async function findStalled(db: Db, round: RoundRow): Promise<OpeningRoom['stalled']> {
  if (!awaitsOpening(round)) return null
  const letter = await findDeadLetter(db, openingJob, openingKey({ projectId: round.project_id, round: round.round }))
  return letter ? { attempts: letter.attempts, failedAt: letter.failed_at.toISOString() } : null
}

/** Retries a stalled opening: replaces the dead letter by a new job, which continues from stored results. */
export async function retryOpening(tx: Tx, actor: Actor, projectId: string): Promise<string> {
  await findProjectForOpening(tx, actor, projectId)
  await projects.lock(tx, projectId)
  const round = await lockRound(tx, projectId)
  if (!round || !(await findStalled(tx, round))) return refuse('opening.nothingToRetry')
  const opening = { projectId, round: round.round }
  await addJob(tx, openingJob, opening, { key: openingKey(opening) })
  await publish(tx, actor, { name: 'sealedRound.openingRetried', id: projectId, data: { round: round.round } })
  return projectId
}
