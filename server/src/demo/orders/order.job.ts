import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that creates one order, for its callers. */
export const orderJob = {
  name: 'demo.order',
  payload: Type.Object({ isSmall: Type.Boolean(), place: Type.Integer({ minimum: 0 }) }),
} as const

/** Creates one order with its complete history in one transaction, like `demo.project`. */
export const makeOrder = job({
  ...orderJob,
  transaction: async (tx, chosen, context) => {
    const { createPastOrder } = await import('./pastOrder.ts')
    await createPastOrder(tx, context, chosen)
  },
})
