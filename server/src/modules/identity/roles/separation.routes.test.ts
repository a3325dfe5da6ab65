import { expect, test } from 'vitest'
import { editPerson, getPerson, setAccountStatus } from '#contract/identity/people.ts'
import * as contract from '#contract/identity/roles.ts'
import type { Permission } from '#contract/permissions.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf, type TestTenant } from '#test/app.ts'

const administration: Permission[] = ['role.manage', 'role.grant', 'org.read', 'org.manage']
const anAdministrator = (tenant: TestTenant) => aPerson(tenant, { permissions: administration, entrance: 'operator' })
const add = (person: Person, code: string, ...permissions: Permission[]) =>
  as(person, contract.addRole, { code, name: `角色${code}`, enName: code, permissions })
const edit = (person: Person, { id, version, name, enName }: contract.Role, permissions: readonly string[]) =>
  as(person, contract.editRole, { id, version, name, enName, permissions: [...permissions] })
const give = (person: Person, { id }: { id: string }, ...people: Person[]) =>
  as(person, contract.changeRoleMembers, { roleId: id, add: people.map(({ userId }) => userId), remove: [] })

/** A person with two accounts, and a role that is kept apart from managing people. */
async function twoAccounts() {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  const first = await aPerson(tenant)
  const second = await aPerson(tenant, { person: first.personId })
  const auditor = await add(administrator, 'auditor', 'system.audit')
  return { tenant, administrator, first, second, auditor }
}
const setStatus = (person: Person, { userId }: Person, status: 'active' | 'disabled') =>
  as(person, setAccountStatus, { userId, status })

test('roles: duties are separated over all open accounts of a person', async () => {
  const { tenant, administrator, first, second, auditor } = await twoAccounts()
  const harmless = await add(administrator, 'harmless', 'goods.read')
  const manager = await add(administrator, 'manager', 'org.manage')
  await give(administrator, auditor, first)
  expect(await refusalOf(give(administrator, manager, second))).toBe('role.separated')
  const roles = as(administrator, contract.setAccountRoles, { userId: second.userId, roleIds: [manager.id] })
  expect(await refusalOf(roles)).toBe('role.separated')
  await give(administrator, harmless, second)
  expect(await refusalOf(edit(administrator, harmless, ['goods.read', 'org.manage']))).toBe('role.separated')
  await give(administrator, manager, await aPerson(tenant))

  // A closed account does nothing; it cannot be opened again while the other duty is held.
  await setStatus(administrator, first, 'disabled')
  await give(administrator, manager, second)
  expect(await refusalOf(setStatus(administrator, first, 'active'))).toBe('role.separated')
  const expire = (expires_at: Date | null, disabled: boolean) =>
    database.write(tenant.id, (tx) =>
      tx.updateTable('identity.users').set({ expires_at, disabled }).where('id', '=', first.userId).execute(),
    )
  await expire(new Date(Date.now() - 86_400_000), false)
  const { accounts } = await as(administrator, getPerson, { userId: first.userId })
  const { version, userCode, userName, deptId } = accounts.find(({ userId }) => userId === first.userId)!
  const prolonged = { userId: first.userId, version, userCode, userName, deptId, mobile: '', email: '' }
  expect(await refusalOf(as(administrator, editPerson, prolonged))).toBe('role.separated')
  await as(administrator, contract.setAccountRoles, { userId: second.userId, roleIds: [] })
  expect(await refusalOf(as(administrator, editPerson, prolonged))).toBe('accepted')
})

test('roles: of two who give one person separated duties at once, one is refused', async () => {
  const { tenant, administrator, first, second, auditor } = await twoAccounts()
  const other = await anAdministrator(tenant)
  const manager = await add(administrator, 'manager', 'org.manage')
  for (let round = 0; round < 5; round++) {
    const outcomes = await Promise.all(
      [give(administrator, auditor, first), give(other, manager, second)].map(refusalOf),
    )
    expect(outcomes.toSorted()).toEqual(['accepted', 'role.separated'])
    for (const { userId } of [first, second]) await as(administrator, contract.setAccountRoles, { userId, roleIds: [] })
  }
  // Opening an account and giving the duty to the other one.
  await give(administrator, auditor, first)
  for (let round = 0; round < 5; round++) {
    await setStatus(administrator, first, 'disabled')
    const outcomes = await Promise.all(
      [setStatus(administrator, first, 'active'), give(other, manager, second)].map(refusalOf),
    )
    expect(outcomes.toSorted()).toEqual(['accepted', 'role.separated'])
    await as(administrator, contract.setAccountRoles, { userId: second.userId, roleIds: [] })
    if (outcomes[0] !== 'accepted') await setStatus(administrator, first, 'active')
  }
})
