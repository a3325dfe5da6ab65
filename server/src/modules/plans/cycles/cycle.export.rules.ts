import type { exportConsolidated, exportPlanCycles, exportPlansOfCycle } from '#contract/plans/cycles.ts'
import { planCycleStatusNames, planStatusNames, planMethodNames } from '#contract/plans/plan.ts'
import type { exportPlans } from '#contract/plans/plans.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const status = { title: ['周期状态', 'Cycle status'], words: planCycleStatusNames } as const
const planStatus = { title: ['计划状态', 'Plan status'], words: planStatusNames } as const
const plan = {
  planNo: ['计划编号', 'Plan number'],
  authorName: ['填报人', 'Author'],
  kinds: ['计划项', 'Lines'],
  amount: ['预计金额', 'Expected amount'],
  submittedAt: ['提交时间', 'Submitted'],
} as const

export const cycleColumns: ColumnsOf<typeof exportPlanCycles> = {
  cycleNo: ['周期编号', 'Cycle number'],
  month: ['计划月份', 'Month'],
  status,
  closesAt: ['填报截止', 'Closes'],
  plans: ['已填部门', 'Departments'],
  approving: ['审批中', 'Pending approval'],
  approved: ['已批准', 'Approved'],
  amount: ['批准金额', 'Approved amount'],
  releasedAt: ['下达时间', 'Released'],
}
export const summaryColumns: ColumnsOf<typeof exportPlansOfCycle> = {
  ...plan,
  deptName: ['部门', 'Department'],
  status: planStatus,
}
export const planColumns: ColumnsOf<typeof exportPlans> = {
  ...plan,
  cycleNo: ['周期编号', 'Cycle number'],
  month: ['计划月份', 'Month'],
  cycleStatus: status,
  closesAt: ['填报截止', 'Closes'],
  status: planStatus,
}
export const goodsColumns: ColumnsOf<typeof exportConsolidated> = {
  name: ['物资', 'Item'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  supplierName: ['供应商', 'Supplier'],
  quantity: ['需求合计', 'Total quantity'],
  available: ['可用库存', 'Stock'],
  price: ['计划单价', 'Planned price'],
  amount: ['预计金额', 'Expected amount'],
  method: { title: ['采购方式', 'Method'], words: planMethodNames },
}
