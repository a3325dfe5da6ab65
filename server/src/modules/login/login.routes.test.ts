import { expect, test } from 'vitest'
import { logout, qryUserRefDetail } from '#contract/identity/identity.ts'
import * as contract from '#contract/login/login.ts'
import * as captcha from '#contract/login/captcha.ts'
import { refusals } from '#contract/refusals.ts'
import { aPerson, as, aTenant, database, server, moveClock, Refused, refusalOf, type TestTenant } from '#test/app.ts'
import { findToken } from '#kit/security/oneTimeTokens.ts'
import { loginForm } from '#test/login.ts'
import { loginThrottle } from './login.rules.ts'

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
    urls: ['mall', 'orderManagement_list'],
  })

  const me = { host: tenant.host, token: authToken }
  expect((await as(me, qryUserRefDetail, {})).userInfo.userCode).toBe(ann.userCode)
  await as(me, logout, {})
  expect(await refusalOf(as(me, qryUserRefDetail, {}))).toBe('session.none')
})

test('login: a key opens one session, only with its own ciphertext', async () => {
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

test('login: no account enumeration: wrong password, unknown name and wrong captcha are refused alike; five failures lock', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  expect(await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, 'nobody', 'Right@2026')))).toBe(
    'login.wrong',
  )
  const wrongCode = { ...(await loginForm(tenant.host, ann.userCode, 'Right@2026')), verifyCode: 'XXXX' }
  expect(await refusalOf(as(tenant, contract.login, wrongCode))).toBe('login.captcha')
  for (let guess = 0; guess < 5; guess++)
    expect(
      await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, `Wrong@${guess}`))),
    ).toBe('login.wrong')
  expect(await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'Right@2026')))).toBe(
    'login.locked',
  )
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

test('login: attempts left are shown only if the tenant enables it, for unknown names too', async () => {
  const [open, silent] = [await aTenant({ isShowPwdErrInfo: '1' }), await aTenant()]
  const guess = async (tenant: TestTenant, account: string, more: object = {}) => {
    const form = { ...(await loginForm(tenant.host, account, 'Wrong@2026')), ...more }
    const error = await as(tenant, contract.login, form).catch((refused: unknown) => refused)
    const { message, data } = error as Refused
    return [message, data]
  }
  const ann = await aPerson(open, { password: 'Right@2026' })
  const warnings = [4, 3, 2, 1].map((left) => ['login.wrongLeft', { left }])
  const last = ['login.wrongLast', { minutes: loginThrottle.minutes }]
  for (const account of [ann.userCode, 'nobody']) {
    const answers = []
    for (let n = 0; n < loginThrottle.perPerson; n++) answers.push(await guess(open, account))
    expect([account, answers]).toEqual([account, [...warnings, last]])
  }
  expect(await guess(open, 'NOBODY')).toEqual(['login.wrongLeft', { left: 4 }])
  expect(await guess(silent, 'nobody', { isShowPwdErrInfo: '1', isHideTopDept: '1' })).toEqual(['login.wrong', null])
})

test('login: no timing attack: a failure is written for unknown names too', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const kept = () =>
    database.read(tenant.id, async (sql) => {
      const tallies = await sql.selectFrom('login.tallies').select('subject').execute()
      const logins = await sql.selectFrom('identity.logins').select('result').execute()
      return [tallies.filter(({ subject }) => subject === 'nobody').length, logins.map(({ result }) => result)]
    })
  await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, 'nobody', 'Wrong@2026')))
  expect(await kept()).toEqual([1, []])
  await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'Wrong@2026')))
  expect(await kept()).toEqual([1, ['login.wrong']])
})

test('login: wrong passwords from all over one network of IPv6 are counted together', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const login = async (account: string, password: string, remoteAddress: string) => {
    const payload = await loginForm(tenant.host, account, password)
    const headers = { host: tenant.host }
    const answer = await server.app.inject({
      method: 'POST',
      url: contract.login.path,
      headers,
      payload,
      remoteAddress,
    })
    return answer.json<{ code: number }>().code
  }
  const [locked] = refusals['login.locked']
  for (let guess = 0; guess < loginThrottle.perAddress; guess++)
    expect(await login(`nobody${guess}`, 'Wrong@2026', `2001:db8:7:7::${guess + 1}`)).not.toBe(locked)
  expect(await login(ann.userCode, 'Right@2026', '2001:db8:7:7:a:b:c:d')).toBe(locked)
  expect(await login(ann.userCode, 'Right@2026', '2001:db8:7:8::1')).toBe(0)
})

test('login: an account cannot log in at another entrance', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026', 'operator')
  expect(await refusalOf(as(tenant, contract.login, form))).toBe('login.wrongEntrance')
})

