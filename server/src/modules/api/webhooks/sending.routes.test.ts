import { afterEach, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/api/webhooks.ts'
import {
  addOne,
  aWebhook,
  closeReceiver,
  deliveriesOf,
  openReceiver,
  receiver,
  send,
  signed,
  waitFor,
} from '#test/api/webhookFixture.ts'
import { as, database, moveClock, refusalOf, resetServer, withWorker } from '#test/app.ts'

beforeEach(async () => {
  resetServer()
  await openReceiver()
})
afterEach(closeReceiver)

test('webhooks: the chosen events are sent with ids alone, signed, in their order', async () => {
  const { tenant, manager, id, secret } = await aWebhook()
  await withWorker(tenant.id, async () => {
    for (let each = 0; each < 3; each++) await addOne(tenant, manager)
    await waitFor(manager, 3)
  })
  await send(tenant, id)
  expect(receiver.received).toHaveLength(3)
  const bodies = receiver.received.map(({ body }) => JSON.parse(body) as { id: string; seq: number; data: object })
  for (const one of receiver.received) expect(one.headers['webhook-signature']).toBe(signed(secret, one))
  expect(Object.keys(bodies[0]!)).toEqual(['id', 'type', 'timestamp', 'seq', 'data'])
  expect(bodies[0]).toMatchObject({ type: 'department.added', data: { entity: 'department' } })
  expect(Object.keys(bodies[0]!.data)).toEqual(['entity', 'id'])
  expect(receiver.received[0]!.body).not.toMatch(/D\d/)
  const seqs = bodies.map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
  expect(new Set(bodies.map((body) => body.id)).size).toBe(3)
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(bodies.map((body) => body.id))
  await send(tenant, id)
  expect(receiver.received).toHaveLength(3)
})

test('webhooks: a failed delivery waits longer and longer under the same id, and is replayed', async () => {
  const { tenant, manager, id } = await aWebhook()
  await withWorker(tenant.id, async () => {
    await addOne(tenant, manager)
    await waitFor(manager, 1)
  })
  receiver.answers = () => ({ status: 500, body: 'out of order' })
  await send(tenant, id)
  const [first] = await deliveriesOf(manager)
  expect(first).toMatchObject({ status: 'waiting', attempts: 1, httpStatus: 500, excerpt: 'out of order' })
  await send(tenant, id)
  expect(receiver.received).toHaveLength(1)
  for (const wait of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
    moveClock(wait * 1000 + 2000)
    await send(tenant, id)
  }
  expect(receiver.received).toHaveLength(10)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
  resetServer()
  expect((await deliveriesOf(manager))[0]).toMatchObject({ status: 'failed', attempts: 10 })
  receiver.answers = () => ({ status: 200, body: 'ok' })
  expect(await as(manager, contract.replayWebhookDeliveries, { ids: [first!.id] })).toEqual({ count: 1 })
  await send(tenant, id)
  expect((await deliveriesOf(manager))[0]).toMatchObject({ status: 'delivered', httpStatus: 200, excerpt: 'ok' })
  expect(receiver.received[10]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
})

test('webhooks: a range is replayed, or what failed of it', async () => {
  const { tenant, manager, id } = await aWebhook()
  await withWorker(tenant.id, async () => {
    for (let each = 0; each < 3; each++) await addOne(tenant, manager)
    await waitFor(manager, 3)
  })
  await send(tenant, id)
  const [since, until] = [-60_000, 60_000].map((ms) => new Date(Date.now() + ms).toISOString()) as [string, string]
  const range = { webhookId: id, since, until }
  expect(await as(manager, contract.replayWebhookRange, { ...range, onlyFailed: true })).toEqual({ count: 0 })
  expect(await as(manager, contract.replayWebhookRange, { ...range, onlyFailed: false })).toEqual({ count: 3 })
  const turned = { ...range, since: until, until: since, onlyFailed: false }
  expect(await refusalOf(as(manager, contract.replayWebhookRange, turned))).toBe('webhook.range')
  await send(tenant, id)
  expect(receiver.received).toHaveLength(6)
})

test('webhooks: a redirect is not followed, and a receiver that is gone for good stops the webhook', async () => {
  const { tenant, manager, id } = await aWebhook()
  receiver.answers = () => ({ status: 302, headers: { location: '/elsewhere' } })
  await as(manager, contract.testWebhook, { id })
  await send(tenant, id)
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
  expect((await deliveriesOf(manager))[0]).toMatchObject({ status: 'waiting', httpStatus: 302, reason: 'redirect' })
  receiver.answers = () => ({ status: 410 })
  await as(manager, contract.testWebhook, { id })
  await send(tenant, id)
  expect(await as(manager, contract.getWebhook, { id })).toMatchObject({ status: 'stopped' })
  expect(await refusalOf(as(manager, contract.testWebhook, { id }))).toBe('webhook.notActive')
})

test('webhooks: days of failures tell the administrators, and then stop it', async () => {
  const { tenant, manager, id } = await aWebhook()
  receiver.answers = () => ({ status: 503 })
  const fail = async () => {
    await as(manager, contract.testWebhook, { id })
    await send(tenant, id)
  }
  const happened = async () =>
    (await as(manager, contract.listWebhookChanges, { id })).records.map(({ what }) => what.split('.')[1])
  await fail()
  const failedFor = (days: number) =>
    database.write(tenant.id, (tx) =>
      tx
        .updateTable('api.webhooks')
        .set({ failing_since: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', id)
        .execute(),
    )
  await failedFor(1.1)
  await fail()
  await fail()
  expect((await happened()).filter((what) => what === 'failing')).toHaveLength(1)
  await failedFor(5.1)
  await fail()
  expect((await happened())[0]).toBe('stopped')
  expect(await as(manager, contract.setWebhookStatus, { id, status: 'active' })).toMatchObject({
    status: 'active',
    failingSince: null,
  })
})
