import { caseCount } from '#contract/kit/case/count.ts'

export const countWaitingIncidents = caseCount({
  path: '/orderrest/api/onboarding/incidents',
  manage: 'incident.manage',
  plural: 'incidents',
})
