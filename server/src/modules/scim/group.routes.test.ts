import { beforeEach, expect, test } from 'vitest'
import { listPersonChanges } from '#contract/identity/people.ts'
import * as roles from '#contract/identity/roles.ts'
import { aKey, aKeyManager } from '#test/api/apiKeyFixture.ts'
import { aPerson, as, aTenant, type Person, refusalOf, resetServer, server } from '#test/app.ts'

const group = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

beforeEach(resetServer)

interface Group {
  readonly id: string
  readonly displayName: string
  readonly members: readonly { readonly value: string }[]
}

/** A tenant whose directory calls with a key, with a role that it keeps and one that it does not. */
async function aDirectory() {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['scim.provision', 'org.read'])
  const { key } = await aKey(tenant, manager, ['scim.provision'])
  const ann = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['role.manage', 'role.grant', 'org.manage', 'org.read'],
  })
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const reply = await server.app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        host: tenant.host,
        authorization: `Bearer ${key}`,
        ...(body ? { 'content-type': 'application/scim+json' } : {}),
        ...headers,
      },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
    const etag = String(reply.headers['etag'])
    return { status: reply.statusCode, etag, body: reply.body === '' ? {} : reply.json<Record<string, unknown>>() }
  }
  const draft = { enName: 'Buyer', permissions: ['goods.read'] }
  const kept = await as(ann, roles.addRole, { code: 'kept', name: '采购组', ...draft })
  const other = await as(ann, roles.addRole, { code: 'other', name: '其他组', ...draft })
  const marked = await as(ann, roles.setRoleProvisioned, { id: kept.id, version: kept.version, isProvisioned: true })
  const patch = (...Operations: object[]) => call('PATCH', `/Groups/${kept.id}`, { schemas: [patchOp], Operations })
  const membersOf = async () =>
    ((await call('GET', `/Groups/${kept.id}`)).body as unknown as Group).members.map(({ value }) => value)
  return { tenant, ann, call, patch, membersOf, kept: marked, other }
}
const some = (count: number, tenant: Parameters<typeof aPerson>[0]) =>
  Promise.all(Array.from({ length: count }, () => aPerson(tenant)))
const values = (...people: Person[]) => people.map(({ userId }) => ({ value: userId }))
const ids = (...people: Person[]) =>
  people.map(({ userId }) => userId).toSorted((a, b) => Number(BigInt(a) - BigInt(b)))

test('scim groups: only marked roles are there, found by name, without members where those are left out', async () => {
  const { ann, call, kept, other, tenant } = await aDirectory()
  const listed = await call('GET', '/Groups')
  expect(listed.body).toMatchObject({
    totalResults: 1,
    Resources: [{ id: kept.id, displayName: '采购组', members: [] }],
  })
  const found = await call(
    'GET',
    `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "采购组"')}`,
  )
  expect(found.body['Resources']).toEqual([
    expect.objectContaining({ schemas: [group], id: kept.id, displayName: '采购组' }),
  ])
  expect(JSON.stringify(found.body)).not.toContain('members')
  expect((await call('GET', `/Groups?filter=${encodeURIComponent('displayName eq "其他组"')}`)).body).toMatchObject({
    totalResults: 0,
  })
  expect((await call('GET', `/Groups/${other.id}`)).status).toBe(404)
  const add = { schemas: [patchOp], Operations: [{ op: 'add', path: 'members', value: values(ann) }] }
  expect((await call('PATCH', `/Groups/${other.id}`, add)).status).toBe(404)
  expect((await call('POST', '/Groups', { schemas: [group], displayName: '新组' })).status).toBe(403)
  expect((await call('DELETE', `/Groups/${kept.id}`)).status).toBe(403)
  expect((await call('GET', '/ResourceTypes/Group')).body).toMatchObject({ id: 'Group' })
  // Of another tenant nothing.
  const theirs = await aDirectory()
  expect((await theirs.call('GET', `/Groups/${kept.id}`)).status).toBe(404)
  const [stranger] = await some(1, theirs.tenant)
  expect(
    (
      await call('PATCH', `/Groups/${kept.id}`, {
        schemas: [patchOp],
        Operations: [{ op: 'add', path: 'members', value: values(stranger!) }],
      })
    ).status,
  ).toBe(400)
  void tenant
})

