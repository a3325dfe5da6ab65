import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type Evaluators, wrongEvaluators } from './evaluator.rules.ts'
import { findEvaluatorFacts } from './evaluator.store.ts'

/** Facts of a project that determine who may be named; a new one has no id. */
interface Naming {
  readonly projectId?: string
  readonly ownerId: string
  readonly deptPath: readonly string[]
}

/** Refuses experts or supervisors who may not serve in this project. */
export async function refuseWrongEvaluators(db: Db, evaluators: Evaluators, naming: Naming): Promise<void> {
  const ids = [...evaluators.expertIds, ...evaluators.supervisorIds]
  if (ids.length === 0) return
  const wrong = wrongEvaluators(evaluators, await findEvaluatorFacts(db, ids, { projectId: '0', ...naming }))
  if (wrong) refuse(wrong.code, wrong.names === undefined ? {} : { names: wrong.names })
}

/** Evaluators who may serve in another project too, for its copy. */
export async function keptEvaluators(db: Db, evaluators: Evaluators, naming: Naming) {
  const ids = [...evaluators.expertIds, ...evaluators.supervisorIds]
  if (ids.length === 0) return { expertIds: [], supervisorIds: [] }
  const known = new Map(
    (await findEvaluatorFacts(db, ids, { projectId: '0', ...naming })).map((each) => [each.id, each]),
  )
  const may = (id: string, can: 'can_score' | 'can_supervise') => known.get(id)?.[can] === true && !known.get(id)!.runs
  return {
    expertIds: evaluators.expertIds.filter((id) => may(id, 'can_score')),
    supervisorIds: evaluators.supervisorIds.filter((id) => may(id, 'can_supervise')),
  }
}
