import type { exportTenantProjects } from '#contract/sourcing/projects.ts'
import { projectStateNames } from '#contract/sourcing/projectStates.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const kindWords = {
  inquiry: ['询比价', 'Inquiry'],
  bidding: ['竞价', 'Bidding'],
  fixed: ['定点采购', 'Direct purchase'],
} as const
export const formWords = { '1': ['单次采购', 'One-time'], '2': ['协议采购', 'Framework'] } as const

export const projectColumns: ColumnsOf<typeof exportTenantProjects> = {
  projectNo: ['项目编号', 'Project no.'],
  title: ['项目名称', 'Title'],
  attempt: ['第几次', 'Attempt'],
  kind: { title: ['采购方式', 'Method'], words: kindWords },
  purchaseForm: { title: ['采购形式', 'Purchase form'], words: formWords },
  status: { title: ['状态', 'Status'], words: projectStateNames },
  deptName: ['采购单位', 'Department'],
  ownerName: ['项目负责人', 'Owner'],
  budgetAmount: ['预算总额', 'Budget'],
  size1: ['已报名', 'Enrolled'],
  size2: ['已报价', 'Quotes'],
  releaseTime: ['发布时间', 'Published'],
  endsAt: ['当前阶段截止', 'Stage ends'],
  createdAt: ['创建时间', 'Created'],
}
