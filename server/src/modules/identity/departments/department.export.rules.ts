import type { exportDepartments } from '#contract/identity/departments.ts'
import { deptTypeWords } from '#contract/identity/identity.ts'
import { availabilityNames } from '#contract/kit/availability.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const departmentColumns: ColumnsOf<typeof exportDepartments> = {
  fullDeptName: ['部门全称', 'Full name'],
  deptName: ['部门名称', 'Department'],
  deptCode: ['部门编码', 'Code'],
  deptType: { title: ['类型', 'Type'], words: deptTypeWords },
  people: ['启用账号数', 'Active accounts'],
  status: { title: ['状态', 'Status'], words: availabilityNames },
}
