import type { ChangeStatus } from '#contract/ordering/changes/changeStates.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const changes = tableOf('ordering.changes')
export type ChangeRow = RowOfTable<typeof changes>

const openId = preparedQuery((db, $: Params<{ orderId: string }>) =>
  db
    .selectFrom('ordering.changes')
    .select('id')
    .where('order_id', '=', $.orderId)
    .where('status', 'in', ['approving', 'waiting'] satisfies ChangeStatus[]),
)
/** Locks the open change of a locked order. */
export async function lockOpenChange(tx: Tx, orderId: string): Promise<Locked<ChangeRow> | undefined> {
  const open = await openId.first(tx, { orderId })
  return open && (await changes.lock(tx, open.id))
}

const latest = preparedQuery((db, $: Params<{ orderId: string }>) =>
  db.selectFrom('ordering.changes').selectAll().where('order_id', '=', $.orderId).orderBy('id', 'desc').limit(50),
)
/** Latest changes of an order, newest first. */
export const changesOfOrder = (db: Db, orderId: string) => latest(db, { orderId })
