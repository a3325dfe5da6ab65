import { OneOf, type Static } from './schema.ts'

/** Availability of a record that is disabled and enabled again, but never deleted (soft delete). */
export const Availability = OneOf(['active', 'disabled'])
export type Availability = Static<typeof Availability>

/** Texts of the availability in exports and refusals; a test compares them with those of the pages. */
export const availabilityWords = { active: ['启用', 'Active'], disabled: ['停用', 'Disabled'] } as const

export const availabilityOf = ({ disabled }: { readonly disabled: boolean }): Availability =>
  disabled ? 'disabled' : 'active'
