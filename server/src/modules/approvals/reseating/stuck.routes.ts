import * as contract from '#contract/approvals/stuckApprovals.ts'
import type { App } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { reachOf } from '#kit/reach.rules.ts'
import { type Kinds, presentDocument } from '../kinds/kinds.ts'
import { stuckColumns } from './stuck.export.rules.ts'
import { stuckList } from './stuck.store.ts'

const present = (kinds: Kinds, row: RowIn<typeof stuckList>): contract.StuckApproval => ({
  instanceId: row.instance_id,
  ...presentDocument(kinds, row),
  requesterName: row.requester_name,
  deptName: row.dept_name,
  nodeName: row.node_name,
  nodeEnName: row.node_en_name,
  reason: row.stuck_since === null ? 'late' : 'stuck',
  holders: row.holders,
  startedAt: row.started_at.toISOString(),
  since: row.since.toISOString(),
  stuckSince: row.stuck_since?.toISOString() ?? null,
})

export function stuckRoutes(app: App, kinds: Kinds) {
  const stuck = {
    list: stuckList,
    filter: ({ actor, input }: ListCall<FilterOf<typeof contract.listStuckApprovals>>) => ({
      ...input,
      reach: reachOf(actor, 'approval.oversee'),
    }),
    present: (row: RowIn<typeof stuckList>) => present(kinds, row),
  }
  serveList(app, contract.listStuckApprovals, stuck)
  serveExport(app, contract.exportStuckApprovals, {
    ...stuck,
    name: ['滞留审批', 'Stuck approvals'],
    columns: stuckColumns,
  })
}
