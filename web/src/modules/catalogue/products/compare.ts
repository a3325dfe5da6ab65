import { compare, units } from '#contract/kit/money.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'

export type ComparedField = Exclude<keyof ProductDraft, 'skus'> | keyof SkuDraft

export interface ComparedLine {
  readonly field: ComparedField
  readonly before: string
  readonly after: string
}
export interface ComparedGroup {
  /** Supplier's number of the SKU; empty for the product itself. */
  readonly sku: string
  readonly fate: 'kept' | 'added' | 'removed'
  readonly lines: readonly ComparedLine[]
}

const ofProduct = ['name', 'code', 'categoryId', 'brandName', 'description', 'pictures', 'details'] as const
const ofSku = [
  'spec',
  'model',
  'choices',
  'unit',
  'listPrice',
  'marketPrice',
  'taxRate',
  'taxCategoryCode',
  'minQty',
  'leadDays',
  'region',
  'barcode',
  'picture',
  'onHand',
] as const

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value === 'object' && value !== null) return Object.values(value).join('：')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const linesOf = <T extends object>(fields: readonly (keyof T & ComparedField)[], before?: T, after?: T) =>
  fields
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter(({ before, after }) => before !== '' || after !== '')

/** Compares live and requested content by field; SKUs are matched by number. */
export function compared(before: ProductDraft | null, after: ProductDraft): readonly ComparedGroup[] {
  const old = new Map(before?.skus.map((sku) => [sku.supplierSku, sku]))
  const fresh = new Map(after.skus.map((sku) => [sku.supplierSku, sku]))
  const codes = [...new Set([...fresh.keys(), ...old.keys()])]
  return [
    { sku: '', fate: 'kept', lines: linesOf<ProductDraft>(ofProduct, before ?? undefined, after) },
    ...codes.map((code) => ({
      sku: code,
      fate: fateOf(before === null || old.has(code), fresh.has(code)),
      lines: linesOf<SkuDraft>(ofSku, old.get(code), fresh.get(code)),
    })),
  ]
}

function fateOf(was: boolean, is: boolean): ComparedGroup['fate'] {
  if (was) return is ? 'kept' : 'removed'
  return 'added'
}

/** Only differences. */
export const differing = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ before, after }) => before !== after) }))
    .filter(({ lines }) => lines.length > 0)

/** Change in percent with one decimal and its sign; undefined without a price before. */
export function changeInPercent(before: string, after: string): string | undefined {
  if (before === '' || after === '' || compare(before, '0') === 0) return undefined
  const tenths = (units(after) - units(before)) * 1000n
  const base = units(before)
  const rounded = (tenths + (tenths < 0n ? -base : base) / 2n) / base
  const size = rounded < 0n ? -rounded : rounded
  return `${rounded < 0n ? '−' : '+'}${size / 10n}.${size % 10n}%`
}

interface PastPrice {
  readonly at: string
  readonly supplierSku: string
  readonly price: string
}

const shownPrices = 4

/** Last prices of a SKU, oldest first; equal ones that follow each other are one. */
export const lastPrices = (prices: readonly PastPrice[], supplierSku: string): readonly PastPrice[] =>
  prices
    .filter((each) => each.supplierSku === supplierSku)
    .toReversed()
    .filter(({ price }, index, all) => index === 0 || compare(price, all[index - 1]!.price) !== 0)
    .slice(-shownPrices)