test('login: another tenant sees neither the account nor its session', async () => {
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

test('login: a refusal speaks the language of the caller and carries its trace', async () => {
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

test('login: a disabled login method is refused by the API too', async () => {
  const tenant = await aTenant({ accountLogin: '0' })
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026')
  for (const route of [contract.login, contract.checkJobNoMobile, contract.checkUserNumByMobileBeforeLogin])
    expect(
      await refusalOf(as(tenant, route, { ...form, ...(await loginForm(tenant.host, ann.userCode, 'Right@2026')) })),
    ).toBe('login.wayOff')
})

test('login: a puzzle is solved once, by the client that requested it, and nothing else opens where it is wanted', async () => {
  const tenant = await aTenant({ accountLoginValidType: '2' })
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const { chenckMoveid } = await as(tenant, captcha.getImageVerifyCode, {})
  const { x } = await database
    .read(tenant.id, (sql) => findToken<{ x: number }>(sql, { kind: 'slider', secret: `127.0.0.1/${chenckMoveid}` }))
    .then((facts) => facts!)
  const track = Array.from({ length: 25 }, (_, step) => {
    const done = Math.round(x * (1 - (1 - step / 24) ** 3))
    return [done, Math.round(3 * Math.sin(step)), step * 31 + (step % 3) * 4]
  })
  const solved = { chenckMoveid, xWidth: x, track }
  const form = async (answer: object) => ({
    ...(await loginForm(tenant.host, ann.userCode, 'Right@2026')),
    verifyCode: 'XXXX',
    ...answer,
  })
  expect(await refusalOf(as(tenant, contract.login, await form({})))).toBe('login.slider')
  expect(await refusalOf(as(tenant, contract.login, await form({ ...solved, chenckMoveid: 'guess' })))).toBe(
    'login.slider',
  )
  await as(tenant, contract.login, await form(solved))
  expect(await refusalOf(as(tenant, contract.login, await form(solved)))).toBe('login.slider')
})

test('login: a tenant may ask for RSA instead of SM2', async () => {
  const tenant = await aTenant({ loginCipher: 'rsa' })
  const ann = await aPerson(tenant, { password: 'Right@2026', name: '林知远' })
  const form = await loginForm(tenant.host, ann.userCode, 'Right@2026')
  expect(form.key).toMatch(/^rsa-/)
  expect((await as(tenant, contract.login, form)).userName).toBe('林知远')
})

test('login: brute force: of many concurrent guesses five are verified', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const forms = await Promise.all(Array.from({ length: 25 }, () => loginForm(tenant.host, ann.userCode, 'Wrong@2026')))
  const outcomes = await Promise.all(forms.map((form) => refusalOf(as(tenant, contract.login, form))))
  expect(outcomes.filter((outcome) => outcome === 'login.wrong')).toHaveLength(loginThrottle.perPerson)
  expect(new Set(outcomes)).toEqual(new Set(['login.wrong', 'login.locked']))
})

test('login: throttling counts job number and mobile number together', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026', mobile: '13800000001' })
  for (const [index, name] of [ann.userCode, '13800000001', ann.userCode, '13800000001', ann.userCode].entries())
    expect(await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, name, `Wrong@${index}`)))).toBe(
      'login.wrong',
    )
  const right = await loginForm(tenant.host, '13800000001', 'Right@2026')
  expect(await refusalOf(as(tenant, contract.login, right))).toBe('login.locked')
})

test('login: one person with two accounts chooses one, and no other', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026', mobile: '13800000001' })
  const second = await aPerson(tenant, { person: ann.personId })
  const elsewhere = await aPerson(tenant, { person: ann.personId, entrance: 'operator' })
  const form = await loginForm(tenant.host, '13800000001', 'Right@2026', 'purchaser')
  const several = await as(tenant, contract.checkUserNumByMobileBeforeLogin, form).catch((error: unknown) => error)
  expect((several as Refused).code).toBe(1)
  const { key, userList } = (several as Refused).data as { key: string; userList: { userCode: string }[] }
  expect(userList.map(({ userCode }) => userCode)).toEqual([ann.userCode, second.userCode])
  const other = { key, userCode: elsewhere.userCode }
  expect(await refusalOf(as(tenant, contract.afterCheckLogin, other))).toBe('login.keyGone')
  await as(tenant, contract.afterCheckLogin, { key, userCode: second.userCode })
  expect(await refusalOf(as(tenant, contract.afterCheckLogin, { key, userCode: ann.userCode }))).toBe('login.keyGone')
})

test('login: single session: a new login ends the previous one', async () => {
  const tenant = await aTenant({ oneSession: '1' })
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const { authToken } = await as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'Right@2026'))
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.elsewhere')
  await as({ host: tenant.host, token: authToken }, qryUserRefDetail, {})
})

test('login: a password weaker than the tenant allows opens nothing', async () => {
  const tenant = await aTenant({ passwordLevel: '4' })
  const ann = await aPerson(tenant, { password: 'weaker2026' })
  expect(await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'weaker2026')))).toBe(
    'login.weak',
  )
})

test('login: an expired account loses its sessions', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const end = new Date(Date.now() + 20 * 60_000)
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ expires_at: end }).where('id', '=', ann.userId).execute(),
  )
  await as(ann, qryUserRefDetail, {})
  moveClock(21 * 60_000)
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'Right@2026')))).toBe(
    'login.expired',
  )
})

test('login: idle timeout after two hours', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  await as(ann, qryUserRefDetail, {})
  moveClock(2 * 3_600_000 + 1000)
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.idle')
})
