import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const unreviewed = sqlQuery(
  'ordering.countUnreviewed',
  `select count(*)::int as "count!" from ordering.orders
   where buyer_id = $buyerId and status = '60' and received_at < $before`,
)
/** Number of this person's orders that have waited for a review since before the given time. */
export const countUnreviewed = async (db: Db, buyerId: string, before: Date): Promise<number> =>
  (await unreviewed.one(db, { buyerId, before })).count

const inProgress = sqlQuery(
  'ordering.countInProgress',
  `select count(*)::int as "count!" from ordering.orders
   where dept_id = $deptId and status not in ('60', '70', '90', '95')`,
)
/** Number of a department's orders that are neither received nor closed. */
export const countInProgress = async (db: Db, deptId: string): Promise<number> =>
  (await inProgress.one(db, { deptId })).count
