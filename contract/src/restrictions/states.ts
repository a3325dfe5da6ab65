import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 01 in force, 02 lifted by an operator or an application, 03 expired. */
export const RestrictionStatus = OneOf(['01', '02', '03'])
export type RestrictionStatus = Static<typeof RestrictionStatus>
export const restrictionStatusNames = {
  '01': ['限制中', 'In force'],
  '02': ['已解除', 'Lifted'],
  '03': ['已到期', 'Ended'],
} as const satisfies StateNames<RestrictionStatus>
export const RestrictionAction = OneOf(['lift', 'end'])
export type RestrictionAction = Static<typeof RestrictionAction>

/** 01 draft, 02 in review, 03 granted, 04 refused. */
export const ApplicationStatus = OneOf(['01', '02', '03', '04'])
export type ApplicationStatus = Static<typeof ApplicationStatus>
export const applicationStatusNames = {
  '01': ['草稿', 'Draft'],
  '02': ['审核中', 'In review'],
  '03': ['已通过', 'Approved'],
  '04': ['已驳回', 'Rejected'],
} as const satisfies StateNames<ApplicationStatus>
export const ApplicationAction = OneOf(['submit', 'withdraw', 'grant', 'refuse'])
export type ApplicationAction = Static<typeof ApplicationAction>
