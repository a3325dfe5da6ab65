import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/** 01 new, 02 in contact, 03 converted to a regular account, 04 ended. */
export const TrialStatus = OneOf(['01', '02', '03', '04'])
export type TrialStatus = Static<typeof TrialStatus>
export const trialStatusNames = {
  '01': ['待联系', 'New'],
  '02': ['跟进中', 'In contact'],
  '03': ['已转正', 'Converted'],
  '04': ['已结束', 'Ended'],
} as const satisfies StateNames<TrialStatus>

export type TrialAction = 'take' | 'note' | 'extend' | 'convert' | 'end'
