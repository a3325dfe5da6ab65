import { demandStatusNames, type exportCollectable } from '#contract/sourcing/demands/demands.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const demandColumns: ColumnsOf<typeof exportCollectable> = {
  name: ['物料名称', 'Item'],
  spec: ['规格型号', 'Specification'],
  quantity: ['数量', 'Quantity'],
  unit: ['单位', 'Unit'],
  budgetPrice: ['参考单价', 'Reference price'],
  needDate: ['需求日期', 'Needed by'],
  address: ['收货地址', 'Delivery address'],
  deptName: ['需求部门', 'Department'],
  requesterName: ['需求人', 'Requester'],
  status: { title: ['状态', 'Status'], words: demandStatusNames },
  projectNo: ['采购项目', 'Project'],
  remark: ['备注', 'Remarks'],
  createdAt: ['提交时间', 'Submitted'],
}
