import * as contract from '#contract/sourcing/demands/demands.ts'
import { shortest } from '#contract/kit/money.ts'
import { statusOf } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { presentProject } from '../workspace/project.present.ts'
import { runsProject } from '../projects/project.rules.ts'
import { demandColumns } from './demand.export.rules.ts'
import { demandFlow } from './demand.rules.ts'
import { createDemand, withdrawDemand } from './demand.service.ts'
import { collectDemands } from '../drafting/collect.service.ts'
import { demandList, type ListedDemand } from './demand.store.ts'

type ProjectOfDemand = Pick<
  contract.Demand,
  'projectId' | 'projectNo' | 'projectTitle' | 'projectKind' | 'projectStatus' | 'isProjectVisible'
>
const noProject: ProjectOfDemand = {
  projectId: null,
  projectNo: null,
  projectTitle: null,
  projectKind: null,
  projectStatus: null,
  isProjectVisible: false,
}

/**
 * Project of a demand line, for its requester and for those who see the project: the pool has the lines of all
 * departments, also those in projects out of the caller's reach.
 */
function projectOf(row: ListedDemand, actor: Actor): ProjectOfDemand {
  const { project_state: state, project_dept_path: path, project_owner_id: ownerId } = row
  if (state === null || path === null || ownerId === null) return noProject
  const isRun = runsProject({ dept_path: path, owner_id: ownerId }, actor)
  const isVisible = row.published_at !== null && (row.project_scope === 'open' || isRun)
  if (!isVisible && !isRun && row.requester_id !== actor.userId) return noProject
  return {
    projectId: row.project_id,
    projectNo: row.project_no,
    projectTitle: row.project_title,
    projectKind: row.project_kind,
    projectStatus: statusOf(state),
    isProjectVisible: isVisible,
  }
}

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
  ...projectOf(row, actor),
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
