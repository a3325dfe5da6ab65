import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'
import type { Seals } from '#modules/sourcing/index.ts'

/** Name and payload of the job that creates one project, for its callers. */
export const projectJob = {
  name: 'demo.project',
  payload: Type.Object({ isSmall: Type.Boolean(), place: Type.Integer({ minimum: 0 }) }),
} as const

/**
 * Creates one project with its complete history, in one transaction with the completion of the job: exactly once, or
 * not at all. The code is loaded with the first project, because installations without a demo never need it.
 */
export const makeProject = (seals: Seals) =>
  job({
    ...projectJob,
    transaction: async (tx, chosen, context) => {
      const { createPastProject } = await import('./pastProject.ts')
      await createPastProject(tx, context, chosen, seals)
    },
  })
