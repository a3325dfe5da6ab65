import type { ProjectViewer } from '#contract/sourcing/projectNotice.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import { overseesProjects, runsProject, scoresProject, supervisesProject } from '../projects/project.rules.ts'

/** A project as far as the side on which somebody stands depends on it. */
export interface SidedProject {
  readonly dept_path: readonly string[]
  readonly state: ProjectState
  readonly expert_ids: readonly string[]
  readonly supervisor_ids: readonly string[]
  readonly experts_see_prices: boolean
}
interface Sided {
  readonly project: SidedProject
  /** Whether the actor's supplier has been let in, or needs not be. */
  readonly isEnrolled: boolean
}

/** On which side of a project the actor stands. */
export function viewerOf({ project, isEnrolled }: Sided, actor: Actor): ProjectViewer {
  if (actor.supplierId !== null) return isEnrolled ? 'enrolled' : 'supplier'
  if (overseesProjects(actor)) return 'overseer'
  if (runsProject(project.dept_path, actor)) return 'owner'
  if (supervisesProject(project, actor)) return 'supervisor'
  if (scoresProject(project, actor)) return 'expert'
  return actor.entrance === 'purchaser' ? 'department' : 'visitor'
}
