import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { verifyAudit } from '#kit/events/audit.ts'
import { appendToChains } from '#kit/events/chain.ts'
import { openDatabase } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { randomId } from '#test/ids.ts'

const url = inject('databaseUrl')
const database = openDatabase({ url, size: 2 })
const owner = new pg.Client({ connectionString: url })
const tenant = randomId()

/** Other tenants of this file; each has one event. */
const others = [randomId(), randomId()]
const seqs = ['1', '2', '3', '4', '5']
const moved = (step: number) => newEvent('authority.listed', { id: '7', to: 'trusted', data: { revoked: step } })
beforeAll(async () => {
  await owner.connect()
  await owner.query("set app.jobs = 'worker'")
  await database.write(tenant, (tx) => publish(tx, systemActor(tenant), ...[1, 2, 3, 4, 5].map(moved)))
  for (const other of others) await database.write(other, (tx) => publish(tx, systemActor(other), moved(1)))
  await vi.waitFor(async () => {
    while (await appendToChains(owner));
    const { rows } = await owner.query('select from kit.audit where tenant_id = any ($1)', [[tenant, ...others]])
    expect(rows).toHaveLength(7)
  }, 10_000)
})
afterAll(async () => {
  await owner.end()
  await database.close()
})

/** What the verifier says after a forgery by the database's owner; nothing of it stays, and nothing that happens meanwhile is seen. */
async function forged(statements: readonly string[], anchors?: readonly string[]) {
  await owner.query('begin isolation level repeatable read')
  try {
    for (const statement of statements) await owner.query(statement)
    const { wrong, heads, ...found } = await verifyAudit(owner, anchors)
    const ours = wrong.flatMap((one) => (one.startsWith(`tenant ${tenant}: `) ? [one.slice(tenant.length + 9)] : []))
    return { ...found, wrong, ours, head: heads.find((one) => one.startsWith(`${tenant}:`)) }
  } finally {
    await owner.query('rollback')
  }
}
/** The head of the tenant's chain. */
const headNow = async () => (await forged([])).head!
const ofTenant = `tenant_id = ${tenant}`
const eventOf = (index: number) => `(select event_id from kit.audit where ${ofTenant} and seq = ${seqs[index]})`

test('audit chain: chains that nobody touched are right, and their heads are anchors', async () => {
  const { wrong, links, head } = await forged([])
  expect(wrong).toEqual([])
  expect(links).toBeGreaterThanOrEqual(7)
  expect(head).toMatch(new RegExp(`^${tenant}:5:[0-9a-f]{64}$`))
  expect((await forged([], [head!])).wrong).toEqual([])
})

test('audit chain: a tenant that is deleted with its chain leaves all others whole', async () => {
  const [gone] = others
  const tables = ['kit.events', 'kit.audit', 'kit.chains', 'kit.consumer_offsets']
  const { wrong } = await forged(tables.map((table) => `delete from ${table} where tenant_id = ${gone}`))
  expect(wrong).toEqual([])
})

test('audit chain: a chain that is gone is missed by its anchor, and its links by their chain', async () => {
  const links = [`delete from kit.chains where ${ofTenant}`]
  expect((await forged(links)).wrong).toEqual([`tenant ${tenant}: links without a chain`])
  const all = [...links, `delete from kit.audit where ${ofTenant}`, `delete from kit.events where ${ofTenant}`]
  expect((await forged(all, [await headNow()])).wrong).toEqual([`tenant ${tenant}: its chain is gone`])
})

test('audit chain: two processes at once append each event once', async () => {
  const busy = randomId()
  const workers = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  for (const worker of workers) {
    await worker.connect()
    await worker.query("set app.jobs = 'worker'")
  }
  try {
    for (let step = 0; step < 20; step++)
      await Promise.all([
        database.write(busy, (tx) => publish(tx, systemActor(busy), moved(step))),
        ...workers.map((worker) => appendToChains(worker)),
      ])
    await vi.waitFor(async () => {
      while (await appendToChains(owner));
      const { rows } = await owner.query('select seq from kit.chains where tenant_id = $1', [busy])
      expect(rows).toEqual([{ seq: '20' }])
    }, 10_000)
  } finally {
    for (const worker of workers) await worker.end()
  }
  expect((await forged([])).wrong).toEqual([])
})

