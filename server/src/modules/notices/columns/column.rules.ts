import { availabilityNames } from '#contract/kit/availability.ts'
import type { exportColumns, ColumnAction } from '#contract/notices/columns.ts'
import type { Actor } from '#kit/actor.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

interface ColumnFacts {
  readonly disabled: boolean
  readonly place: number
  readonly siblings: number
}

/** Actions on a column that the person may perform. */
export function columnActions({ disabled, place, siblings }: ColumnFacts, { permissions }: Actor): ColumnAction[] {
  if (!permissions.has('article.configure')) return []
  if (disabled) return ['edit', 'move', 'enable']
  return [
    'addBelow',
    'edit',
    'move',
    ...(place > 1 ? (['up'] as const) : []),
    ...(place < siblings ? (['down'] as const) : []),
    'disable',
  ]
}

export const columnColumns: ColumnsOf<typeof exportColumns> = {
  name: ['栏目名称', 'Column'],
  enName: ['英文名称', 'English name'],
  value: ['类型值', 'Type value'],
  level: ['层级', 'Level'],
  place: ['排序', 'Order'],
  articles: ['公告数', 'Articles'],
  status: { title: ['状态', 'Status'], words: availabilityNames },
}
