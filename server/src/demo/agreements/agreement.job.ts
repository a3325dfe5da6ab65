import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that creates one agreement, for its callers. */
export const agreementJob = {
  name: 'demo.agreement',
  payload: Type.Object({ place: Type.Integer({ minimum: 0 }) }),
} as const

/** Creates one agreement with its history in one transaction, like `demo.order`. */
export const makeAgreement = job({
  ...agreementJob,
  transaction: async (tx, { place }, context) => {
    const { createPastAgreement } = await import('./agreement.ts')
    await createPastAgreement(tx, context, place)
  },
})
