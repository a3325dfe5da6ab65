import { OneOf, type Static } from './schema.ts'

/** Where a person logs in, and what kind of user they are: each account belongs to exactly one entrance. */
export const entrances = ['purchaser', 'supplier', 'operator', 'agency', 'expert', 'supervisor'] as const
export const Entrance = OneOf(entrances)
export type Entrance = Static<typeof Entrance>
