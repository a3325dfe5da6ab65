import { expect, test } from 'vitest'
import { isForTrials } from '#contract/login/trial.ts'
import { defaultLoginSettings } from '#contract/tenancy/loginSettings.ts'
import { demoRoles } from './roles.ts'

test('demo: the role that trials usually have is one that they may have', () => {
  const role = demoRoles.find(({ code }) => code === defaultLoginSettings.trialRole)
  expect(isForTrials(role!.permissions)).toBe(true)
})
