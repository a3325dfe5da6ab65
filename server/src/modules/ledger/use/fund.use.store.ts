import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { MonthChange } from './fund.use.rules.ts'

// Committed amounts, and what was repaid of them, are in accounts beside the fund; its own entries contain its size and
// reserved amounts.
const changes = sqlQuery(
  'ledger.useByMonth',
  `select to_char(e.at at time zone 'Asia/Shanghai', 'YYYY-MM') as "month!",
     coalesce(sum(e.cr - e.dr) filter (where e.account_id = $fundId and e.kind in ('set', 'adjust', 'transfer')), 0.00) as "amount!",
     coalesce(sum(e.cr - e.dr) filter (where e.account_id <> $fundId), 0.00) as "committed!",
     coalesce(sum(e.cr - e.dr) filter (where e.account_id = $fundId and e.part = 'frozen'), 0.00) as "reserved!"
   from ledger.entries e
   where e.kind <> 'settle' and e.account_id in (
     select c.id from ledger.accounts c where c.id = $fundId or c.of_id = $fundId and c.kind in ('committed', 'repaid'))
   group by 1 order by 1`,
)
/** Sums of a fund's entries by month; months without entries are left out. */
export const sumEntriesByMonth = (db: Db, fundId: string): Promise<readonly MonthChange[]> => changes(db, { fundId })
