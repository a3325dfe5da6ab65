import { Type } from 'typebox'

/** Name and payload of the job that asks the tax bureau about an invoice. */
export const verifyJob = { name: 'invoices.verify', payload: Type.Object({ id: Type.String() }) } as const
