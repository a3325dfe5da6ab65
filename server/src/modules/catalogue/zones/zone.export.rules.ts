import { type exportZones, type ZoneKind, zoneStatusNames } from '#contract/catalogue/zones.ts'
import type { Bilingual, ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const kindWords: Record<ZoneKind, Bilingual> = { hand: ['手动选品', 'By hand'], rule: ['按条件选品', 'By conditions'] }

export const zoneColumns: ColumnsOf<typeof exportZones> = {
  name: ['专区名称', 'Zone'],
  nameEn: ['英文名称', 'English name'],
  kind: { title: ['选品方式', 'Products'], words: kindWords },
  status: { title: ['状态', 'Status'], words: zoneStatusNames },
  startsOn: ['开始日期', 'Start date'],
  endsOn: ['结束日期', 'End date'],
  changedBy: ['更新人', 'Changed by'],
  changedAt: ['更新时间', 'Changed'],
}
