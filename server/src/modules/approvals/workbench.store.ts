import { sqlQuery } from '#kit/database/query.ts'

export const decided = sqlQuery(
  'approvals.decidedByMonth',
  `select to_char(t.decided_at at time zone 'Asia/Shanghai', 'YYYY-MM') as "month!",
     count(*) filter (where t.status = 'agreed')::int as "agreed!",
     count(*) filter (where t.status = 'rejected')::int as "rejected!"
   from approvals.tasks t
   where t.approver_id = $userId and t.status in ('agreed', 'rejected') and t.decided_at >= $since::timestamptz group by 1`,
)
