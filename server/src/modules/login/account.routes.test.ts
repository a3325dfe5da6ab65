import { expect, test } from 'vitest'
import * as account from '#contract/identity/account.ts'
import * as accountSwitch from '#contract/login/accountSwitch.ts'
import { logout, qryUserRefDetail } from '#contract/identity/identity.ts'
import { afterCheckLogin, checkUserNumByMobileBeforeLogin, login } from '#contract/login/login.ts'
import { aDepartment, aPerson, as, aTenant, database, Refused, refusalOf, server } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { setAuthenticator } from './index.ts'

const password = 'Right@2026'

test('account sessions: a person lists their sessions, ends one, and ends all others', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password })
  const open = async () => {
    const form = await loginForm(tenant.host, ann.userCode, password)
    const { authToken } = await as(tenant, login, form, { 'user-agent': 'Chrome/130.0.0.0 Windows' })
    return { host: tenant.host, token: authToken }
  }
  const [phone, desk] = [await open(), await open()]
  const sessions = await as(desk, account.mySessions, {})
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  const ofPhone = await as(phone, account.mySessions, {})
  await as(desk, account.endMySession, { id: ofPhone.find(({ isThis }) => isThis)!.id })
  expect(await refusalOf(as(phone, qryUserRefDetail, {}))).toBe('session.none')
  expect(await as(desk, account.endMyOtherSessions, {})).toEqual({ ended: 1 })
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
  expect(await as(desk, account.mySessions, {})).toHaveLength(1)
})

test('account sessions: sessions and logins of other people are neither visible nor ended', async () => {
  const tenant = await aTenant()
  const [ann, ben] = [await aPerson(tenant), await aPerson(tenant)]
  expect(await refusalOf(as(ben, account.endMySession, { id: ann.sessionId }))).toBe('thing.notFound')
  expect((await as(ben, account.mySessions, {})).map(({ id }) => id)).toEqual([ben.sessionId])
  expect(await refusalOf(as(ben, account.endSessionsOf, { userId: ann.userId }))).toBe('permission.denied')
  await as(ann, qryUserRefDetail, {})
})

test('account sessions: administrators end the sessions of accounts in their own tenant', async () => {
  const [ours, theirs] = [await aTenant(), await aTenant()]
  const [ann, stranger] = [await aPerson(ours), await aPerson(theirs)]
  const admin = await aPerson(ours, { permissions: ['org.manage'] })
  expect(await as(admin, account.endSessionsOf, { userId: stranger.userId })).toEqual({ ended: 0 })
  expect(await as(admin, account.endSessionsOf, { userId: ann.userId })).toEqual({ ended: 1 })
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
  await as(stranger, qryUserRefDetail, {})
})

test('account sessions: the history has logins and wrong passwords', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password })
  await refusalOf(as(tenant, login, await loginForm(tenant.host, ann.userCode, 'Wrong@2026')))
  await as(tenant, login, await loginForm(tenant.host, ann.userCode, password))
  const { records, total } = await as(ann, account.myLogins, {})
  expect(total).toBe(2)
  expect(records.map(({ result, method, ip }) => [result, method, ip])).toEqual([
    ['ok', 'password', '127.0.0.1'],
    ['login.wrong', 'password', '127.0.0.1'],
  ])
})

test('account sessions: switching to another own account ends the previous session', async () => {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const ann = await aPerson(tenant, { password })
  const second = await aPerson(tenant, { person: ann.personId, dept, permissions: ['order.read'] })
  const stranger = await aPerson(tenant)
  const mine = await as(ann, accountSwitch.myAccounts, {})
  expect(mine.map(({ userCode }) => userCode)).toEqual([ann.userCode, second.userCode])
  expect(
    await as(ann, account.getUndoCountByUserCodes, { userCodes: `${second.userCode},${stranger.userCode}` }),
  ).toEqual([{ usercode: second.userCode, countNum: 0 }])
  expect(await refusalOf(as(ann, accountSwitch.changeLoginDept, { userCode: stranger.userCode }))).toBe('login.keyGone')
  const { authToken } = await as(ann, accountSwitch.changeLoginDept, { userCode: second.userCode })
  const me = { host: tenant.host, token: authToken }
  expect((await as(me, qryUserRefDetail, {})).deptInfo.deptId).toBe(dept.id)
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
  await as(me, logout, {})
})

test('account sessions: switching to an account with a second factor requires it', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password })
  const form = await loginForm(tenant.host, ann.userCode, password)
  const weak = { host: tenant.host, token: (await as(tenant, login, form)).authToken }
  const operator = await aPerson(tenant, { person: ann.personId, entrance: 'operator' })
  expect(await refusalOf(as(weak, accountSwitch.changeLoginDept, { userCode: operator.userCode }))).toBe(
    'login.factorMissing',
  )
  await as(weak, qryUserRefDetail, {})
})

test('account sessions: a second factor already shown in this session is not required again', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { entrance: 'operator' })
  await database.write(tenant.id, (tx) =>
    setAuthenticator(tx, server.app.context.encryptionKey, ann.personId, 'JBSWY3DPEHPK3PXP'),
  )
  const operator = await aPerson(tenant, { person: ann.personId, entrance: 'operator' })
  const { authToken: token } = await as(ann, accountSwitch.changeLoginDept, { userCode: operator.userCode })
  await as({ host: tenant.host, token }, qryUserRefDetail, {})
})

test('account sessions: a pending login can be narrowed to one account', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password, mobile: '13800000001' })
  const second = await aPerson(tenant, { person: ann.personId })
  const form = await loginForm(tenant.host, '13800000001', password)
  const several = (await as(tenant, checkUserNumByMobileBeforeLogin, form).catch((error: unknown) => error)) as Refused
  const { key } = several.data as { key: string }
  expect(await as(tenant, accountSwitch.deptChoose, { key, userCode: second.userCode })).toEqual({ key })
  expect(await refusalOf(as(tenant, afterCheckLogin, { key, userCode: ann.userCode }))).toBe('login.keyGone')
  await as(tenant, afterCheckLogin, { key, userCode: second.userCode })
})
