import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { listDepartments } from '#contract/identity/departments.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as contract from '#contract/identity/roles.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { buildApp } from '#server/app.ts'
import {
  aPerson,
  as,
  aTenant,
  contents,
  database,
  moveClock,
  type Person,
  type PersonOptions,
  refusalOf,
  type TestTenant,
} from '#test/app.ts'

const administration: Permission[] = ['role.manage', 'role.grant', 'org.read']
const anAdministrator = (tenant: TestTenant, options: PersonOptions = {}) =>
  aPerson(tenant, { permissions: administration, entrance: 'operator', ...options })
const add = (person: Person, code: string, ...permissions: Permission[]) =>
  as(person, contract.addRole, { code, name: `角色${code}`, enName: code, permissions })
const edit = (person: Person, { id, version, name, enName }: contract.Role, permissions: readonly string[]) =>
  as(person, contract.editRole, { id, version, name, enName, permissions: [...permissions] })
const give = (person: Person, { id }: { id: string }, ...people: Person[]) =>
  as(person, contract.changeRoleMembers, { roleId: id, add: people.map(({ userId }) => userId), remove: [] })
const ownRole = async (administrator: Person, person: Person) => {
  const { records } = await as(administrator, contract.listRoles, { limit: 50 })
  return records.find(({ code }) => code === `r${person.userCode}`)!
}

test('roles: one is added, found, edited and compared with what was granted', async () => {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  const role = await add(administrator, 'buyer', 'goods.read', 'cart.use')
  expect(role).toMatchObject({ version: 1, members: 0, isOwn: false, permissions: ['goods.read', 'cart.use'] })
  expect(await edit(administrator, role, ['goods.read', 'order.submit'])).toMatchObject({ version: 2 })
  expect(await refusalOf(edit(administrator, role, ['goods.read']))).toBe('thing.stale')
  const listed = await as(administrator, contract.listRoles, { permission: 'order.submit' })
  expect(listed.records.map(({ code }) => code)).toEqual(['buyer'])
  const events = await database.read(tenant.id, (db) =>
    db.selectFrom('kit.events').select(['name', 'data']).where('entity', '=', 'role').orderBy('id').execute(),
  )
  expect(events).toEqual([
    { name: 'role.added', data: { name: '角色buyer', permissions: ['goods.read', 'cart.use'] } },
    { name: 'role.edited', data: { name: '角色buyer', added: ['order.submit'], removed: ['cart.use'] } },
  ])
})

test('roles: members are added, found and removed, and an account gets exactly the given roles', async () => {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  const ann = await aPerson(tenant, { name: '林知远' })
  const [reader, buyer] = [
    await add(administrator, 'reader', 'org.read'),
    await add(administrator, 'buyer', 'cart.use'),
  ]
  await give(administrator, reader, ann)
  await give(administrator, reader, ann)
  const members = (keyword?: string) =>
    as(administrator, contract.listRoleMembers, { roleId: reader.id, ...(keyword ? { keyword } : {}) })
  expect((await members('知远')).records).toMatchObject([{ userId: ann.userId, userName: '林知远', status: 'active' }])
  expect((await members('若川')).total).toBe(0)
  await as(administrator, contract.setAccountRoles, { userId: ann.userId, roleIds: [buyer.id] })
  expect((await members()).total).toBe(0)
  expect((await as(administrator, contract.getRole, { id: buyer.id })).members).toBe(1)
  const [event] = await database.read(tenant.id, (db) =>
    db
      .selectFrom('kit.events')
      .select('data')
      .where('name', '=', 'account.rolesChanged')
      .orderBy('id', 'desc')
      .execute(),
  )
  expect(event!.data).toEqual({ added: ['角色buyer'], removed: ['角色', '角色reader'] })
})

