import type { exportLegalEntities } from '#contract/administration/legalEntities.ts'
import { availabilityNames } from '#contract/kit/availability.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const legalEntityColumns: ColumnsOf<typeof exportLegalEntities> = {
  code: ['编码', 'Code'],
  name: ['名称', 'Name'],
  kindName: ['法人类型', 'Kind'],
  taxNo: ['统一社会信用代码', 'Credit code'],
  deptName: ['所属部门', 'Department'],
  address: ['注册地址', 'Address'],
  phone: ['电话', 'Phone'],
  status: { title: ['状态', 'Status'], words: availabilityNames },
}
