/** @module-tag thorough */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadFile } from '#contract/files/files.ts'
import { orderDetail } from '#contract/ordering/orders.ts'
import { systemActor } from '#kit/actor.ts'
import { verifyAudit, verifyTenantAudit } from '#kit/events/audit.ts'
import { appendToChains } from '#kit/events/chain.ts'
import { openDatabase } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { openFiles } from '#kit/files/files.ts'
import { migrate } from '#kit/database/migrate.ts'
import { findTenant, isTransferred, jobsOfTenant, tenantTables } from '#server/tenantTransfer/catalog.ts'
import { closeTenant, demandUnused, openTenant, usesOf } from '#server/tenantTransfer/close.ts'
import { exportTenant } from '#server/tenantTransfer/export.ts'
import { importTenant, obstaclesTo, readManifest } from '#server/tenantTransfer/import.ts'
import type { Manifest } from '#server/tenantTransfer/manifest.ts'
import { removeTenant } from '#server/tenantTransfer/remove.ts'
import { as, contents, database, databaseUrl, refusalOf } from '#test/app.ts'
import { randomId } from '#test/ids.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import type { OrderingFixture } from '#test/ordering/setUp.ts'
import { upload } from '#test/upload.ts'

const otherDatabase = `elsewhere${randomId()}`
const otherDatabaseUrl = databaseUrl.replace(/\/[^/?]+(\?|$)/, `/${otherDatabase}$1`)
const owner = new pg.Client({ connectionString: databaseUrl })
const other = new pg.Client({ connectionString: otherDatabaseUrl })
let folder = ''
let moved: OrderingFixture
let remaining: OrderingFixture
let code = ''
let remainingOrderId = ''
let fileKeys: string[] = []

/** Two tenants with orders in several states, events, files and jobs; and a second, empty database. */
beforeAll(async () => {
  await owner.connect()
  await owner.query(`create database ${otherDatabase}`)
  await migrate(otherDatabaseUrl)
  await other.connect()
  folder = await mkdtemp(join(tmpdir(), 'transfer-'))
  ;[moved, remaining] = [await createOrderingFixture(), await createOrderingFixture()]
  for (const market of [moved, remaining]) {
    for (const state of ['30', '40', '50', '60'] as const) {
      const { orderId } = await createOrder(market)
      await advanceOrderTo(market, orderId, state)
      remainingOrderId = orderId
    }
    await upload(market.buyer, uploadFile, { name: '合同.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n') })
    await addJob(market.tenant.id, 'waiting', {})
  }
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [moved.tenant.id])
  await owner.query(`select kit.add_dead_letter('transfer.dead', '{}', 3, 'broken')`)
  code = moved.tenant.host.split('.')[0]!
  const { rows } = await owner.query<{ key: string }>('select key from files.files where tenant_id = $1', [
    moved.tenant.id,
  ])
  fileKeys = rows.map(({ key }) => key)
})
afterAll(async () => {
  await Promise.all([owner.end(), other.end()])
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(`drop database ${otherDatabase} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true, force: true })
})

async function addJob(tenantId: string, name: string, data: object) {
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId])
  const job = { name: `transfer.${name}`, data, runAt: '2036-01-01T00:00:00Z', maxAttempts: 3, key: '1' }
  await owner.query('select kit.add_jobs($1)', [JSON.stringify([job])])
}

/** Row counts of a tenant in every table with a tenant column, according to the information schema. */
async function rowsOf(client: pg.Client, tenantId: string): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where column_name = 'tenant_id' and table_type = 'BASE TABLE' order by 1`,
  )
  const counted: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await client.query<{ count: string }>(`select count(*) from ${name} where tenant_id = $1`, [tenantId])
    counted[name] = Number(found.rows[0]!.count)
  }
  // Workers of other tests add and complete the others.
  const jobs = await client.query<{ count: string }>(`select count(*) from ${jobsOfTenant} $1 and ${isTransferred}`, [
    tenantId,
  ])
  return { ...counted, jobs: Number(jobs.rows[0]!.count) }
}

/** Connection that adds a delivery when the events have been deleted, as a worker may that has read them before. */
const addingDelivery = (tenantId: string) =>
  Object.assign(Object.create(owner) as pg.Client, {
    query: async (text: string, values?: unknown[]) => {
      const result = await owner.query(text, values)
      if (text.startsWith('delete from kit.events ')) await addJob(tenantId, 'late', {})
      return result
    },
  })

