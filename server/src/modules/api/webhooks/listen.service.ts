import { webhookEntityOf } from '#contract/api/webhookEvents.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import type { Event } from '#kit/events/events.ts'
import type { CanRead } from '#kit/queryPorts.ts'
import { Refusal } from '#kit/refusal.ts'
import { serviceActor } from '#modules/identity/index.ts'
import { activeWebhooks, insertDeliveries, seqOf } from './webhook.store.ts'
import { wakeWebhooks } from './webhook.job.ts'
import { bodyOf } from './webhook.rules.ts'

/** Read access checks of all modules by entity. */
export type CanReadOf = () => Readonly<Record<string, CanRead>>

/** Whether a service account may read the record of an event. A record that no longer exists counts as not readable. */
async function mayRead(db: Db, actor: Actor, { name, entity, entity_id: id }: Event, checks: ReturnType<CanReadOf>) {
  const kind = webhookEntityOf(name)
  if (!kind || !kind.needs.some((permission) => actor.permissions.has(permission))) return false
  if (kind.byPermission) return true
  try {
    return (await checks[entity]?.(db, actor, id)) === true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

export const messageIdOf = (eventId: string): string => `msg_${eventId}`

/** Notes for each webhook the events that it has chosen, of records that its system may read. They are sent by a job. */
export const listenForWebhooks =
  (canReadOf: CanReadOf) =>
  async (tx: Tx, events: readonly Event[]): Promise<void> => {
    const active = await activeWebhooks(tx)
    const [first] = events
    if (active.length === 0 || !first) return
    const checks = canReadOf()
    const seqs = await seqOf(
      tx,
      events.map(({ id }) => id),
    )
    const woken: string[] = []
    for (const { id: webhookId, account_id: accountId, events: names, permissions } of active) {
      const wanted = events.filter(({ name }) => names.includes(name))
      if (wanted.length === 0) continue
      const actor = await serviceActor(tx, first.tenant_id, {
        userId: accountId,
        permissions,
      })
      const rows = []
      for (const event of wanted) {
        if (!actor || !(await mayRead(tx, actor, event, checks))) continue
        const { id: eventId, name: type, at, entity, entity_id: id } = event
        const messageId = messageIdOf(eventId)
        const seq = seqs.get(eventId) ?? '0'
        const body = bodyOf({ messageId, type, at, seq, data: { entity, id } })
        rows.push({
          webhook_id: webhookId,
          event_id: eventId,
          message_id: messageId,
          type,
          seq,
          body,
          next_at: at,
          created_at: at,
        })
      }
      if (rows.length === 0) continue
      await insertDeliveries(tx, { rows })
      woken.push(webhookId)
    }
    if (woken.length > 0) await wakeWebhooks(tx, woken)
  }
