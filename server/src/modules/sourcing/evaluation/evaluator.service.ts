import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/evaluation/evaluation.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { refuseWrongEvaluators } from '../evaluators/naming.service.ts'
import { lockProjectFor } from '../projects/project.access.service.ts'
import { type ProjectRow, projects } from '../projects/project.store.ts'
import { namesOf } from '../evaluators/evaluator.store.ts'
import { closeIfComplete } from './closing.service.ts'
import { isOpened } from './scoring.access.service.ts'
import { findStepped, setReplaced } from '../scores/sheet.store.ts'

/** States in which evaluators can change: not during an approval, and not after the decision. */
const changeable: ReadonlySet<ProjectRow['state']> = new Set(['1', '3', '4', '5', '10', '11', '6'])

/** Whether evaluators of the project may be named now. */
export const mayChangeEvaluators = ({ state, award_id: awardId }: Pick<ProjectRow, 'state' | 'award_id'>): boolean =>
  changeable.has(state) && awardId === null

/** Changes experts and supervisors. Requires a reason after the opening; refused after scoring has closed. */
export async function changeEvaluators(
  tx: Tx,
  actor: Actor,
  { id, version, reason, expertIds, supervisorIds }: Input<typeof contract.changeEvaluators>,
): Promise<string> {
  const { project, party } = await lockProjectFor(tx, actor, id, version)
  if (party !== 'owner') refuse('project.notOwn')
  if (!mayChangeEvaluators(project)) refuse('evaluation.locked')
  const before = [...project.expert_ids, ...project.supervisor_ids]
  const after = [...expertIds, ...supervisorIds]
  const isScoring = project.state === '6' && (await isOpened(tx, project))
  const hasOpened = isScoring || project.state === '10'
  const hasNewExperts = expertIds.join() !== project.expert_ids.join()
  if (project.scoring_closed_at !== null && hasNewExperts) refuse('evaluation.closed')
  if (project.evaluation !== 'weighted' && expertIds.length > 0) refuse('evaluation.locked')
  if (hasOpened && reason.trim() === '') refuse('evaluation.changeReason')
  const naming = { projectId: id, ownerId: project.owner_id, deptPath: project.dept_path }
  await refuseWrongEvaluators(tx, { expertIds, supervisorIds }, naming)
  const stepped = await findStepped(tx, id)
  if (expertIds.some((each) => stepped.some(({ user_id }) => user_id === each))) refuse('evaluation.ineligible')
  await projects.set(tx, project, {
    expert_ids: expertIds,
    supervisor_ids: supervisorIds,
    updated_at: actor.now,
  })
  const wordsOf = async (ids: readonly string[]) => (await namesOf(tx, ids)).map(({ name }) => name)
  await setReplaced(tx, { projectId: id })
  const data = {
    added: await wordsOf(after.filter((each) => !before.includes(each))),
    expertIds: expertIds.filter((each) => !project.expert_ids.includes(each)),
    removed: await wordsOf(before.filter((each) => !after.includes(each))),
  }
  await publish(tx, actor, newEvent('project.evaluatorsChanged', { id, reason: reason.trim() || undefined, data }))
  if (isScoring && project.scoring_closed_at === null) await closeIfComplete(tx, actor, await projects.lock(tx, id))
  return id
}
