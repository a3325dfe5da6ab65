import { scoredCriteria, supplierTotals } from '#contract/sourcing/evaluation/scoring.ts'
import type { ExpertScores, ProjectScores } from '#contract/sourcing/evaluation/scoreShapes.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { Db } from '#kit/database/database.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { openedAt } from './opened.store.ts'
import { type CountedRow, findCounted } from './sheet.store.ts'

const expertOf = ({ no, user_id: userId, name, at, scores }: CountedRow): ExpertScores => ({
  no,
  userId,
  name,
  submittedAt: at.toISOString(),
  scores,
})

/** End of scoring: the last submission, the owner's closing, or the opening if nothing is scored by experts. */
export const scoringEnd = async (db: Db, project: ProjectRow): Promise<Date | null> =>
  scoredCriteria(project.criteria).length === 0 ? openedAt(db, project.id) : project.scoring_closed_at

/** Scores of a project. Undefined for everyone before scoring is closed, so that experts judge independently. */
export async function findScores(
  db: Db,
  project: ProjectRow,
  compared: Pick<Comparison, 'items' | 'quotes' | 'awardBy'>,
): Promise<ProjectScores | undefined> {
  const closedAt = project.evaluation === 'weighted' ? await scoringEnd(db, project) : null
  if (closedAt === null) return undefined
  const experts = (await findCounted(db, project.id, project.expert_ids)).map(expertOf)
  return {
    closedAt: closedAt.toISOString(),
    closedReason: project.scoring_closed_reason,
    experts,
    suppliers: supplierTotals(compared, project.criteria, experts),
  }
}
