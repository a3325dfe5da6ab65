import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as login from '#contract/login/login.ts'
import * as contract from '#contract/login/passwords.ts'
import { sendLoginMsg } from '#contract/login/sms.ts'
import { addCart } from '#contract/ordering/cart.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { loginForm, encryptPassword, encryptPasswords } from '#test/login.ts'
import { lastCode, ageCounters, otherCode, messagesTo } from '#test/sms.ts'

const mobile = '13800001234'
const nobodys = '13900009999'
let picture = 1
const phone = (number = mobile) => ({ mobile: number, verifyCode: '0000', validCodeKey: String(picture++) })

const requested = (tenant: TestTenant, number = mobile) => as(tenant, contract.validPhone, phone(number))
const sent = async (tenant: TestTenant, number = mobile) => {
  const uuid = await requested(tenant, number)
  await as(tenant, contract.sendValidMsgCode, { mobile: number, uuid })
  return uuid
}
const renewal = async (tenant: TestTenant, uuid: string, password: string, msgCode: string) => {
  const { passwd: newPassWD, key } = await encryptPassword(tenant.host, password)
  return { newPassWD, key, uuid, mobile, msgCode }
}
const reset = async (tenant: TestTenant, uuid: string, password: string, msgCode?: string) =>
  as(
    tenant,
    contract.updateTenantPasswd,
    await renewal(tenant, uuid, password, msgCode ?? (await lastCode(tenant, mobile))),
  )
const canLogIn = async (person: Person, password: string) =>
  (await refusalOf(as(person, login.login, await loginForm(person.host, person.userCode, password)))) === 'accepted'
const isIn = async (person: { host: string; token: string }) =>
  (await refusalOf(as(person, qryUserRefDetail, {}))) === 'accepted'

test('password reset: a new password by SMS: the old one and all sessions of the person are gone, others stay', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { mobile, password: 'Right@2026' })
  const second = await aPerson(tenant, { person: ann.personId })
  const bob = await aPerson(tenant)
  const uuid = await sent(tenant)
  expect((await messagesTo(tenant, mobile))[0]?.text).toContain('重置')
  await reset(tenant, uuid, ' Newer#2027 ')
  expect([await isIn(ann), await isIn(second), await isIn(bob)]).toEqual([false, false, true])
  expect(await canLogIn(ann, 'Right@2026')).toBe(false)
  expect(await canLogIn(ann, 'Newer#2027')).toBe(true)
  expect(await refusalOf(reset(tenant, uuid, 'Other#2027'))).toBe('sms.uuidGone')
})

test('password reset: what the old password had half opened is closed by a reset', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { mobile, password: 'Right@2026' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026')
  await as(tenant, login.checkJobNoMobile, form)
  await reset(tenant, await sent(tenant), 'Newer#2027')
  const { key, userCode } = form
  expect(await refusalOf(as(tenant, login.afterCheckLogin, { key, userCode }))).toBe('login.keyGone')
})

test('password reset: a reset does not bypass the second factor', async () => {
  const tenant = await aTenant()
  const root = await aPerson(tenant, { mobile, password: 'Right@2026', entrance: 'operator' })
  await reset(tenant, await sent(tenant), 'Newer#2027')
  expect(await refusalOf(as(tenant, login.login, await loginForm(tenant.host, root.userCode, 'Newer#2027')))).toBe(
    'login.factorMissing',
  )
})

