import { Type } from 'typebox'

/** Name and payload of the job that tells the tax bureau of a red letter, or asks it. */
export const redFormJob = { name: 'settlement.redForm', payload: Type.Object({ id: Type.String() }) } as const
