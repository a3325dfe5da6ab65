import { OneOf, type Static } from './schema.ts'

/** Entrance: a login page and its kind of user. Each account belongs to exactly one entrance. */
export const entrances = ['purchaser', 'supplier', 'operator', 'agency', 'expert', 'supervisor'] as const
export const Entrance = OneOf(entrances)
export type Entrance = Static<typeof Entrance>
