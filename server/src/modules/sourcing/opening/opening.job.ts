import { Id, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Job that opens a closed round: name and payload, for modules that add it. */
export const openingJob = {
  name: 'sourcing.openRound',
  payload: shape({ projectId: Id, round: Type.Integer() }),
} as const

/** Deduplication key: one pending opening for each round. */
export const openingKey = ({ projectId, round }: Static<(typeof openingJob)['payload']>): string =>
  `open ${projectId} ${round}`
