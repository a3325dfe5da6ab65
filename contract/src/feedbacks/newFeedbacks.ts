import { caseCount } from '#contract/kit/case/count.ts'

export const countNewFeedbacks = caseCount({
  path: '/sysrest/api/feedback',
  manage: 'feedback.manage',
  plural: 'feedback',
})
