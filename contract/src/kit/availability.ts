import { OneOf, type Static } from './schema.ts'

/** The state of what is disabled and enabled again, never deleted. */
export const Availability = OneOf(['active', 'disabled'])
export type Availability = Static<typeof Availability>

export const availabilityOf = ({ disabled }: { readonly disabled: boolean }): Availability =>
  disabled ? 'disabled' : 'active'
