import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/identity/identity.ts'
import { readMessages } from '#contract/notifications/messages.ts'
import * as operating from '#contract/notifications/operating.ts'
import * as preferences from '#contract/notifications/preferences.ts'
import * as push from '#contract/notifications/push.ts'
import { refusals } from '#contract/refusals.ts'
import { deliverEvents, aPerson, as, aTenant, type Person, refusalOf, type TestTenant } from '#test/app.ts'
import { anApp } from '#test/limits/limitedApp.ts'
import { allMails, withLetters } from '#test/mail/letters.ts'
import { publishEvents, messagesOf, withMessages } from '#test/notifications/messages.ts'
import { type PushService, startPushService } from '#test/notifications/pushService.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

let service: PushService
beforeAll(async () => void (service = await startPushService()))
afterAll(() => service.stop())

const anApprover = (tenant: TestTenant) => aPerson(tenant, { permissions: ['approval.decide'] })
const waiting = (approver: Person) =>
  ({
    name: 'approval.started',
    id: '1',
    to: 'pending',
    data: { entity: 'order', entityId: '7', docNo: 'DD1', amount: '97531.00', approvers: [approver.userId] },
  }) as const
const isOn = async (person: Person, endpoint: string) => (await as(person, push.findPushState, { endpoint })).isOn
const deliveriesOf = async ({ tenantId }: Person) =>
  (
    await owner.query<{ status: string; reason: string; attempts: number }>(
      `select status, reason, attempts from notifications.deliveries where tenant_id = $1 and channel = 'push' order by status, id`,
      [tenantId],
    )
  ).rows
/** Approver with push notifications in a browser. */
async function subscribed(browser?: string) {
  const tenant = await aTenant({ shortName: '启明' })
  const approver = await anApprover(tenant)
  const subscription = service.subscribe(browser)
  await as(approver, push.subscribePush, subscription)
  const received = () =>
    service.received.filter((each) => `${service.origin}/${each.browser}` === subscription.endpoint)
  return { tenant, approver, subscription, browser: new URL(subscription.endpoint).pathname.slice(1), received }
}

test('push: a message reaches each browser of its reader, encrypted and signed, without amounts', async () => {
  const { tenant, approver, received } = await subscribed()
  const second = service.subscribe('phone-of-the-first')
  expect(await as(approver, push.subscribePush, second)).toMatchObject({ isOn: true, browsers: 2 })
  await withMessages(tenant, [approver, waiting(approver)])
  const [notification, ...more] = received()
  expect(more).toEqual([])
  const { title, text, url, tag, headers } = notification!
  const [message] = await messagesOf(approver)
  expect({ title, text, url, tag }).toEqual({
    title: 'DD1 待您审批',
    text: '待我审批 · 启明',
    url: '/orderApprovalDetail?orderId=7',
    tag: message!.id,
  })
  expect(JSON.stringify(notification)).not.toContain('97531')
  expect(service.received.filter(({ browser }) => browser === 'phone-of-the-first')).toHaveLength(1)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!
  expect(key).toBe((await as(approver, push.findPushState, {})).publicKey)
  const point = Buffer.from(key!, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const { payload } = await jwtVerify(token!, await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256'))
  expect(payload).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) })
  expect(await deliveriesOf(approver)).toEqual([1, 1].map((attempts) => ({ status: 'sent', reason: '', attempts })))
})

test('push: nothing is sent for disabled types or without a browser', async () => {
  const { tenant, approver, received } = await subscribed()
  const other = await anApprover(tenant)
  const off = { topic: 'approvalTodo' as const, channels: ['mail' as const] }
  const saved = await as(approver, preferences.savePreferences, {
    version: 0,
    bell: true,
    popUp: true,
    digestHour: null,
    choices: [off],
  })
  expect(saved.choices.find(({ topic }) => topic === 'approvalTodo')!.allowed).toContain('push')
  await withMessages(tenant, [approver, waiting(approver)], [other, waiting(other)])
  expect(await deliveriesOf(approver)).toEqual([])
  expect(received()).toEqual([])
})

