import { List, OneOf, Optional, shape, type Static, Type } from '../schema.ts'
import { columnName, type UnreadReason } from './columns.ts'
import type { TableFacts } from './table.ts'

/** What was read of a workbook, and what was not: shown beside every import. */
export const TableLayout = shape({
  sheets: List(shape({ name: Type.String(), isHidden: Type.Boolean() }), 200),
  sheet: Type.Integer({ description: 'index of the sheet that was read' }),
  hiddenRows: Type.Integer({ description: 'hidden rows of the sheet' }),
  hiddenColumns: Type.Integer({ description: 'hidden columns with a heading' }),
  withHidden: Type.Boolean({ description: 'hidden rows and columns were read' }),
  unread: List(
    shape({
      column: Type.String({ description: 'column as in spreadsheets: D' }),
      heading: Type.String(),
      reason: OneOf(['hidden', 'unknown', 'other', 'twice', 'net', 'currency', 'scaled', 'unit']),
    }),
    500,
  ),
})
export type TableLayout = Static<typeof TableLayout>

/** Choice of the sheet and of what is hidden, sent with a file. */
export const tableChoice = {
  sheet: Optional(Type.Integer({ minimum: 0, maximum: 199, description: 'index of the sheet; default: the best one' })),
  withHidden: Optional(Type.Boolean({ description: 'read hidden rows and columns too' })),
}

export const layoutOf = ({
  sheets = [],
  sheet = 0,
  hiddenRows = 0,
  hiddenColumns = 0,
  withHidden = false,
  unread = [],
}: Partial<TableFacts>): TableLayout => ({
  sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
  sheet,
  hiddenRows,
  hiddenColumns,
  withHidden,
  unread: unread.slice(0, 500).map(({ column, heading, reason }) => ({ column: columnName(column), heading, reason })),
})

const reasons: Partial<Record<UnreadReason, readonly [zh: string, en: string]>> = {
  hidden: ['列已隐藏', 'hidden'],
  twice: ['列名重复', 'duplicate name'],
  net: ['不含税金额', 'without tax'],
  currency: ['不是人民币金额', 'not in CNY'],
  scaled: ['金额单位不是元', 'another scale'],
  unit: ['计量单位不符', 'another unit'],
}

/** Names of missing columns, with the columns that were not taken and why: 数量（“数量（百个）”：计量单位不符）. */
export function missingText(names: readonly string[], unread: TableFacts['unread'], isEnglish: boolean): string {
  const at = isEnglish ? 1 : 0
  const others = unread.flatMap(({ heading, reason }) => {
    const text = reasons[reason]?.[at]
    return text === undefined ? [] : [isEnglish ? `“${heading}”: ${text}` : `“${heading}”：${text}`]
  })
  const missing = names.join(isEnglish ? ', ' : '、')
  if (others.length === 0) return missing
  return isEnglish ? `${missing} (${others.join('; ')})` : `${missing}（${others.join('；')}）`
}
