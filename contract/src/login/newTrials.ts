import { caseCount } from '#contract/kit/case/count.ts'

export const countNewTrials = caseCount({
  path: '/sysrest/trialAccountInformation',
  manage: 'trial.manage',
  plural: 'trials',
})
