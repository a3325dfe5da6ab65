import { dayOf } from '#contract/kit/calendar.ts'
import {
  expiringDays,
  mostQualifiedYears,
  type QualificationAction,
  type QualificationState,
  type QualificationStatus,
  qualificationStatusNames,
} from '#contract/onboarding/qualifications.ts'
import { daysLeftOf } from '#contract/suppliers/certificates.ts'
import type { Actor } from '#kit/actor.ts'
import { caseFlow } from '#kit/case/case.rules.ts'

const needs = 'qualification.manage'

/** Flow of a qualification: the supplier submits, somebody reviews, somebody else decides (`isOwnReview`). */
export const qualificationFlow = caseFlow<QualificationStatus, QualificationAction>(
  {
    submit: { from: ['01'], to: '02', needs: 'owner' },
    withdraw: { from: ['02'], to: '01', needs: 'owner' },
    sendBack: { from: ['02'], to: '01', needs },
    review: { from: ['02'], to: '03', needs },
    reopen: { from: ['03'], to: '02', needs },
    qualify: { from: ['03'], to: '04', needs },
    condition: { from: ['03'], to: '05', needs },
    disqualify: { from: ['03'], to: '06', needs },
    cancel: { from: ['01', '02'], to: '07', needs },
  },
  qualificationStatusNames,
)

const decisions: readonly string[] = ['qualify', 'condition', 'disqualify']
export const isDecision = (action: string): boolean => decisions.includes(action)

/** Whether the person has reviewed it, and so does not decide it. */
export const isOwnReview = (
  { reviewer_person_id: reviewer }: { readonly reviewer_person_id: string | null },
  { personId }: Pick<Actor, 'personId'>,
): boolean => reviewer === personId

/** Whether a last day is neither past nor too far ahead. */
export function isGoodLastDay(validTo: string, now: Date): boolean {
  const latest = dayOf(new Date(now.getTime() + mostQualifiedYears * 366 * 86_400_000))
  return validTo >= dayOf(now) && validTo <= latest
}

/** What a decided qualification is worth on a day. */
export function stateOf({ valid_to: validTo }: { readonly valid_to: string | null }, now: Date): QualificationState {
  if (validTo === null) return 'none'
  const left = daysLeftOf(validTo, dayOf(now)) ?? 0
  if (left < 0) return 'expired'
  return left <= expiringDays ? 'expiring' : 'valid'
}
