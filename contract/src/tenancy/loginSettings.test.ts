import { expect, test } from 'vitest'
import { Check } from 'typebox/value'
import { storedAs, LoginSettings, limitsOf, parseSetting, defaultLoginSettings } from './loginSettings.ts'

test('login settings: what is usual could be set', () => expect(Check(LoginSettings, defaultLoginSettings)).toBe(true))

test.each([
  ['sessionHours', '8', 8],
  ['sessionHours', '7.6', 8],
  ['sessionHours', '999', 168],
  ['sessionIdleMinutes', '1', 5],
  ['sessionIdleMinutes', '-1', 120],
  ['sessionIdleMinutes', '', 120],
  ['sessionIdleMinutes', 'soon', 120],
  ['sessionIdleMinutes', undefined, 120],
  ['smsPerDay', 'Infinity', 10],
  ['passwordStrategy', '0', false],
  ['passwordStrategy', 'false', true],
  ['oneSession', '1', true],
  ['oneSession', 'true', false],
  ['loginCipher', 'rsa', 'rsa'],
  ['loginCipher', 'RSA', 'sm2'],
  ['secondFactor', 'required', 'required'],
  ['secondFactor', 'always', 'optional'],
  ['PUR_LOGIN_URL', '/login', '/login'],
  ['trialRole', null, 'buyer'],
] as const)('login settings: %s, kept as %s, is %s', (name, kept, value) =>
  expect(parseSetting(name, kept)).toBe(value),
)

test('login settings: what is set is read as it was set', () => {
  const { caInfos, ...settings } = defaultLoginSettings
  for (const name of Object.keys(settings) as (keyof typeof settings)[]) {
    const { type, enum: words, minimum = 0, maximum = 0 } = limitsOf(name)
    const values = words ?? (type === 'boolean' ? [true, false] : type === 'integer' ? [minimum, maximum] : ['/x'])
    for (const value of values) expect([name, parseSetting(name, storedAs(value))]).toEqual([name, value])
  }
  expect(JSON.parse(storedAs(caInfos))).toEqual(caInfos)
})
