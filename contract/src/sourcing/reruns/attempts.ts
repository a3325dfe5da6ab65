import { Id, Instant, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ProjectEnding, ProjectState } from '../projectStates.ts'

/** Project of a chain of re-runs: the first one and those that repeated it after it had failed. */
export const ProjectAttempt = shape({
  id: Id,
  projectNo: Type.String(),
  attempt: Type.Integer({ description: '1 for the first project, 2 for its first re-run' }),
  state: ProjectState,
  ending: Maybe(ProjectEnding),
  reason: Type.String({ description: 'reason of the termination' }),
  endedAt: Maybe(Instant),
})
export type ProjectAttempt = Static<typeof ProjectAttempt>

/** Filter of lists by attempt: first projects, or re-runs. */
export const AttemptFilter = OneOf(['first', 'again'])
export type AttemptFilter = Static<typeof AttemptFilter>
