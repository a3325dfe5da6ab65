import { beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/api/keys.ts'
import * as accounts from '#contract/api/serviceAccounts.ts'
import { listDepartments } from '#contract/identity/departments.ts'
import { qryDeptUsers } from '#contract/identity/identity.ts'
import { setAccountStatus } from '#contract/identity/people.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { listOperationLog } from '#contract/logs/logs.ts'
import { insertSession } from '#modules/identity/index.ts'
import { aPerson, as, ask, aTenant, clock, database, moveClock, refusalOf, resetServer, server } from '#test/app.ts'
import { aKey, aKeyManager } from '#test/api/apiKeyFixture.ts'

/** The end of a key is effective everywhere within a second. */
const pastCache = () => moveClock(1000)
beforeEach(resetServer)

test('api keys: a key calls as its account, with its scopes alone, in its own tenant', async () => {
  const [tenant, elsewhere] = [await aTenant(), await aTenant()]
  const manager = await aKeyManager(tenant, ['org.read', 'supplier.read'])
  const { caller, key } = await aKey(tenant, manager, ['org.read'])
  expect(key).toMatch(/^bk_[\w-]{43}$/)
  expect((await as(caller, listDepartments, {})).records).toHaveLength(1)
  expect(await refusalOf(as(caller, contract.listApiKeys, {}))).toBe('permission.denied')
  const other = { ...caller, host: elsewhere.host }
  expect(await refusalOf(as(other, listDepartments, {}))).toBe('apiKey.invalid')
  expect(await refusalOf(as({ ...caller, token: `${key.slice(0, -2)}AA` }, listDepartments, {}))).toBe('apiKey.invalid')
})

test('api keys: fewer permissions of the account take effect on its keys, and a disabled account ends them', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read', 'supplier.read'])
  const { caller, account } = await aKey(tenant, manager, ['org.read', 'supplier.read'])
  expect(await refusalOf(as(caller, listDepartments, {}))).toBe('accepted')
  const { name, deptId, purpose } = account
  await as(manager, accounts.editServiceAccount, {
    id: account.id,
    version: account.version,
    name,
    deptId,
    purpose,
    permissions: ['supplier.read'],
  })
  pastCache()
  expect(await refusalOf(as(caller, listDepartments, {}))).toBe('permission.denied')
  await as(manager, accounts.setServiceAccountStatus, { id: account.id, status: 'disabled' })
  pastCache()
  expect(await refusalOf(as(caller, listDepartments, {}))).toBe('apiKey.invalid')
})

test('api keys: nobody gives a key more than they may grant, more than its account has, or what is up to people', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read', 'approval.decide'])
  const draft = { name: '系统', code: 'erp', entrance: 'operator', deptId: tenant.root.id, purpose: '' } as const
  const add = (permissions: string[]) => as(manager, accounts.addServiceAccount, { ...draft, permissions })
  expect(await refusalOf(add(['supplier.read']))).toBe('role.notGrantable')
  expect(await refusalOf(add(['approval.decide']))).toBe('apiKey.neverGranted')
  expect(await refusalOf(add(['nothing.such']))).toBe('role.unknownPermission')
  const rich = await aKeyManager(tenant, ['org.read', 'supplier.read'])
  const { account, id } = await aKey(tenant, rich, ['supplier.read'])
  const key = { name: '钥', networks: [], expiresOn: dayAfter(dayOf(clock()), 9), callsPerMinute: 60 }
  const create = (person: typeof manager, scopes: string[]) =>
    as(person, contract.createApiKey, { accountId: account.id, ...key, scopes })
  expect(await refusalOf(create(rich, ['org.read']))).toBe('apiKey.beyondAccount')
  expect(await refusalOf(create(manager, ['supplier.read']))).toBe('role.notGrantable')
  // A rotated key is learned by its rotator.
  expect(await refusalOf(as(manager, contract.rotateApiKey, { id, version: 1, overlapHours: '0' }))).toBe(
    'role.notGrantable',
  )
})

test('api keys: a key calls from the named addresses alone', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read'])
  const from = (remoteAddress: string, token: string) =>
    server.app
      .inject({
        method: 'GET',
        url: listDepartments.path,
        remoteAddress,
        headers: { host: tenant.host, authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' },
      })
      .then((reply) => reply.json<{ code: number }>().code)
  const { key } = await aKey(tenant, manager, ['org.read'], { networks: ['203.0.113.0/24', '2001:db8::/32'] })
  expect(await from('203.0.113.9', key)).toBe(0)
  expect(await from('::ffff:203.0.113.7', key)).toBe(0)
  expect(await from('2001:db8::7', key)).toBe(0)
  expect(await from('203.0.114.1', key)).toBe(47501)
  expect(await from('127.0.0.1', key)).toBe(47501)
  const wrong = aKey(tenant, manager, ['org.read'], { networks: ['1.2.3.4/33'] })
  expect(await refusalOf(wrong)).toBe('apiKey.network')
})

