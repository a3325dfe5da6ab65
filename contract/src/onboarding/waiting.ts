import { caseCount } from '#contract/kit/case/count.ts'

export const countWaitingApplications = caseCount({
  path: '/orderrest/api/onboarding/applications',
  manage: 'supplier.approve',
  plural: 'supplier applications',
})
export const countWaitingProfileChanges = caseCount({
  path: '/orderrest/api/onboarding/changes',
  manage: 'supplier.approve',
  plural: 'profile changes',
})
