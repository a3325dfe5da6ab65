import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that fills the wallet and the points of a tenant, for its callers. */
export const walletsJob = { name: 'demo.wallets', payload: Type.Object({}) } as const

/** Tops up a wallet, spends of it, changes budgets and grants points in one transaction, like `demo.order`. */
export const makeWallets = job({
  ...walletsJob,
  transaction: async (tx, _, context) => {
    const { createPastMoney } = await import('./pastMoney.ts')
    await createPastMoney(tx, context)
  },
})