test('api keys: an expired and a revoked key are like one that never was', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read'])
  const today = dayOf(clock())
  expect(await refusalOf(aKey(tenant, manager, ['org.read'], { expiresOn: dayAfter(today, 367) }))).toBe(
    'apiKey.expiry',
  )
  const [short, long] = [
    await aKey(tenant, manager, ['org.read'], { expiresOn: today }),
    await aKey(tenant, manager, ['org.read']),
  ]
  expect(await refusalOf(as(short.caller, listDepartments, {}))).toBe('accepted')
  expect(await refusalOf(as(long.caller, listDepartments, {}))).toBe('accepted')
  await as(manager, contract.revokeApiKey, { id: long.id })
  pastCache()
  expect(await refusalOf(as(long.caller, listDepartments, {}))).toBe('apiKey.invalid')
  expect(await refusalOf(as(manager, contract.revokeApiKey, { id: long.id }))).toBe('apiKey.revoked')
  moveClock(24 * 3_600_000)
  expect(await refusalOf(as(short.caller, listDepartments, {}))).toBe('apiKey.invalid')
})

test('api keys: the former key of a rotation is valid until its overlap ends', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read'])
  const { id, caller } = await aKey(tenant, manager, ['org.read'])
  const { key } = await as(manager, contract.rotateApiKey, { id, version: 1, overlapHours: '1' })
  const next = { ...caller, token: key }
  expect(await refusalOf(as(next, listDepartments, {}))).toBe('accepted')
  expect(await refusalOf(as(caller, listDepartments, {}))).toBe('accepted')
  moveClock(3_600_001)
  expect(await refusalOf(as(caller, listDepartments, {}))).toBe('apiKey.invalid')
  expect(await refusalOf(as(next, listDepartments, {}))).toBe('accepted')
  expect(await refusalOf(as(manager, contract.rotateApiKey, { id, version: 1, overlapHours: '0' }))).toBe('thing.stale')
  const [shown] = (await as(manager, contract.listApiKeys, {})).records
  expect(shown).toMatchObject({ status: 'active', lastUsedIp: '127.0.0.1', formerUntil: null })
  expect(JSON.stringify(shown)).not.toContain(key)
})

test('api keys: the limit of a key is said in headers and refused with its own code, however many call at once', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read'])
  const { caller } = await aKey(tenant, manager, ['org.read'], { callsPerMinute: 5 })
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(caller, listDepartments)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  const over = replies.find(({ statusCode }) => statusCode === 429)!
  expect(over.json()).toMatchObject({ code: 47503 })
  expect(over.headers).toMatchObject({ 'ratelimit-policy': '"key";q=5;w=60' })
  expect(over.headers['ratelimit']).toMatch(/^"key";r=0;t=\d+$/)
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  const left = replies.map(({ headers }) => /r=(\d+)/.exec(String(headers['ratelimit']))?.[1])
  expect(left.filter((each) => each !== '0').toSorted()).toEqual(['1', '2', '3', '4'])
})

test('api keys: a session beside a key counts for nothing', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read'])
  const { caller } = await aKey(tenant, manager, ['org.read'])
  const refused = as(caller, contract.listApiKeys, {}, { cookie: `token=${manager.token}` })
  expect(await refusalOf(refused)).toBe('permission.denied')
})

test('api keys: what a system calls is in the log of operations with the name of its key', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read'])
  const watcher = await aPerson(tenant, { entrance: 'operator', permissions: ['log.read'] })
  const { caller, account } = await aKey(tenant, manager, ['org.read'])
  await as(caller, listDepartments, {})
  await server.app.context.callLog.flush()
  const { records } = await as(watcher, listOperationLog, { keyword: account.name.replace('系统', '密钥') })
  expect(records).toMatchObject([
    {
      actorName: account.name,
      actorCode: account.code,
      keyName: account.name.replace('系统', '密钥'),
      path: listDepartments.path,
    },
  ])
})

test('api keys: nobody signs in as a system, finds it among people or manages it there', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read'])
  const administrator = await aPerson(tenant, { entrance: 'operator', permissions: ['org.manage', 'org.read'] })
  const { account } = await aKey(tenant, manager, ['org.read'])
  const { records } = await as(administrator, qryDeptUsers, { deptId: tenant.root.id })
  expect(records.map(({ userId }) => userId)).not.toContain(account.id)
  const disable = as(administrator, setAccountStatus, { userId: account.id, status: 'disabled' })
  expect(await refusalOf(disable)).toBe('thing.notFound')
  const session = { userId: account.id, ip: '', agent: '', method: 'password', isStrong: true, lang: 'zh-CN' } as const
  await database.write(tenant.id, (tx) => insertSession(tx, { id: '987654321', ...session }))
  const opened = await database.read(tenant.id, (db) =>
    db.selectFrom('identity.sessions').select('id').where('user_id', '=', account.id).execute(),
  )
  expect(opened).toEqual([])
})
