import { caseCount } from '#contract/kit/case/count.ts'

export const countNewSignals = caseCount({
  path: '/sysrest/api/signalCases',
  manage: 'signal.read',
  plural: 'signals',
})
