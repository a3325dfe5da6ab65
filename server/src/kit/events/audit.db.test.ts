import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { appendToChains } from '#kit/events/chain.ts'
import { publish } from '#kit/events/events.ts'
import { moved, openAuditedTenant } from '#test/events/auditedTenant.ts'
import { randomId } from '#test/ids.ts'

const { url, database, owner, tenant, others, forged, headNow, ofTenant, eventOf } = openAuditedTenant()

test('audit chain: untouched chains are valid, and their heads are anchors', async () => {
  const { wrong, links, head } = await forged([])
  expect(wrong).toEqual([])
  expect(links).toBeGreaterThanOrEqual(7)
  expect(head).toMatch(new RegExp(`^${tenant}:5:[0-9a-f]{64}$`))
  expect((await forged([], [head!])).wrong).toEqual([])
})

test('audit chain: deleting a tenant with its chain leaves all others valid', async () => {
  const [gone] = others
  const tables = ['kit.events', 'kit.audit', 'kit.chains', 'kit.consumer_offsets']
  const { wrong } = await forged(tables.map((table) => `delete from ${table} where tenant_id = ${gone}`))
  expect(wrong).toEqual([])
})

test('audit chain: a deleted chain is detected by its anchor, deleted links by their chain', async () => {
  // Listeners of other tests may have handled links of this tenant, which are then reported as missing too.
  const links = ['kit.chains', 'kit.consumer_offsets'].map((table) => `delete from ${table} where ${ofTenant}`)
  expect((await forged(links)).wrong).toEqual([`tenant ${tenant}: links without a chain`])
  const all = [...links, `delete from kit.audit where ${ofTenant}`, `delete from kit.events where ${ofTenant}`]
  expect((await forged(all, [await headNow()])).wrong).toEqual([`tenant ${tenant}: its chain is gone`])
})

test('audit chain: two concurrent processes append each event once', async () => {
  const busy = randomId()
  const workers = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  for (const worker of workers) {
    await worker.connect()
    await worker.query("set app.jobs = 'worker'")
  }
  try {
    for (let step = 0; step < 10; step++) {
      await database.write(busy, async (tx) => {
        for (let event = 0; event < 20; event++) await publish(tx, systemActor(busy), moved(step))
      })
      await Promise.all(workers.map((worker) => appendToChains(worker)))
    }
    await vi.waitFor(async () => {
      while (await appendToChains(owner));
      const { rows } = await owner.query('select seq from kit.chains where tenant_id = $1', [busy])
      expect(rows).toEqual([{ seq: '200' }])
    }, 25_000)
    // A process does not wait for a locked chain, but continues with the next one.
    const [one, other] = workers
    const append = async (worker: pg.Client | undefined) =>
      (await worker!.query<{ done: number | null }>('select kit.append_to_chain($1, 100) as done', [busy])).rows[0]
        ?.done
    await one!.query('begin')
    expect(await append(one)).toBe(0)
    expect(await append(other)).toBeNull()
    await one!.query('commit')
  } finally {
    for (const worker of workers) await worker.end()
  }
  expect((await forged([])).wrong).toEqual([])
})

test('audit chain: a cut tail is detected by the head; with a forged head, by the anchor and consumer offsets', async () => {
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

test('audit chain: a chain rewritten after a forgery differs from its anchor', async () => {
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
