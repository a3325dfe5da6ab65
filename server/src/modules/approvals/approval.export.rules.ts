import type { exportTasks } from '#contract/approvals/approvalTasks.ts'
import type { ApprovalStatus } from '#contract/approvals/approvals.ts'
import type { Bilingual, ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const approvalStatusWords: Record<ApprovalStatus, Bilingual> = {
  pending: ['审批中', 'In review'],
  approved: ['已通过', 'Approved'],
  rejected: ['已驳回', 'Rejected'],
  cancelled: ['已取消', 'Cancelled'],
}

export const taskColumns: ColumnsOf<typeof exportTasks> = {
  docNo: ['单据编号', 'Document no.'],
  title: ['标题', 'Title'],
  amount: ['金额', 'Amount'],
  requesterName: ['申请人', 'Requested by'],
  deptName: ['申请部门', 'Department'],
  nodeName: {
    title: ['审批环节', 'Step'],
    value: ({ nodeName, nodeEnName }, lang) => (lang === 'en' ? nodeEnName : nodeName),
  },
  status: { title: ['状态', 'Status'], words: approvalStatusWords },
  startedAt: ['提交时间', 'Submitted'],
  openedAt: ['到达时间', 'Arrived'],
  decidedAt: ['处理时间', 'Handled'],
}
