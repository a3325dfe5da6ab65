import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that pays what a tenant owes, for its callers. */
export const paymentsJob = { name: 'demo.payments', payload: Type.Object({}) } as const

/** Pays the invoices of half a year in one transaction, like `demo.statements`, after which it runs. */
export const makePayments = job({
  ...paymentsJob,
  transaction: async (tx, _, context) => {
    const { createPastPayments } = await import('./pastPayments.ts')
    await createPastPayments(tx, context)
    const { createPastBills } = await import('./pastQuotas.ts')
    await createPastBills(tx, context)
    const { closePastMonths } = await import('./pastPeriods.ts')
    await closePastMonths(tx, context)
  },
})
