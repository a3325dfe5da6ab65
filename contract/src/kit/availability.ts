import type { StateNames } from './refusals.ts'
import { OneOf, type Static } from './schema.ts'

/** Availability of a record that is disabled and enabled again, but never deleted (soft delete). */
export const Availability = OneOf(['active', 'disabled'])
export type Availability = Static<typeof Availability>

export const availabilityNames = {
  active: ['启用', 'Active'],
  disabled: ['停用', 'Disabled'],
} as const satisfies StateNames<Availability>

export const availabilityOf = ({ disabled }: { readonly disabled: boolean }): Availability =>
  disabled ? 'disabled' : 'active'
