import { caseCount } from '#contract/kit/case/count.ts'

export const countWaitingContests = caseCount({
  path: '/orderrest/api/onboarding/contests',
  manage: 'score.manage',
  plural: 'contests of scores',
})
