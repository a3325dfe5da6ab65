import type { Draw, Draws } from '#contract/sourcing/experts/draws.ts'
import { maxExperts } from '#contract/sourcing/projectDraft.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { mayChangeEvaluators } from '../evaluation/evaluator.service.ts'
import { namesOf } from '../evaluators/evaluator.store.ts'
import { findStepped } from '../scores/sheet.store.ts'
import { findProjectFor } from '../projects/project.access.service.ts'
import { textOf } from '../projects/project.columns.ts'
import { type DrawRow, findDrawRows, isPrepared } from './draw.store.ts'

/** Draws of a project for its readers, but approvers; the seed of a draw is shown once it was used. */
export async function presentDraws(db: Db, actor: Actor, projectId: string): Promise<Draws> {
  const { project, party } = await findProjectFor(db, actor, projectId)
  if (party === 'approver' || party === 'agency') refuse('thing.notFound')
  const rows = await findDrawRows(db, projectId)
  const stepped = (await findStepped(db, projectId)).filter(({ status }) => status === 'conflict')
  const mayDraw =
    party === 'owner' &&
    project.state !== '1' &&
    project.evaluation === 'weighted' &&
    project.scoring_closed_at === null &&
    mayChangeEvaluators(project)
  return {
    projectId,
    version: project.version,
    draws: rows.map(presentDraw),
    seatsLeft: Math.max(0, maxExperts - project.expert_ids.length),
    experts: [
      ...(await namesOf(db, project.expert_ids)).map(({ id: userId, name }) => ({ userId, name })),
      ...stepped.map(({ user_id: userId, name }) => ({ userId, name })),
    ],
    can: mayDraw ? [rows.some(isPrepared) ? 'draw' : 'prepare'] : [],
  }
}

const presentDraw = (row: DrawRow): Draw => ({
  id: row.id,
  no: row.no,
  status: row.chosen_at !== null ? 'chosen' : row.voided_at !== null ? 'voided' : 'prepared',
  suite: row.suite,
  seats: row.seats,
  reason: row.reason,
  replacedName: row.replaced_name,
  candidates: row.candidates,
  excluded: row.excluded,
  commitment: row.commitment,
  preparedBy: row.prepared_name,
  preparedAt: row.prepared_at.toISOString(),
  seed: row.chosen_at === null ? null : row.seed,
  contribution: row.contribution,
  dropped: row.dropped,
  chosen: row.chosen,
  chosenBy: row.chosen_name,
  chosenAt: textOf(row.chosen_at),
  voidedBy: row.voided_name,
  voidedAt: textOf(row.voided_at),
  voidReason: row.void_reason,
})