test('push: an expired subscription is removed, and the others continue', async () => {
  const { tenant, approver, subscription, browser } = await subscribed()
  const second = service.subscribe()
  await as(approver, push.subscribePush, second)
  service.answer(browser, 410)
  await withMessages(tenant, [approver, waiting(approver)])
  expect(await deliveriesOf(approver)).toEqual([
    { status: 'sent', reason: '', attempts: 1 },
    { status: 'skipped', reason: 'unsubscribed', attempts: 1 },
  ])
  expect([await isOn(approver, subscription.endpoint), await isOn(approver, second.endpoint)]).toEqual([false, true])
  await withMessages(tenant, [approver, waiting(approver)])
  expect(await deliveriesOf(approver)).toHaveLength(3)
})

test.each([503, 429])('push: the response %i is retried, with the same topic', async (status) => {
  const { tenant, approver, browser, received } = await subscribed()
  service.answer(browser, status)
  await withMessages(tenant, [approver, waiting(approver)])
  expect(await deliveriesOf(approver)).toEqual([{ status: 'sent', reason: '', attempts: 2 }])
  expect(received()).toHaveLength(1)
  expect(received()[0]!.headers['topic']).toMatch(/^[A-Za-z0-9_-]{1,32}$/)
})

test('push: a message read before the retry is not sent', async () => {
  const { tenant, approver, browser, received } = await subscribed()
  service.answer(browser, 503)
  await withLetters(async () => {
    await publishEvents(approver, waiting(approver))
    await deliverEvents(tenant.id)
    await expect.poll(async () => (await deliveriesOf(approver))[0]?.attempts, { timeout: 10_000 }).toBe(1)
    await as(approver, readMessages, { ids: (await messagesOf(approver)).map(({ id }) => id) })
    await allMails(tenant)
  })
  expect(await deliveriesOf(approver)).toEqual([{ status: 'skipped', reason: 'outdated', attempts: 2 }])
  expect(received()).toEqual([])
})

test.each([403, 302])('push: the response %i fails permanently, until an operator resends it', async (status) => {
  const { tenant, approver, browser, received } = await subscribed()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['message.manage'] })
  service.answer(browser, status)
  const before = service.calls()
  await withMessages(tenant, [approver, waiting(approver)])
  expect(await deliveriesOf(approver)).toEqual([{ status: 'failed', reason: `push ${status}`, attempts: 1 }])
  expect(service.calls() - before).toBe(1)
  const [row] = (await as(operator, operating.listDeliveries, { channel: 'push' })).records
  expect(row).toMatchObject({ channel: 'push', address: new URL(service.origin).host, can: ['retry'] })
  await as(operator, operating.retryDelivery, { id: row!.id })
  await withLetters(() => allMails(tenant))
  expect(received()).toHaveLength(1)
})

test('push: internal addresses are refused, at subscription and at sending', async () => {
  const { tenant, approver, subscription } = await subscribed()
  const inside = ['https://10.0.0.7/a', 'https://169.254.169.254/a', 'https://[fd00::1]/a', 'http://push.example/a']
  const ports = ['https://push.example:22/a', 'https://push.example:8443/a', 'https://8.8.8.8:6379/a']
  for (const endpoint of [...inside, ...ports, 'https://user:secret@push.example/a'])
    expect(await refusalOf(as(approver, push.subscribePush, { ...subscription, endpoint }))).toBe(
      'push.endpointNotAllowed',
    )
  await owner.query(
    `update notifications.push_subscriptions set endpoint = 'https://10.0.0.7/a' where tenant_id = $1`,
    [tenant.id],
  )
  const before = service.calls()
  await withLetters(async () => {
    await publishEvents(approver, waiting(approver))
    await deliverEvents(tenant.id)
    await expect
      .poll(() => deliveriesOf(approver), { timeout: 10_000 })
      .toEqual([{ status: 'waiting', reason: 'OutboundError', attempts: 1 }])
  })
  expect(service.calls()).toBe(before)
  await owner.query('delete from notifications.push_subscriptions where tenant_id = $1', [tenant.id])
})

