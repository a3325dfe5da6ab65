import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'
import type { Seals } from '#modules/sourcing/index.ts'

/** Creates one auction of the demo: finished ones with their history, and one that begins soon. */
export const auctionDemoJob = {
  name: 'demo.auction',
  payload: Type.Object({ place: Type.Integer({ minimum: 0 }) }),
} as const

/** The code is loaded with the first auction, because installations without a demo never need it. */
export const makeAuction = (seals: Seals) =>
  job({
    ...auctionDemoJob,
    transaction: async (tx, { place }, context) => {
      const { createDemoAuction } = await import('./demoAuction.ts')
      await createDemoAuction(tx, context, place, seals)
    },
  })
