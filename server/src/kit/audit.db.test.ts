import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { verifyAudit } from '#kit/audit.ts'
import { openDatabase } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import { randomId } from '#test/ids.ts'

const url = inject('databaseUrl')
const database = openDatabase({ url, size: 2 })
const owner = new pg.Client({ connectionString: url })
const tenant = randomId()

/** The numbers of five neighbouring events in the chain. */
let seqs: string[] = []
beforeAll(async () => {
  await owner.connect()
  await database.write(tenant, (tx) =>
    announce(
      tx,
      systemActor(tenant),
      ...[1, 2, 3, 4, 5].map((step) => ({ name: 'thing.moved', id: '7', from: 'a', to: 'b', data: { step } })),
    ),
  )
  seqs = await vi.waitFor(async () => {
    await owner.query('select kit.seal(10000)')
    const { rows } = await owner.query('select seq from kit.audit where tenant_id = $1 order by seq', [tenant])
    expect(rows).toHaveLength(5)
    return rows.map(({ seq }: { seq: string }) => seq)
  }, 10_000)
})
afterAll(async () => {
  await owner.end()
  await database.close()
})

/** What the verifier says after a forgery by the database's owner; nothing of it stays, and nobody seals meanwhile. */
async function forged(statements: readonly string[], anchor?: string) {
  await owner.query('begin')
  try {
    await owner.query('select pg_advisory_xact_lock(71001)')
    for (const statement of statements) await owner.query(statement)
    return await verifyAudit(owner, anchor)
  } finally {
    await owner.query('rollback')
  }
}
const eventOf = (index: number) => `(select event_id from kit.audit where seq = ${seqs[index]})`

test('a chain that nobody touched is right, and its head is an anchor', async () => {
  const { links, head, wrong } = await verifyAudit(owner)
  expect(wrong).toEqual([])
  expect(links).toBeGreaterThanOrEqual(5)
  expect((await verifyAudit(owner, head)).wrong).toEqual([])
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
    () => [`update kit.events set data = '{"step": 4}' where id = ${eventOf(2)}`],
    'its event was changed',
  ],
  ['a deleted event', () => [`delete from kit.events where id = ${eventOf(2)}`], 'its event is gone'],
  ['a deleted link', () => [`delete from kit.audit where seq = ${seqs[2]}`], 'missing'],
  [
    'an event deleted with its link',
    () => [`delete from kit.events where id = ${eventOf(2)}`, `delete from kit.audit where seq = ${seqs[2]}`],
    'missing',
  ],
  [
    'a changed event with its own hash made anew',
    () => [
      `update kit.events set reason = 'x' where id = ${eventOf(2)}`,
      `update kit.audit a set hash = kit.event_digest(e, a.prev) from kit.events e where a.seq = ${seqs[2]} and e.id = a.event_id`,
    ],
    'does not follow the one before it',
    1,
  ],
])('the first bad link is named: %s', async (_, statements, finding, further = 0) => {
  const { wrong, links } = await forged(statements())
  const at = Number(seqs[2]) + further
  expect(wrong[0]).toBe(`link ${at}: ${finding}`)
  expect(links).toBe(at - 1)
})

test('swapped: two events that changed places', async () => {
  const { wrong } = await forged([
    `create temporary table pair on commit drop as select * from kit.audit where seq in (${seqs[1]}, ${seqs[3]})`,
    `delete from kit.audit where seq in (${seqs[1]}, ${seqs[3]})`,
    `insert into kit.audit select ${seqs[1]}, o.tenant_id, o.event_id, o.txid, p.prev, p.hash from pair p, pair o where p.seq = ${seqs[1]} and o.seq = ${seqs[3]}`,
    `insert into kit.audit select ${seqs[3]}, o.tenant_id, o.event_id, o.txid, p.prev, p.hash from pair p, pair o where p.seq = ${seqs[3]} and o.seq = ${seqs[1]}`,
  ])
  expect(wrong[0]).toBe(`link ${seqs[1]}: its event was changed`)
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
])('an event that nobody has sealed for %i seconds', async (seconds, findings) => {
  const { wrong } = await forged([
    `insert into kit.events (tenant_id, id, txid, at, name, entity, entity_id, actor_id)
     select ${tenant}, event_id + 1, txid, now() - interval '${seconds} seconds', 'thing.moved', 'thing', 7, 1
     from kit.audit order by seq desc limit 1`,
  ])
  expect(wrong.filter((one) => one.endsWith('not sealed for more than a minute'))).toHaveLength(findings)
})

test('a cut tail leaves no trace but the anchor, and what listeners have heard', async () => {
  const { head } = await verifyAudit(owner)
  const cut = [
    `delete from kit.events e using kit.audit a where a.event_id = e.id and a.tenant_id = e.tenant_id and a.seq > ${seqs[2]}`,
    `delete from kit.audit where seq > ${seqs[2]}`,
    `delete from kit.events e where not exists (select from kit.audit a where a.event_id = e.id)`,
    `delete from kit.cursors where seq > ${seqs[2]}`,
  ]
  expect((await forged(cut)).wrong).toEqual([])
  expect((await forged(cut, head)).wrong).toEqual([`the chain ends at ${seqs[2]}, before the anchor`])
  const heard = `insert into kit.cursors (name, seq) values ('test', ${seqs[4]})`
  expect((await forged([...cut, heard])).wrong).toEqual([`listener test: has heard link ${seqs[4]}, which is gone`])
})

test('a chain that was written anew from the forgery on is not the one that was anchored', async () => {
  const { head } = await verifyAudit(owner)
  const { wrong } = await forged(
    [
      `update kit.events set reason = 'x' where id = ${eventOf(2)}`,
      `do $$ declare link kit.audit; last bytea; begin
         select prev into last from kit.audit where seq = ${seqs[2]};
         for link in select * from kit.audit where seq >= ${seqs[2]} order by seq loop
           update kit.audit a set prev = last, hash = kit.event_digest(e, last) from kit.events e
             where a.seq = link.seq and e.id = link.event_id and e.tenant_id = link.tenant_id returning a.hash into last;
         end loop;
       end $$`,
    ],
    head,
  )
  expect(wrong).toEqual([`link ${head.split(':')[0]}: not the anchor's`])
})
