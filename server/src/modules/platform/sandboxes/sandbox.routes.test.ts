import { expect, test } from 'vitest'
import { listApiKeys } from '#contract/api/keys.ts'
import { listServiceAccounts } from '#contract/api/serviceAccounts.ts'
import { listDepartments } from '#contract/identity/departments.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/platform/sandboxes.ts'
import { editTenant, listTenants, suspendTenant } from '#contract/platform/tenants.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { as, ask, aTenant, clock, database, jobContext, refusalOf, runJob, server } from '#test/app.ts'
import { aKey, aKeyManager } from '#test/api/apiKeyFixture.ts'
import { accept, anOperator, aPlatform, founding, tokenOf } from '#test/platform/platforms.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { allOfTenant } from '#test/platform/rows.ts'

const owner = await connectOwner()
const day = 86_400_000

/** A company whose sandbox is there, with the administrator of both. */
async function aSandbox() {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant, ['org.read', 'order.oversee'])
  const { link } = await as(manager, contract.createSandbox, {})
  const { sandbox } = await as(manager, contract.getSandbox, {})
  if (!sandbox) throw new Error('no sandbox')
  return { tenant, manager, link, sandbox, host: sandbox.host }
}

test('sandboxes: a company creates one, with a host of its own, an administrator and the mark in each reply', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant)
  expect(await as(manager, contract.getSandbox, {})).toEqual({
    isHere: false,
    host: tenant.host.replace('.', '-sandbox.'),
    sandbox: null,
  })
  const answers = await Promise.all([1, 2, 3].map(() => refusalOf(as(manager, contract.createSandbox, {}))))
  expect(answers.toSorted()).toEqual(['accepted', 'sandbox.exists', 'sandbox.exists'])
  const { sandbox } = await as(manager, contract.getSandbox, {})
  expect(sandbox).toMatchObject({ products: 0, keys: 0, usedAt: null })
  const fill = server.jobs.find(({ name }) => name === 'platform.fillDemo')!
  if ('steps' in fill) await fill.steps(jobContext(sandbox!.id), {} as never)
  expect((await as(manager, contract.getSandbox, {})).sandbox!.products).toBeGreaterThan(50)

  const portal = { host: sandbox!.host }
  expect((await as(portal, checkEnable, {})).isSandbox).toBe('1')
  expect((await as(tenant, checkEnable, {})).isSandbox).toBe('0')
  expect((await ask(portal, checkEnable)).headers[contract.sandboxHeader]).toBe('true')
  // A refused call says it, too.
  const refused = await ask({ ...portal, token: `bk_${'A'.repeat(43)}` }, listDepartments)
  expect(refused.json<{ code: number }>().code).not.toBe(0)
  expect(refused.headers[contract.sandboxHeader]).toBe('true')
  expect((await ask(tenant, checkEnable)).headers).not.toHaveProperty(contract.sandboxHeader)
})

