import { expect, test } from 'vitest'
import * as contract from '#contract/tenancy/loginSettings.ts'
import * as loginSettingsRoutes from '#contract/tenancy/loginSettingsRoutes.ts'
import { ask, aTenant, refusalOf } from '#test/app.ts'
import { anOperator, save, storedSettingsOf } from '#test/loginSettings.ts'

test('login settings: numbers have bounds, and the refusal names setting and bound', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const numbers = Object.entries(contract.defaultLoginSettings).filter(([, usual]) => typeof usual === 'number')
  expect(numbers).toHaveLength(8)
  for (const [name] of numbers) {
    const { minimum = 0, maximum = 0 } = contract.limitsOf(name as keyof contract.LoginSettings)
    const sent = { version: 1, ...contract.defaultLoginSettings }
    for (const [wrong, bound] of [
      [minimum - 1, minimum],
      [maximum + 1, maximum],
    ] as const) {
      const answer = await ask(operator, loginSettingsRoutes.saveLoginSettings, { ...sent, [name]: wrong })
      const { code, message, data } = answer.json<{ code: number; message: string; data: { field: string } }>()
      const sentence = expect.stringMatching(new RegExp(`不能(小于|大于) ${bound}$`))
      expect([data.field, code, message]).toEqual([name, 1000, sentence])
    }
    for (const wrong of [minimum + 0.5, String(minimum), null, '1e3'])
      expect(
        (await ask(operator, loginSettingsRoutes.saveLoginSettings, { ...sent, [name]: wrong })).json(),
      ).toMatchObject({
        code: 1000,
      })
  }
  for (const [name] of numbers) {
    const { minimum, maximum } = contract.limitsOf(name as keyof contract.LoginSettings)
    for (const value of [minimum, maximum]) {
      const { settings } = await save(operator, { passwordLength: 8, passwordMax: 64, [name]: value })
      expect(settings).toMatchObject({ [name]: value })
    }
  }
})

test('login settings: unknown options, empty values and unsafe URLs are refused', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const driver = { caCode: '', caName: 'CA', downloadUrl: '/driver' }
  const before = await storedSettingsOf(tenant)
  for (const wrong of [
    { accountLogin: '1' },
    { accountLoginValidType: '3' },
    { loginCipher: 'SM2' },
    { smsLoginBy: 'mail' },
    { secondFactor: '' },
    { oneSession: null },
    ...['PUR_LOGIN_URL', 'SUP_LOGIN_URL', 'userRegUrl'].flatMap((name) =>
      [
        'javascript:alert(1)',
        'data:text/html,x',
        '//evil.example',
        '/\\evil.example',
        '/.//evil.example',
        '/\t/evil.example',
        'login',
        'ftp://files.example',
        'https://baicai@evil.example/',
        'https://',
        'https:// evil.example',
        `/${'a'.repeat(500)}`,
      ].map((address) => ({ [name]: address })),
    ),
    { caInfos: [{ ...driver, downloadUrl: 'http://driver.example' }] },
    { caInfos: [{ ...driver, downloadUrl: '' }] },
    { caInfos: [{ ...driver, caName: '' }] },
    { caInfos: [driver, { ...driver, downloadUrl: 'https://a@driver.example' }] },
    { caInfos: Array.from({ length: 21 }, () => driver) },
    { loginButton: '1' },
  ])
    expect([wrong, await refusalOf(save(operator, wrong))]).toEqual([wrong, 'input.invalid'])
  const { accountLogin: _, ...rest } = contract.defaultLoginSettings
  expect((await ask(operator, loginSettingsRoutes.saveLoginSettings, { version: 1, ...rest })).json()).toMatchObject({
    code: 1000,
  })
  expect(await refusalOf(save(operator, { passwordLength: 20, passwordMax: 19 }))).toBe('loginSettings.lengths')
  expect(await storedSettingsOf(tenant)).toEqual(before)
})
