import { webhookEntityOf, webhookEventNames } from '#contract/api/webhookEvents.ts'
import type * as contract from '#contract/api/webhooks.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { encrypt } from '#kit/security/encryption.ts'
import type { Webhooks } from '#kit/webhook/webhook.ts'
import { changeOf, demandGrantable, demandUnscoped } from '#modules/identity/index.ts'
import { serviceAccounts } from '../serviceAccounts/serviceAccount.store.ts'
import { purposeOf } from './deliver.service.ts'
import { wakeWebhooks } from './webhook.job.ts'
import { newSecret } from './signature.ts'
import { bodyOf } from './webhook.rules.ts'
import { deliveries, deliveriesBetween, replay, webhooks } from './webhook.store.ts'

const hourMs = 3_600_000
type Secrets = Pick<ServiceContext, 'encryptionKey'>

/**
 * Refuses events that cannot be sent, whose records the system may not read, or that the actor may not let it read: an
 * address learns no more than who names it.
 */
function demandEvents(actor: Actor, events: readonly string[], granted: readonly Permission[]): string[] {
  const unknown = events.find((code) => !webhookEventNames.some((name) => name === code))
  if (unknown !== undefined) refuse('webhook.event', { code: unknown })
  const kinds = [...new Set(events.map((name) => webhookEntityOf(name)!))]
  const unreadable = kinds.filter(({ needs }) => !needs.some((code) => granted.includes(code)))
  const names = unreadable.map(({ name: [zh, en] }) => (actor.lang === 'en' ? en : zh))
  if (names.length > 0) refuse('webhook.notReadable', { names: names.join(actor.lang === 'en' ? ', ' : '、') })
  const used = kinds.flatMap(({ needs }) => needs.filter((code) => granted.includes(code)))
  demandGrantable(actor, [...new Set(used)])
  demandUnscoped(actor, [...new Set(used)])
  return [...new Set(events)]
}

/** Says which addresses may be called. */
type Addresses = { readonly send: Pick<Webhooks, 'accepts'> }

const demandAddress = ({ accepts }: Pick<Webhooks, 'accepts'>, url: string): string =>
  accepts(url) ? url : refuse('webhook.address')

export async function createWebhook(
  tx: Tx,
  actor: Actor,
  { accountId, name, url, events }: Input<typeof contract.createWebhook>,
  { encryptionKey, send }: Secrets & Addresses,
): Promise<contract.NewWebhook> {
  const account = await serviceAccounts.lock(tx, accountId)
  if (account.disabled) refuse('serviceAccount.disabled')
  const chosen = demandEvents(actor, events, account.permissions)
  const address = demandAddress(send, url)
  const id = await nextId(tx)
  const secret = newSecret()
  await webhooks.insert(tx, {
    id,
    account_id: accountId,
    name,
    url: address,
    events: chosen,
    secret: encrypt(encryptionKey, purposeOf(actor.tenantId, id), secret),
  })
  await publish(tx, actor, { name: 'webhook.created', id, to: 'active', data: { name, url, events: chosen } })
  return { id, name, secret }
}

export async function editWebhook(
  tx: Tx,
  actor: Actor,
  { id, version, name, url, events }: Input<typeof contract.editWebhook>,
  { send }: Addresses,
): Promise<string> {
  const before = await webhooks.lock(tx, id, version)
  const account = await serviceAccounts.find(tx, before.account_id)
  const { added, removed } = changeOf(before.events, [...new Set(events)])
  // Another address learns everything that is sent.
  demandEvents(actor, url === before.url ? added : events, account.permissions)
  await webhooks.set(tx, before, { name, url: demandAddress(send, url), events: [...new Set(events)] })
  const changed = fieldsChanged({ name: before.name, url: before.url }, { name, url })
  await publish(tx, actor, {
    name: 'webhook.edited',
    id,
    data: { ...changed, added: [...added], removed: [...removed] },
  })
  return id
}

/** Replaces the secret. Both sign for a while, so that no message is refused by its receiver. */
export async function rotateWebhookSecret(
  tx: Tx,
  actor: Actor,
  { id, version, overlapHours: overlap }: Input<typeof contract.rotateWebhookSecret>,
  { encryptionKey }: Secrets,
): Promise<contract.NewWebhook> {
  const before = await webhooks.lock(tx, id, version)
  const secret = newSecret()
  const overlapHours = Number(overlap)
  const until = overlapHours === 0 ? null : new Date(actor.now.getTime() + overlapHours * hourMs)
  await webhooks.set(tx, before, {
    secret: encrypt(encryptionKey, purposeOf(actor.tenantId, id), secret),
    former_secret: until && before.secret,
    former_until: until,
  })
  await publish(tx, actor, { name: 'webhook.secretRotated', id, data: { overlapHours } })
  return { id, name: before.name, secret }
}

export async function setWebhookStatus(
  tx: Tx,
  actor: Actor,
  { id, status }: Input<typeof contract.setWebhookStatus>,
): Promise<string> {
  const before = await webhooks.lock(tx, id)
  if (before.status === status) return id
  await webhooks.set(tx, before, { status, failing_since: null, warned_at: null })
  const name = status === 'active' ? ('webhook.enabled' as const) : ('webhook.disabled' as const)
  await publish(tx, actor, { name, id, from: before.status, to: status })
  if (status === 'active') await wakeWebhooks(tx, [id])
  return id
}

/** Sends a test, which names no record. */
export async function testWebhook(tx: Tx, actor: Actor, { id }: Input<typeof contract.testWebhook>): Promise<string> {
  const row = await webhooks.lock(tx, id)
  if (row.status !== 'active') refuse('webhook.notActive')
  const deliveryId = await nextId(tx)
  const [messageId, type, seq] = [`msg_test_${deliveryId}`, 'webhook.test', '0']
  const body = bodyOf({ messageId, type, at: actor.now, seq, data: { entity: 'webhook', id } })
  const times = { next_at: actor.now, created_at: actor.now }
  await deliveries.insert(tx, { id: deliveryId, webhook_id: id, message_id: messageId, type, seq, body, ...times })
  await wakeWebhooks(tx, [id])
  return id
}

/** Sends deliveries again, and what waits for its next attempt now. */
export async function replayDeliveries(tx: Tx, actor: Actor, ids: readonly string[]): Promise<{ count: number }> {
  const rows = await replay(tx, { ids: [...ids], now: actor.now })
  const count = new Map<string, number>()
  for (const { webhook_id: id } of rows) count.set(id, (count.get(id) ?? 0) + 1)
  const woken = [...count.keys()].toSorted()
  for (const row of await webhooks.lockAll(tx, woken)) {
    if (row.status !== 'active') refuse('webhook.notActive')
    await publish(tx, actor, { name: 'webhook.replayed', id: row.id, data: { count: count.get(row.id) ?? 0 } })
  }
  await wakeWebhooks(tx, woken)
  return { count: rows.length }
}

export async function replayRange(
  tx: Tx,
  actor: Actor,
  { webhookId, since, until, onlyFailed }: Input<typeof contract.replayWebhookRange>,
): Promise<{ count: number }> {
  if (until <= since) refuse('webhook.range')
  await webhooks.lock(tx, webhookId)
  const range = { since: new Date(since), until: new Date(until), onlyFailed }
  const found = await deliveriesBetween(tx, { webhookId, ...range })
  return replayDeliveries(
    tx,
    actor,
    found.map(({ id }) => id),
  )
}