test('password reset: a password that cannot be taken costs no code, and says why', async () => {
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

test('password reset: what was asked for one number, or for one thing, does nothing else', async () => {
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

test('password reset: no account enumeration: an unknown number is answered alike, without a message', async () => {
  const tenant = await aTenant()
  await aPerson(tenant, { mobile })
  const outcomes = async (number: string) => {
    const uuid = await requested(tenant, number)
    const by = { mobile: number, uuid }
    const guess = async () => ({ ...(await renewal(tenant, uuid, 'Newer#2027', '123456')), mobile: number })
    const said = [
      await refusalOf(as(tenant, contract.updateTenantPasswd, await guess())),
      await refusalOf(as(tenant, contract.sendValidMsgCodeByAddress, by)),
      await refusalOf(as(tenant, contract.sendValidMsgCode, by)),
    ]
    const msgCode = otherCode((await messagesTo(tenant, number))[0]?.code ?? '')
    for (let at = 0; at < 6; at++)
      said.push(await refusalOf(as(tenant, contract.updateTenantPasswd, { ...(await guess()), msgCode })))
    return said
  }
  const theirs = await outcomes(mobile)
  expect(theirs).toEqual(await outcomes(nobodys))
  expect(theirs.slice(0, 4)).toEqual(['sms.notSent', 'accepted', 'sms.tooSoon', 'sms.codeWrong'])
  expect(theirs.at(-1)).toBe('sms.codeGone')
  expect(await messagesTo(tenant, nobodys)).toEqual([])
})

test('password reset: of fifty at once with the right code one sets the password', async () => {
  const tenant = await aTenant()
  await aPerson(tenant, { mobile })
  const uuid = await sent(tenant)
  const msgCode = await lastCode(tenant, mobile)
  const forms = await Promise.all(
    Array.from({ length: 50 }, (_, at) => renewal(tenant, uuid, `Newer#20${at}`, msgCode)),
  )
  const outcomes = await Promise.all(forms.map((form) => refusalOf(as(tenant, contract.updateTenantPasswd, form))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.uuidGone']))
})

test('password reset: messages for a login and for a reset are counted together', async () => {
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

test('password reset: who knows the password changes it: this session goes on, all others of the person end', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026', mobile })
  const second = await aPerson(tenant, { person: ann.personId })
  const change = async (before: string, after: string) => {
    const { texts, key } = await encryptPasswords(tenant.host, before, after)
    return refusalOf(as(ann, contract.changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key }))
  }
  expect(await change('Wrong@2026', 'Newer#2027')).toBe('password.wrong')
  expect(await change('Right@2026', 'Right@2026')).toBe('password.same')
  expect(await change('Right@2026', 'short')).toBe('password.form')
  expect(await change('Right@2026', 'Passw0rd')).toBe('password.common')
  expect([await isIn(ann), await isIn(second)]).toEqual([true, true])
  expect(await change('Right@2026', 'Newer#2027')).toBe('accepted')
  expect([await isIn(ann), await isIn(second)]).toEqual([true, false])
  expect(await canLogIn(ann, 'Newer#2027')).toBe(true)
  expect(
    await refusalOf(as({ host: tenant.host }, contract.changePasswd, { oldPassWD: 'a', newPassWD: 'b', key: 'c' })),
  ).toBe('session.none')
})

test('password reset: anyone who has to change their password first may do that alone, and everything of theirs afterwards', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026', permissions: ['cart.use'] })
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.people').set({ must_change: true }).where('id', '=', ann.personId).execute(),
  )
  const { authToken, changePwd, permissionList } = await as(
    tenant,
    login.login,
    await loginForm(tenant.host, ann.userCode, 'Right@2026'),
  )
  expect(changePwd).toBe(true)
  expect(permissionList).toEqual([])
  const me = { host: tenant.host, token: authToken }
  expect((await as(me, qryUserRefDetail, {})).changePwd).toBe(true)
  expect((await as(me, qryUserRefDetail, {})).userPermList).toEqual([])
  expect(await refusalOf(as(me, addCart, { skuId: '1' }))).toBe('password.mustChange')
  const { texts, key } = await encryptPasswords(tenant.host, 'Right@2026', 'Newer#2027')
  await as(me, contract.changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key })
  expect((await as(me, qryUserRefDetail, {})).changePwd).toBe(false)
  expect(await refusalOf(as(me, addCart, { skuId: '1' }))).not.toBe('permission.denied')
})

test('password reset: of fifty guesses at the present password at once five are looked at', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const forms = await Promise.all(
    Array.from({ length: 50 }, () => encryptPasswords(tenant.host, 'Wrong@2026', 'Newer#2027')),
  )
  const outcomes = await Promise.all(
    forms.map(({ texts, key }) =>
      refusalOf(as(ann, contract.changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key })),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'password.wrong')).toHaveLength(5)
  expect(new Set(outcomes)).toEqual(new Set(['password.wrong', 'login.locked']))
})
