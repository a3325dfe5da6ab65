import { type exportStuckApprovals, stuckReasonNames } from '#contract/approvals/stuckApprovals.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { kindColumn } from '../approval.export.rules.ts'

export const stuckColumns: ColumnsOf<typeof exportStuckApprovals> = {
  kindName: kindColumn,
  docNo: ['单据编号', 'Document no.'],
  title: ['标题', 'Title'],
  amount: ['金额', 'Amount'],
  requesterName: ['申请人', 'Requested by'],
  deptName: ['申请部门', 'Department'],
  nodeName: {
    title: ['审批环节', 'Step'],
    value: ({ nodeName, nodeEnName }, lang) => (lang === 'en' ? nodeEnName : nodeName),
  },
  reason: { title: ['滞留原因', 'Reason'], words: stuckReasonNames },
  holders: {
    title: ['当前审批人', 'Current approvers'],
    value: ({ holders }, lang) => holders.map(({ userName }) => userName).join(lang === 'en' ? ', ' : '、'),
  },
  startedAt: ['提交时间', 'Submitted'],
  since: ['滞留自', 'Waiting since'],
}
