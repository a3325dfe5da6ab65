/** @module-tag thorough */
import { expect, test, vi } from 'vitest'
import type { Tx } from '#kit/database/database.ts'
import { dismissDeadLetters, retryDeadLetters } from '#kit/jobs/jobs.store.ts'
import { listening, patience, reply, type TestEvent } from '#test/events/listening.ts'
import { randomId } from '#test/ids.ts'
import { deadLettersOf } from '#test/jobs.ts'
import { openForFile } from '#test/sql/openForFile.ts'

const ours = openForFile(8)
const { database, owner } = ours

const configs = async (tenant: string) =>
  (await database.read(tenant, (db) => db.selectFrom('tenancy.configs').select('code').orderBy('code').execute())).map(
    ({ code }) => code,
  )
const write = (tx: Tx, code: string) => tx.insertInto('tenancy.configs').values({ code, val: '1' }).execute()

test('events: a failing listener is rolled back, and the event delivered again', async () => {
  const tenant = randomId()
  let attempts = 0
  const failOnce = async (tx: Tx, event: TestEvent) => {
    if (event.tenant_id !== tenant) return
    attempts += 1
    await write(tx, `heard${attempts}`)
    if (attempts === 1) throw new Error('not this time')
  }
  await listening(ours, failOnce, async () => {
    await reply(database, tenant, '1')
    await vi.waitFor(async () => expect(await configs(tenant)).toEqual(['heard2']), patience)
  })
})

test('events: a listener failing for one tenant delays only its own events of that tenant', async () => {
  const [bad, good] = [randomId(), randomId()]
  const delivered: string[] = []
  let isBroken = true
  const failForOne = async (_: unknown, event: TestEvent) => {
    if (event.tenant_id !== bad && event.tenant_id !== good) return
    if (event.tenant_id === bad && isBroken) throw new Error('no')
    delivered.push(`${event.tenant_id === bad ? 'bad' : 'good'} ${event.entity_id}`)
  }
  await listening(ours, failForOne, async () => {
    for (const id of ['1', '2']) for (const tenant of [bad, good]) await reply(database, tenant, id)
    await vi.waitFor(() => expect(delivered).toEqual(['good 1', 'good 2']), patience)
    isBroken = false
    await vi.waitFor(() => expect(delivered).toEqual(['good 1', 'good 2', 'bad 1', 'bad 2']), patience)
  })
})

test('events: an event without attempts left is a dead letter; later ones are delivered, and it can be retried or dismissed', async () => {
  const tenant = randomId()
  const delivered: string[] = []
  let isBroken = true
  const failAtOne = async (_: unknown, event: TestEvent) => {
    if (event.tenant_id !== tenant) return
    if (event.entity_id !== '2' && isBroken) throw Object.assign(new Error('secret address'), { code: 'E_TEST' })
    delivered.push(event.entity_id)
  }
  await listening(ours, failAtOne, async () => {
    await reply(database, tenant, '1')
    // One attempt is left: the pauses before it are the job's, and are tested there.
    await vi.waitFor(() => toLastAttempt(tenant), patience)
    await reply(database, tenant, '2')
    await vi.waitFor(() => expect(delivered).toEqual(['2']), patience)
    const [letter] = await deadLettersOf(database, tenant)
    expect(letter).toMatchObject({ attempts: 8, error: 'Error E_TEST' })
    expect(await database.write(randomId(), (tx) => retryDeadLetters(tx, [letter!.id]))).toBe(0)
    expect(await database.write(randomId(), (tx) => dismissDeadLetters(tx, [letter!.id]))).toBe(0)
    isBroken = false
    expect(await database.write(tenant, (tx) => retryDeadLetters(tx, [letter!.id]))).toBe(1)
    await vi.waitFor(() => expect(delivered).toEqual(['2', '1']), patience)
    expect(await deadLettersOf(database, tenant)).toEqual([])
  })
})

/** Moves a failed delivery to its last attempt, now. */
async function toLastAttempt(tenant: string) {
  const { rowCount } = await owner.query(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()
     where payload ->> 'tenant' = $1 and last_error is not null and locked_at is null`,
    [tenant],
  )
  expect(rowCount).toBe(1)
}

test('events: an outage does not count as an attempt; the event is delivered afterwards', async () => {
  const tenant = randomId()
  let tries = 0
  const attempts: number[] = []
  const failFor = async (_: unknown, event: TestEvent) => {
    if (event.tenant_id !== tenant) return
    const { rows } = await owner.query<{ attempts: number }>(
      `select attempts from graphile_worker._private_jobs where payload ->> 'tenant' = $1`,
      [tenant],
    )
    attempts.push(rows[0]!.attempts)
    if (++tries <= 3) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  await listening(ours, failFor, async () => {
    await reply(database, tenant, '1')
    await vi.waitFor(() => expect(tries).toBe(4), patience)
  })
  expect(attempts).toEqual([1, 1, 1, 1])
})
