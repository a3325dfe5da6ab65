import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'
import type { Seals } from '#modules/sourcing/index.ts'

/** The job that makes one project of the demo: its name and what it carries, for those who add it. */
export const projectJob = {
  name: 'demo.project',
  payload: Type.Object({ isSmall: Type.Boolean(), place: Type.Integer({ minimum: 0 }) }),
} as const

/**
 * Makes one project with everything that has happened to it until now, in one transaction with the note that the job is
 * done: it is there whole and once, or not at all. Their code is loaded with its first project: an installation
 * without a demo never needs it.
 */
export const makeProject = (seals: Seals) =>
  job({
    ...projectJob,
    transaction: async (tx, chosen, context) => {
      const { createPastProject } = await import('./pastProject.ts')
      await createPastProject(tx, context, chosen, seals)
    },
  })
