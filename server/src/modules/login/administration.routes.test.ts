import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { editPerson, getPerson } from '#contract/identity/people.ts'
import * as contract from '#contract/login/administration.ts'
import { aPerson, as, aTenant, database, moveClock, type Person, refusalOf } from '#test/app.ts'
import { login } from '#contract/login/login.ts'
import { loginForm } from '#test/login.ts'
import { messagesTo } from '#test/sms.ts'

async function withOperator() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['org.manage'], entrance: 'operator' })
  const ann = await aPerson(tenant, { mobile: '13800000001', password: 'Correct-horse-7' })
  return { tenant, operator, ann, userId: ann.userId }
}
const logIn = async ({ host }: Person, code: string, password: string) =>
  as({ host }, login, await loginForm(host, code, password))
const loggingIn = (person: Person, password: string) => refusalOf(logIn(person, person.userCode, password))

test('login administration: an account locked by wrong passwords is unlocked', async () => {
  const { operator, ann, userId } = await withOperator()
  for (let n = 0; n < 10; n++) await loggingIn(ann, 'wrong')
  expect(await loggingIn(ann, 'Correct-horse-7')).toBe('login.locked')
  expect(await as(operator, contract.getLoginState, { userId })).toMatchObject({ isLocked: true, hasMobile: true })
  await as(operator, contract.unlockLogin, { userId })
  expect(await as(operator, contract.getLoginState, { userId })).toMatchObject({ isLocked: false })
  expect(await loggingIn(ann, 'Correct-horse-7')).toBe('accepted')
})

test('login administration: an initial password ends all sessions and permits only its replacement', async () => {
  const { operator, ann, userId } = await withOperator()
  const { password } = await as(operator, contract.issueInitialPassword, { userId })
  moveClock(1000)
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
  expect(await loggingIn(ann, 'Correct-horse-7')).toBe('login.wrong')
  expect((await logIn(ann, ann.userCode, password)).changePwd).toBe(true)
  expect((await as(operator, contract.getLoginState, { userId })).hasInitialPassword).toBe(true)
})

test('login administration: the link for a new password is sent at most five times a day', async () => {
  const { tenant, operator, userId } = await withOperator()
  for (let n = 0; n < 5; n++) await as(operator, contract.sendPasswordReset, { userId })
  expect(await refusalOf(as(operator, contract.sendPasswordReset, { userId }))).toBe('reset.tooOften')
  const [message] = await messagesTo(tenant, '13800000001')
  expect(message!.text).toMatch(/http:\/\/\S+\/resetPasswords/)
  const ben = await aPerson(tenant)
  expect(await refusalOf(as(operator, contract.sendPasswordReset, { userId: ben.userId }))).toBe('reset.noMobile')
})

test('login administration: is refused for oneself, for higher administrators, and in another tenant', async () => {
  const { tenant, operator } = await withOperator()
  const administrator = await aPerson(tenant, {
    permissions: ['role.manage'],
    entrance: 'operator',
    mobile: '13800000002',
  })
  const stranger = await aPerson(await aTenant())
  for (const route of [contract.unlockLogin, contract.sendPasswordReset, contract.issueInitialPassword]) {
    const outcome = (userId: string) => refusalOf(as(operator, route, { userId }))
    expect(await outcome(operator.userId)).toBe('person.own')
    expect(await outcome(administrator.userId)).toBe('person.outOfReach')
    expect(await outcome(stranger.userId)).toBe('thing.notFound')
  }
  const events = await database.read(tenant.id, (db) => db.selectFrom('kit.events').select('name').execute())
  expect(events).toEqual([])
})

test('login administration: a replaced mobile number no longer belongs to the person', async () => {
  const { operator, userId } = await withOperator()
  const { accounts, email } = await as(operator, getPerson, { userId })
  const { version, userName, userCode, deptId } = accounts[0]!
  const changed = { userId, version, userName, userCode, deptId, email, mobile: '13800000055' }
  expect((await as(operator, editPerson, changed)).mobile).toBe('13800000055')
})
