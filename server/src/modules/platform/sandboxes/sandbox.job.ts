import { systemActor } from '#kit/actor.ts'
import { noTenant } from '#kit/database/database.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { asTenant } from '../asTenant.ts'
import type { TenantTransfer } from '../platformOptions.ts'
import { unusedSince } from './sandbox.rules.ts'
import { endSandbox } from './sandbox.service.ts'
import { endedSandboxes, openSandboxes, sandboxUse } from './sandbox.store.ts'

const gone: readonly string[] = ['closed', 'removing']

/** Ends sandboxes that have not been used for long, and those of companies that are closed. */
export async function endSandboxes(context: JobContext): Promise<void> {
  const { database, now } = context
  const open = await database.read(noTenant, (db) => openSandboxes(db))
  await eachItem(
    context,
    open,
    ({ id }) => `sandbox ${id}`,
    async ({ id, created_at: createdAt, parent_id: parentId, parent_status: parent }) => {
      const isOrphan = gone.includes(parent)
      if (!isOrphan) {
        const { used_at: usedAt } = await asTenant(database, id, (tx) => sandboxUse.one(tx))
        if (unusedSince(createdAt, usedAt) > now) return
      }
      await database.write(parentId, (tx) =>
        endSandbox(tx, systemActor(parentId, '', now), id, isOrphan ? 'tenant' : 'unused'),
      )
    },
  )
}

/** Removes sandboxes that have ended, once no server and no job uses them any more. */
export async function removeSandboxes(context: JobContext, transfer: TenantTransfer): Promise<void> {
  const ended = await context.database.read(noTenant, (db) => endedSandboxes(db))
  await eachItem(
    context,
    ended,
    ({ id }) => `sandbox ${id}`,
    async ({ id }) => void (await transfer.remove(id)),
  )
}
