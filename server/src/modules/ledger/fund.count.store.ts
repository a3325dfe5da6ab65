import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const inForce = sqlQuery(
  'ledger.countFundsInForce',
  `select count(*)::int as "count!" from ledger.accounts
   where dept_id = $deptId and kind in ('budget', 'quota') and state = 'active'
     and ends_on >= (now() at time zone 'Asia/Shanghai')::date`,
)
/** Number of a department's budgets and quotas that have not ended. */
export const countFundsInForce = async (db: Db, deptId: string): Promise<number> =>
  (await inForce.one(db, { deptId })).count
