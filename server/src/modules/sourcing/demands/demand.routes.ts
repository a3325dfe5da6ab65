import * as contract from '#contract/sourcing/demands/demands.ts'
import { shortest } from '#contract/kit/money.ts'
import { statusOf } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { presentProject } from '../workspace/project.present.ts'
import { demandColumns } from './demand.export.rules.ts'
import { demandFlow } from './demand.rules.ts'
import { createDemand, withdrawDemand } from './demand.service.ts'
import { collectDemands } from '../drafting/collect.service.ts'
import { demandList, type ListedDemand } from './demand.store.ts'

const present = (row: ListedDemand, actor: Actor): contract.Demand => ({
  id: row.id,
  version: row.version,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  quantity: shortest(row.quantity),
  budgetPrice: row.budget_price === null ? '' : shortest(row.budget_price),
  needDate: row.need_date,
  address: row.address,
  contactName: row.contact_name,
  contactTel: row.contact_tel,
  remark: row.remark,
  skuId: row.sku_id,
  status: row.status,
  deptName: row.dept_name,
  requesterName: row.requester_name,
  projectId: row.project_id,
  projectNo: row.project_no,
  projectTitle: row.project_title,
  projectKind: row.project_kind,
  projectStatus: row.project_state === null ? null : statusOf(row.project_state),
  isProjectVisible:
    row.published_at !== null && (row.project_scope === 'open' || (row.project_dept_path ?? []).includes(actor.deptId)),
  createdAt: row.created_at.toISOString(),
  can: demandFlow.can(row, actor),
})

const name = ['采购需求', 'Purchase requests'] as const

export function demandRoutes(app: App) {
  const own = serveRecords(app, contract.listMyDemands, {
    list: demandList,
    present,
    scope: ({ userId }) => ({ requesterId: userId }),
    exported: { route: contract.exportMyDemands, name, columns: demandColumns },
  })
  own.write(contract.createDemand, createDemand)
  own.write(contract.withdrawDemand, withdrawDemand)
  serveRecords(app, contract.listCollectable, {
    list: demandList,
    present,
    scope: () => ({ requesterId: null }),
    exported: { route: contract.exportCollectable, name, columns: demandColumns },
  })
  serve(app, contract.collectDemands, async ({ db, actor, input }) =>
    presentProject(db, actor, await collectDemands(db, actor, input)),
  )
}
