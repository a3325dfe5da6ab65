import { seesOf } from '#contract/sourcing/hall/visibility.ts'
import type { ProjectFact } from '#contract/sourcing/projectNotice.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type ProjectRow, projects } from '../projects/project.store.ts'
import { type SidedProject, viewerOf } from './visibility.rules.ts'

/**
 * Whether the policy shows the actor everybody's share of a fact, not only their own; after the opening, or once
 * scoring is closed, where it says so.
 */
export function showsAll(project: SidedProject, fact: ProjectFact, actor: Actor): boolean {
  const viewer = viewerOf({ project, isEnrolled: false }, actor)
  return ['yes', 'opened', 'scored'].includes(seesOf(fact, viewer, { expertsSeePrices: project.experts_see_prices }))
}

/** The project, for those to whom the policy shows this fact of it; for anybody else there is none. */
export async function findProjectShowing(sql: Db, actor: Actor, id: string, fact: ProjectFact): Promise<ProjectRow> {
  const project = await projects.find(sql, id)
  return showsAll(project, fact, actor) ? project : refuse('thing.notFound')
}
