import { expect, test } from 'vitest'
import * as login from '#contract/login/login.ts'
import * as contract from '#contract/login/passwords.ts'
import { sendLoginMsg } from '#contract/login/sms.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { lastCode, ageCounters, messagesTo } from '#test/sms.ts'
import { mobile, phone, sent, renewal, reset, canLogIn, isLoggedIn } from '#test/login/passwordReset.ts'

test('password reset: by SMS: old password and all sessions of the person end, others continue', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { mobile, password: 'Right@2026' })
  const second = await aPerson(tenant, { person: ann.personId })
  const bob = await aPerson(tenant)
  const uuid = await sent(tenant)
  expect((await messagesTo(tenant, mobile))[0]?.text).toContain('重置')
  await reset(tenant, uuid, ' Newer#2027 ')
  expect([await isLoggedIn(ann), await isLoggedIn(second), await isLoggedIn(bob)]).toEqual([false, false, true])
  expect(await canLogIn(ann, 'Right@2026')).toBe(false)
  expect(await canLogIn(ann, 'Newer#2027')).toBe(true)
  expect(await refusalOf(reset(tenant, uuid, 'Other#2027'))).toBe('sms.uuidGone')
})

test('password reset: ends pending logins of the old password', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { mobile, password: 'Right@2026' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026')
  await as(tenant, login.checkJobNoMobile, form)
  await reset(tenant, await sent(tenant), 'Newer#2027')
  const { key, userCode } = form
  expect(await refusalOf(as(tenant, login.afterCheckLogin, { key, userCode }))).toBe('login.keyGone')
})

test('password reset: does not bypass the second factor', async () => {
  const tenant = await aTenant()
  const root = await aPerson(tenant, { mobile, password: 'Right@2026', entrance: 'operator' })
  await reset(tenant, await sent(tenant), 'Newer#2027')
  expect(await refusalOf(as(tenant, login.login, await loginForm(tenant.host, root.userCode, 'Newer#2027')))).toBe(
    'login.factorMissing',
  )
})

test('password reset: a refused password uses up no code and states the reason', async () => {
  const tenant = await aTenant({ passwordLevel: '3' })
  const ann = await aPerson(tenant, { mobile, password: 'Right@2026' })
  const uuid = await sent(tenant)
  const msgCode = await lastCode(tenant, mobile)
  for (const [password, refusal] of [
    ['Sh0rt@1', 'password.form'],
    ['Long@enough2026!!', 'password.form'],
    ['with a 1 space', 'password.form'],
    ['密码Abcd@2026', 'password.form'],
    ['onlyletters', 'password.form'],
    ['letters2027', 'password.level'],
    ['P@ssw0rd', 'password.common'],
    ['Admin@2026', 'password.common'],
  ] as const)
    expect([password, await refusalOf(reset(tenant, uuid, password, msgCode))]).toEqual([password, refusal])
  const encrypted = await renewal(tenant, uuid, 'Newer#2027', msgCode)
  expect(await refusalOf(as(tenant, contract.updateTenantPasswd, { ...encrypted, newPassWD: '04abcd' }))).toBe(
    'password.form',
  )
  expect(await refusalOf(as(tenant, contract.updateTenantPasswd, encrypted))).toBe('login.keyGone')
  await reset(tenant, uuid, 'Newer#2027', msgCode)
  expect(await canLogIn(ann, 'Newer#2027')).toBe(true)
})

test('password reset: codes of another number or purpose are refused', async () => {
  const tenant = await aTenant({ smsLogin: '1' })
  await aPerson(tenant, { mobile, password: 'Right@2026' })
  const bob = await aPerson(tenant, { mobile: '13800005678', password: 'Right@2026' })
  const uuid = await sent(tenant)
  const msgCode = await lastCode(tenant, mobile)
  const forBob = { ...(await renewal(tenant, uuid, 'Newer#2027', msgCode)), mobile: '13800005678' }
  expect(await refusalOf(as(tenant, contract.updateTenantPasswd, forBob))).toBe('sms.uuidGone')
  expect(await canLogIn(bob, 'Right@2026')).toBe(true)
  expect(await refusalOf(as(tenant, contract.sendValidMsgCode, { mobile: '13800005678', uuid }))).toBe('sms.uuidGone')
  expect(await refusalOf(as(tenant, sendLoginMsg, { uuid }))).toBe('sms.uuidGone')
  const neighbour = await aTenant()
  expect(await refusalOf(as(neighbour, contract.sendValidMsgCode, { mobile, uuid }))).toBe('sms.uuidGone')
})

test('password reset: SMS for logins and resets are counted together', async () => {
  const tenant = await aTenant({ smsPerDay: '2' })
  await aPerson(tenant, { mobile })
  await sent(tenant)
  await ageCounters(tenant, 61)
  await sent(tenant)
  await ageCounters(tenant, 61)
  expect(await refusalOf(sent(tenant))).toBe('sms.tooMany')
  expect(await refusalOf(as(tenant, contract.validPhone, phone('1380000123')))).toBe('mobile.format')
  expect(await refusalOf(as(tenant, contract.validPhone, { ...phone(), verifyCode: 'XXXX' }))).toBe('login.captcha')
})
