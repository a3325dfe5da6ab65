import { expect, test, vi } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { publish } from '#kit/events/events.ts'
import { listening, patience, reply, type TestEvent } from '#test/events/listening.ts'
import { randomId } from '#test/ids.ts'
import { openForFile } from '#test/sql/openForFile.ts'

const ours = openForFile(8)
const { database, owner } = ours

test('events: listeners receive every event once, in order, even with three workers', async () => {
  const tenant = randomId()
  const delivered: string[] = []
  const ids = Array.from({ length: 60 }, (_, index) => String(index + 1))
  const keep = async (_: unknown, event: TestEvent) =>
    void (event.tenant_id === tenant && delivered.push(event.entity_id))
  await listening(
    ours,
    keep,
    async () => {
      for (const id of ids) await reply(database, tenant, id)
      await vi.waitFor(() => expect(delivered).toHaveLength(60), patience)
    },
    3,
  )
  expect(delivered).toEqual(ids)
})

test('events: an event is delivered within a second', async () => {
  const tenant = randomId()
  let deliveredAt = 0
  const keep = async (_: unknown, event: TestEvent) =>
    void (event.tenant_id === tenant && (deliveredAt = performance.now()))
  await listening(ours, keep, async () => {
    await reply(database, tenant, '1')
    await vi.waitFor(() => expect(deliveredAt).toBeGreaterThan(0), patience)
    const began = performance.now()
    deliveredAt = 0
    await reply(database, tenant, '2')
    await vi.waitFor(() => expect(deliveredAt).toBeGreaterThan(0), patience)
    console.log(`received after ${Math.round(deliveredAt - began)} ms`)
  })
})

test('events: events of a long transaction are not skipped', async () => {
  const tenant = randomId()
  const delivered: string[] = []
  const keep = async (_: unknown, event: TestEvent) =>
    void (event.tenant_id === tenant && delivered.push(event.entity_id))
  await listening(ours, keep, async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = database.write(tenant, async (tx) => {
      await publish(tx, systemActor(tenant), { name: 'comment.replied', id: '1' })
      begun.resolve()
      await gate.promise
    })
    await begun.promise
    await reply(database, tenant, '2')
    // An event of a transaction that began later waits as well: the order of a chain is that of the transactions.
    await vi.waitFor(hasLooked(await databaseTime()), patience)
    expect(delivered).toEqual([])
    gate.resolve()
    await late
    await vi.waitFor(() => expect(delivered).toEqual(['1', '2']), patience)
  })
})

const databaseTime = async () =>
  (await owner.query<{ now: string }>('select clock_timestamp()::text as now')).rows[0]!.now
/** Waits until a worker has processed the chains after that time. */
const hasLooked = (time: string) => async () => {
  const { rows } = await owner.query(
    `select from pg_stat_activity where query like 'select kit.queue_deliveries%'
       and query_start > $1::timestamptz + interval '500 milliseconds'`,
    [time],
  )
  expect(rows.length).toBeGreaterThan(0)
}
