import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as login from '#contract/login/login.ts'
import { changePasswd } from '#contract/login/passwords.ts'
import { mallSso } from '#contract/sso/jumps.ts'
import { addTrial } from '#contract/login/trial.ts'
import { createRole } from '#modules/identity/index.ts'
import { as, aTenant, database, server, moveClock, Refused, refusalOf } from '#test/app.ts'
import { loginForm, encryptPasswords } from '#test/login.ts'
import { defaultLoginSettings } from '#contract/tenancy/loginSettings.ts'
import { trialLimits } from '../login.rules.ts'
import { open, form } from '#test/login/trial.ts'

test('trial account: an applicant gets an account, changes its password first, and it expires', async () => {
  const tenant = await open()
  const { account, password, endTime } = await as(tenant, addTrial, form())
  const days = (new Date(endTime).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(defaultLoginSettings.trialDays)
  const result = await as(tenant, login.login, await loginForm(tenant.host, account, password, 'purchaser'))
  expect(result).toMatchObject({ changePwd: true, userName: '周念安', mobile: '' })
  const me = { host: tenant.host, token: result.authToken }
  expect((await as(me, qryUserRefDetail, {})).deptInfo.fullDeptName).toBe('集团总部/试用')
  expect(await refusalOf(as(me, mallSso, { type: 'fl' }))).toBe('password.mustChange')
  const { texts, key } = await encryptPasswords(tenant.host, password, 'Newer#2027')
  await as(me, changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key })
  expect((await as(me, qryUserRefDetail, {})).userPermList.map(({ permCode }) => permCode)).toContain('cart.use')
  expect(await refusalOf(as(me, mallSso, { type: 'fl' }))).toBe('sso.trial')

  const again = await as(tenant, login.login, await loginForm(tenant.host, account, 'Newer#2027'))
  expect(again.changePwd).toBe(false)
  moveClock(defaultLoginSettings.trialDays * 86_400_000 + 1000)
  const after = { host: tenant.host, token: again.authToken }
  expect(await refusalOf(as(after, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(as(tenant, login.login, await loginForm(tenant.host, account, 'Newer#2027')))).toBe(
    'login.expired',
  )
  moveClock(-(defaultLoginSettings.trialDays * 86_400_000 + 1000))
})

test('trial account: invalid fields are refused', async () => {
  const tenant = await open()
  for (const change of [
    { orgName: '' },
    { orgName: ' ' },
    { orgName: '一'.repeat(21) },
    { orgAddress: '一'.repeat(51) },
    { contactsName: '' },
    { contactsName: '一'.repeat(21) },
    { tel: '' },
    { email: '' },
    { demand: '' },
    { demand: '\n' },
    { demand: '一'.repeat(201) },
    { role: 'operator' },
  ])
    expect([change, await refusalOf(as(tenant, addTrial, form(change)))]).toEqual([change, 'input.invalid'])
  for (const [change, refusal] of [
    [{ tel: '12345678901' }, 'format.mobile'],
    [{ tel: '138000012345' }, 'format.mobile'],
    [{ email: 'zhou@' }, 'format.emailAddress'],
    [{ email: 'zhou@qiming.museum' }, 'format.emailAddress'],
    [{ enterpriseWeb: 'qiming.example.com' }, 'format.webAddress'],
  ] as const)
    expect([change, await refusalOf(as(tenant, addTrial, form(change)))]).toEqual([change, refusal])
  expect(await refusalOf(as(tenant, addTrial, form({ verifyCode: 'XXXX' })))).toBe('login.captcha')
  await as(tenant, addTrial, form({ orgName: '𠮷'.repeat(20), demand: '一'.repeat(200) }))
})

test('trial account: one a day for a number and five for an address, even concurrently or with forged headers', async () => {
  const tenant = await open()
  const same = form()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      refusalOf(as(tenant, addTrial, { ...same, verifyKey: `9${at}` }, { 'x-forwarded-for': `203.0.113.${at}` })),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'trial.tooMany']))
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      refusalOf(as(tenant, addTrial, form(), { 'x-forwarded-for': `203.0.113.${at}` })),
    ),
  )
  expect(others.filter((outcome) => outcome === 'accepted')).toHaveLength(trialLimits.perAddressAndDay - 1)
})

test("trial account: the applicant's number cannot log in, and may belong to somebody else", async () => {
  const tenant = await open()
  const { tel } = form()
  await as(tenant, addTrial, form({ tel }))
  const { rows } = await server.app.context.database.read(tenant.id, async (db) => ({
    rows: await db.selectFrom('identity.people').select('mobile').execute(),
  }))
  expect(rows).toEqual([{ mobile: '' }])
})

test('trial account: refused if not offered or without its role', async () => {
  expect(await refusalOf(as(await aTenant(), addTrial, form()))).toBe('trial.off')
  const answer = await as(await open({ trialRole: 'none' }), addTrial, form()).catch((error: unknown) => error)
  expect((answer as Refused).message).toBe('trial.off')
})

test('trial account: never gets a role with more than buying permissions', async () => {
  const tenant = await open({ trialRole: 'office' })
  const office = { code: 'office', name: '运营', enName: 'Office', permissions: ['goods.read', 'org.manage'] as const }
  await database.write(tenant.id, (tx) => createRole(tx, office))
  expect(await refusalOf(as(tenant, addTrial, form()))).toBe('trial.off')
})