test('scim groups: bodies of Entra and Okta add, remove and replace members; removing some never empties a group', async () => {
  const { patch, membersOf, call, kept, tenant } = await aDirectory()
  const [a, b, c] = (await some(3, tenant)) as [Person, Person, Person]
  // Entra: operations in capitals, a path, members as objects.
  expect((await patch({ op: 'Add', path: 'members', value: values(a, b) })).status).toBe(200)
  expect(await membersOf()).toEqual(ids(a, b))
  await patch({ op: 'Remove', path: 'members', value: [{ $ref: null, value: a.userId }] })
  expect(await membersOf()).toEqual(ids(b))
  await patch({ op: 'remove', path: 'members', value: [] })
  expect(await membersOf()).toEqual(ids(b))
  // Okta: filters, no path, the name beside.
  await patch({ op: 'add', path: 'members', value: [{ value: c.userId, display: 'c@corp.cn' }] })
  await patch({ op: 'remove', path: `members[value eq "${b.userId}"]` })
  expect(await membersOf()).toEqual(ids(c))
  expect((await patch({ op: 'replace', value: { id: kept.id, displayName: '采购组' } })).status).toBe(200)
  await patch({ op: 'replace', value: { members: values(a, b) } }, { op: 'add', value: { members: values(c) } })
  expect(await membersOf()).toEqual(ids(a, b, c))
  const put = await call('PUT', `/Groups/${kept.id}`, { schemas: [group], displayName: '采购组', members: values(b) })
  expect(put.body).toMatchObject({ members: [{ value: b.userId, display: b.userName, type: 'User' }] })
  expect((await call('PUT', `/Groups/${kept.id}`, { schemas: [group], displayName: '采购组' })).status).toBe(400)
  expect(await membersOf()).toEqual(ids(b))
  await patch({ op: 'remove', path: 'members' })
  expect(await membersOf()).toEqual([])

  const answer = async (operation: object) => (await patch(operation)).body
  expect(await answer({ op: 'replace', value: { displayName: '改名' } })).toMatchObject({ scimType: 'mutability' })
  expect(await answer({ op: 'add', path: 'members', value: [{ value: '1' }] })).toMatchObject({
    scimType: 'invalidValue',
  })
  expect(await answer({ op: 'remove' })).toMatchObject({ scimType: 'noTarget' })
  expect(await answer({ op: 'add', path: 'owners', value: values(a) })).toMatchObject({ scimType: 'invalidPath' })
  const both = await patch(
    { op: 'add', path: 'members', value: values(a) },
    { op: 'add', path: 'members', value: [{ value: '1' }] },
  )
  expect(both.status).toBe(400)
  expect(await membersOf()).toEqual([])
})

test('scim groups: a directory ends in the state and events of the page, and leaves others who hold the role alone', async () => {
  const { ann, patch, membersOf, kept, tenant } = await aDirectory()
  const [byPage, bySync] = (await some(2, tenant)) as [Person, Person]
  const operator = await aPerson(tenant, { entrance: 'operator' })
  const change = { roleId: kept.id, remove: [] }
  await as(ann, roles.changeRoleMembers, { ...change, add: [byPage.userId, operator.userId] })
  await patch({ op: 'add', path: 'members', value: values(bySync) })
  const eventsOf = async ({ userId }: Person) =>
    (await as(ann, listPersonChanges, { userId })).records.map(({ what, fields }) => [what, fields])
  expect(await eventsOf(bySync)).toEqual(await eventsOf(byPage))
  expect(await membersOf()).toEqual(ids(byPage, bySync))
  await patch({ op: 'replace', path: 'members', value: [] })
  expect(await membersOf()).toEqual([])
  const holders = (await as(ann, roles.listRoleMembers, { roleId: kept.id })).records
  expect(holders.map(({ userId }) => userId)).toEqual([operator.userId])
})

