import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that scores the suppliers of a tenant, for its callers. */
export const scoresJob = { name: 'demo.scores', payload: Type.Object({}) } as const

/** Scores the suppliers of a year in one transaction, like `demo.statements`. */
export const makeScores = job({
  ...scoresJob,
  transaction: async (tx, _, context) => {
    const { createPastScores } = await import('./pastScores.ts')
    await createPastScores(tx, context)
  },
})
