import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { ImportField } from '#contract/imports/importFields.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { ImportErrorKind } from '#contract/imports/importErrors.ts'
import { categoryOf, type CategoryWords } from './category.rules.ts'
import { isBlank, type SheetRow, shownOf, storable } from '#contract/kit/tables/cell.ts'
import { isViolation, type Violation } from './cell.rules.ts'
import {
  type Values,
  type Column,
  type ReportIssue,
  isRequired,
  valuesOf,
  dropUnknownValues,
} from './row.values.rules.ts'
import { applyHeadings, headingFactsOf } from './row.headings.rules.ts'
import { type ImportedRow, productOf, skuOf } from './row.upsert.rules.ts'

/** Issue of a cell: an error rejects the row; a warning drops the cell or its invalid part and keeps the row. */
export interface CellIssue extends Violation {
  readonly kind: ImportErrorKind
  readonly no: number
  readonly field: ImportField
  readonly column: number
  readonly value: string
}

/** Row that was read; null if one of its issues is an error. */
export interface ReadRow {
  readonly row: ImportedRow | null
  readonly issues: readonly CellIssue[]
}
const maxShown = 100

/**
 * Fields that all rows of a product share; the first row counts if they differ. Pictures are those of the first row.
 */
const ofProduct: readonly ImportField[] = ['name', 'category', 'brand', 'description', 'details']

/**
 * Reads the rows of one file in order; remembers the codes of earlier rows. Returns the writable row and all issues;
 * null for an empty row.
 */
export function rowReader(
  { mapping, headings }: { readonly mapping: ImportMapping; readonly headings: readonly string[] },
  { names, options }: CategoryWords,
) {
  const columns = mapping.flatMap(({ field, column }): Column[] => (column === null ? [] : [{ field, column }]))
  const facts = headingFactsOf(mapping, headings)
  const rowOfSku = new Map<string, number>()
  const firstOfProduct = new Map<string, { no: number; values: Values; product: ImportedRow['product'] }>()

  function objectToCodes(values: Values, no: number, object: ReportIssue) {
    const { supplierSku, productCode } = values
    if (supplierSku) {
      const row = rowOfSku.get(supplierSku)
      if (row === undefined) rowOfSku.set(supplierSku, no)
      else object('supplierSku', { code: 'importCell.twice', facts: { row } }, 'error')
    }
    const first = productCode ? firstOfProduct.get(productCode) : undefined
    if (!first) return
    for (const field of ofProduct)
      if (JSON.stringify(first.values[field]) !== JSON.stringify(values[field]) && values[field] !== undefined)
        object(field, { code: 'importCell.unlikeProduct', facts: { row: first.no } })
  }

  return function read({ no, cells }: SheetRow): ReadRow | null {
    if (isBlank(cells)) return null
    const issues: CellIssue[] = []
    const object: ReportIssue = (field, { code, facts, part }, kind = isRequired(field) ? 'error' : 'warning') => {
      const column = columns.find((each) => each.field === field)?.column ?? 0
      const value = storable(firstCharacters(part ?? shownOf(cells[column] ?? null), maxShown))
      const twin = issues.findIndex((issue) => issue.field === field && issue.code === code)
      // If a cell has the same violation several times, the first is reported and the other values are appended.
      if (twin < 0) issues.push({ kind, no, field, column, value, code, facts })
      else issues[twin] = { ...issues[twin]!, value: firstCharacters(`${issues[twin]!.value}; ${value}`, maxShown) }
    }
    const values = valuesOf(columns, cells, object)
    applyHeadings(values, facts, object)
    const category = values.category ? categoryOf(names, values.category) : { value: '' }
    if (isViolation(category)) object('category', category)
    else dropUnknownValues(values, options.get(category.value), object)
    objectToCodes(values, no, object)
    issues.sort((a, b) => a.column - b.column)
    if (issues.some(({ kind }) => kind === 'error') || isViolation(category)) return { row: null, issues }
    const code = values.productCode ?? ''
    const product = firstOfProduct.get(code)?.product ?? productOf(values, category.value)
    if (code !== '' && !firstOfProduct.has(code)) firstOfProduct.set(code, { no, values, product })
    return { row: { no, product, sku: skuOf(values) }, issues }
  }
}
