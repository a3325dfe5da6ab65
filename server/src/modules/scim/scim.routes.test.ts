import { beforeEach, expect, test, vi } from 'vitest'
import { addPerson, listPersonChanges, setAccountStatus } from '#contract/identity/people.ts'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { mySessions } from '#contract/identity/account.ts'
import { openSessionFor } from '#modules/identity/index.ts'
import { aKey, aKeyManager } from '#test/api/apiKeyFixture.ts'
import { aDepartment, aPerson, as, aTenant, database, moveClock, refusalOf, resetServer, server } from '#test/app.ts'
import { connectOwner } from '#test/sql/owner.ts'

const user = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

beforeEach(resetServer)

const owner = await connectOwner()
const observer = await connectOwner()
/** Number of connections that wait for what the owner's connection has locked. */
async function waiting(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where $1::int = any (pg_blocking_pids(pid))',
    [pid],
  )
  return rows[0]!.count
}
const pid = (await owner.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid

type Body = Record<string, unknown>
interface Called {
  readonly status: number
  readonly body: Body
  readonly etag: string
  readonly type: string
}

/** A tenant whose directory calls with a key. */
async function aDirectory(scopes: readonly ['scim.provision'] | readonly ['org.read'] = ['scim.provision']) {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['scim.provision', 'org.read'])
  const { key } = await aKey(tenant, manager, scopes)
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: Body,
    headers: Record<string, string> = {},
  ): Promise<Called> => {
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
    return {
      status: reply.statusCode,
      body: reply.body === '' ? {} : reply.json<Body>(),
      etag: String(reply.headers['etag']),
      type: String(reply.headers['content-type']),
    }
  }
  const patch = (id: unknown, Operations: Body[], headers = {}) =>
    call('PATCH', `/Users/${String(id)}`, { schemas: [patchOp], Operations }, headers)
  return { tenant, manager, call, patch }
}

const zhang = {
  schemas: [user, enterprise],
  userName: 'zhang.san',
  externalId: 'hr-1',
  name: { familyName: '张', givenName: '三' },
  emails: [{ value: 'zhang@corp.cn', primary: true }],
  phoneNumbers: [{ value: '+86 138 0000 1234', type: 'mobile' }],
}

