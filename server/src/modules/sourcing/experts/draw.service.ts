import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/experts/draws.ts'
import { maxExperts } from '#contract/sourcing/projectDraft.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { drawCommitment } from '#sealing/draw/expertDraw.ts'
import { changeEvaluators, mayChangeEvaluators } from '../evaluation/evaluator.service.ts'
import { namesOf } from '../evaluators/evaluator.store.ts'
import { findStepped } from '../scores/sheet.store.ts'
import { lockProjectFor } from '../projects/project.access.service.ts'
import type { LockedProject, ProjectRow } from '../projects/project.store.ts'
import { suiteFor } from '../seal/suite.ts'
import { chosen, splitPool } from './drawing.ts'
import { draws, findDrawRows, isPrepared } from './draw.store.ts'
import { findPool } from './expert.store.ts'

/** Fixes the candidates of a draw and commits to its seed, which stays secret until the draw. */
export async function prepareDraw(
  tx: Tx,
  actor: Actor,
  { projectId, version, seats, categoryIds, replacedId, reason }: Input<typeof contract.prepareDraw>,
): Promise<string> {
  const project = await lockDrawable(tx, actor, projectId, version)
  const earlier = await findDrawRows(tx, projectId)
  if (earlier.some(isPrepared)) refuse('draw.open')
  const replacedName = replacedId === null ? '' : await memberOf(tx, project, replacedId)
  if (replacedId !== null && reason.trim() === '') refuse('draw.reasonMissing')
  const kept = project.expert_ids.filter((id) => id !== replacedId).length
  const wanted = replacedId === null ? seats : 1
  if (kept + wanted > maxExperts) refuse('draw.full', { max: maxExperts })
  const fields = categoryIds.length > 0 ? categoryIds : project.category_ids
  const { candidates, excluded } = splitPool(await findPool(tx, projectId, fields))
  if (candidates.length < wanted) refuse('draw.tooFew', { count: candidates.length, seats: wanted })
  const suite = await suiteFor(tx)
  const no = earlier.length + 1
  const seed = randomBytes(32).toString('hex')
  const commitment = drawCommitment({ suite, projectId, no }, seed)
  await draws.insert(tx, {
    project_id: projectId,
    no,
    suite,
    seats: wanted,
    category_ids: fields,
    reason: reason.trim(),
    replaced_id: replacedId,
    replaced_name: replacedName,
    candidates,
    excluded,
    seed,
    commitment,
    prepared_name: actor.userName,
    prepared_at: actor.now,
  })
  const data = { no, commitment, candidates: candidates.length, seats: wanted }
  await publish(
    tx,
    actor,
    newEvent('project.drawPrepared', { id: projectId, reason: reason.trim() || undefined, data }),
  )
  return projectId
}

/** Draws the experts by seed and contribution, and names them for the project. */
export async function performDraw(
  tx: Tx,
  actor: Actor,
  { projectId, version, drawId, contribution }: Input<typeof contract.performDraw>,
): Promise<string> {
  const project = await lockDrawable(tx, actor, projectId, version)
  const row = await lockPrepared(tx, projectId, drawId)
  const now = new Map((await findPool(tx, projectId, row.category_ids)).map(({ expertId, why }) => [expertId, why]))
  const since = new Map(
    row.candidates.flatMap(({ expertId }) => {
      // Who has left the pool is not in it any more.
      const found = now.get(expertId)
      const why = found === undefined ? 'account' : found
      return why === null ? [] : [[expertId, why] as const]
    }),
  )
  const origin = { suite: row.suite, projectId, no: row.no }
  const result = chosen(
    { ...origin, seats: row.seats, seed: row.seed, candidates: row.candidates },
    contribution,
    since,
  )
  if (result.chosen.length < row.seats) refuse('draw.tooFew', { count: result.chosen.length, seats: row.seats })
  await draws.set(tx, row, { ...result, contribution, chosen_name: actor.userName, chosen_at: actor.now })
  const kept = project.expert_ids.filter((id) => id !== row.replaced_id)
  await changeEvaluators(tx, actor, {
    id: projectId,
    version,
    expertIds: [...kept, ...result.chosen.map(({ userId }) => userId)],
    supervisorIds: [...project.supervisor_ids],
    reason: row.reason === '' ? `随机抽取（第 ${row.no} 次）` : row.reason,
  })
  const data = { no: row.no, contribution, seed: row.seed, added: result.chosen.map(({ name }) => name) }
  await publish(tx, actor, newEvent('project.expertsChosen', { id: projectId, data }))
  return projectId
}

/** Gives up a prepared draw with a reason. */
export async function voidDraw(
  tx: Tx,
  actor: Actor,
  { projectId, version, drawId, reason }: Input<typeof contract.voidDraw>,
): Promise<string> {
  const { project, party } = await lockProjectFor(tx, actor, projectId, version)
  if (party !== 'owner') refuse('project.notOwn')
  const row = await lockPrepared(tx, project.id, drawId)
  await draws.set(tx, row, { voided_name: actor.userName, voided_at: actor.now, void_reason: reason.trim() })
  const data = { no: row.no }
  await publish(tx, actor, newEvent('project.drawVoided', { id: projectId, reason: reason.trim(), data }))
  return projectId
}

/** Locks a project whose experts may be drawn now, by its department. */
async function lockDrawable(tx: Tx, actor: Actor, projectId: string, version: number): Promise<LockedProject> {
  const { project, party } = await lockProjectFor(tx, actor, projectId, version)
  if (party !== 'owner') refuse('project.notOwn')
  if (project.evaluation !== 'weighted') refuse('draw.notWeighted')
  if (!mayChangeEvaluators(project)) refuse('evaluation.locked')
  if (project.scoring_closed_at !== null) refuse('evaluation.closed')
  return project
}

async function lockPrepared(tx: Tx, projectId: string, drawId: string) {
  const row = await draws.lock(tx, drawId)
  if (row.project_id !== projectId) refuse('thing.notFound')
  return isPrepared(row) ? row : refuse('draw.none')
}

/** Name of an expert of the project, or of one who has declared a conflict of interest and was not replaced yet. */
async function memberOf(tx: Tx, project: ProjectRow, userId: string): Promise<string> {
  const stepped = (await findStepped(tx, project.id)).find(
    (each) => each.user_id === userId && each.status === 'conflict',
  )
  if (stepped) return stepped.name
  if (!project.expert_ids.includes(userId)) refuse('draw.notMember')
  return (await namesOf(tx, [userId]))[0]!.name
}
