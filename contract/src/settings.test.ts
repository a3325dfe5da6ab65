import { expect, test } from 'vitest'
import { Format } from 'typebox/format'
import { Check } from 'typebox/value'
import { storedAs } from './kit/settings.ts'
import { registerFormats } from './kit/validators.ts'
import { effectiveSetting, isSettingCode, type SettingCode, settingGroups } from './settings.ts'
import { openConfigs } from './tenancy/configuration.ts'

registerFormats((name, test) => Format.Set(name, test))

const groups = Object.entries(settingGroups)

test.each(groups)('settings: defaults are valid values, in the group %s', (_, { schema, usual }) =>
  expect(Check(schema, usual)).toBe(true),
)

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
  ['orderAcceptHours', '0', 0],
  ['orderAcceptHours', 'soon', 72],
  ['orderTermDays', '-3', 30],
  ['orderTermDays', '0', 30],
  ['orderFreight', '12', '12'],
  ['orderFreight', 'free', '0.00'],
  ['orderFreightFreeFrom', '', ''],
  ['priceRiseReview', '7.5', '7.5'],
  ['priceRiseReview', '1e3', '10'],
  ['passwordStrategy', '0', false],
  ['passwordStrategy', 'false', true],
  ['oneSession', '1', true],
  ['oneSession', 'true', false],
  ['loginCipher', 'rsa', 'rsa'],
  ['loginCipher', 'RSA', 'sm2'],
  ['secondFactor', 'required', 'required'],
  ['secondFactor', 'always', 'optional'],
  ['PUR_LOGIN_URL', '/login', '/login'],
  ['SUP_LOGIN_URL', '', ''],
  ['webTitle', '', '企业采购'],
  ['trialRole', null, 'buyer'],
] as const)('settings: %s, stored as %s, is read as %s', (code, stored, value) =>
  expect(effectiveSetting(code, stored)).toBe(value),
)

test('settings: the service phone is a telephone number, but one stored before it had to be is read as it is', () => {
  const { schema, usual } = settingGroups.portal
  const isValid = (serviceTel: string) => Check(schema, { ...usual, serviceTel })
  for (const number of ['', '400-820-8820', '021-88886666-8001', '13812346207']) expect(isValid(number)).toBe(true)
  for (const number of ['12', '400-820-8820 转 2', '021 88886666']) {
    expect([number, isValid(number)]).toEqual([number, false])
    expect(effectiveSetting('serviceTel', number)).toBe(number)
  }
})

test('settings: invalid items of a list are ignored', () => {
  const good = { caCode: '', caName: 'CA', downloadUrl: '/driver' }
  const stored = JSON.stringify([good, null, 1, { ...good, downloadUrl: 'javascript:alert(1)' }])
  expect(effectiveSetting('caInfos', stored)).toEqual([good])
  for (const nonsense of ['', 'nothing', '{}', 'null']) expect(effectiveSetting('caInfos', nonsense)).toEqual([])
})

interface Facts {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
}

test('settings: a value is read as it was set', () => {
  const valuesOf = ({ type, enum: words, minimum, maximum }: Facts, usual: unknown): readonly unknown[] =>
    words ?? (type === 'boolean' ? [true, false] : type === 'integer' ? [minimum, maximum] : [usual])
  for (const [, { schema, usual }] of groups)
    for (const [code, own] of Object.entries(usual))
      for (const value of valuesOf((schema.properties as Record<string, Facts>)[code]!, own))
        expect([code, effectiveSetting(code as SettingCode, storedAs(value))]).toEqual([code, value])
})

test('settings: public settings are declared', () => {
  expect(openConfigs.filter((code) => !isSettingCode(code))).toEqual([])
  expect(isSettingCode('isNobodys')).toBe(false)
})
