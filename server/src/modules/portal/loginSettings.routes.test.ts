import { expect, test } from 'vitest'
import * as login from '#contract/login/login.ts'
import * as passwords from '#contract/login/passwords.ts'
import { getAllCaInfos } from '#contract/certificates/certificates.ts'
import * as contract from '#contract/tenancy/loginSettings.ts'
import * as loginSettingsRoutes from '#contract/tenancy/loginSettingsRoutes.ts'
import { getQRCodeServiceNo } from '#contract/login/qrLogin.ts'
import { checkEnable, queryByDomain, queryLoginUrl } from '#contract/tenancy/tenancy.ts'
import { qryConfByItemCode, setDepartmentConf } from '#contract/tenancy/configuration.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { anOperator, save } from '#test/loginSettings.ts'

test("login settings: unset values have defaults; pages and calls follow an operator's changes", async () => {
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
    passwordMax: 32,
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
  expect(await as(tenant, passwords.passwdStrategy, {})).toEqual({ enable: '1', length: 10, level: 3, max: 32 })
  expect(await as(tenant, getAllCaInfos, {})).toEqual(wanted.caInfos)
  expect((await as(tenant, qryConfByItemCode, { code: 'caReminder' })).val).toBe('1')
  expect(await as(tenant, getQRCodeServiceNo, {})).toMatchObject({ seconds: 90 })
})

test('login settings: settings of a department apply only to it', async () => {
  const [tenant, other] = [await aTenant({ isApply: '0' }), await aTenant()]
  const operator = await anOperator(tenant)
  const valueOf = async (dept?: string) =>
    (await as(tenant, qryConfByItemCode, { code: 'isApply', ...(dept === undefined ? {} : { dept_code: dept }) })).val
  const set = (val: string | null) => as(operator, setDepartmentConf, { code: 'isApply', dept_code: '001', val })
  await set('1')
  expect([await valueOf(), await valueOf('001'), await valueOf('002')]).toEqual(['0', '1', '0'])
  expect((await as(other, qryConfByItemCode, { code: 'isApply', dept_code: '001' })).val).toBe('1')
  await set('0')
  expect(await valueOf('001')).toBe('0')
  await set(null)
  expect(await valueOf('001')).toBe('0')
  const ann = await aPerson(tenant)
  const asAnn = as(ann, setDepartmentConf, { code: 'isApply', dept_code: '001', val: '1' })
  expect(await refusalOf(asAnn)).toBe('permission.denied')
})
