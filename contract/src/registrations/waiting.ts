import { caseCount } from '#contract/kit/case/count.ts'

export const countWaitingRegistrations = caseCount({
  path: '/sysrest/api/deptRegister',
  manage: 'registration.manage',
  plural: 'registrations',
})
