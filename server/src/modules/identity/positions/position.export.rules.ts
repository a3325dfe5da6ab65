import type { exportPositions } from '#contract/identity/positions.ts'
import { availabilityNames } from '#contract/kit/availability.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const positionColumns: ColumnsOf<typeof exportPositions> = {
  code: ['编码', 'Code'],
  name: ['岗位名称', 'Position'],
  enName: ['英文名称', 'English name'],
  people: ['人数', 'People'],
  status: { title: ['状态', 'Status'], words: availabilityNames },
}
