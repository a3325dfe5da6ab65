import { expect, test } from 'vitest'
import { openAuditedTenant } from '#test/events/auditedTenant.ts'

const { tenant, forged, ofTenant, eventOf } = openAuditedTenant()

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
  ['a deleted link', () => [`delete from kit.audit where ${ofTenant} and seq = 3`], 'missing'],
  [
    'an event deleted with its link',
    () => [`delete from kit.events where id = ${eventOf(2)}`, `delete from kit.audit where ${ofTenant} and seq = 3`],
    'missing',
  ],
  [
    'a changed event with its own hash made anew',
    () => [
      `update kit.events set reason = 'x' where id = ${eventOf(2)}`,
      `update kit.audit a set hash = kit.event_digest(e, a.prev) from kit.events e where a.${ofTenant} and a.seq = 3 and e.tenant_id = a.tenant_id and e.id = a.event_id`,
    ],
    'does not follow the one before it',
    1,
  ],
])('audit chain: the first invalid link is reported: %s', async (_, statements, finding, further = 0) => {
  const { ours } = await forged(statements())
  expect(ours[0]).toBe(`link ${3 + further}: ${finding}`)
})

test('audit chain: two swapped events', async () => {
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
])('audit chain: an inserted event %s', async (_, statement, finding) => {
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