test('sandboxes: keys, sessions and messages of a sandbox and its company never reach each other', async () => {
  const { tenant, manager, link, host, sandbox } = await aSandbox()
  const administrator = await accept(host, tokenOf({ link }))
  const root = await database.read(sandbox.id, (db) =>
    db.selectFrom('identity.departments').select(['id', 'path', 'full_name']).executeTakeFirstOrThrow(),
  )
  const inside = { id: sandbox.id, host, root: { id: root.id, path: root.path, fullName: root.full_name } }
  const own = await aKey(inside, administrator as typeof manager, ['org.read'])
  const real = await aKey(tenant, manager, ['org.read'])
  const departmentsOf = async (caller: { host: string; token: string }) =>
    (await as(caller, listDepartments, {})).records.map(({ deptId }) => deptId)
  expect(await departmentsOf(own.caller)).not.toEqual(await departmentsOf(real.caller))
  expect(await refusalOf(as({ ...own.caller, host: tenant.host }, listDepartments, {}))).toBe('apiKey.invalid')
  expect(await refusalOf(as({ ...real.caller, host }, listDepartments, {}))).toBe('apiKey.invalid')
  expect(await refusalOf(as({ ...administrator, host: tenant.host }, listApiKeys, {}))).toBe('session.none')
  expect(await refusalOf(as({ host, token: manager.token }, listApiKeys, {}))).toBe('session.none')
  const accountsOf = async (person: { host: string; token: string }) =>
    (await as(person, listServiceAccounts, {})).records.map(({ id }) => id)
  expect(await accountsOf(administrator)).toEqual([own.account.id])
  expect(await accountsOf(manager)).toEqual([real.account.id])

  const keep = (tenantId: string, text: string) =>
    database.write(tenantId, (tx) =>
      tx.insertInto('kit.outbox').values({ recipient: '138', template: 't', text }).execute(),
    )
  await keep(tenant.id, '真实消息')
  await keep(sandbox.id, '沙箱消息')
  for (const reader of [administrator, manager])
    expect((await as(reader, contract.listSandboxMessages, {})).map(({ text }) => text)).toEqual(['沙箱消息'])
  const other = await aKeyManager(await aTenant())
  expect(await refusalOf(as(other, contract.listSandboxMessages, {}))).toBe('thing.notFound')
  expect(await refusalOf(as(other, contract.resetSandbox, { id: sandbox.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(other, contract.endSandbox, { id: sandbox.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(administrator, contract.createSandbox, {}))).toBe('sandbox.nested')
  expect(await as(administrator, contract.getSandbox, {})).toEqual({ isHere: true, host: '', sandbox: null })
  // The company itself is no sandbox, whatever its operator names.
  expect(await refusalOf(as(manager, contract.endSandbox, { id: tenant.id }))).toBe('thing.notFound')
})

test('sandboxes: a reset leaves nothing of the former one, and one of several resets wins', async () => {
  const { tenant, manager, link, host, sandbox } = await aSandbox()
  const before = await accept(host, tokenOf({ link }))
  const results = await Promise.all(
    [1, 2, 3].map(() => refusalOf(as(manager, contract.resetSandbox, { id: sandbox.id }))),
  )
  expect(results.filter((each) => each === 'accepted')).toHaveLength(1)
  const { sandbox: after } = await as(manager, contract.getSandbox, {})
  expect(after).toMatchObject({ host, usedAt: null, keys: 0 })
  expect(after!.id).not.toBe(sandbox.id)
  const { rows } = await owner.query<{ tenant_id: string }>('select tenant_id from tenancy.hosts where host = $1', [
    host,
  ])
  expect(rows.map(({ tenant_id: id }) => id)).toEqual([after!.id])
  expect(await refusalOf(as(manager, contract.resetSandbox, { id: sandbox.id }))).toBe('thing.notFound')

  await removed(sandbox.id)
  expect(await allOfTenant(owner, sandbox.id)).toEqual({})
  expect(Object.keys(await allOfTenant(owner, after!.id))).toContain('identity.users')
  expect(Object.keys(await allOfTenant(owner, tenant.id))).toContain('identity.users')
  expect(await refusalOf(as(before, listApiKeys, {}))).not.toBe('accepted')
})

/** Runs the removal of a sandbox that ended long enough ago for servers to have forgotten it. */
async function removed(id: string): Promise<void> {
  await owner.query("update tenancy.tenants set closed_at = closed_at - interval '1 minute' where id = $1", [id])
  await owner.query(
    'delete from kit.events e where tenant_id = $1 and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)',
    [id],
  )
  await runJob('platform.removeSandboxes', '0')
}

const isThere = async (id: string) =>
  (await owner.query<{ status: string }>('select status from tenancy.tenants where id = $1', [id])).rows[0]?.status

test('sandboxes: one that was reset is unknown within a second or two, although servers know its host', async () => {
  const { manager, link, host, sandbox } = await aSandbox()
  const before = await accept(host, tokenOf({ link }))
  expect(await refusalOf(as(before, listApiKeys, {}))).toBe('accepted')
  await as(manager, contract.resetSandbox, { id: sandbox.id })
  await expect.poll(() => refusalOf(as(before, listApiKeys, {})), { timeout: 4000 }).toBe('session.none')
})

test('sandboxes: nobody resets or creates one while three former ones are not removed yet', async () => {
  const { manager } = await aSandbox()
  const current = async () => (await as(manager, contract.getSandbox, {})).sandbox!.id
  const former: string[] = []
  for (let no = 1; no <= contract.mostClosedSandboxes; no++) {
    former.push(await current())
    await as(manager, contract.resetSandbox, { id: former.at(-1)! })
  }
  const last = await current()
  expect(await refusalOf(as(manager, contract.resetSandbox, { id: last }))).toBe('sandbox.removing')
  expect([await current(), await isThere(last)]).toEqual([last, 'open'])
  await as(manager, contract.endSandbox, { id: last })
  expect(await refusalOf(as(manager, contract.createSandbox, {}))).toBe('sandbox.removing')
  await removed(former[0]!)
  expect(await refusalOf(as(manager, contract.createSandbox, {}))).toBe('sandbox.removing')
  await removed(former[1]!)
  expect(await refusalOf(as(manager, contract.createSandbox, {}))).toBe('accepted')
})

test('sandboxes: the platform itself, and a company without a domain, have none', async () => {
  const platform = await aPlatform()
  const operator = await anOperator(platform, { permissions: ['apiKey.manage'] })
  expect(await as(operator, contract.getSandbox, {})).toEqual({ isHere: false, host: '', sandbox: null })
  expect(await refusalOf(as(operator, contract.createSandbox, {}))).toBe('tenant.ownPlatform')
  expect(await refusalOf(as(operator, contract.resetSandbox, { id: platform.id }))).toBe('tenant.ownPlatform')
  expect(await refusalOf(as(operator, contract.listSandboxMessages, {}))).toBe('thing.notFound')

  const tenant = await aTenant()
  const manager = await aKeyManager(tenant)
  await as(manager, contract.getSandbox, {})
  // Servers know the host for some seconds, so the calls still reach the company.
  await owner.query(
    "update tenancy.hosts set host = '10.' || right(tenant_id::text, 3)::int % 256 || '.0.1' where host = $1",
    [tenant.host],
  )
  expect(await as(manager, contract.getSandbox, {})).toEqual({ isHere: false, host: '', sandbox: null })
  expect(await refusalOf(as(manager, contract.createSandbox, {}))).toBe('sandbox.noHost')
})

test('sandboxes: the name of a company is cut between characters', async () => {
  const tenant = await aTenant()
  const manager = await aKeyManager(tenant)
  await owner.query('update tenancy.tenants set name = $2 where id = $1', [tenant.id, '𠮷'.repeat(60)])
  await as(manager, contract.createSandbox, {})
  const { id } = (await as(manager, contract.getSandbox, {})).sandbox!
  const { rows } = await owner.query<{ name: string }>('select name from tenancy.tenants where id = $1', [id])
  expect(rows).toEqual([{ name: `${'𠮷'.repeat(50)}（沙箱）` }])
})

test('sandboxes: one that is not used ends, one that is used stays', async () => {
  const unused = await aSandbox()
  const used = await aSandbox()
  await accept(used.host, tokenOf(used))
  const long = new Date(clock().getTime() - (contract.sandboxUnusedDays + 1) * day)
  for (const { sandbox } of [unused, used])
    await owner.query('update tenancy.tenants set created_at = $2 where id = $1', [sandbox.id, long])
  await runJob('platform.endSandboxes', '0')
  expect([await isThere(unused.sandbox.id), await isThere(used.sandbox.id)]).toEqual(['closed', 'open'])
  expect((await as(unused.manager, contract.getSandbox, {})).sandbox).toBeNull()
  const { unusedUntil } = (await as(used.manager, contract.getSandbox, {})).sandbox!
  expect(unusedUntil).toBe(dayOf(new Date(clock().getTime() + contract.sandboxUnusedDays * day)))
  const events = await database.read(unused.tenant.id, (db) =>
    db.selectFrom('kit.events').select('data').where('name', '=', 'sandbox.ended').execute(),
  )
  expect(events).toEqual([{ data: { host: unused.host, reason: 'unused' } }])
})

test('sandboxes: the platform neither counts nor changes them, and nobody gets in while the company is suspended', async () => {
  const platform = await aPlatform()
  const operator = await anOperator(platform)
  const { tenant, sandbox, host } = await aSandbox()
  const { records } = await as(operator, listTenants, { keyword: tenant.host.split('.')[0]! })
  expect(records.map(({ id }) => id)).toEqual([tenant.id])
  const { code: _, switches: __, adminName: ___, ...terms } = founding()
  const { name, hosts, package: plan, expiresOn, accountLimit, supplierLimit, storageLimitMb, contact } = terms
  const edit = { name, hosts, package: plan, expiresOn, accountLimit, supplierLimit, storageLimitMb, contact }
  expect(await refusalOf(as(operator, editTenant, { id: sandbox.id, version: 1, ...edit }))).toBe('thing.notFound')
  expect(await refusalOf(as(operator, suspendTenant, { id: sandbox.id, reason: '试' }))).toBe('thing.notFound')
  await as(operator, suspendTenant, { id: tenant.id, reason: '欠费' })
  expect(await refusalOf(as({ host }, checkEnable, {}))).toBe('tenant.suspended')
})

test('sandboxes: a company is not removed before its sandbox', async () => {
  const { tenant, sandbox } = await aSandbox()
  await owner.query("update tenancy.tenants set status = 'closed', closed_at = now() where id = $1", [tenant.id])
  await expect(owner.query('delete from tenancy.tenants where id = $1', [tenant.id])).rejects.toThrow(/foreign key/)
  await runJob('platform.endSandboxes', '0')
  expect(await isThere(sandbox.id)).toBe('closed')
  await removed(sandbox.id)
  expect(await isThere(sandbox.id)).toBeUndefined()
})
