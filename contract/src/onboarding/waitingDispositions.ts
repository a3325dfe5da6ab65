import { caseCount } from '#contract/kit/case/count.ts'

export const countWaitingDispositions = caseCount({
  path: '/orderrest/api/onboarding/dispositions',
  manage: 'supplier.restrict',
  plural: 'dispositions',
})
export const countWaitingRestores = caseCount({
  path: '/orderrest/api/onboarding/restore',
  manage: 'supplier.restrict',
  plural: 'requests to lift dispositions',
})