test('scim: a directory creates an account, finds it, changes it and disables it, which ends its sessions', async () => {
  const { tenant, call, patch } = await aDirectory()
  const dept = await aDepartment(tenant)
  const created = await call('POST', '/Users', { ...zhang, [enterprise]: { department: dept.fullName.split('/')[1] } })
  expect(created).toMatchObject({ status: 201, type: 'application/scim+json; charset=utf-8' })
  expect(created.body).toMatchObject({
    userName: 'zhang.san',
    externalId: 'hr-1',
    displayName: '张三',
    active: true,
    phoneNumbers: [{ value: '13800001234' }],
  })
  const { id } = created.body
  for (const filter of ['userName eq "ZHANG.SAN"', 'externalId eq "hr-1"']) {
    const found = await call('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
  }
  expect((await call('GET', `/Users?filter=${encodeURIComponent('userName eq "li"')}`)).body).toMatchObject({
    totalResults: 0,
    Resources: [],
  })
  expect((await call('POST', '/Users', zhang)).body).toMatchObject({ status: '409', scimType: 'uniqueness' })
  const sessionId = await database.write(tenant.id, (tx) => openSessionFor(tx, String(id)))
  const token = await server.authenticator.issueToken({ sessionId, userId: String(id), tenantId: tenant.id })
  const session = { host: tenant.host, token }
  expect(await refusalOf(as(session, mySessions, {}))).toBe('accepted')
  // As Entra says it: the operation in capitals, the value as a text.
  expect((await patch(id, [{ op: 'Replace', path: 'active', value: 'False' }])).body).toMatchObject({ active: false })
  moveClock(1000)
  expect(await refusalOf(as(session, mySessions, {}))).not.toBe('accepted')
  expect((await patch(id, [{ op: 'replace', value: { active: true, displayName: '张三丰' } }])).body).toMatchObject({
    active: true,
    displayName: '张三丰',
  })
})

test('scim: what a directory does ends in the same account and events as a form', async () => {
  const { tenant, call, patch } = await aDirectory()
  const manager = await aPerson(tenant, { entrance: 'operator', permissions: ['org.manage', 'org.read'] })
  const draft = { email: 'a@corp.cn', deptId: tenant.root.id, entrance: 'purchaser' } as const
  const { accounts } = await as(manager, addPerson, {
    ...draft,
    userName: '甲',
    userCode: 'jia',
    mobile: '13900000001',
  })
  const byForm = accounts[0]!.userId
  await as(manager, setAccountStatus, { userId: byForm, status: 'disabled' })
  const created = await call('POST', '/Users', {
    schemas: [user],
    userName: 'yi',
    displayName: '乙',
    emails: [{ value: 'a@corp.cn' }],
    phoneNumbers: [{ value: '13900000002' }],
  })
  const bySync = String(created.body['id'])
  await patch(bySync, [{ op: 'replace', path: 'active', value: false }])
  const eventsOf = async (userId: string) =>
    (await as(manager, listPersonChanges, { userId })).records.map(({ what, from, to }) => [what, from, to])
  expect(await eventsOf(bySync)).toEqual(await eventsOf(byForm))
  const { records } = await as(manager, qryDeptUsers, { deptId: tenant.root.id })
  const shown = (userId: string) => {
    const { userId: _, userCode: __, userName: ___, ...rest } = records.find((each) => each.userId === userId)!
    return rest
  }
  expect(shown(bySync)).toEqual(shown(byForm))
})

test('scim: of calls with the same version one changes a user, whatever it changes', async () => {
  const { call, patch } = await aDirectory()
  const { body, etag } = await call('POST', '/Users', zhang)
  const { id } = body
  expect(body).toMatchObject({ meta: { version: etag } })
  const at = await Promise.all([
    patch(id, [{ op: 'replace', path: 'active', value: false }], { 'if-match': etag }),
    patch(id, [{ op: 'replace', path: 'displayName', value: '张五' }], { 'if-match': etag }),
    call('DELETE', `/Users/${String(id)}`, undefined, { 'if-match': etag }),
  ])
  expect(at.filter(({ status }) => status < 300)).toHaveLength(1)
  expect(at.filter(({ status }) => status === 412 || status === 404)).toHaveLength(2)
})

test('scim: a user who is changed on a page at the same time is not changed in the former version', async () => {
  const { call, patch } = await aDirectory()
  const { body, etag } = await call('POST', '/Users', zhang)
  const id = String(body['id'])
  const renaming = () => patch(id, [{ op: 'replace', path: 'displayName', value: '张五' }], { 'if-match': etag })
  for (const [table, column, mobile] of [
    ['people', 'person_id', '13800000771'],
    ['users', 'id', '13800000772'],
  ] as const) {
    await owner.query('begin')
    // What a page locks and writes: the person of the user or its account, then the mobile number.
    await owner.query(
      `select from identity.${table} where id = (select ${column} from identity.users where id = $1) for update`,
      [id],
    )
    const pending = renaming()
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 5000 })
    await owner.query(
      'update identity.people set mobile = $2 where id = (select person_id from identity.users where id = $1)',
      [id, mobile],
    )
    await owner.query('commit')
    expect((await pending).status).toBe(412)
    const { phoneNumbers } = (await call('GET', `/Users/${id}`)).body as { phoneNumbers: { value: string }[] }
    expect(phoneNumbers.map(({ value }) => value)).toEqual([mobile])
  }
})

