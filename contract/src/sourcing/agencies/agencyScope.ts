import type { StateNames } from '#contract/kit/refusals.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

/**
 * Parts of a project that a buyer can leave to an agency: writing the draft and submitting it, publishing and changing,
 * deciding on enrolments, answering questions, attending the opening and the auction, reading the comparison. Awards,
 * negotiations and the termination stay with the buyer.
 */
export const agencyScopes = ['author', 'publish', 'enrolment', 'questions', 'opening', 'comparison'] as const
export const AgencyScope = OneOf(agencyScopes)
export type AgencyScope = Static<typeof AgencyScope>

export const agencyScopeNames = {
  author: ['编制文件', 'Drafting'],
  publish: ['发布与变更', 'Publication and changes'],
  enrolment: ['报名审核', 'Enrolments'],
  questions: ['答疑', 'Questions'],
  opening: ['组织开标', 'Opening'],
  comparison: ['比价查看', 'Comparison'],
} as const satisfies StateNames<AgencyScope>
