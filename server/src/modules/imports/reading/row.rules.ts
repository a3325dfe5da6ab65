import { type ImportField, requiredFields } from '#contract/imports/importFields.ts'
import type { ImportMapping } from '#contract/imports/importPreview.ts'
import type { ImportErrorKind } from '#contract/imports/importErrors.ts'
import { mostCharacters } from '#contract/catalogue/productDraft.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { categoryOf, type CategoryWords, type OptionsOfCategory } from './category.rules.ts'
import { type Cell, type SheetRow, shownOf, storable } from '#kit/spreadsheet/cell.rules.ts'
import {
  isViolation,
  type Violation,
  pairsOf,
  picturesOf,
  priceOf,
  rateOf,
  type Read,
  textOf,
  wholeOf,
} from './cell.rules.ts'
import type { UpsertRow } from '#modules/catalogue/index.ts'

/** A row that can be written. */
export interface ImportedRow extends UpsertRow {
  readonly no: number
}

/** What a cell does to its row: an error rejects the row, a warning drops the cell, or what is wrong in it, and keeps the row. */
export interface CellIssue extends Violation {
  readonly kind: ImportErrorKind
  readonly no: number
  readonly field: ImportField
  readonly column: number
  readonly value: string
}

/** A row that was read: with an error among its issues it cannot be written. */
export interface ReadRow {
  readonly row: ImportedRow | null
  readonly issues: readonly CellIssue[]
}

const mostStock = 99_999_999
const mostShown = 100

/** How each field is read from its cell. */
const readers = {
  productCode: (cell: Cell) => textOf(cell, 60),
  supplierSku: (cell: Cell) => textOf(cell, 60),
  name: (cell: Cell) => textOf(cell, mostCharacters.name),
  category: (cell: Cell) => textOf(cell, 200),
  brand: (cell: Cell) => textOf(cell, 60),
  model: (cell: Cell) => textOf(cell, mostCharacters.model),
  spec: (cell: Cell) => textOf(cell, 120),
  unit: (cell: Cell) => textOf(cell, 20),
  price: priceOf,
  marketPrice: priceOf,
  taxRate: rateOf,
  taxCategoryCode: (cell: Cell) => textOf(cell, 19),
  stock: (cell: Cell) => wholeOf(cell, 0, mostStock),
  minQty: (cell: Cell) => wholeOf(cell, 1, mostStock),
  leadDays: (cell: Cell) => wholeOf(cell, 0, 999),
  region: (cell: Cell) => textOf(cell, 100),
  barcode: (cell: Cell) => textOf(cell, 40),
  picture: (cell: Cell) => picturesOf(cell, 12),
  description: (cell: Cell) => textOf(cell, 2000, { lines: true }),
  details: (cell: Cell) => pairsOf(cell, 60),
  choices: (cell: Cell) => pairsOf(cell, 5),
} satisfies Record<ImportField, (cell: Cell) => Read<unknown>>

type Values = { -readonly [F in ImportField]?: Extract<ReturnType<(typeof readers)[F]>, { value: unknown }>['value'] }
type Column = { readonly field: ImportField; readonly column: number }
type ReportIssue = (field: ImportField, violation: Violation, kind?: ImportErrorKind) => void

/** What all rows of a product have to say alike, or else the first one counts; the pictures are those of its first row. */
const ofProduct: readonly ImportField[] = ['name', 'category', 'brand', 'description', 'details']

const isRequired = (field: ImportField) => requiredFields.includes(field)

/**
 * Reads the rows of one file, from its first to its last: it remembers the codes that it has seen. Answers what can be written, and
 * every cell that speaks against the row or was dropped; null for a row in which nothing stands.
 */
export function rowReader(mapping: ImportMapping, { names, options }: CategoryWords) {
  const columns = mapping.flatMap(({ field, column }): Column[] => (column === null ? [] : [{ field, column }]))
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
    if (cells.every((cell) => shownOf(cell).trim() === '')) return null
    const issues: CellIssue[] = []
    const object: ReportIssue = (field, { code, facts, part }, kind = isRequired(field) ? 'error' : 'warning') => {
      const column = columns.find((each) => each.field === field)?.column ?? 0
      const value = storable((part ?? shownOf(cells[column] ?? null)).slice(0, mostShown))
      const twin = issues.findIndex((issue) => issue.field === field && issue.code === code)
      // Of a cell that has the same violation many times the first is reported in full, the others are shown beside it.
      if (twin < 0) issues.push({ kind, no, field, column, value, code, facts })
      else issues[twin] = { ...issues[twin]!, value: storable(`${issues[twin]!.value}; ${value}`.slice(0, mostShown)) }
    }
    const values = valuesOf(columns, cells, object)
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

/** The values of a row; what is not one, or is missing, is objected to and says nothing. */
function valuesOf(columns: readonly Column[], cells: readonly Cell[], object: ReportIssue): Values {
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

/** An attribute may have only the values that its category offers, where it offers some. */
function dropUnknownValues(values: Values, options: OptionsOfCategory | undefined, object: ReportIssue): void {
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

/** Only what the file says: an empty figure says nothing, an empty text says that there is none. */
const said = <T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], null | undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)) as never

const productOf = (values: Values, categoryId: string): ImportedRow['product'] => ({
  code: values.productCode || null,
  name: values.name ?? '',
  categoryId,
  ...said({
    brandName: values.brand,
    description: values.description,
    details: values.details,
    pictures: values.picture,
  }),
})

const skuOf = (values: Values): ImportedRow['sku'] => ({
  supplierSku: values.supplierSku ?? '',
  unit: values.unit ?? '',
  listPrice: values.price ?? '',
  ...said({
    barcode: values.barcode,
    model: values.model,
    spec: values.spec,
    choices: values.choices,
    taxRate: values.taxRate,
    taxCategoryCode: values.taxCategoryCode,
    minQty: values.minQty,
    leadDays: values.leadDays,
    region: values.region,
    picture: values.picture && (values.picture[0] ?? ''),
    onHand: values.stock,
  }),
  ...(values.marketPrice === undefined ? {} : { marketPrice: values.marketPrice }),
})

/** The cell that a refusal of the catalogue speaks of. */
export const fieldOfRefusal = (code: RefusalCode): ImportField => fieldsOfRefusals[code] ?? 'supplierSku'

const fieldsOfRefusals: Partial<Record<RefusalCode, ImportField>> = {
  'category.notLeaf': 'category',
  'picture.gone': 'picture',
  'product.choicesAlike': 'spec',
  'stock.belowReserved': 'stock',
}
