import { expect, test } from 'vitest'
import { logout, qryUserRefDetail } from '#contract/identity/identity.ts'
import * as contract from '#contract/login/login.ts'
import { aPerson, as, aTenant, Refused, refusalOf } from '#test/app.ts'
import { loginForm } from '#test/login.ts'

test('login: log in, identify, log out', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, {
    password: 'Right@2026',
    permissions: ['goods.read', 'order.read'],
    name: '林知远',
  })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026', 'purchaser')

  expect(await as(tenant, contract.checkJobNoMobile, form)).toBe('jobNo')
  await as(tenant, contract.checkUserNumByMobileBeforeLogin, { ...form, skipVerifyCode: true })
  const { authToken, userName, permissionList } = await as(tenant, contract.login, form)
  expect({ userName, urls: permissionList.map(({ url }) => url) }).toEqual({
    userName: '林知远',
    urls: ['mall', 'workbench', 'orderManagement_list', 'myInvoice'],
  })

  const me = { host: tenant.host, token: authToken }
  expect((await as(me, qryUserRefDetail, {})).userInfo.userCode).toBe(ann.userCode)
  await as(me, logout, {})
  expect(await refusalOf(as(me, qryUserRefDetail, {}))).toBe('session.none')
})

test('login: a key is valid for one login, only with its own ciphertext', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026')
  await as(tenant, contract.checkUserNumByMobileBeforeLogin, form)
  const other = await loginForm(tenant.host, ann.userCode, 'Right@2026')
  expect(await refusalOf(as(tenant, contract.login, { ...form, passwd: other.passwd }))).toBe('login.keyGone')

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(as(tenant, contract.login, form))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'login.keyGone']))
})

test('login: a key requested with opUser is bound to that account; an undecodable header is ignored', async () => {
  const tenant = await aTenant()
  const [ann, ben] = [
    await aPerson(tenant, { password: 'Right@2026' }),
    await aPerson(tenant, { password: 'Right@2026' }),
  ]
  const logIn = async (opUser: string) => {
    const form = await loginForm(tenant.host, ann.userCode, 'Right@2026', undefined, { opUser })
    return refusalOf(as(tenant, contract.login, form))
  }
  expect(await logIn(encodeURIComponent(ann.userCode))).toBe('accepted')
  expect(await logIn(ben.userCode)).toBe('login.keyGone')
  expect(await logIn(encodeURIComponent('林知远'))).toBe('login.keyGone')
  for (const unread of ['', '%', '%E0%A4%A', '%20', 'a'.repeat(65), '%61'.repeat(300)])
    expect([unread, await logIn(unread)]).toEqual([unread, 'accepted'])
})

test('login: an account cannot log in at another entrance', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026', 'operator')
  expect(await refusalOf(as(tenant, contract.login, form))).toBe('login.wrongEntrance')
})

test('login: another tenant finds neither the account nor its session', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  const ann = await aPerson(ours, { password: 'Right@2026' })
  expect(await refusalOf(as(theirs, contract.login, await loginForm(theirs.host, ann.userCode, 'Right@2026')))).toBe(
    'login.wrong',
  )
  expect(await refusalOf(as({ host: theirs.host, token: ann.token }, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(as({ host: 'nowhere.example', token: ann.token }, qryUserRefDetail, {}))).toBe(
    'tenant.unknown',
  )
})

test("login: a refusal is in the caller's language and has the trace id", async () => {
  const tenant = await aTenant()
  const english = await as(tenant, qryUserRefDetail, {}, { 'accept-language': 'en' }).catch((error: unknown) => error)
  expect(english).toBeInstanceOf(Refused)
  expect((english as Refused).code).toBe(-100)
  const unknownField = { ...(await loginForm(tenant.host, 'ann', 'x')), admin: true }
  expect(await refusalOf(as(tenant, contract.login, unknownField))).toBe('input.invalid')
})

test('login: switches and tenants sent by the caller are ignored', async () => {
  const [tenant, other] = [await aTenant(), await aTenant()]
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const form = async () => ({ ...(await loginForm(tenant.host, ann.userCode, 'Right@2026')), verifyCode: 'XXXX' })
  const switches = { skipVerifyCode: true, isShowPwdErrInfo: '1', isHideTopDept: '1', flag: '1', mobileCode: '0000' }
  expect(await refusalOf(as(tenant, contract.login, { ...(await form()), ...switches }))).toBe('login.captcha')
  expect(await refusalOf(as(tenant, contract.login, { ...(await form()), tenantId: other.id }))).toBe('tenant.mismatch')
})

test('login: a disabled login method is refused by the API, too', async () => {
  const tenant = await aTenant({ accountLogin: '0' })
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026')
  for (const route of [contract.login, contract.checkJobNoMobile, contract.checkUserNumByMobileBeforeLogin])
    expect(
      await refusalOf(as(tenant, route, { ...form, ...(await loginForm(tenant.host, ann.userCode, 'Right@2026')) })),
    ).toBe('login.wayOff')
})

test('login: a tenant may require RSA instead of SM2', async () => {
  const tenant = await aTenant({ loginCipher: 'rsa' })
  const ann = await aPerson(tenant, { password: 'Right@2026', name: '林知远' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026')
  expect(form.key).toMatch(/^rsa-/)
  expect((await as(tenant, contract.login, form)).userName).toBe('林知远')
})
