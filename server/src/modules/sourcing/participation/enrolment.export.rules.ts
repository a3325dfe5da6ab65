import {
  enrolmentStatusNames,
  type exportEnrolments,
  type exportSupplierProjects,
} from '#contract/sourcing/enrolments.ts'
import { projectStateNames } from '#contract/sourcing/projectStates.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { formWords, kindWords } from '../projects/project.export.rules.ts'

export const enrolmentColumns: ColumnsOf<typeof exportEnrolments> = {
  supplierName: ['供应商', 'Supplier'],
  contactName: ['联系人', 'Contact'],
  contactTel: ['联系电话', 'Phone'],
  statement: ['报名说明', 'Statement'],
  status: { title: ['状态', 'Status'], words: enrolmentStatusNames },
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
  status: { title: ['状态', 'Status'], words: projectStateNames },
  enrolment: { title: ['我的报名', 'My enrolment'], words: enrolmentStatusNames },
  deadlineDate: ['报名截止', 'Enrolment ends'],
  quoteEndDay: ['报价截止', 'Quoting ends'],
}
