import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that fills the lists of the mall, for its callers. */
export const mallJob = { name: 'demo.mall', payload: Type.Object({}) } as const

/** Creates cost centres, material codes and alerts of a tenant in one transaction, like `demo.order`. */
export const makeMall = job({
  ...mallJob,
  transaction: async (tx, _, context) => {
    const { createMall } = await import('./mall.ts')
    await createMall(tx, context)
  },
})
