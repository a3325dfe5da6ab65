import { sqlQuery } from '#kit/database/query.ts'
import type { WorkbenchSources } from '#kit/workbench/sources.ts'

const decided = sqlQuery(
  'approvals.decidedByMonth',
  `select to_char(t.decided_at at time zone 'Asia/Shanghai', 'YYYY-MM') as "month!",
     count(*) filter (where t.status = 'agreed')::int as "agreed!",
     count(*) filter (where t.status = 'rejected')::int as "rejected!"
   from approvals.tasks t
   where t.approver_id = $userId and t.status in ('agreed', 'rejected') and t.decided_at >= $since::timestamptz group by 1`,
)

/** Workbench data of the approvals module. */
export const approvalsSources: WorkbenchSources = {
  charts: {
    decisions: async (sql, { userId }, { months }) => {
      const rows = await decided(sql, { userId, since: new Date(`${months[0]!}-01T00:00:00+08:00`) })
      const found = new Map(rows.map((row) => [row.month, row]))
      return months.map((month) => ({
        month,
        figures: [found.get(month)?.agreed ?? 0, found.get(month)?.rejected ?? 0],
      }))
    },
  },
}