test.each([
  ['a changed reason', () => [`update kit.events set reason = 'x' where id = ${eventOf(2)}`], 'its event was changed'],
  ['a changed actor', () => [`update kit.events set actor_id = 99 where id = ${eventOf(2)}`], 'its event was changed'],
  [
    'a changed time',
    () => [`update kit.events set at = at + interval '1 microsecond' where id = ${eventOf(2)}`],
    'its event was changed',
  ],
  [
    'changed data',
    () => [`update kit.events set data = '{"revoked": 4}' where id = ${eventOf(2)}`],
    'its event was changed',
  ],
  ['a deleted event', () => [`delete from kit.events where id = ${eventOf(2)}`], 'its event is gone'],
  ['a deleted link', () => [`delete from kit.audit where ${ofTenant} and seq = ${seqs[2]}`], 'missing'],
  [
    'an event deleted with its link',
    () => [
      `delete from kit.events where id = ${eventOf(2)}`,
      `delete from kit.audit where ${ofTenant} and seq = ${seqs[2]}`,
    ],
    'missing',
  ],
  [
    'a changed event with its own hash made anew',
    () => [
      `update kit.events set reason = 'x' where id = ${eventOf(2)}`,
      `update kit.audit a set hash = kit.event_digest(e, a.prev) from kit.events e where a.${ofTenant} and a.seq = ${seqs[2]} and e.tenant_id = a.tenant_id and e.id = a.event_id`,
    ],
    'does not follow the one before it',
    1,
  ],
])('the first bad link is named: %s', async (_, statements, finding, further = 0) => {
  const { ours } = await forged(statements())
  expect(ours[0]).toBe(`link ${Number(seqs[2]) + further}: ${finding}`)
})

test('swapped: two events that changed places', async () => {
  const { ours } = await forged([
    `create temporary table pair on commit drop as select * from kit.audit where ${ofTenant} and seq in (2, 4)`,
    `delete from kit.audit where ${ofTenant} and seq in (2, 4)`,
    `insert into kit.audit select o.tenant_id, 2, o.event_id, o.txid, p.prev, p.hash from pair p, pair o where p.seq = 2 and o.seq = 4`,
    `insert into kit.audit select o.tenant_id, 4, o.event_id, o.txid, p.prev, p.hash from pair p, pair o where p.seq = 4 and o.seq = 2`,
  ])
  expect(ours[0]).toBe('link 2: its event was changed')
})

const slipIn = (txid: string, at = 'now()') =>
  `insert into kit.events (tenant_id, txid, at, name, entity, entity_id, actor_id) values (${tenant}, ${txid}, ${at}, 'thing.forged', 'thing', 7, 1)`
test.each([
  ['slipped in among the old ones', () => slipIn(`'3'`), 'slipped in behind the chain'],
  ['of a transaction to come', () => slipIn(`'9000000000000'`), 'of a transaction that has not been'],
])('inserted: an event %s', async (_, statement, finding) => {
  const { wrong } = await forged([statement()])
  expect(wrong.some((one) => one.endsWith(finding))).toBe(true)
})

test.each([
  [61, 1],
  [50, 0],
])('audit chain: an event that is in no chain for %i seconds', async (seconds, findings) => {
  const { wrong } = await forged([
    `update kit.chain_progress set txid = (select txid from kit.chains where ${ofTenant})`,
    `insert into kit.events (tenant_id, id, txid, at, name, entity, entity_id, actor_id)
     select tenant_id, event_id + 1, txid, now() - interval '${seconds} seconds', 'thing.moved', 'thing', 7, 1
     from kit.chains where ${ofTenant}`,
  ])
  expect(wrong.filter((one) => one.endsWith('in no chain for more than a minute'))).toHaveLength(findings)
})

test('audit chain: a cut tail is missed by the head of the chain; with the head forged, by the anchor and by what listeners have handled', async () => {
  const head = await headNow()
  const cut = [
    `delete from kit.events e using kit.audit a where a.event_id = e.id and a.tenant_id = e.tenant_id and a.${ofTenant} and a.seq > 3`,
    `delete from kit.audit where ${ofTenant} and seq > 3`,
    // The workers of other tests listen to every tenant.
    `delete from kit.consumer_offsets where ${ofTenant}`,
  ]
  expect((await forged(cut)).ours).toEqual(['the chain ends at 3, and its head is 5'])
  const forgedHead = [
    ...cut,
    `update kit.chains c set seq = a.seq, hash = a.hash, txid = a.txid, event_id = a.event_id
     from kit.audit a where a.tenant_id = c.tenant_id and a.seq = 3 and c.${ofTenant}`,
  ]
  expect((await forged(forgedHead)).wrong).toEqual([])
  expect((await forged(forgedHead, [head])).ours).toEqual(['the chain ends at 3, before the anchor'])
  const handled = `insert into kit.consumer_offsets values (${tenant}, 'test', 5, 5)`
  expect((await forged([...forgedHead, handled])).wrong).toEqual([
    `listener test: has handled link 5 of tenant ${tenant}, which is gone`,
  ])
})

test('audit chain: a chain that was written anew from the forgery on is not the one that was anchored', async () => {
  const { ours } = await forged(
    [
      `update kit.events set reason = 'x' where id = ${eventOf(2)}`,
      `do $$ declare link kit.audit; last bytea; begin
         select prev into last from kit.audit where ${ofTenant} and seq = 3;
         for link in select * from kit.audit where ${ofTenant} and seq >= 3 order by seq loop
           update kit.audit a set prev = last, hash = kit.event_digest(e, last) from kit.events e
             where a.${ofTenant} and a.seq = link.seq and e.id = link.event_id and e.tenant_id = link.tenant_id returning a.hash into last;
         end loop;
         update kit.chains set hash = last where ${ofTenant};
       end $$`,
    ],
    [await headNow()],
  )
  expect(ours).toEqual([`link 5: not the anchor's`])
})
