import { availabilityNames } from '#contract/kit/availability.ts'
import type { exportCostCentres } from '#contract/ordering/costCentres.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const costCentreColumns: ColumnsOf<typeof exportCostCentres> = {
  code: ['编码', 'Code'],
  name: ['名称', 'Name'],
  deptName: { title: ['适用部门', 'Department'], value: ({ deptName }) => deptName || '-' },
  status: { title: ['状态', 'Status'], words: availabilityNames },
}
