import { systemActor } from '#kit/actor.ts'
import { type Database, noTenant } from '#kit/database.ts'
import { allTenants } from '#modules/tenancy/index.ts'
import { makeMove } from './move.service.ts'
import { lockOrder, overdueOrders } from './order.store.ts'
import { dueActionOf } from './times.rules.ts'

const most = 200

/** The moves of one tenant's orders whose time is up; answers how many moved. */
export async function timeOutOrders(database: Database, tenantId: string, now: Date): Promise<number> {
  const overdue = await database.read(tenantId, (sql) => overdueOrders(sql, { now, most }))
  let moved = 0
  for (const { id } of overdue) if (await timeOut(database, tenantId, id, now)) moved += 1
  return moved
}

/**
 * Makes the moves of all orders whose time is up: approvals and offers that nobody answered end and give back what they hold, goods that
 * nobody disputed are received. Each order is a transaction of its own and is looked at again under its lock, so several workers may
 * run it at once.
 */
export async function runOrderTimeouts(database: Database, now: Date): Promise<void> {
  for (const { id } of await database.read(noTenant, (sql) => allTenants(sql))) await timeOutOrders(database, id, now)
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