test('roles: only own permissions can be granted, unless all may be granted', async () => {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  const helper = await anAdministrator(tenant, { permissions: ['role.manage', 'org.read'] })
  const ann = await aPerson(tenant)
  const strong = await add(administrator, 'strong', 'order.submit')
  const weak = await add(helper, 'weak', 'org.read')
  const refusals = [
    add(helper, 'other', 'org.read', 'order.submit'),
    edit(helper, weak, ['org.read', 'budget.manage']),
    give(helper, strong, ann),
    as(helper, contract.setAccountRoles, { userId: ann.userId, roleIds: [strong.id] }),
    add(helper, 'grant', 'role.grant'),
    add(administrator, 'none', 'no.such' as Permission),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    ...Array.from({ length: 5 }, () => 'role.notGrantable'),
    'role.unknownPermission',
  ])
  await give(helper, weak, ann)
  const groups = await as(helper, contract.listPermissions, {})
  const grantable = groups.flatMap(({ permissions }) => permissions.filter((each) => each.mayGrant))
  expect(grantable.map(({ code }) => code).toSorted()).toEqual(['org.read', 'role.manage'])
})

test('roles: own permissions cannot be changed, with any own account', async () => {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  await anAdministrator(tenant)
  const second = await aPerson(tenant, { person: administrator.personId })
  const role = await add(administrator, 'more', 'order.submit')
  const [own, others] = [await ownRole(administrator, administrator), await ownRole(administrator, second)]
  expect(own.isOwn).toBe(true)
  const refusals = [
    edit(administrator, own, [...own.permissions, 'order.submit']),
    edit(administrator, others, ['order.submit']),
    give(administrator, role, administrator),
    give(administrator, role, second),
    as(administrator, contract.setAccountRoles, { userId: administrator.userId, roleIds: [own.id, role.id] }),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual(refusals.map(() => 'role.own'))
  expect(await as(administrator, contract.editRole, { ...pick(own), name: '新名称' })).toMatchObject({ name: '新名称' })
})
const pick = ({ id, version, name, enName, permissions }: contract.Role) => ({ id, version, name, enName, permissions })

test('roles: at least one administrator remains, even after concurrent changes', async () => {
  for (let round = 0; round < 5; round++) {
    const tenant = await aTenant()
    const [ann, ben] = [await anAdministrator(tenant), await anAdministrator(tenant)]
    const take = (by: Person, from: Person) => as(by, contract.setAccountRoles, { userId: from.userId, roleIds: [] })
    const outcomes = await Promise.all([refusalOf(take(ann, ben)), refusalOf(take(ben, ann))])
    // Later callers have lost the permission by then.
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
    for (const outcome of outcomes)
      expect(['accepted', 'role.lastAdministrator', 'permission.denied']).toContain(outcome)
  }
})

test('roles: administrators at other entrances and of expired accounts do not count', async () => {
  const tenant = await aTenant()
  const [ann, ben] = [await anAdministrator(tenant), await anAdministrator(tenant)]
  const ended = await anAdministrator(tenant)
  await aPerson(tenant, { permissions: administration })
  await database.write(tenant.id, (tx) =>
    tx
      .updateTable('identity.users')
      .set({ expires_at: new Date(0) })
      .where('id', '=', ended.userId)
      .execute(),
  )
  await as(ann, contract.setAccountRoles, { userId: ben.userId, roleIds: [] })
  const role = await ownRole(ann, ann)
  const helper = await anAdministrator(tenant, { permissions: ['role.manage'] })
  expect(await refusalOf(edit(helper, role, ['org.read']))).toBe('role.lastAdministrator')
})

test('roles: separation of duties counts all accounts of a person together', async () => {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant, {
    permissions: [...administration, 'system.audit', 'org.manage'],
  })
  const [auditor, granter] = [
    await add(administrator, 'auditor', 'system.audit'),
    await add(administrator, 'granter', 'org.manage'),
  ]
  const first = await aPerson(tenant, { entrance: 'operator' })
  const second = await aPerson(tenant, { entrance: 'operator', person: first.personId })
  await give(administrator, auditor, first)
  expect(await refusalOf(give(administrator, granter, second))).toBe('role.separated')
  expect(await refusalOf(give(administrator, granter, await aPerson(tenant, { entrance: 'operator' })))).toBe(
    'accepted',
  )
})

