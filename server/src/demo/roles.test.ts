import { expect, test } from 'vitest'
import { isForTrials } from '#contract/login/trial.ts'
import { defaultLoginSettings } from '#contract/tenancy/loginSettings.ts'
import { demoRoles } from './roles.ts'

test('demo: the usual role of trial accounts is permitted for them', () => {
  const role = demoRoles.find(({ code }) => code === defaultLoginSettings.trialRole)
  expect(isForTrials(role!.permissions)).toBe(true)
})
