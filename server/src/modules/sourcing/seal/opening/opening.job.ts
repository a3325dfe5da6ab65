import { Id, shape, Type } from '#contract/kit/schema.ts'

/** The job that opens a closed round: its name and what it carries, for those who add it. */
export const openingJob = {
  name: 'sourcing.openRound',
  payload: shape({ projectId: Id, round: Type.Integer() }),
} as const
