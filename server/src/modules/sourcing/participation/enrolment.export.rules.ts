import type { exportEnrolments, exportSupplierProjects } from '#contract/sourcing/enrolments.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { formWords, kindWords, statusWords } from '../projects/project.export.rules.ts'

export const enrolmentStatusWords = {
  submitted: ['待审核', 'Under review'],
  passed: ['已通过', 'Accepted'],
  rejected: ['未通过', 'Rejected'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const

export const enrolmentColumns: ColumnsOf<typeof exportEnrolments> = {
  supplierName: ['供应商', 'Supplier'],
  contactName: ['联系人', 'Contact'],
  contactTel: ['联系电话', 'Phone'],
  statement: ['报名说明', 'Statement'],
  status: { title: ['状态', 'Status'], words: enrolmentStatusWords },
  reason: ['原因', 'Reason'],
  submittedAt: ['报名时间', 'Enrolled'],
  decidedAt: ['审核时间', 'Reviewed'],
}

export const supplierProjectColumns: ColumnsOf<typeof exportSupplierProjects> = {
  projectNo: ['项目编号', 'Project no.'],
  title: ['项目名称', 'Title'],
  type: { title: ['采购方式', 'Method'], words: kindWords },
  purchaseForm: { title: ['采购形式', 'Purchase form'], words: formWords },
  deptName: ['采购单位', 'Department'],
  status: { title: ['状态', 'Status'], words: statusWords },
  enrolment: { title: ['我的报名', 'My enrolment'], words: enrolmentStatusWords },
  deadlineDate: ['报名截止', 'Enrolment ends'],
  quoteEndDay: ['报价截止', 'Quoting ends'],
}
