import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { managesProject, overseesProject, scoresProject, supervisesProject } from '../projects/project.rules.ts'
import { type ProjectRow, projects } from '../projects/project.store.ts'
import { clarifications } from './clarification.store.ts'

/** Whether the actor leads the experts of the project: the first that was named. */
const leadsExperts = (project: ProjectRow, actor: Actor): boolean =>
  project.expert_ids[0] === actor.userId && scoresProject(project, actor)

/** Whether the actor asks bidders: its buyers, its agency within its scope, and the lead of its experts. */
export const asksBidders = (project: ProjectRow, actor: Actor): boolean =>
  managesProject(project, 'comparison', actor) || leadsExperts(project, actor)

/** Whether the actor reads all clarifications of a project; of suppliers none does. */
export const readsClarifications = (project: ProjectRow, actor: Actor): boolean =>
  actor.supplierId === null &&
  (asksBidders(project, actor) || overseesProject(project, actor) || supervisesProject(project, actor))

/** Project for a reader of its clarifications; otherwise `thing.notFound`. */
export async function findClarified(db: Db, actor: Actor, projectId: string): Promise<ProjectRow> {
  const project = await projects.find(db, projectId)
  return readsClarifications(project, actor) ? project : refuse('thing.notFound')
}

/** Whether the actor may read the files of a clarification: its own bidder, and the asking side. */
export async function seesClarification(db: Db, actor: Actor, id: string): Promise<boolean> {
  const row = await clarifications.findIfThere(db, id)
  if (!row) return false
  if (actor.supplierId !== null) return row.supplier_id === actor.supplierId
  return readsClarifications(await projects.find(db, row.project_id), actor)
}
