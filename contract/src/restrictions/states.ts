import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 01 in force, 02 lifted by an operator or an application, 03 expired. */
export const RestrictionStatus = OneOf(['01', '02', '03'])
export type RestrictionStatus = Static<typeof RestrictionStatus>
export const RestrictionAction = OneOf(['lift', 'end'])
export type RestrictionAction = Static<typeof RestrictionAction>

/** 01 draft, 02 in review, 03 granted, 04 refused. */
export const ApplicationStatus = OneOf(['01', '02', '03', '04'])
export type ApplicationStatus = Static<typeof ApplicationStatus>
export const ApplicationAction = OneOf(['submit', 'withdraw', 'grant', 'refuse'])
export type ApplicationAction = Static<typeof ApplicationAction>