const countJobs = `select count(*)::int as jobs from graphile_worker._private_jobs where payload ->> 'tenant' = $1`

async function appendAll(url: string) {
  const worker = new pg.Client({ connectionString: url })
  await worker.connect()
  await worker.query("set role baicai_app; set app.jobs = 'worker'")
  const pool = { query: worker.query.bind(worker) } as unknown as pg.Pool
  const ownRows =
    'select count(*) from kit.events e where tenant_id = $1 and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)'
  // Other tests write concurrently; events are appended to the chains once older transactions have ended.
  for (let tries = 0; ; tries++) {
    await appendToChains(pool)
    const { rows } = await (url === databaseUrl ? owner : other).query<{ count: string }>(ownRows, [moved.tenant.id])
    if (rows[0]!.count === '0') break
    if (tries > 1000) throw new Error('events were not appended to the chain')
    await delay(20)
  }
  await worker.end()
}

/** An open transaction that has written: until it ends, no later event is appended to a chain. */
async function beginTransaction(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

const publishEvent = (to: typeof database) =>
  to.write(moved.tenant.id, (tx) =>
    publish(tx, systemActor(moved.tenant.id), {
      name: 'tenant.departmentConfigSet',
      id: moved.tenant.id,
      data: { deptCode: '1', code: 'a', val: '1' },
    }),
  )

const exportFrom = async (client: pg.Client, name: string) => {
  const tenant = await findTenant(client, code)
  return exportTenant(client, contents, tenant, join(folder, name))
}
const hashes = ({ tables }: Manifest) =>
  Object.fromEntries(tables.map(({ name, rows, sha256 }) => [name, [rows, sha256]]))

test('transfer: a tenant in use is not changed, and a closed one is removed in dependency order', async () => {
  const open = await findTenant(owner, code)
  await expect(demandUnused(owner, open)).rejects.toThrow(`Tenant ${code} is open`)
  // Workers of other tests append to every chain.
  const end = await beginTransaction()
  await publishEvent(database)
  await closeTenant(owner, code)
  const closed = await findTenant(owner, code)
  const uses = await usesOf(owner, closed)
  await end()
  expect(uses).toEqual([
    expect.stringMatching(/^Servers may still know it: try again in \d+ s\.$/),
    expect.stringMatching(/^\d+ events are not in its audit chain yet/),
  ])
  await owner.query("update tenancy.tenants set closed_at = closed_at - interval '1 minute' where code = $1", [code])
  await appendAll(databaseUrl)
  await owner.query(`update graphile_worker._private_jobs set locked_at = now() where payload ->> 'tenant' = $1`, [
    closed.id,
  ])
  expect(await usesOf(owner, closed)).toContain('The job transfer.waiting runs.')
  await owner.query(`update graphile_worker._private_jobs set locked_at = null where payload ->> 'tenant' = $1`, [
    closed.id,
  ])
  expect(await usesOf(owner, closed)).toEqual([])
})

test('transfer: waits for running transactions that may have written', async () => {
  const end = await beginTransaction()
  const closed = await findTenant(owner, code)
  await expect(demandUnused(owner, closed, 300)).rejects.toThrow('does not end')
  await end()
  await demandUnused(owner, closed)
})

test('transfer: an import restores the export exactly, and the audit chain continues', async () => {
  const before = await rowsOf(owner, moved.tenant.id)
  const exported = await exportFrom(owner, 'first')
  expect(await readdir(join(folder, 'first', 'contents'))).toEqual(fileKeys)
  expect(exported.missingContents).toEqual([])
  expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(25)

  const manifest = await readManifest(join(folder, 'first'))
  expect(await obstaclesTo(owner, manifest)).toContain(`There is a tenant ${code}, or one of its number, already.`)
  await expect(importTenant(other, contents, join(folder, 'first'), manifest)).rejects.toThrow('encrypted with')
  const { rows } = await owner.query<{ value: Buffer }>("select value from kit.secrets where name = 'seal'")
  await other.query("insert into kit.secrets values ('seal', $1)", [rows[0]!.value])

  const otherFiles = openFiles(join(folder, 'otherFiles'))
  await importTenant(other, otherFiles, join(folder, 'first'), manifest)
  for (const key of fileKeys) expect(await text(await otherFiles.get(key))).toContain('%PDF')
  expect(await rowsOf(other, moved.tenant.id)).toEqual({ ...before, 'kit.job_runs': 0 })
  expect(await verifyTenantAudit(other, moved.tenant.id, exported.head)).toEqual([])

  const { ['kit.chains']: first, ...rest } = hashes(exported)
  const { ['kit.chains']: second, ...again } = hashes(await exportFrom(other, 'second'))
  expect(again).toEqual(rest)
  expect(second![0]).toBe(first![0])

  // Simulates a source database with a higher transaction counter.
  await other.query("update kit.chains set txid = '1'; update kit.chain_progress set txid = '1'")
  await openTenant(other, code)
  const imported = openDatabase({ url: otherDatabaseUrl })
  await publishEvent(imported)
  await imported.close()
  await appendAll(otherDatabaseUrl)
  const { wrong, heads } = await verifyAudit(other, [exported.head!])
  expect(wrong).toEqual([])
  expect(Number(heads[0]!.split(':')[1])).toBe(Number(exported.head!.split(':')[1]) + 1)
})

test('transfer: a forged export leaves no trace', async () => {
  const target = `${otherDatabase}b`
  await owner.query(`create database ${target} template template0`)
  const url = databaseUrl.replace(/\/[^/?]+(\?|$)/, `/${target}$1`)
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await owner.query<{ value: Buffer }>("select value from kit.secrets where name = 'seal'")
    await client.query("insert into kit.secrets values ('seal', $1)", [rows[0]!.value])
    const manifest = await readManifest(join(folder, 'first'))
    const path = join(folder, 'first', 'kit.events.copy')
    const events = await readFile(path, 'utf8')
    await writeFile(path, events.replace('order.submitted', 'order.cancelled'))
    await expect(importTenant(client, contents, join(folder, 'first'), manifest)).rejects.toThrow('was changed since')
    const forged = await exported(manifest, path)
    await expect(importTenant(client, contents, join(folder, 'first'), forged)).rejects.toThrow('its event was changed')
    expect(Object.values(await rowsOf(client, moved.tenant.id)).every((count) => count === 0)).toBe(true)
    await writeFile(path, events)
  } finally {
    await client.end()
    await owner.query(`drop database ${target} with (force)`)
  }
})

