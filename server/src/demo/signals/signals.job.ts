import { Type } from 'typebox'
import { job } from '#kit/jobs/jobs.ts'

/** Name and payload of the job that lets the rules examine the history of a tenant, for its callers. */
export const signalsJob = { name: 'demo.signals', payload: Type.Object({}) } as const

/** Examines the history in one transaction, and handles some of what the rules find. */
export const checkSignals = job({
  ...signalsJob,
  transaction: async (tx, _, context) => {
    const { handlePastSignals } = await import('./pastSignals.ts')
    await handlePastSignals(tx, context)
  },
})
