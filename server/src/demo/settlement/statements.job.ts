import { Type } from 'typebox'
import { addJob, job } from '#kit/jobs/jobs.ts'
import { invoicesJob } from './invoices.job.ts'

/** Name and payload of the job that draws up the statements of a tenant, for its callers. */
export const statementsJob = { name: 'demo.statements', payload: Type.Object({}) } as const

/** Draws up the statements of a year in one transaction, like `demo.order`. */
export const makeStatements = job({
  ...statementsJob,
  transaction: async (tx, _, context) => {
    const { createPastStatements } = await import('./pastStatements.ts')
    await createPastStatements(tx, context)
    await addJob(tx, invoicesJob, {}, { key: 'invoices' })
  },
})
