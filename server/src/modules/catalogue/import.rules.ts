import { type ImportField, requiredFields } from '#contract/importFields.ts'
import type { ImportMapping } from '#contract/imports.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { type CategoryNames, categoryOf } from './import.category.rules.ts'
import {
  type Cell,
  isObjection,
  type Objection,
  pairsOf,
  picturesOf,
  priceOf,
  rateOf,
  type Read,
  shownOf,
  storable,
  textOf,
  wholeOf,
} from './import.cell.rules.ts'
import type { UpsertRow } from './upsert.rules.ts'

/** A row of a sheet, by its number there. */
export interface SheetRow {
  readonly no: number
  readonly cells: readonly Cell[]
}

/** A row that can be written. */
export interface ImportedRow extends UpsertRow {
  readonly no: number
}

/** A cell that was refused. */
export interface CellError extends Objection {
  readonly no: number
  readonly field: ImportField
  readonly column: number
  readonly value: string
}

const mostStock = 99_999_999
const mostShown = 100

/** How each field is read from its cell. */
const readers = {
  productCode: (cell: Cell) => textOf(cell, 60),
  supplierSku: (cell: Cell) => textOf(cell, 60),
  name: (cell: Cell) => textOf(cell, 120),
  category: (cell: Cell) => textOf(cell, 200),
  brand: (cell: Cell) => textOf(cell, 60),
  model: (cell: Cell) => textOf(cell, 80),
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
type Refuse = (field: ImportField, objection: Objection) => void

/** What all rows of a product have to say alike; the pictures are those of its first row. */
const ofProduct: readonly ImportField[] = ['name', 'category', 'brand', 'description', 'details']

/**
 * Reads the rows of one file, from its first to its last: it remembers the codes that it has seen. Answers what can be written,
 * or every cell that speaks against it; null for a row in which nothing stands.
 */
export function rowReader(mapping: ImportMapping, categories: CategoryNames) {
  const columns = mapping.flatMap(({ field, column }): Column[] => (column === null ? [] : [{ field, column }]))
  const rowOfSku = new Map<string, number>()
  const firstOfProduct = new Map<string, { values: Values; product: ImportedRow['product'] }>()

  function objectToCodes(values: Values, no: number, refuse: Refuse) {
    const { supplierSku, productCode } = values
    if (supplierSku) {
      const row = rowOfSku.get(supplierSku)
      if (row === undefined) rowOfSku.set(supplierSku, no)
      else refuse('supplierSku', { code: 'importCell.twice', facts: { row } })
    }
    const first = productCode ? firstOfProduct.get(productCode)?.values : undefined
    for (const field of first ? ofProduct : [])
      if (JSON.stringify(first?.[field]) !== JSON.stringify(values[field]))
        refuse(field, { code: 'importCell.unlikeProduct', facts: {} })
  }

  return function read({ no, cells }: SheetRow): ImportedRow | CellError[] | null {
    if (cells.every((cell) => shownOf(cell).trim() === '')) return null
    const errors: CellError[] = []
    const refuse: Refuse = (field, objection) => {
      const column = columns.find((each) => each.field === field)?.column ?? 0
      errors.push({
        no,
        field,
        column,
        value: storable(shownOf(cells[column] ?? null).slice(0, mostShown)),
        ...objection,
      })
    }
    const values = valuesOf(columns, cells, refuse)
    const category = values.category ? categoryOf(categories, values.category) : { value: '' }
    if (isObjection(category)) refuse('category', category)
    objectToCodes(values, no, refuse)
    if (errors.length > 0 || isObjection(category)) return errors
    const code = values.productCode ?? ''
    const product = firstOfProduct.get(code)?.product ?? productOf(values, category.value)
    if (code !== '') firstOfProduct.set(code, { values, product })
    return { no, product, sku: skuOf(values) }
  }
}

/** The values of a row; what is not one, or is missing, is refused. */
function valuesOf(columns: readonly Column[], cells: readonly Cell[], refuse: Refuse): Values {
  const values: Partial<Record<ImportField, unknown>> = {}
  for (const { field, column } of columns) {
    const read: Read<unknown> = readers[field](cells[column] ?? null)
    const isEmpty = !isObjection(read) && (read.value === '' || read.value === null)
    if (isObjection(read)) refuse(field, read)
    else if (isEmpty && requiredFields.includes(field)) refuse(field, { code: 'importCell.required', facts: {} })
    else values[field] = read.value
  }
  return values as Values
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
  'product.choicesAlike': 'spec',
  'product.valueNotAllowed': 'details',
  'stock.belowReserved': 'stock',
}
