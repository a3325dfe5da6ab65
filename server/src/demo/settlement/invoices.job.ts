import { Type } from 'typebox'
import type { Files } from '#kit/files/files.ts'
import { addJob, job } from '#kit/jobs/jobs.ts'
import { paymentsJob } from '../payments/payments.job.ts'

/** Name and payload of the job that invoices the statements of a tenant, for its callers. */
export const invoicesJob = { name: 'demo.invoices', payload: Type.Object({}) } as const

/** Invoices the confirmed statements in one transaction, like `demo.statements`, after which it runs. */
export const makeInvoices = (contents: Files) =>
  job({
    ...invoicesJob,
    transaction: async (tx, _, context) => {
      const { createPastInvoices } = await import('./pastInvoices.ts')
      await createPastInvoices(tx, context, contents)
      await addJob(tx, paymentsJob, {}, { key: 'payments' })
    },
  })
