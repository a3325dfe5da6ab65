import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that moves the stock of a tenant, for its callers. */
export const warehouseJob = { name: 'demo.warehouse', payload: Type.Object({}) } as const

/** Fills the warehouses of a tenant with a year of moves in one transaction, like `demo.plans`. */
export const moveStock = job({
  ...warehouseJob,
  transaction: async (tx, _, context) => {
    const { createPastMoves } = await import('./pastMoves.ts')
    await createPastMoves(tx, context)
  },
})

export const receiptsJob = { name: 'demo.warehouseReceipts', payload: Type.Object({}) } as const

/** Puts away what the orders of the past have brought, but the last days. */
export const putReceiptsAway = job({
  ...receiptsJob,
  transaction: async (tx, _, context) => {
    const { putPastReceiptsAway } = await import('./pastMoves.ts')
    await putPastReceiptsAway(tx, context)
  },
})
