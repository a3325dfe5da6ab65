import { systemActor } from '#kit/actor.ts'
import { publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import type { TenantTransfer } from '../platformOptions.ts'
import { deletions, dueDeletions } from './deletion.store.ts'

/**
 * Removes tenants whose waiting period is over, a step a minute: a tenant is closed first, and removed once no server
 * and no job uses it any more. The certificate is written when nothing of it is left.
 */
export async function removeDueTenants(context: JobContext, transfer: TenantTransfer): Promise<void> {
  const { database, tenantId, now } = context
  const due = await database.read(tenantId, (db) => dueDeletions(db, { now }))
  await eachItem(
    context,
    due,
    ({ target_code: code }) => `tenant ${code}`,
    async ({ id, target_id: targetId, target_code: code }) => {
      // Removing those before it takes a while, in which it may be withdrawn.
      const { status } = await database.read(tenantId, (db) => deletions.find(db, id))
      if (status !== 'approved') return
      const removed = await transfer.remove(targetId)
      if (!removed) return
      await database.write(tenantId, async (tx) => {
        const before = await deletions.lock(tx, id)
        if (before.status !== 'approved') return
        await deletions.set(tx, before, { status: 'done', done_at: now, certificate: removed })
        const rows = Object.fromEntries(Object.entries(removed.rows).map(([name, count]) => [name, String(count)]))
        const data = { targetId, code, head: removed.head, rows }
        const done = { name: 'tenantDeletion.done', id, from: 'approved', to: 'done', data } as const
        await publish(tx, systemActor(tenantId, '', now), done)
      })
    },
  )
}
