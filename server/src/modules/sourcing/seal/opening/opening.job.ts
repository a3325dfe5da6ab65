import { Id, shape, type Static, Type } from '#contract/kit/schema.ts'

/** The job that opens a closed round: its name and what it carries, for those who add it. */
export const openingJob = {
  name: 'sourcing.openRound',
  payload: shape({ projectId: Id, round: Type.Integer() }),
} as const

/** One opening waits at a time for each round. */
export const openingKey = ({ projectId, round }: Static<(typeof openingJob)['payload']>): string =>
  `open ${projectId} ${round}`
