import type { EnrolmentStatus } from '#contract/sourcing/enrolments.ts'
import type { ProjectViewer } from '#contract/sourcing/projectNotice.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { isInvited } from './invited.store.ts'
import { type LockedProject, type ProjectRow, projects } from './project.store.ts'
import { viewerOf } from './visibility.rules.ts'

/** Viewers of a project for invited suppliers besides those suppliers. */
const insiders: ReadonlySet<ProjectViewer> = new Set(['owner', 'overseer', 'expert', 'supervisor', 'agency'])
/** Whether the project is published and visible to the actor. */
async function isPublishedFor(db: Db, actor: Actor, project: ProjectRow): Promise<boolean> {
  if (project.published_at === null) return false
  if (project.scope === 'open') return true
  if (actor.supplierId !== null) return isInvited(db, project.id, actor.supplierId)
  return insiders.has(viewerOf({ project, isEnrolled: false }, actor))
}

/** Published project visible to the actor; otherwise undefined. */
export async function publishedFor(db: Db, actor: Actor, id: string): Promise<ProjectRow | undefined> {
  const project = await projects.findIfThere(db, id)
  return project && (await isPublishedFor(db, actor, project)) ? project : undefined
}
export const findPublished = async (db: Db, actor: Actor, id: string): Promise<ProjectRow> =>
  (await publishedFor(db, actor, id)) ?? refuse('thing.notFound')

/** Locks a published project visible to the actor; otherwise refuses with `thing.notFound`. */
export async function lockPublished(tx: Tx, actor: Actor, id: string): Promise<LockedProject> {
  const project = await projects.lock(tx, id)
  return (await isPublishedFor(tx, actor, project)) ? project : refuse('thing.notFound')
}

/** Whether the actor's supplier participates: its enrolment has passed, or none is needed. */
export const takesPart = (
  project: ProjectRow,
  enrolment: { readonly status: EnrolmentStatus } | undefined,
  actor: Actor,
): boolean => actor.supplierId !== null && (project.audit === '2' || enrolment?.status === 'passed')