/** Recalculates the manifest, as a forger of events would. */
async function exported(manifest: Manifest, path: string): Promise<Manifest> {
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', await readFile(path))).toString('hex')
  return {
    ...manifest,
    tables: manifest.tables.map((table) => (table.name === 'kit.events' ? { ...table, sha256 } : table)),
  }
}

test('transfer: a removed tenant has no rows, jobs or files, and other tenants are unchanged', async () => {
  const before = await rowsOf(owner, remaining.tenant.id)
  const closed = await findTenant(owner, code)
  await demandUnused(owner, closed)
  await removeTenant(addingDelivery(moved.tenant.id), contents, closed)
  const remainingRows = await rowsOf(owner, moved.tenant.id)
  expect(Object.entries(remainingRows).filter(([, count]) => count > 0)).toEqual([])
  expect((await owner.query(countJobs, [moved.tenant.id])).rows).toEqual([{ jobs: 0 }])
  expect(Object.keys(remainingRows)).toEqual(
    expect.arrayContaining((await tenantTables(owner)).map(({ name }) => name)),
  )
  await expect(findTenant(owner, code)).rejects.toThrow(`There is no tenant ${code}.`)
  for (const key of fileKeys) expect(await refusalOf(contents.get(key))).toBe('thing.notFound')
  expect(await rowsOf(owner, remaining.tenant.id)).toEqual(before)
  const { wrong } = await verifyAudit(owner)
  expect(wrong.filter((each) => each.includes(moved.tenant.id))).toEqual([])
  expect(await as(remaining.buyer, orderDetail, { orderId: remainingOrderId })).toMatchObject({
    orderId: remainingOrderId,
  })
})

test('transfer: a tenant being removed cannot be reopened, and a closed one cannot be used', async () => {
  const tenantCode = remaining.tenant.host.split('.')[0]!
  await closeTenant(owner, tenantCode)
  const { tenantsByHost } = await import('#modules/tenancy/index.ts')
  const unknown = tenantsByHost(database, async () => {})(remaining.tenant.host, '127.0.0.1')
  expect(await refusalOf(unknown)).toBe('tenant.unknown')
  await owner.query("update tenancy.tenants set status = 'removing' where code = $1", [tenantCode])
  await expect(openTenant(owner, tenantCode)).rejects.toThrow('is being removed')
})