test('roles: granting and auditing are separated, within one role and across several', async () => {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  const ann = await aPerson(tenant)
  const auditor = await add(administrator, 'auditor', 'system.audit')
  const manager = await add(administrator, 'manager', 'org.manage')
  await give(administrator, auditor, ann)
  const refusals = [
    add(administrator, 'both', 'system.audit', 'org.manage'),
    edit(administrator, auditor, ['system.audit', 'role.manage']),
    give(administrator, manager, ann),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual(refusals.map(() => 'role.separated'))
  const harmless = await add(administrator, 'harmless', 'goods.read')
  await give(administrator, harmless, ann)
  expect(await refusalOf(edit(administrator, harmless, ['goods.read', 'org.manage']))).toBe('role.separated')
})

test('roles: are managed only from the back office of their own tenant', async () => {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  const role = await add(administrator, 'buyer', 'goods.read')
  const buyer = await aPerson(tenant, { permissions: administration })
  const stranger = await anAdministrator(await aTenant())
  const ann = await aPerson(tenant)
  expect(await refusalOf(as(buyer, contract.listRoles, {}))).toBe('permission.denied')
  const refusals = [
    as(stranger, contract.getRole, { id: role.id }),
    edit(stranger, role, []),
    give(stranger, role, ann),
    give(administrator, role, stranger),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual(refusals.map(() => 'thing.notFound'))
  expect((await as(stranger, contract.listRoleMembers, { roleId: role.id })).total).toBe(0)
})

test('roles: a change reaches sessions on another server within a second', async () => {
  const log = pino({ level: 'silent' }, new Writable({ write: (_, __, done) => done() }))
  let shift = 0
  const clock = () => new Date(Date.now() + shift)
  const other = await buildApp({ database, log, contents, clock })
  await other.app.ready()
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  const ann = await aPerson(tenant, { permissions: [], entrance: 'operator' })
  const menusThere = async () => {
    const answer = await other.app.inject({
      url: qryUserRefDetail.path,
      headers: { host: tenant.host, authorization: `Bearer ${ann.token}` },
    })
    const { data } = answer.json<{ data: { userPermList: { url: string }[] } }>()
    return data.userPermList.map(({ url }) => url).filter((url) => url !== '' && url !== 'workbench')
  }
  const later = () => {
    shift += 1000
    moveClock(1000)
  }
  expect(await menusThere()).toEqual([])
  expect(await refusalOf(as(ann, listDepartments, {}))).toBe('permission.denied')

  const role = await add(administrator, 'reader', 'org.read')
  await give(administrator, role, ann)
  later()
  expect(await menusThere()).toEqual(['organisation'])
  expect(await refusalOf(as(ann, listDepartments, {}))).toBe('accepted')

  await edit(administrator, role, [])
  later()
  expect(await menusThere()).toEqual([])
  expect(await refusalOf(as(ann, listDepartments, {}))).toBe('permission.denied')
  await other.app.close()
})

test('roles: recent changes list granted and revoked permissions in the reader’s language, page by page', async () => {
  const tenant = await aTenant()
  const administrator = await anAdministrator(tenant)
  const role = await add(administrator, 'buyer', 'goods.read', 'cart.use')
  const { id, version } = await edit(administrator, role, ['goods.read', 'order.submit'])
  await as(administrator, contract.editRole, {
    id,
    version,
    name: '采购',
    enName: 'buyer',
    permissions: ['goods.read'],
  })
  const page = (number: number) => as(administrator, contract.listRoleChanges, { id, page: number, limit: 10 })
  const { records, total } = await page(1)
  expect(total).toBe(3)
  expect(records.map(({ what }) => what)).toEqual(['role.edited', 'role.edited', 'role.added'])
  expect(records[0]).toMatchObject({ fields: [{ field: 'name', before: '角色buyer', after: '采购' }], added: [] })
  expect(records[1]).toMatchObject({
    actorName: administrator.userName,
    added: [permissions['order.submit'][0]],
    removed: [permissions['cart.use'][0]],
  })
  expect((await page(2)).records).toEqual([])
  const reader = await aPerson(tenant, { permissions: ['org.manage'], entrance: 'operator' })
  expect(await refusalOf(as(reader, contract.listRoleChanges, { id }))).toBe('permission.denied')
  const stranger = await anAdministrator(await aTenant())
  expect(await refusalOf(as(stranger, contract.listRoleChanges, { id }))).toBe('thing.notFound')
})
