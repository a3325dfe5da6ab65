import { Id, shape } from '#contract/kit/schema.ts'
import type { Tx } from '#kit/database/database.ts'
import { addJob, addJobs } from '#kit/jobs/jobs.ts'

/** Job that sends what is due of a webhook. Attempts of a delivery are counted by the delivery, not by the job. */
export const webhookJob = { name: 'api.deliverWebhook', payload: shape({ webhookId: Id }), maxAttempts: 3 } as const

/** Sends at once what is due. */
export const wakeWebhooks = (tx: Tx, webhookIds: readonly string[]): Promise<void> =>
  addJobs(
    tx,
    webhookJob,
    [...new Set(webhookIds)].map((webhookId) => ({ data: { webhookId }, key: `webhook ${webhookId}` })),
  )

/** Tries again later. Its own key, so that it takes the place of no job that is due now. */
export const wakeWebhookAt = (tx: Tx, webhookId: string, runAt: Date): Promise<void> =>
  addJob(tx, webhookJob, { webhookId }, { runAt, key: `webhook again ${webhookId}` })
