import type { Openness } from '#contract/sourcing/hall/visibility.ts'
import type { ProjectViewer } from '#contract/sourcing/projectNotice.ts'
import type { ProjectState } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import {
  actsForAgency,
  overseesProject,
  type Represented,
  type Run,
  runsProject,
  scoresProject,
  supervisesProject,
} from './project.rules.ts'

/** Facts of a project that determine the actor's side. */
export interface SidedProject extends Represented, Run {
  readonly state: ProjectState
  readonly expert_ids: readonly string[]
  readonly supervisor_ids: readonly string[]
  readonly experts_see_prices: boolean
}
interface Sided {
  readonly project: SidedProject
  /** Whether the actor's supplier is enrolled, or does not need to be. */
  readonly isEnrolled: boolean
}

/** Side of the actor in a project. */
export function viewerOf({ project, isEnrolled }: Sided, actor: Actor): ProjectViewer {
  if (actor.supplierId !== null) return isEnrolled ? 'enrolled' : 'supplier'
  if (overseesProject(project, actor)) return 'overseer'
  if (runsProject(project, actor)) return 'owner'
  if (supervisesProject(project, actor)) return 'supervisor'
  if (scoresProject(project, actor)) return 'expert'
  if (actsForAgency(project, actor)) return 'agency'
  return actor.entrance === 'purchaser' ? 'department' : 'visitor'
}

/** Settings of a project that extend or limit what its viewers see. */
export const opennessOf = ({
  experts_see_prices: expertsSeePrices,
  agent_ids: agents,
  agency_scope: agencyScope,
}: Pick<SidedProject, 'experts_see_prices' | 'agent_ids' | 'agency_scope'>): Pick<
  Openness,
  'expertsSeePrices' | 'agencyScope'
> => ({ expertsSeePrices, ...(agents.length > 0 ? { agencyScope } : {}) })
