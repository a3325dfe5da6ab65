import { expect, test } from 'vitest'
import { sessionLimits } from './session.rules.ts'

test.each([
  ['a tenant that has said nothing gets two hours and twelve', null, null, 120, 12],
  ['what a tenant says counts', '15', '8', 15, 8],
  ['no tenant can let a session live for ever', '999999', '999999', 1440, 168],
  ['nonsense counts as nothing said', 'soon', '-1', 120, 12],
  ['nor does an empty value end every session at once', '', '0', 120, 12],
] as const)('session rules: %s', (_, idle, hours, idleMinutes, maxHours) =>
  expect(sessionLimits(idle, hours)).toEqual({ idleMinutes, hours: maxHours }),
)
