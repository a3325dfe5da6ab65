import { Type } from 'typebox'
import type { ServiceContext } from '#kit/appContext.ts'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that changes access, for its callers. */
export const accessJob = { name: 'demo.access', payload: Type.Object({}) } as const

/** Makes all changes of access of a tenant in one transaction, like `demo.project`. */
export const makeAccessChanges = (services: ServiceContext) =>
  job({
    ...accessJob,
    transaction: async (tx, _, context) => {
      const { changeAccess } = await import('./accessChanges.ts')
      await changeAccess(tx, context, services)
    },
  })
