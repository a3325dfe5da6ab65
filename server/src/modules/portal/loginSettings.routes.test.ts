import { expect, test } from 'vitest'
import * as login from '#contract/login/login.ts'
import * as passwords from '#contract/login/passwords.ts'
import { getAllCaInfos } from '#contract/certificates/certificates.ts'
import * as contract from '#contract/tenancy/loginSettings.ts'
import * as loginSettingsRoutes from '#contract/tenancy/loginSettingsRoutes.ts'
import { getQRCodeServiceNo } from '#contract/login/qrLogin.ts'
import { checkEnable, queryByDomain, queryLoginUrl } from '#contract/tenancy/tenancy.ts'
import { qryConfByItemCode, setDepartmentConf } from '#contract/tenancy/configuration.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, ask, aTenant, database, Refused, refusalOf } from '#test/app.ts'
import { anOperator, save, keptOf, eventsOf } from '#test/loginSettings.ts'

test('login settings: a tenant that has set nothing has what is usual, and what its operator sets is what the pages and the calls go by', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const read = await as(operator, loginSettingsRoutes.getLoginSettings, {})
  expect(read).toMatchObject({ version: 1, settings: contract.defaultLoginSettings, canSendSms: true })
  const wanted: contract.LoginSettings = {
    accountLogin: true,
    smsLogin: true,
    caLogin: true,
    qrLogin: false,
    accountLoginValidType: '2',
    loginCipher: 'rsa',
    smsLoginBy: 'account',
    smsPerDay: 5,
    qrLoginSeconds: 90,
    caReminder: true,
    caInfos: [{ caCode: 'ca', caName: '百采测试 CA', downloadUrl: '/driver' }],
    PUR_LOGIN_URL: '/login',
    SUP_LOGIN_URL: 'https://suppliers.example.com/login',
    userRegUrl: '/register?from=login',
    isLoginHome: true,
    loginButton: true,
    isShowPwdErrInfo: true,
    isHideTopDept: true,
    passwordStrategy: true,
    passwordLength: 10,
    passwordMost: 32,
    passwordLevel: 3,
    secondFactor: 'required',
    oneSession: true,
    sessionIdleMinutes: 30,
    sessionHours: 8,
    isOpenTrial: false,
    trialDays: 7,
    trialRole: 'buyer',
  }
  const { settings, version } = await save(operator, wanted)
  expect([settings, version]).toEqual([wanted, 2])
  const shown = {
    smsLogin: '1',
    caLogin: '1',
    qrLogin: '0',
    accountLoginValidType: '2',
    smsLoginBy: 'account',
    userRegUrl: '/register?from=login',
  }
  expect(await as(tenant, queryByDomain, {})).toMatchObject(shown)
  expect(await as(tenant, checkEnable, {})).toMatchObject({
    portalSettingsInfo: shown,
    purLoginUrl: '/login',
    supLoginUrl: 'https://suppliers.example.com/login',
  })
  expect((await as(tenant, queryLoginUrl, { code: 'PUR_LOGIN_URL' })).data).toBe('/login')
  expect((await as(tenant, login.publicKey, {})).key).toMatch(/^rsa-/)
  expect(await as(tenant, passwords.passwdStrategy, {})).toEqual({ enable: '1', length: 10, level: 3, most: 32 })
  expect(await as(tenant, getAllCaInfos, {})).toEqual(wanted.caInfos)
  expect((await as(tenant, qryConfByItemCode, { code: 'caReminder' })).val).toBe('1')
  expect(await as(tenant, getQRCodeServiceNo, {})).toMatchObject({ seconds: 90 })
})

test('login settings: the entrances lead to this site’s own login until an operator says otherwise, and nowhere that people must not be sent to', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const codes = ['PUR_LOGIN_URL', 'SUP_LOGIN_URL'] as const
  const addresses = () =>
    Promise.all(
      codes.map(async (code) => {
        const answer = await as(tenant, queryLoginUrl, { code }).catch((error: unknown) => error)
        return answer instanceof Refused ? answer.message : (answer as { data: string }).data
      }),
    )
  const shown = async () => {
    const { purLoginUrl, supLoginUrl } = await as(tenant, checkEnable, {})
    return [purLoginUrl, supLoginUrl]
  }
  const own = ['/login', '/login?entrance=supplier']
  expect([await addresses(), await shown()]).toEqual([own, own])
  await save(operator, { PUR_LOGIN_URL: '', SUP_LOGIN_URL: '' })
  expect([await addresses(), await shown()]).toEqual([
    ['login.noPurchaserUrl', 'login.noSupplierUrl'],
    ['', ''],
  ])
  for (const evil of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://a@evil.example/',
    'https:evil',
  ]) {
    expect([evil, await refusalOf(save(operator, { PUR_LOGIN_URL: evil }))]).toEqual([evil, 'input.invalid'])
    await database.write(tenant.id, (tx) => storeSettings(tx, { PUR_LOGIN_URL: evil, SUP_LOGIN_URL: evil }))
    // What is no address at all is as if nothing were set.
    const isNone = evil !== 'https://a@evil.example/'
    const expected = isNone ? own : ['login.noPurchaserUrl', 'login.noSupplierUrl']
    expect([evil, await addresses()]).toEqual([evil, expected])
    expect((await as(tenant, qryConfByItemCode, { code: 'PUR_LOGIN_URL' })).val).toBe(isNone ? own[0] : '')
  }
})

