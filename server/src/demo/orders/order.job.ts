import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** The job that makes one order of the demo: its name and what it carries, for those who add it. */
export const orderJob = {
  name: 'demo.order',
  payload: Type.Object({ isSmall: Type.Boolean(), place: Type.Integer({ minimum: 0 }) }),
} as const

/** Makes one order with all of its history in one transaction, as `demo.project` does for a project. */
export const makeOrder = job({
  ...orderJob,
  transaction: async (tx, chosen, context) => {
    const { createPastOrder } = await import('./pastOrder.ts')
    await createPastOrder(tx, context, chosen)
  },
})
