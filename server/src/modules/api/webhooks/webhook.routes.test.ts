import { afterEach, beforeEach, expect, test } from 'vitest'
import { setServiceAccountStatus } from '#contract/api/serviceAccounts.ts'
import * as contract from '#contract/api/webhooks.ts'
import type { Permission } from '#contract/permissions.ts'
import { httpWebhooks } from '#kit/webhook/webhook.http.ts'
import { aKey } from '#test/api/apiKeyFixture.ts'
import {
  addOne,
  aWebhook,
  closeReceiver,
  deliveriesOf,
  isDelivered,
  openReceiver,
  receiver,
  send,
  signed,
  waitFor,
} from '#test/api/webhookFixture.ts'
import {
  aDepartment,
  aPerson,
  as,
  aTenant,
  moveClock,
  type Person,
  refusalOf,
  resetServer,
  withWorker,
} from '#test/app.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'

beforeEach(async () => {
  resetServer()
  await openReceiver()
})
afterEach(closeReceiver)

test('webhooks: addresses of private networks are refused when they are named and when they are called', async () => {
  const { manager, draft } = await aWebhook()
  for (const address of [
    'https://10.0.0.1/x',
    'http://192.168.1.4/',
    'https://169.254.169.254/',
    'ftp://a.example/',
    'https://u:p@a.example/',
  ])
    expect(await refusalOf(as(manager, contract.createWebhook, { ...draft, url: address }))).toBe('webhook.address')
  // In production this machine is a private address, too, also behind a name.
  const sender = httpWebhooks({ allowLoopback: false, privateNetworks: [] })
  expect(sender.accepts(receiver.url)).toBe(false)
  const request = { tenantId: '1', headers: {}, body: '{}', signal: new AbortController().signal }
  expect(await sender.send({ ...request, url: 'https://localhost:1/' })).toMatchObject({ status: null })
  expect(receiver.received).toEqual([])
})

test('webhooks: nothing is sent that the system may not read or its administrator may not give', async () => {
  const { tenant, manager, account, id, draft } = await aWebhook()
  const create = (person: Person, events: string[]) => as(person, contract.createWebhook, { ...draft, events })
  expect(await refusalOf(create(manager, ['supplier.edited']))).toBe('webhook.notReadable')
  expect(await refusalOf(create(manager, ['sealedRound.quoted']))).toBe('webhook.event')
  const other = await aPerson(tenant, { entrance: 'operator', permissions: ['webhook.manage'] })
  expect(await refusalOf(create(other, ['department.added']))).toBe('role.notGrantable')
  // Another address would learn what its events tell.
  const { name, events } = draft
  const moved = { id, version: 1, name, url: `${receiver.url}2`, events }
  expect(await refusalOf(as(other, contract.editWebhook, moved))).toBe('role.notGrantable')
  // Nothing is kept for a disabled account.
  await as(manager, setServiceAccountStatus, { id: account.id, status: 'disabled' })
  await withWorker(tenant.id, async () => {
    await addOne(tenant, manager)
    await expect.poll(() => isDelivered(tenant)).toBe(true)
  })
  expect(await deliveriesOf(manager)).toEqual([])
})

test('webhooks: nothing is sent of a record that the account may not read', async () => {
  const market = await createOrderingFixture()
  const { tenant } = market
  const seeing: readonly Permission[] = ['order.oversee', 'order.read', 'order.readAll']
  const manager = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['apiKey.manage', 'webhook.manage', ...seeing],
  })
  const branch = await aDepartment(tenant)
  const ofBranch = { entrance: 'purchaser', deptId: branch.id } as const
  const [overseer, elsewhere] = [
    await aKey(tenant, manager, ['order.oversee']),
    await aKey(tenant, manager, ['order.read', 'order.readAll'], ofBranch),
  ]
  const create = (accountId: string, name: string) =>
    as(manager, contract.createWebhook, { accountId, name, url: receiver.url, events: ['order.submitted'] })
  await create(overseer.account.id, 'all')
  await create(elsewhere.account.id, 'branch')
  await withWorker(tenant.id, async () => {
    await createOrder(market)
    await waitFor(manager, 1)
  })
  expect(await deliveriesOf(manager)).toMatchObject([{ webhookName: 'all', type: 'order.submitted' }])
})

test('webhooks: while its secret is rotated both sign, and the new one is shown once', async () => {
  const { tenant, manager, id, secret } = await aWebhook()
  const rotated = await as(manager, contract.rotateWebhookSecret, { id, version: 1, overlapHours: '1' })
  await as(manager, contract.testWebhook, { id })
  await send(tenant, id)
  const [one] = receiver.received
  expect(one!.headers['webhook-signature']).toBe(`${signed(rotated.secret, one!)} ${signed(secret, one!)}`)
  moveClock(3_600_001)
  await as(manager, contract.testWebhook, { id })
  await send(tenant, id)
  expect(receiver.received[1]!.headers['webhook-signature']).toBe(signed(rotated.secret, receiver.received[1]!))
  expect(JSON.stringify(await as(manager, contract.listWebhooks, {}))).not.toContain('whsec_')
})

test('webhooks: another tenant sees and changes none of them', async () => {
  const { id, manager } = await aWebhook()
  const elsewhere = await aTenant()
  const stranger = await aPerson(elsewhere, { entrance: 'operator', permissions: ['webhook.manage'] })
  expect((await as(stranger, contract.listWebhooks, {})).records).toEqual([])
  expect(await refusalOf(as(stranger, contract.testWebhook, { id }))).toBe('thing.notFound')
  await as(manager, contract.testWebhook, { id })
  const [delivery] = await deliveriesOf(manager)
  expect(await as(stranger, contract.replayWebhookDeliveries, { ids: [delivery!.id] })).toEqual({ count: 0 })
})
