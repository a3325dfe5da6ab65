import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { runsProject } from '../projects/project.rules.ts'
import { type LockedProject, type ProjectRow, projects } from '../projects/project.store.ts'
import { findRound } from '../seal/round.store.ts'
import { findSheetOf, type SheetRow } from '../scores/sheet.store.ts'

/** Whether the quotes of the last round have been opened. */
export const isOpened = async (db: Db, { id }: Pick<ProjectRow, 'id'>): Promise<boolean> =>
  (await findRound(db, id))?.status === 'opened'

/**
 * Refuses scoring outside the period between opening and end of scoring (`evaluation.closed`, `evaluation.notOpen`).
 */
export async function refuseUnlessScoring(db: Db, project: ProjectRow): Promise<void> {
  if (project.scoring_closed_at !== null || ['7', '8', '9'].includes(project.state)) refuse('evaluation.closed')
  if (project.evaluation !== 'weighted' || project.state !== '6' || !(await isOpened(db, project)))
    refuse('evaluation.notOpen')
}

/** Refuses everyone but an expert of the project with `thing.notFound`. */
async function refuseOthers(db: Db, actor: Actor, project: ProjectRow): Promise<SheetRow | undefined> {
  if (project.state === '1' || !project.expert_ids.includes(actor.userId)) return refuse('thing.notFound')
  if (runsProject(project, actor)) return refuse('evaluation.ownProject', { names: actor.userName })
  return findSheetOf(db, project.id, actor.userId)
}

export async function findForExpert(db: Db, actor: Actor, projectId: string) {
  const project = await projects.find(db, projectId)
  return { project, sheet: await refuseOthers(db, actor, project) }
}

/** Locks the project for an expert: serialises submission, reopening and closing. */
export async function lockForExpert(
  tx: Tx,
  actor: Actor,
  projectId: string,
): Promise<{ readonly project: LockedProject; readonly sheet: SheetRow | undefined }> {
  const project = await projects.lock(tx, projectId)
  return { project, sheet: await refuseOthers(tx, actor, project) }
}
