import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { takesPartInRunning } from '../projects/project.access.service.ts'
import { type ProjectRow, projects } from '../projects/project.store.ts'

/** Whether the actor is an opener of the project, or a substitute who has received shares. */
export const isOpener = (
  { opener_ids: openers, substitute_ids: substitutes }: Pick<ProjectRow, 'opener_ids' | 'substitute_ids'>,
  { personId }: Pick<Actor, 'personId'>,
): boolean => openers.includes(personId) || substitutes.includes(personId)

/** Project for users who run, approve or oversee it, agencies that attend its opening, and its openers. */
export async function findProjectForOpening(db: Db, actor: Actor, id: string): Promise<ProjectRow> {
  const project = await projects.find(db, id)
  if (isOpener(project, actor) || (await takesPartInRunning(db, actor, id, 'opening'))) return project
  return refuse('thing.notFound')
}
