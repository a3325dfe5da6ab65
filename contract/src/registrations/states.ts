import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 01 draft, 02 in review, 03 approved, 04 refused. */
export const RegistrationStatus = OneOf(['01', '02', '03', '04'])
export type RegistrationStatus = Static<typeof RegistrationStatus>

export const RegistrationAction = OneOf(['submit', 'withdraw', 'approve', 'refuse'])
export type RegistrationAction = Static<typeof RegistrationAction>
