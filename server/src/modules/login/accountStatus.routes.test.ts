import { expect, test } from 'vitest'
import { type AccountStatus, countDeptUsers, exportDeptUsers, qryDeptUsers } from '#contract/identity/identity.ts'
import { getPerson } from '#contract/identity/people.ts'
import { issueInitialPassword, unlockLogin } from '#contract/login/administration.ts'
import { login } from '#contract/login/login.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { loginForm } from '#test/login.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'
import { loginThrottle } from './login.rules.ts'

const password = 'Correct-horse-7'
const logIn = async ({ host, userCode }: Person, typed: string) =>
  as({ host }, login, await loginForm(host, userCode, typed))
async function lock(person: Person) {
  for (let n = 0; n < loginThrottle.perPerson; n++) await refusalOf(logIn(person, 'wrong'))
}

async function withPeople() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['org.read', 'org.manage'], entrance: 'operator' })
  const person = (name: string, hasInitialPassword = false) => aPerson(tenant, { name, password, hasInitialPassword })
  const [active, fresh, issued] = [await person('常用'), await person('新人'), await person('初始密码', true)]
  const [locked, disabled, expired] = [await person('锁定'), await person('停用'), await person('过期')]
  for (const each of [active, issued, locked, disabled, expired]) await logIn(each, password)
  for (const each of [locked, disabled, expired]) await lock(each)
  const set = ({ userId }: Person, values: { disabled?: boolean; expires_at: Date }) =>
    database.write(tenant.id, (tx) => tx.updateTable('identity.users').set(values).where('id', '=', userId).execute())
  const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000)
  await set(disabled, { disabled: true, expires_at: daysFromNow(-1) })
  await set(expired, { expires_at: daysFromNow(-1) })
  await set(active, { expires_at: daysFromNow(1) })
  return { tenant, operator, active, fresh, issued, locked, expired, disabled }
}

const statusIn = async (operator: Person, { userId }: Person) =>
  (await as(operator, getPerson, { userId })).accounts[0]!.status

test('account status: people who never signed in, have an initial password, are locked or have expired are found, counted and exported', async () => {
  const { operator, ...people } = await withPeople()
  const found = async (status: AccountStatus) => {
    const { records } = await as(operator, qryDeptUsers, { status })
    expect(records.map((each) => each.status)).toEqual(records.map(() => status))
    return new Set(records.map(({ userId }) => userId))
  }
  const ids = (...of: Person[]) => new Set(of.map(({ userId }) => userId))
  expect(await found('active')).toEqual(ids(people.active))
  expect(await found('notActivated')).toEqual(ids(operator, people.fresh, people.issued))
  expect(await found('locked')).toEqual(ids(people.locked))
  expect(await found('expired')).toEqual(ids(people.expired))
  expect(await found('disabled')).toEqual(ids(people.disabled))
  expect(await as(operator, countDeptUsers, {})).toEqual({
    active: 1,
    notActivated: 3,
    locked: 1,
    expired: 1,
    disabled: 1,
  })
  for (const [isOpen, total] of [
    [true, 5],
    [false, 2],
  ] as const)
    expect((await as(operator, qryDeptUsers, { isOpen })).total).toBe(total)
  for (const [status, word] of [
    ['locked', '已锁定'],
    ['expired', '已过期'],
  ] as const) {
    const rows = await rowsOf(await download(operator, exportDeptUsers, { status }))
    expect(rows.map((row) => row.includes(word))).toEqual([true])
  }
  const { records } = await as(operator, qryDeptUsers, {})
  for (const each of Object.values(people).filter((person) => 'userId' in person))
    expect(await statusIn(operator, each)).toBe(records.find(({ userId }) => userId === each.userId)!.status)
})

test('account status: unlocking, signing in and an initial password change it', async () => {
  const { operator, active, fresh, locked } = await withPeople()
  await as(operator, unlockLogin, { userId: locked.userId })
  expect(await statusIn(operator, locked)).toBe('active')
  await logIn(fresh, password)
  expect(await statusIn(operator, fresh)).toBe('active')
  await as(operator, issueInitialPassword, { userId: active.userId })
  expect(await statusIn(operator, active)).toBe('notActivated')
  expect(await as(operator, countDeptUsers, {})).toEqual({
    active: 2,
    notActivated: 3,
    locked: 0,
    expired: 1,
    disabled: 1,
  })
})

test('account status: only operators who manage people see the status of logins', async () => {
  const { tenant, locked, issued, expired, disabled } = await withPeople()
  const reader = await aPerson(tenant, { permissions: ['org.read'], entrance: 'operator' })
  const buyer = await aPerson(tenant, { permissions: ['org.read', 'org.manage'] })
  for (const each of [reader, buyer]) {
    const { records } = await as(each, qryDeptUsers, {})
    const statusOf = ({ userId }: Person) => records.find((record) => record.userId === userId)!.status
    expect([locked, issued, expired, disabled].map(statusOf)).toEqual(['active', 'active', 'expired', 'disabled'])
    expect((await as(each, qryDeptUsers, { status: 'locked' })).total).toBe(0)
    expect(await as(each, countDeptUsers, {})).toMatchObject({ notActivated: 0, locked: 0, expired: 1, disabled: 1 })
  }
})

test('account status: locks of another tenant are not seen', async () => {
  const { locked } = await withPeople()
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['org.read', 'org.manage'], entrance: 'operator' })
  expect((await as(operator, countDeptUsers, {})).locked).toBe(0)
  expect(await refusalOf(as(operator, getPerson, { userId: locked.userId }))).toBe('thing.notFound')
})