test('scim groups: marking needs the right to grant, and never lends the administration of access', async () => {
  const { ann, kept, patch, tenant } = await aDirectory()
  const mark = (by: Person, role: roles.Role) =>
    refusalOf(as(by, roles.setRoleProvisioned, { id: role.id, version: role.version, isProvisioned: true }))
  const kim = await aPerson(tenant, { entrance: 'operator', permissions: ['role.manage'] })
  const draft = { name: '角色', enName: 'Role' }
  const orders = await as(ann, roles.addRole, { code: 'orders', ...draft, permissions: ['order.read'] })
  expect(await mark(kim, orders)).toBe('role.notGrantable')
  const admins = await as(ann, roles.addRole, { code: 'admins', ...draft, permissions: ['org.manage'] })
  expect(await mark(ann, admins)).toBe('role.notProvisionable')
  const edit = { id: kept.id, version: kept.version, name: '采购组', enName: 'Buyer' }
  expect(await refusalOf(as(ann, roles.editRole, { ...edit, permissions: ['goods.read', 'role.grant'] }))).toBe(
    'role.notProvisionable',
  )
  const ended = await as(ann, roles.setRoleProvisioned, { id: kept.id, version: kept.version, isProvisioned: false })
  expect(ended.isProvisioned).toBe(false)
  const [someone] = await some(1, tenant)
  expect((await patch({ op: 'add', path: 'members', value: values(someone!) })).status).toBe(404)
})

test('scim groups: members that are added at once all stay', async () => {
  const { patch, membersOf, tenant } = await aDirectory()
  const people = await some(8, tenant)
  const replies = await Promise.all(people.map((each) => patch({ op: 'add', path: 'members', value: values(each) })))
  expect(replies.map(({ status }) => status)).toEqual(people.map(() => 200))
  expect(await membersOf()).toEqual(ids(...people))
})

test('scim groups: a group has a version of its name and members, and is not changed in another one', async () => {
  const { ann, call, kept, tenant, membersOf } = await aDirectory()
  const [a, b] = (await some(2, tenant)) as [Person, Person]
  const path = `/Groups/${kept.id}`
  const add = (person: Person, headers: Record<string, string> = {}) =>
    call(
      'PATCH',
      path,
      { schemas: [patchOp], Operations: [{ op: 'add', path: 'members', value: values(person) }] },
      headers,
    )
  const empty = await call('GET', path)
  expect(empty.body).toMatchObject({ meta: { version: empty.etag } })
  // Without members the version is that of the whole group.
  const listed = await call('GET', '/Groups?excludedAttributes=members')
  expect(listed.body).toMatchObject({ Resources: [{ meta: { version: empty.etag } }] })
  expect((await call('GET', path, undefined, { 'if-none-match': empty.etag })).status).toBe(304)
  const first = await add(a, { 'if-match': empty.etag })
  expect(first.status).toBe(200)
  expect(first.etag).not.toBe(empty.etag)
  expect((await add(b, { 'if-match': empty.etag })).body).toMatchObject({ status: '412' })
  // A page changes it, too.
  await as(ann, roles.changeRoleMembers, { roleId: kept.id, add: [b.userId], remove: [] })
  expect((await call('PUT', path, { members: [] }, { 'if-match': first.etag })).body).toMatchObject({ status: '412' })
  expect(await membersOf()).toEqual(ids(a, b))
  expect((await call('PUT', path, { members: [] }, { 'if-match': '"other", *' })).status).toBe(200)

  const { etag } = await call('GET', path)
  const at = await Promise.all([a, b, a, b].map((person) => add(person, { 'if-match': etag })))
  expect(at.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
  expect(await membersOf()).toHaveLength(1)
})
