import type { ConsolidatedGoods, PlanCycle } from '#contract/plans/cycles.ts'
import type { PlanSummary } from '#contract/plans/plan.ts'
import type { Actor } from '#kit/actor.ts'
import type { ListedGoods } from './consolidation.store.ts'
import { cycleFlow } from './cycle.rules.ts'
import { cycleFacts } from './cycle.service.ts'
import type { ListedCycle, ListedPlan } from './cycle.store.ts'

export const presentCycle = (row: ListedCycle, actor: Actor): PlanCycle => ({
  id: row.id,
  version: row.version,
  cycleNo: row.no,
  month: row.month,
  supplement: row.supplement,
  status: row.status,
  note: row.note,
  closesAt: row.closes_at.toISOString(),
  openedByName: row.opened_by_name,
  openedAt: row.opened_at.toISOString(),
  releasedAt: row.released_at?.toISOString() ?? null,
  plans: row.all_plans,
  approving: row.approving,
  approved: row.approved,
  amount: row.amount,
  can: cycleFlow.can(cycleFacts(row, actor), actor),
})

export const presentSummary = (row: ListedPlan): PlanSummary => ({
  id: row.id,
  version: row.version,
  planNo: row.no,
  cycleId: row.cycle_id,
  cycleNo: row.cycle_no,
  month: row.month,
  supplement: row.supplement,
  cycleStatus: row.cycle_status,
  closesAt: row.closes_at.toISOString(),
  deptId: row.dept_id,
  deptName: row.dept_name,
  authorName: row.author_name,
  status: row.status,
  kinds: row.kinds,
  amount: row.amount,
  submittedAt: row.submitted_at?.toISOString() ?? null,
})

export const presentGoods = (row: ListedGoods): ConsolidatedGoods => ({
  id: row.id,
  skuId: row.sku_id,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  supplierName: row.supplier_name ?? '',
  quantity: row.quantity,
  amount: row.amount,
  price: row.price,
  available: row.available,
  minQty: row.min_qty,
  departments: row.departments,
  method: row.method,
})
