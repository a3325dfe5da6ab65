import { caseCount } from '#contract/kit/case/count.ts'

export const countWaitingQualifications = caseCount({
  path: '/orderrest/api/onboarding/qualifications',
  manage: 'qualification.manage',
  plural: 'qualifications',
})
