import type { exportDictItems } from '#contract/administration/dictionaries.ts'
import { availabilityNames } from '#contract/kit/availability.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const dictItemColumns: ColumnsOf<typeof exportDictItems> = {
  dictionary: ['字典编码', 'Dictionary'],
  code: ['编码', 'Code'],
  name: ['名称', 'Name'],
  enName: ['英文名称', 'English name'],
  place: ['顺序', 'Position'],
  isDefault: {
    title: ['默认', 'Default'],
    value: ({ isDefault }, lang) => (isDefault ? (lang === 'en' ? 'Yes' : '是') : ''),
  },
  deptName: { title: ['适用部门', 'Department'], value: ({ deptName }) => deptName || '-' },
  status: { title: ['状态', 'Status'], words: availabilityNames },
}
