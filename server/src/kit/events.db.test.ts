import { sql as text } from 'kysely'
import { pino } from 'pino'
import { expect, inject, test, vi } from 'vitest'
import { systemActor } from '#kit/actor.ts'
import { openDatabase } from '#kit/database.ts'
import { announce, type Event, type Listeners } from '#kit/events.ts'
import { startWorker } from '#kit/worker.ts'
import { randomId } from '#test/ids.ts'

const database = openDatabase({ url: inject('databaseUrl'), size: 8 })
const silent = pino({ level: 'silent' })

async function listening(listeners: Listeners, work: (workers: number) => Promise<void>, workers = 1) {
  const name = `test${randomId()}`
  const running = Array.from({ length: workers }, () => startWorker(database, { [name]: listeners }, silent, 20))
  try {
    await work(workers)
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
  }
}

const say = (tenant: string, name: string, id: string) =>
  database.write(tenant, (tx) => announce(tx, systemActor(tenant), { name, id }))

/** Adds to the chain whatever may be added, also while a worker is about to. */
const sealNow = (tenant: string) =>
  database.write(tenant, async (tx) => {
    await text`select pg_advisory_xact_lock(71001)`.execute(tx)
    await text`select kit.seal(100000)`.execute(tx)
  })

test('listeners hear every event once, in order, also with three workers and many writers', async () => {
  const tenant = randomId()
  const heard: string[] = []
  const name = `thing.made${randomId()}`
  const keep = async (_: unknown, event: Event) => void heard.push(event.entity_id)
  const ids = Array.from({ length: 60 }, (_, index) => String(index + 1))
  await listening(
    { [name]: keep },
    async () => {
      for (const id of ids) await say(tenant, name, id)
      await vi.waitFor(() => expect(heard).toHaveLength(60), 10_000)
    },
    3,
  )
  expect(heard).toEqual(ids)
})

test('what a listener wrote is undone when it fails, and the event is told again', async () => {
  const tenant = randomId()
  const name = `thing.made${randomId()}`
  let attempts = 0
  const failOnce = async (tx: Parameters<Listeners[string]>[0]) => {
    await tx
      .insertInto('tenancy.configs')
      .values({ code: `heard${attempts}`, val: '1' })
      .execute()
    if (attempts++ === 0) throw new Error('not this time')
  }
  await listening({ [name]: failOnce }, async () => {
    await say(tenant, name, '1')
    await vi.waitFor(() => expect(attempts).toBe(2), 10_000)
    await vi.waitFor(async () => {
      const rows = await database.read(tenant, (sql) => sql.selectFrom('tenancy.configs').select('code').execute())
      expect(rows).toEqual([{ code: 'heard1' }])
    }, 5000)
  })
})

test('the chain links every finished event, and a transaction that ends late is not passed over', async () => {
  const tenant = randomId()
  const name = `thing.late${randomId()}`
  const heard: string[] = []
  let letGo = () => {}
  const gate = new Promise<void>((done) => (letGo = done))
  await listening({ [name]: async (_, event) => void heard.push(event.entity_id) }, async () => {
    let late = Promise.resolve()
    await new Promise<void>((announced) => {
      late = database.write(tenant, async (tx) => {
        await announce(tx, systemActor(tenant), { name, id: '1' })
        announced()
        await gate
      })
    })
    await say(tenant, name, '2')
    await sealNow(tenant)
    expect(heard).toEqual([])
    letGo()
    await late
    await vi.waitFor(() => expect(heard).toEqual(['1', '2']), 10_000)
  })
  const { rows } = await database.read('0', (sql) =>
    text<{ last: string }>`select kit.last_sealed() as last`.execute(sql),
  )
  expect(Number(rows[0]?.last)).toBeGreaterThan(0)
})

test('an outage is no attempt: however long it lasts, the event is told when it is over', async () => {
  const tenant = randomId()
  const name = `thing.made${randomId()}`
  let tries = 0
  // More often than a listener may fail before its event is set aside.
  const failFor = async () => {
    if (++tries <= 12) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  await listening({ [name]: failFor }, async () => {
    await say(tenant, name, '1')
    await vi.waitFor(() => expect(tries).toBe(13), 10_000)
  })
  const { rows } = await database.read('0', (sql) =>
    text`select from kit.unheard where tenant_id = ${tenant}`.execute(sql),
  )
  expect(rows).toEqual([])
})
