import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that creates one group purchase, for its callers. */
export const groupJob = {
  name: 'demo.group',
  payload: Type.Object({ place: Type.Integer({ minimum: 0 }) }),
} as const

/** Creates one group purchase with its orders in one transaction, like `demo.order`; it ends by the product's own job. */
export const makeGroup = job({
  ...groupJob,
  transaction: async (tx, { place }, context) => {
    const { createGroup } = await import('./group.ts')
    await createGroup(tx, context, place)
  },
})
