import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'
import type { Seals } from '#modules/sourcing/index.ts'

/** Lets one supplier of the demo bid in the auction that runs. */
export const demoBidJob = {
  name: 'demo.auctionBid',
  payload: Type.Object({ projectId: Type.String(), turn: Type.Integer({ minimum: 0 }) }),
} as const

export const makeDemoBid = (seals: Seals) =>
  job({
    ...demoBidJob,
    transaction: async (tx, given, { tenantId }) => {
      const { bidForDemo } = await import('./demoBid.ts')
      await bidForDemo(tx, tenantId, given, seals)
    },
  })
