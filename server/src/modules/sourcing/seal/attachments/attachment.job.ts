import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import { removeOrphans } from './attachment.store.ts'

const looseFor = 24 * 3_600_000
/**
 * Cleanup of orphaned files: uploaded, but the quote never followed because the browser was closed or a server stopped.
 */
export const removeOrphanedFiles = everyTenant({
  name: 'sourcing.removeOrphanedFiles',
  everySeconds: 3600,
  run: async ({ database, tenantId, now }) => {
    const before = new Date(now.getTime() - looseFor)
    await database.write(tenantId, (tx) => removeOrphans(tx, before))
  },
})
