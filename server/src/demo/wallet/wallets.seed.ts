import type { Database } from '#kit/database/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import type { Founded } from '../organisation.ts'
import { walletsJob } from './wallets.job.ts'

/** Start after the orders. */
const afterMs = 155_000

/** Adds the job that fills the wallet and the points of a tenant. */
export const foundWallets = (database: Database, { tenantId }: Pick<Founded, 'tenantId'>): Promise<void> =>
  database.write(tenantId, (tx) =>
    addJob(tx, walletsJob, {}, { key: 'wallets', runAt: new Date(Date.now() + afterMs) }),
  )
