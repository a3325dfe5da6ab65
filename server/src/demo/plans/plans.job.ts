import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that creates the plans of a tenant, for its callers. */
export const plansJob = { name: 'demo.plans', payload: Type.Object({}) } as const

/** Creates the plan cycles of a tenant with their history in one transaction, like `demo.order`. */
export const makePlans = job({
  ...plansJob,
  transaction: async (tx, _, context) => {
    const { createPastPlans } = await import('./pastPlans.ts')
    await createPastPlans(tx, context)
  },
})
