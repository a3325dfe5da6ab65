import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 01 draft, 02 in review, 03 approved, 04 refused. */
export const RegistrationStatus = OneOf(['01', '02', '03', '04'])
export type RegistrationStatus = Static<typeof RegistrationStatus>
export const registrationStatusNames = {
  '01': ['已撤回', 'Withdrawn'],
  '02': ['审核中', 'In review'],
  '03': ['已通过', 'Approved'],
  '04': ['已驳回', 'Rejected'],
} as const satisfies StateNames<RegistrationStatus>

export const RegistrationAction = OneOf(['submit', 'withdraw', 'approve', 'refuse'])
export type RegistrationAction = Static<typeof RegistrationAction>
