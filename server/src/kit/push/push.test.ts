import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { startPushService } from '#test/notifications/pushService.ts'
import { isPushKey, pushKeysOf } from './push.keys.ts'
import { webPush } from './push.web.ts'

const keys = pushKeysOf(new Uint8Array(32).fill(7))
const open = (allowLoopback: boolean) =>
  webPush({ keys, subject: 'mailto:a@b.test', policy: { allowLoopback, privateNetworks: [] } })
const content = { title: '标题', text: 'a', url: '/a', tag: '1' }

test('push keys: deterministic by secret, and a valid pair of the curve', () => {
  expect(pushKeysOf(new Uint8Array(32).fill(7))).toEqual(keys)
  expect(pushKeysOf(new Uint8Array(32).fill(8))).not.toEqual(keys)
  expect(isPushKey(keys.publicKey)).toBe(true)
  const point = Buffer.from(keys.publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  expect(createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }).asymmetricKeyType).toBe('ec')
  expect([isPushKey('A'.repeat(87)), isPushKey(keys.publicKey.slice(0, 80))]).toEqual([false, false])
})

test('web push: production refuses local addresses and plain http', async () => {
  const service = await startPushService()
  const to = service.subscribe()
  expect([open(true).accepts(to.endpoint), open(false).accepts(to.endpoint)]).toEqual([true, false])
  expect([open(false).accepts('https://push.example/a'), open(false).accepts('http://push.example/a')]).toEqual([
    true,
    false,
  ])
  const message = { tenantId: '1', id: '42', to, content }
  await expect(open(false).send(message)).rejects.toMatchObject({ failure: 'address' })
  expect(service.calls()).toBe(0)
  expect(await open(true).send(message)).toBe('sent')
  expect(service.received).toMatchObject([content])
  service.stop()
})

test('web push: redirects are not followed, because their target was not checked', async () => {
  const service = await startPushService()
  const to = service.subscribe('browser')
  service.answer('browser', 302)
  expect(await open(true).send({ tenantId: '1', id: '42', to, content })).toBe(302)
  expect(service.calls()).toBe(1)
  service.stop()
})
