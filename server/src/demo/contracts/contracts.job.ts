import { job } from '#kit/jobs/jobs.ts'
import { contractJob, contractStepJob } from './contractJobs.ts'

export const makeContract = job({
  ...contractJob,
  transaction: async (tx, payload, context) => {
    const { createPastContract } = await import('./contract.ts')
    await createPastContract(tx, context, payload)
  },
})
export const advanceContract = job({
  ...contractStepJob,
  transaction: async (tx, payload, context) => {
    const { advancePastContract } = await import('./contract.ts')
    await advancePastContract(tx, context, payload)
  },
})
