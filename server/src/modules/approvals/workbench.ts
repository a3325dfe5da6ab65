import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { decided } from './workbench.store.ts'

/** Workbench data of the approvals module. */
export const approvalsSources: WorkbenchSources = {
  charts: {
    decisions: async (db, { userId }, { months }) => {
      const rows = await decided(db, { userId, since: new Date(`${months[0]!}-01T00:00:00+08:00`) })
      const found = new Map(rows.map((row) => [row.month, row]))
      return months.map((month) => ({
        month,
        figures: [found.get(month)?.agreed ?? 0, found.get(month)?.rejected ?? 0],
      }))
    },
  },
}
