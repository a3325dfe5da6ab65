import type { ReturnStatus } from '#contract/ordering/returns/return.ts'
import { systemActor } from '#kit/actor.ts'
import { inPages } from '#kit/jobs/inPages.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { dueReturns } from './return.store.ts'
import { timeOutReturn } from './returnMoves.service.ts'

const statuses: readonly ReturnStatus[] = ['30', '32', '35', '40', '50', '78']

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/**
 * Makes the overdue automatic moves of a tenant's returns, one transaction each, rechecked under its lock; a return that
 * fails does not block others. Returns the number of moved returns.
 */
export async function timeOutReturns(context: Context): Promise<number> {
  const { database, tenantId, now } = context
  let moved = 0
  await eachItem(
    context,
    inPages((page) => database.read(tenantId, (db) => dueReturns(db, { now, statuses, ...page }))),
    ({ id }) => `return ${id}`,
    async ({ id }) => {
      const isMoved = await database.write(tenantId, (tx) => timeOutReturn(tx, systemActor(tenantId, '', now), id))
      if (isMoved) moved += 1
    },
  )
  return moved
}
