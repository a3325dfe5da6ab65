import type { JobContext } from '#kit/jobs/jobs.ts'
import { removeExpiredTokens } from '#kit/security/oneTimeTokens.ts'
import { removeOldCounts } from './attemptCounter.store.ts'

/** Cleanup of expired one-time tokens and counters. */
export const removeExpiredLoginData = ({ database, tenantId }: JobContext): Promise<void> =>
  database.write(tenantId, async (tx) => {
    await removeOldCounts(tx)
    await removeExpiredTokens(tx)
  })
