import { type ImportField, requiredFields } from '#contract/imports/importFields.ts'
import type { ImportErrorKind } from '#contract/imports/importErrors.ts'
import { descriptionRules, maxCharacters } from '#contract/catalogue/productDraft.ts'
import type { OptionsOfCategory } from './category.rules.ts'
import type { Cell } from '#contract/kit/tables/cell.ts'
import { codeOf, isViolation, type Violation, type Read, textOf } from './cell.rules.ts'
import { pairsOf, picturesOf } from './cell.list.rules.ts'
import { priceOf, rateOf, wholeOf } from './cell.number.rules.ts'

const maxStock = 99_999_999

/** Parsers of the fields. */
const readers = {
  productCode: (cell: Cell) => codeOf(cell, 60),
  supplierSku: (cell: Cell) => codeOf(cell, 60),
  name: (cell: Cell) => textOf(cell, maxCharacters.name),
  category: (cell: Cell) => textOf(cell, 200),
  brand: (cell: Cell) => textOf(cell, 60),
  model: (cell: Cell) => textOf(cell, maxCharacters.model),
  spec: (cell: Cell) => textOf(cell, 120),
  unit: (cell: Cell) => textOf(cell, 20),
  price: priceOf,
  marketPrice: priceOf,
  taxRate: rateOf,
  taxCategoryCode: (cell: Cell) => codeOf(cell, 19),
  stock: (cell: Cell) => wholeOf(cell, 0, maxStock),
  minQty: (cell: Cell) => wholeOf(cell, 1, maxStock),
  leadDays: (cell: Cell) => wholeOf(cell, 0, 999),
  region: (cell: Cell) => textOf(cell, 100),
  barcode: (cell: Cell) => codeOf(cell, 40),
  picture: (cell: Cell) => picturesOf(cell, 12),
  description: (cell: Cell) => textOf(cell, descriptionRules.max, { lines: true }),
  details: (cell: Cell) => pairsOf(cell, 60),
  choices: (cell: Cell) => pairsOf(cell, 5),
} satisfies Record<ImportField, (cell: Cell) => Read<unknown>>

export type Values = {
  -readonly [F in ImportField]?: Extract<ReturnType<(typeof readers)[F]>, { value: unknown }>['value']
}
export type Column = { readonly field: ImportField; readonly column: number }
export type ReportIssue = (field: ImportField, violation: Violation, kind?: ImportErrorKind) => void

export const isRequired = (field: ImportField) => requiredFields.includes(field)

/** Values of a row; reports invalid or missing ones and leaves them out. */
export function valuesOf(columns: readonly Column[], cells: readonly Cell[], object: ReportIssue): Values {
  const values: Partial<Record<ImportField, unknown>> = {}
  for (const { field, column } of columns) {
    const read: Read<unknown> = readers[field](cells[column] ?? null)
    if (isViolation(read)) {
      object(field, read)
      continue
    }
    for (const violation of read.dropped ?? []) object(field, violation)
    const isEmpty = read.value === '' || read.value === null
    const isLost = read.dropped !== undefined && Array.isArray(read.value) && read.value.length === 0
    if (isEmpty && isRequired(field)) object(field, { code: 'importCell.required', facts: {} })
    else if (!isLost) values[field] = read.value
  }
  return values as Values
}

/** Drops attribute values that the category does not allow, if it restricts them. */
export function dropUnknownValues(values: Values, options: OptionsOfCategory | undefined, object: ReportIssue): void {
  if (!options) return
  for (const field of ['details', 'choices'] as const) {
    const pairs = values[field]
    const wrong = pairs?.filter(({ name, value }) => options.get(name)?.includes(value) === false) ?? []
    if (!pairs || wrong.length === 0) continue
    for (const { name, value } of wrong)
      object(field, { code: 'product.valueNotAllowed', facts: { name, value }, part: `${name}=${value}` })
    if (wrong.length === pairs.length) delete values[field]
    else values[field] = pairs.filter((pair) => !wrong.includes(pair))
  }
}
