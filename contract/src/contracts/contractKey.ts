import { Id, Type } from '#contract/kit/schema.ts'

/** Contract with the version that was read. */
export const ofContract = { id: Id, version: Type.Integer() }
