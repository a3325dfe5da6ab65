import { expect, test } from 'vitest'
import * as contract from '#contract/login/login.ts'
import { refusals } from '#contract/refusals.ts'
import { aPerson, as, aTenant, database, server, Refused, refusalOf, type TestTenant } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { loginThrottle } from './login.rules.ts'

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

test('login: no timing attack: failures are written for unknown names, too', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const kept = () =>
    database.read(tenant.id, async (db) => {
      const tallies = await db.selectFrom('login.tallies').select('subject').execute()
      const logins = await db.selectFrom('identity.logins').select('result').execute()
      return [tallies.filter(({ subject }) => subject === 'nobody').length, logins.map(({ result }) => result)]
    })
  await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, 'nobody', 'Wrong@2026')))
  expect(await kept()).toEqual([1, []])
  await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'Wrong@2026')))
  expect(await kept()).toEqual([1, ['login.wrong']])
})

test('login: wrong passwords from one IPv6 network are counted together', async () => {
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

test('login: brute force: of many concurrent guesses five are verified', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const forms = await Promise.all(Array.from({ length: 25 }, () => loginForm(tenant.host, ann.userCode, 'Wrong@2026')))
  const outcomes = await Promise.all(forms.map((form) => refusalOf(as(tenant, contract.login, form))))
  expect(outcomes.filter((outcome) => outcome === 'login.wrong')).toHaveLength(loginThrottle.perPerson)
  expect(new Set(outcomes)).toEqual(new Set(['login.wrong', 'login.locked']))
})

test('login: throttling counts employee ID and mobile number together', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026', mobile: '13800000001' })
  for (const [index, name] of [ann.userCode, '13800000001', ann.userCode, '13800000001', ann.userCode].entries())
    expect(await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, name, `Wrong@${index}`)))).toBe(
      'login.wrong',
    )
  const right = await loginForm(tenant.host, '13800000001', 'Right@2026')
  expect(await refusalOf(as(tenant, contract.login, right))).toBe('login.locked')
})
