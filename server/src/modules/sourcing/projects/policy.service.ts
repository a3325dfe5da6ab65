import { seesOf } from '#contract/sourcing/hall/visibility.ts'
import type { ProjectFact } from '#contract/sourcing/projectNotice.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type ProjectRow, projects } from './project.store.ts'
import { opennessOf, type SidedProject, viewerOf } from './visibility.rules.ts'

/**
 * Whether the visibility policy shows the actor a fact of all participants, not only their own; also if only after the
 * opening or the end of scoring.
 */
export function showsAll(project: SidedProject, fact: ProjectFact, actor: Actor): boolean {
  const viewer = viewerOf({ project, isEnrolled: false }, actor)
  return ['yes', 'opened', 'scored'].includes(seesOf(fact, viewer, opennessOf(project)))
}

/** Finds a project if the policy shows the actor this fact; otherwise refuses with `thing.notFound`. */
export async function findProjectShowing(db: Db, actor: Actor, id: string, fact: ProjectFact): Promise<ProjectRow> {
  const project = await projects.find(db, id)
  return showsAll(project, fact, actor) ? project : refuse('thing.notFound')
}
