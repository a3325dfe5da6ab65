import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { verifyAudit } from '#kit/events/audit.ts'
import { appendToChains } from '#kit/events/chain.ts'
import { openDatabase } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { migrate } from '#kit/database/migrate.ts'
import { randomId } from '#test/ids.ts'

const name = `chains${randomId()}`
const url = inject('databaseUrl').replace(/\/[^/?]+(\?|$)/, `/${name}$1`)
const [ours, theirs] = ['11', '22']
const admin = new pg.Client({ connectionString: inject('databaseUrl') })
const owner = new pg.Client({ connectionString: url })

/** Database in the state when all tenants shared one chain, with data from before the migration. */
beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${name}`)
  await owner.connect()
  await owner.query(
    'create table public.migrations (name text primary key, sha text not null, at timestamptz default now())',
  )
  const folder = new URL('../../../migrations/', import.meta.url)
  for (const file of (await readdir(folder)).filter((each) => each.endsWith('.sql') && each < '0040').toSorted()) {
    const sql = await readFile(new URL(file, folder), 'utf8')
    await owner.query(sql)
    const sha = createHash('sha256').update(sql).digest('hex')
    await owner.query('insert into public.migrations (name, sha) values ($1, $2)', [file, sha])
  }
  for (const tenant of [ours, theirs, ours, theirs, ours])
    await owner.query(
      `insert into kit.events (tenant_id, name, entity, entity_id, actor_id) values ($1, 'comment.replied', 'comment', 7, 1)`,
      [tenant],
    )
  // An event waits for every transaction of the server that began before it, also of other tests.
  const linkAll = async () => {
    await owner.query('select kit.seal(100)')
    expect((await owner.query('select from kit.audit')).rowCount).toBe(5)
  }
  await vi.waitFor(linkAll, { timeout: 20_000 })
  await owner.query(`insert into kit.cursors (name, seq) values ('listening', 3)`)
  await owner.query(
    `insert into kit.unheard select 'listening', tenant_id, event_id, 'secret' from kit.audit where seq = 2`,
  )
})
afterAll(async () => {
  await owner.end()
  await admin.query(`drop database ${name}`)
  await admin.end()
})

test('audit chain migration: the shared chain becomes one per tenant: valid stays valid, forgeries are still detected', async () => {
  const shared = await owner.query<{ hash: string }>("select encode(hash, 'hex') as hash from kit.audit order by seq")
  const head = shared.rows.at(-1)!.hash
  expect(shared.rows).toHaveLength(5)
  await owner.query(`update kit.events set reason = 'x' where id = (select event_id from kit.audit where seq = 4)`)
  await migrate(url)

  const genesis = await owner.query(
    "select tenant_id, encode(genesis, 'hex') as genesis, seq from kit.chains order by 1",
  )
  expect(genesis.rows).toEqual([
    { tenant_id: ours, genesis: head, seq: '3' },
    { tenant_id: theirs, genesis: head, seq: '2' },
  ])
  const { wrong } = await verifyAudit(owner)
  expect(wrong).toEqual([`tenant ${theirs}: link 2: its event was changed`])

  const offsets = await owner.query(
    'select tenant_id, listener, seq, wanted from kit.consumer_offsets where listener = $1 order by 1',
    ['listening'],
  )
  expect(offsets.rows).toEqual([
    { tenant_id: ours, listener: 'listening', seq: '2', wanted: '3' },
    { tenant_id: theirs, listener: 'listening', seq: '1', wanted: '2' },
  ])
  await owner.query("select set_config('app.tenant_id', $1, false)", [theirs])
  const letters = await owner.query('select name, error from kit.dead_letters()')
  expect(letters.rows).toEqual([{ name: 'events.deliverOne.listening', error: 'before the upgrade' }])
})

test('audit chain migration: the chains continue', async () => {
  const database = openDatabase({ url, size: 1 })
  await database.write(ours, (tx) => publish(tx, systemActor(ours), { name: 'comment.replied', id: '7' }))
  await database.close()
  await owner.query("set app.jobs = 'worker'")
  // An event is appended once no older transaction is open anywhere, those of other tests included.
  const head = async () => {
    while (await appendToChains(owner));
    return (await verifyAudit(owner)).heads[0]
  }
  await expect.poll(head, { timeout: 20_000 }).toMatch(new RegExp(`^${ours}:4:`))
  const { wrong } = await verifyAudit(owner)
  expect(wrong).toEqual([`tenant ${theirs}: link 2: its event was changed`])
})
