import { systemActor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { makeMove } from './move.service.ts'
import { lockOrder, overdueOrders } from '../orders/order.store.ts'
import { dueActionOf } from './times.rules.ts'

const atOnce = 200
const max = 2000

type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/**
 * Performs the overdue automatic moves of a tenant's orders: unanswered approvals and orders expire and release what
 * they hold; undisputed deliveries are received.
 * One transaction per order, rechecked under its lock, so that several workers may run concurrently; an order that
 * fails does not block others. Returns the number of moved orders.
 */
export async function timeOutOrders(context: Context): Promise<number> {
  const { database, tenantId, now } = context
  let moved = 0
  await eachItem(
    context,
    overdue(context),
    (id) => `order ${id}`,
    async (id) => {
      if (await timeOut(database, tenantId, id, now)) moved += 1
    },
  )
  return moved
}

/** Skips orders that failed: they stay the longest overdue and would be returned again. */
async function* overdue({ database, tenantId, now }: Context): AsyncGenerator<string> {
  const seen = new Set<string>()
  while (seen.size < max) {
    const rows = await database.read(tenantId, (db) => overdueOrders(db, { now, max: seen.size + atOnce }))
    const fresh = rows.filter(({ id }) => !seen.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) {
      seen.add(id)
      yield id
    }
  }
}

const timeOut = (database: Database, tenantId: string, orderId: string, now: Date): Promise<boolean> =>
  database.write(tenantId, async (tx) => {
    const actor = systemActor(tenantId, '', now)
    const order = await lockOrder(tx, actor.userId, orderId)
    if (!order?.due_at || order.due_at > now) return false
    const action = dueActionOf(order.status)
    if (action === null) return false
    await makeMove(tx, actor, order, action)
    return true
  })
