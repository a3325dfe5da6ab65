import { expect, test } from 'vitest'
import { totpCodeAt, newTotpSecret, totpStepOf, totpUriOf } from './totp.ts'

// RFC 6238, appendix B: secret '12345678901234567890'; the codes are the last six digits of those listed.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('TOTP: the code at second %i is that of the standard', (seconds, code) =>
  expect(totpCodeAt(secret, new Date(seconds * 1000))).toBe(code),
)

test('TOTP: a code is valid in its half minute and the adjacent ones', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const code = totpCodeAt(secret, at(3000))
  expect([2910, 2970, 3000, 3030, 3060].map((seconds) => totpStepOf(secret, code, at(seconds)))).toEqual([
    undefined,
    100,
    100,
    100,
    undefined,
  ])
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('TOTP: %j is no code', (code) =>
  expect(totpStepOf(secret, code, new Date())).toBeUndefined(),
)

test('TOTP: secrets are random, and apps can read their URL', () => {
  const mine = newTotpSecret()
  expect(mine).toMatch(/^[A-Z2-7]{32}$/)
  expect(mine).not.toBe(newTotpSecret())
  expect(totpUriOf(mine, '百采', 'ann')).toContain(`secret=${mine}`)
})