test('scim: a stale version, an unknown user and an unsupported filter are said in the words of SCIM', async () => {
  const { call, patch } = await aDirectory()
  const { body, etag } = await call('POST', '/Users', zhang)
  const rename = (name: string, headers: Record<string, string>) =>
    patch(body['id'], [{ op: 'replace', path: 'displayName', value: name }], headers)
  const second = await rename('二', { 'if-match': etag })
  expect(second).toMatchObject({ status: 200 })
  expect((await rename('三', { 'if-match': etag })).body).toMatchObject({ status: '412' })
  const unchanged = { 'if-none-match': second.etag }
  expect((await call('GET', `/Users/${String(body['id'])}`, undefined, unchanged)).status).toBe(304)
  expect((await call('GET', '/Users/1')).body).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '404',
  })
  const filter = encodeURIComponent('userName co "x" or active eq true')
  expect((await call('GET', `/Users?filter=${filter}`)).body).toMatchObject({ scimType: 'invalidFilter' })
  const bad = { ...zhang, userName: 'wu', emails: [{ value: 'nothing' }] }
  expect((await call('POST', '/Users', bad)).body).toMatchObject({ status: '400', scimType: 'invalidValue' })
  expect((await patch(body['id'], [{ op: 'remove', path: 'userName' }])).body).toMatchObject({ scimType: 'noTarget' })
  expect((await patch(body['id'], [{ op: 'replace', path: 'a[b', value: 1 }])).body).toMatchObject({
    scimType: 'invalidPath',
  })
})

test('scim: one operation that is refused leaves all others undone', async () => {
  const { call, patch } = await aDirectory()
  const { body } = await call('POST', '/Users', zhang)
  const answer = await patch(body['id'], [
    { op: 'replace', path: 'displayName', value: '改名' },
    { op: 'replace', path: `${enterprise}:department`, value: 'nowhere' },
  ])
  expect(answer.status).toBe(400)
  expect((await call('GET', `/Users/${String(body['id'])}`)).body).toMatchObject({ displayName: '张三' })
})

test('scim: a removed user is found no more, and its account is disabled', async () => {
  const { tenant, manager, call } = await aDirectory()
  const { body } = await call('POST', '/Users', zhang)
  const id = String(body['id'])
  expect((await call('DELETE', `/Users/${id}`)).status).toBe(204)
  expect((await call('GET', `/Users/${id}`)).status).toBe(404)
  const { records } = await as(manager, qryDeptUsers, { deptId: tenant.root.id })
  expect(records.find(({ userId }) => userId === id)).toMatchObject({ status: 'disabled' })
})

test('scim: a directory neither changes administrators nor passes the limit of accounts', async () => {
  const { tenant, call, patch } = await aDirectory()
  const head = await aPerson(tenant, { entrance: 'purchaser', permissions: ['role.manage'] })
  expect((await patch(head.userId, [{ op: 'replace', path: 'active', value: false }])).body).toMatchObject({
    status: '403',
  })
  await database.write('0', (tx) =>
    tx.updateTable('tenancy.tenants').set({ account_limit: 5 }).where('id', '=', tenant.id).execute(),
  )
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => call('POST', '/Users', { schemas: [user], userName: `many${at}` })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201).length).toBeLessThan(5)
  expect(statuses.filter((status) => status === 403).length).toBeGreaterThan(3)
})

test('scim: the scope is needed, a person who is signed in is refused, and another tenant sees nothing', async () => {
  const { call } = await aDirectory(['org.read'])
  expect(await call('GET', '/Users')).toMatchObject({ status: 403, body: { status: '403' } })
  const ours = await aDirectory()
  const theirs = await aDirectory()
  const { body } = await ours.call('POST', '/Users', zhang)
  expect((await theirs.call('GET', `/Users/${String(body['id'])}`)).status).toBe(404)
  const operator = await aPerson(ours.tenant, { entrance: 'operator', permissions: ['scim.provision'] })
  const headers = { host: ours.tenant.host, authorization: `Bearer ${operator.token}` }
  expect((await server.app.inject({ url: '/scim/v2/Users', headers })).statusCode).toBe(403)
  const nobody = { host: ours.tenant.host, authorization: 'Bearer bk_nothingnothingnothingnothing' }
  expect((await server.app.inject({ url: '/scim/v2/Users', headers: nobody })).statusCode).toBe(401)
})

test('scim: the service describes itself', async () => {
  const { call } = await aDirectory()
  expect((await call('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } })
  expect((await call('GET', '/ResourceTypes')).body).toMatchObject({
    Resources: [{ id: 'User' }, { id: 'Group' }],
  })
  expect((await call('GET', '/Schemas')).body).toMatchObject({ totalResults: 3 })
  expect((await call('GET', `/Schemas/${user}`)).body).toMatchObject({ id: user })
})
