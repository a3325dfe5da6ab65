import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { deliverJob, deliverKey } from '../delivering/deliverJob.ts'
import { deliveries } from '../delivering/delivery.store.ts'

/** Sends a failed delivery again, with all attempts. */
export async function retryDelivery(tx: Tx, actor: Actor, { id }: { readonly id: string }): Promise<string> {
  const row = await deliveries.lock(tx, id)
  if (row.status !== 'failed') refuse('message.notFailed')
  await deliveries.set(tx, row, { status: 'waiting', reason: '', ended_at: null })
  await addJob(tx, deliverJob, { id }, { key: deliverKey(id) })
  await publish(tx, actor, { name: 'messageDelivery.retried', id })
  return id
}
