import { Type } from 'typebox'

/** Name and payload of the job that tells the bank of a batch, or asks it about one. */
export const bankJob = { name: 'payments.bank', payload: Type.Object({ id: Type.String() }) } as const
