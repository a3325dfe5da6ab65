import type { SheetRow } from '#contract/kit/tables/cell.ts'
import type { TableColumns, TableFields } from '#contract/kit/tables/columns.ts'
import type { TableChoice, TableFacts } from '#contract/kit/tables/table.ts'
import type { LineColumn } from './pastedLines.ts'

export type QuoteField = 'no' | 'item' | 'spec' | 'quantity' | 'unit' | 'skipped' | LineColumn

/** Columns of a quote's workbook, in both languages. */
export const quoteFields: TableFields<QuoteField> = {
  no: { names: ['序号', 'No.', '行号', 'Line'], kind: 'text' },
  item: { names: ['物料', 'Item', '物资名称', '物料名称', '名称'], kind: 'text' },
  spec: { names: ['规格', 'Specification', '规格要求'], kind: 'text' },
  quantity: { names: ['数量', 'Quantity'], kind: 'text' },
  unit: { names: ['单位', 'Unit'], kind: 'text' },
  price: { names: ['含税单价（元）', 'Price incl. tax (CNY)', '报价', '价格', 'Unit price'], kind: 'price' },
  taxRate: { names: ['税率', 'Tax rate', 'VAT'], kind: 'rate' },
  brand: { names: ['品牌', 'Brand'], kind: 'text' },
  leadDays: { names: ['交货期（天）', 'Lead time (days)', '交期', '货期'], kind: 'days' },
  remark: { names: ['备注', 'Remarks', '说明'], kind: 'text' },
  skipped: { names: ['不报此项', 'Not quoted'], kind: 'text' },
}

export interface QuoteTable {
  readonly rows: readonly SheetRow[]
  readonly columns: TableColumns<QuoteField>['columns']
  readonly facts: TableFacts
}

export interface WorkbookTask {
  readonly file: File
  /** Maximum number of rows, including headings and notes. */
  readonly maxRows: number
  readonly choice: TableChoice
}
export type WorkbookAnswer = QuoteTable | { readonly problem: 'unreadable' | 'tooManyRows'; readonly rows: number }