test('push: a network opened for other systems stays closed', async () => {
  const { approver, subscription } = await subscribed()
  for (const by of ['web', 'devMailbox'] as const) {
    const app = await anApp({ push: by, privateNetworks: ['10.20.0.0/16', 'fd12:3456::/32'] })
    for (const endpoint of ['https://10.20.0.7/a', 'https://[fd12:3456::7]/a']) {
      const answer = await app.inject({
        method: push.subscribePush.method,
        url: push.subscribePush.path,
        headers: { host: approver.host, authorization: `Bearer ${approver.token}` },
        payload: { ...subscription, endpoint },
      })
      expect(answer.json()).toMatchObject({ code: refusals['push.endpointNotAllowed'][0] })
    }
    await app.close()
  }
})

test('push: invalid keys are refused', async () => {
  const { approver } = await subscribed()
  const { endpoint, auth } = service.subscribe()
  const p256dh = Buffer.alloc(65, 7).toString('base64url')
  expect(await refusalOf(as(approver, push.subscribePush, { endpoint, auth, p256dh }))).toBe('push.keysInvalid')
})

test('push: a browser of another account is neither taken over nor removed', async () => {
  const { tenant, approver, subscription, received } = await subscribed()
  const other = await anApprover(tenant)
  expect(await refusalOf(as(other, push.subscribePush, subscription))).toBe('push.endpointTaken')
  expect(await as(other, push.unsubscribePush, { endpoint: subscription.endpoint })).toMatchObject({ browsers: 0 })
  expect(await isOn(other, subscription.endpoint)).toBe(false)
  const stranger = await anApprover(await aTenant())
  await as(stranger, push.unsubscribePush, { endpoint: subscription.endpoint })
  expect(await isOn(approver, subscription.endpoint)).toBe(true)
  await withMessages(tenant, [approver, waiting(approver)], [other, waiting(other)])
  expect(received()).toHaveLength(1)
  expect(await as(approver, push.unsubscribePush, { endpoint: subscription.endpoint })).toMatchObject({
    isOn: false,
    browsers: 0,
  })
})

test('push: only the ten latest browsers are kept, even with concurrent subscriptions', async () => {
  const { approver, subscription } = await subscribed()
  const more = Array.from({ length: 11 }, () => service.subscribe())
  await Promise.all(more.map((each) => as(approver, push.subscribePush, each)))
  expect(await as(approver, push.findPushState, { endpoint: subscription.endpoint })).toMatchObject({
    isOn: false,
    browsers: 10,
  })
  // Renewing a subscription does not remove another one.
  const { endpoint } = more.at(-1)!
  if (await isOn(approver, endpoint)) await as(approver, push.subscribePush, more.at(-1)!)
  expect((await as(approver, push.findPushState, {})).browsers).toBe(10)
})

test('push: signing out ends the notifications of the browser, including pending ones', async () => {
  const { tenant, approver, subscription, received } = await subscribed()
  await publishEvents(approver, waiting(approver))
  await as(approver, logout, {})
  await withLetters(() => allMails(tenant))
  expect(received()).toEqual([])
  const { rows } = await owner.query(
    'select from notifications.push_subscriptions where tenant_id = $1 and endpoint = $2',
    [tenant.id, subscription.endpoint],
  )
  expect(rows).toEqual([])
})

test('push: an ended session receives nothing, even before its subscription is removed', async () => {
  const { tenant, approver, received } = await subscribed()
  await withMessages(tenant, [approver, waiting(approver)])
  expect(received()).toHaveLength(1)
  await owner.query('update identity.sessions set ended_at = now() where tenant_id = $1', [tenant.id])
  await withMessages(tenant, [approver, waiting(approver)])
  expect((await deliveriesOf(approver))[1]).toMatchObject({ status: 'skipped', reason: 'unsubscribed' })
  expect(received()).toHaveLength(1)
})
