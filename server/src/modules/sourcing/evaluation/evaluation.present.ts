import { scoredCriteria } from '#contract/sourcing/evaluation/scoring.ts'
import type { Evaluation } from '#contract/sourcing/evaluation/evaluation.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { compareQuotes } from '../comparison/comparison.service.ts'
import { showsAll } from '../projects/policy.service.ts'
import { findProjectFor } from '../projects/project.access.service.ts'
import { isOutOfScope } from '../projects/project.rules.ts'
import { textOf } from '../projects/project.columns.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { namesOf } from '../evaluators/evaluator.store.ts'
import { openedAt } from '../scores/opened.store.ts'
import { findScores, scoringEnd } from '../scores/scores.service.ts'
import { findSheets } from '../scores/sheet.store.ts'

const day = 86_400_000
/** Due time of a project's scores. */
export const dueOf = (opened: Date | null, { scoring_days: days }: Pick<ProjectRow, 'scoring_days'>): Date | null =>
  opened && new Date(opened.getTime() + days * day)

/** Progress of scoring; scores only as far as the visibility policy allows. */
export async function presentEvaluation(db: Db, actor: Actor, projectId: string): Promise<Evaluation> {
  const { project, party } = await findProjectFor(db, actor, projectId)
  if (isOutOfScope(project, 'comparison', actor)) refuse('agency.outOfScope')
  const [rows, experts, supervisors, opened, closed] = [
    new Map((await findSheets(db, projectId)).map((row) => [row.user_id, row])),
    await namesOf(db, project.expert_ids),
    await namesOf(db, project.supervisor_ids),
    await openedAt(db, projectId),
    await scoringEnd(db, project),
  ]
  const sees = closed !== null && showsAll(project, 'scores', actor)
  return {
    projectId,
    version: project.version,
    experts: [
      ...experts.map(({ id, name }) => {
        const row = rows.get(id)
        const { status = 'waiting', reason = '' } = row ?? {}
        return { userId: id, name, status, submittedAt: textOf(row?.submitted_at ?? null), reason }
      }),
      ...[...rows.values()]
        .filter(({ status }) => status === 'conflict')
        .map(({ user_id: userId, name, status, reason }) => ({ userId, name, status, submittedAt: null, reason })),
    ],
    supervisors: supervisors.map(({ id, name }) => ({ userId: id, name })),
    openedAt: textOf(opened),
    dueAt: textOf(dueOf(opened, project)),
    closedAt: textOf(closed),
    criteria: project.criteria,
    scores: (sees ? await findScores(db, project, await compareQuotes(db, project)) : undefined) ?? null,
    can: party === 'owner' ? actionsOf(project, opened !== null, closed !== null) : [],
  }
}

function actionsOf(project: ProjectRow, opened: boolean, closed: boolean): Evaluation['can'] {
  const mayChange = ['1', '3', '4', '5', '10', '11', '6'].includes(project.state) && project.award_id === null
  const isScoring = project.state === '6' && opened && !closed && scoredCriteria(project.criteria).length > 0
  return [...(mayChange ? (['changeEvaluators'] as const) : []), ...(isScoring ? (['reopen', 'close'] as const) : [])]
}
