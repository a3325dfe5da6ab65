import type { Actor } from '#kit/actor.ts'
import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { job, type JobContext, Stopped } from '#kit/jobs/jobs.ts'
import { decrypt } from '#kit/security/encryption.ts'
import type { WebhookAnswer, Webhooks } from '#kit/webhook/webhook.ts'
import { signedHeaders } from './signature.ts'
import { failureOf, nextAttempt } from './webhook.rules.ts'
import { claimDue, nextDue, settleDelivery, type WebhookRow, webhooks, webhooksDue } from './webhook.store.ts'
import { wakeWebhookAt, wakeWebhooks, webhookJob } from './webhook.job.ts'

const atOnce = 20
/** A claim outlives the calls of one batch; what a killed process has claimed is sent again after it. */
const claimMs = atOnce * 16_000
/** After so long a job makes room for those of other webhooks. */
const turnMs = 30_000

export interface WebhookSending {
  readonly send: Webhooks
  /** Decrypts the secrets. */
  readonly encryptionKey: Uint8Array
}

export const purposeOf = (tenantId: string, webhookId: string): string => `webhook secret ${tenantId} ${webhookId}`

function secretsOf({ encryptionKey }: WebhookSending, tenantId: string, row: WebhookRow, now: Date): string[] {
  const clear = (secret: Uint8Array) => decrypt(encryptionKey, purposeOf(tenantId, row.id), secret)
  const former = row.former_secret && row.former_until && row.former_until > now ? [clear(row.former_secret)] : []
  return [clear(row.secret), ...former]
}

/** Whether a receiver took a message with a status of success. A redirect is none, because nothing follows it. */
const isTaken = ({ status }: WebhookAnswer) => status !== null && status >= 200 && status < 300

/**
 * Sends what is due of a webhook, outside of transactions, in the order of events. A failed delivery waits longer and
 * longer, and later ones go on. A process that is killed after sending sends again under the same message id.
 */
export const deliverWebhooks = (sending: WebhookSending) =>
  job({
    ...webhookJob,
    lane: 'webhook',
    steps: async (context, { webhookId }) => {
      const { database, tenantId, signal } = context
      const began = performance.now()
      const nowOf = () => new Date(context.now.getTime() + (performance.now() - began))
      for (;;) {
        const now = nowOf()
        const claimed = await database.write(tenantId, (tx) =>
          claimDue(tx, { webhookId, now, until: new Date(now.getTime() + claimMs), most: atOnce }),
        )
        for (const delivery of claimed) {
          if (signal.aborted) throw new Stopped()
          await deliverOne(context, sending, webhookId, delivery, nowOf)
        }
        if (claimed.length < atOnce || performance.now() - began > turnMs) break
      }
      await database.write(tenantId, async (tx) => {
        const due = (await nextDue.first(tx, { webhookId }))?.next_at
        if (due) await wakeWebhookAt(tx, webhookId, due)
      })
    },
  })

interface Claimed {
  readonly id: string
  readonly message_id: string
  readonly body: string
  readonly attempts: number
}

async function deliverOne(
  { database, tenantId, signal }: JobContext,
  sending: WebhookSending,
  webhookId: string,
  { id, message_id: messageId, body, attempts }: Claimed,
  nowOf: () => Date,
): Promise<void> {
  const row = await database.read(tenantId, (db) => webhooks.find(db, webhookId))
  if (row.status !== 'active') return
  const at = nowOf()
  const headers = signedHeaders({ messageId, body, secrets: secretsOf(sending, tenantId, row, at), at })
  const answer = await sending.send.send({ tenantId, url: row.url, headers, body, signal })
  if (signal.aborted) throw new Stopped()
  const now = nowOf()
  const taken = isTaken(answer)
  const nextAt = taken ? undefined : nextAttempt(attempts + 1, now)
  await database.write(tenantId, async (tx) => {
    await settleDelivery(tx, {
      id,
      status: taken ? 'delivered' : nextAt ? 'waiting' : 'failed',
      nextAt: nextAt ?? null,
      httpStatus: answer.status,
      ms: now.getTime() - at.getTime(),
      reason: answer.reason,
      excerpt: answer.excerpt,
      at: now,
    })
    await noteOutcome(tx, systemActor(tenantId, '', now), webhookId, answer)
  })
}

/** Notes how a webhook does: since when it fails, of which its administrators learn after a day and before it stops. */
async function noteOutcome(tx: Tx, actor: Actor, webhookId: string, answer: WebhookAnswer): Promise<void> {
  const row = await webhooks.lock(tx, webhookId)
  const { name } = row
  if (isTaken(answer))
    return void (await webhooks.set(tx, row, { last_delivered_at: actor.now, failing_since: null, warned_at: null }))
  const since = row.failing_since ?? actor.now
  const what = failureOf(since, answer.status, actor.now)
  const isWarned = what === 'warn' && row.warned_at === null
  await webhooks.set(tx, row, {
    failing_since: since,
    ...(isWarned ? { warned_at: actor.now } : {}),
    ...(what === 'stop' && row.status === 'active' ? { status: 'stopped' } : {}),
  })
  const data = { name, reason: answer.reason }
  if (isWarned) await publish(tx, actor, { name: 'webhook.failing', id: webhookId, data })
  if (what === 'stop' && row.status === 'active')
    await publish(tx, actor, { name: 'webhook.stopped', id: webhookId, from: 'active', to: 'stopped', data })
}

/** Wakes webhooks whose job was lost with a killed process. */
export const wakeLost = ({ database, tenantId, now }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    const due = await webhooksDue(tx, { now: new Date(now.getTime() - 30_000) })
    await wakeWebhooks(
      tx,
      due.map(({ webhook_id: id }) => id),
    )
  })