test('login settings: what a department has set for itself counts for it, and for nobody else', async () => {
  const [tenant, other] = [await aTenant({ isApply: 'tenant' }), await aTenant()]
  const operator = await anOperator(tenant)
  const valueOf = async (dept?: string) =>
    (await as(tenant, qryConfByItemCode, { code: 'isApply', ...(dept === undefined ? {} : { dept_code: dept }) })).val
  const set = (val: string | null) => as(operator, setDepartmentConf, { code: 'isApply', dept_code: '001', val })
  await set('department')
  expect([await valueOf(), await valueOf('001'), await valueOf('002')]).toEqual(['tenant', 'department', 'tenant'])
  await set('')
  expect(await valueOf('001')).toBe('')
  expect((await as(other, qryConfByItemCode, { code: 'isApply', dept_code: '001' })).val).toBe('')
  await set(null)
  expect(await valueOf('001')).toBe('tenant')
  const ann = await aPerson(tenant)
  const asAnn = as(ann, setDepartmentConf, { code: 'isApply', dept_code: '001', val: 'mine' })
  expect(await refusalOf(asAnn)).toBe('permission.denied')
})

test('login settings: what has changed is in the audit trail, before and after, and nothing else is', async () => {
  const tenant = await aTenant({ orderTermDays: '45', webTitle: '采购平台', smsLogin: '1' })
  const operator = await anOperator(tenant)
  await save(operator, { smsLogin: false, passwordLength: 12 })
  await save(operator, {})
  expect(await eventsOf(tenant)).toEqual([
    {
      actor_id: operator.userId,
      data: {
        before: { smsLogin: '1', passwordLength: '8' },
        after: { smsLogin: '0', passwordLength: '12' },
      },
    },
  ])
  expect(await keptOf(tenant)).toEqual({
    tenant: [{ version: 2 }],
    configs: [
      { code: 'orderTermDays', val: '45' },
      { code: 'passwordLength', val: '12' },
      { code: 'smsLogin', val: '0' },
      { code: 'webTitle', val: '采购平台' },
    ],
  })
})

test('login settings: of two operators at once one is refused because the other has changed it', async () => {
  const tenant = await aTenant()
  const operators = await Promise.all(Array.from({ length: 8 }, () => anOperator(tenant)))
  const { version, settings } = await as(operators[0]!, loginSettingsRoutes.getLoginSettings, {})
  const outcomes = await Promise.all(
    operators.map((operator, index) =>
      refusalOf(as(operator, loginSettingsRoutes.saveLoginSettings, { version, ...settings, trialDays: 20 + index })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array.from({ length: 7 }, () => 'thing.stale')])
  expect(await eventsOf(tenant)).toHaveLength(1)
})

test('login settings: anyone who may not is refused, and another tenant’s operator changes nothing here', async () => {
  const [tenant, theirs] = [await aTenant({ sessionHours: '9' }), await aTenant()]
  const before = await keptOf(tenant)
  const nobody = await aPerson(tenant, { entrance: 'operator', permissions: ['sso.configure', 'org.manage'] })
  const change = { version: 1, ...contract.defaultLoginSettings, trialDays: 3 }
  expect(await refusalOf(as(nobody, loginSettingsRoutes.getLoginSettings, {}))).toBe('permission.denied')
  expect(await refusalOf(as(nobody, loginSettingsRoutes.saveLoginSettings, change))).toBe('permission.denied')
  const stranger = await anOperator(theirs)
  expect(await refusalOf(as({ ...stranger, host: tenant.host }, loginSettingsRoutes.saveLoginSettings, change))).toBe(
    'session.none',
  )
  const named = await ask(stranger, loginSettingsRoutes.saveLoginSettings, { ...change, tenantId: tenant.id })
  expect(named.json<{ code: number }>().code).toBe(1000)
  await as(stranger, loginSettingsRoutes.saveLoginSettings, change)
  expect(await keptOf(tenant)).toEqual(before)
})

test('login settings: every number is within its bounds, and the refusal names the setting and the bound', async () => {
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
      const { code, message } = answer.json<{ code: number; message: string }>()
      expect([name, code, message]).toEqual([name, 1000, expect.stringMatching(new RegExp(`${name}.* ${bound}$`))])
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
      const { settings } = await save(operator, { passwordLength: 8, passwordMost: 64, [name]: value })
      expect(settings).toMatchObject({ [name]: value })
    }
  }
})

test('login settings: what is none of the words, nothing, or no address that people may be sent to is refused', async () => {
  const tenant = await aTenant()
  const operator = await anOperator(tenant)
  const driver = { caCode: '', caName: 'CA', downloadUrl: '/driver' }
  const before = await keptOf(tenant)
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
  expect(await refusalOf(save(operator, { passwordLength: 20, passwordMost: 19 }))).toBe('loginSettings.lengths')
  expect(await keptOf(tenant)).toEqual(before)
})
