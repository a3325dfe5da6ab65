import { isBroughtIn, keyOfPicture } from '#contract/catalogue/pictures.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'
import { isSameText, plainTextOf } from '#contract/kit/richText/plainText.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { isSame } from '../draft.rules.ts'

/**
 * Row of a supplier's list: a SKU and data of its product. Without a code the product is the one that has the SKU, or a
 * new one. Missing fields keep their value; in a new product they get the default of the category or of a plain SKU.
 * The description is rich text; lists contain plain text only, so an unchanged text keeps its formatting.
 */
export interface UpsertRow {
  readonly product: Pick<ProductDraft, 'name' | 'categoryId'> &
    Partial<Omit<ProductDraft, 'skus' | 'code'>> & { readonly code: string | null }
  readonly sku: Pick<SkuDraft, 'supplierSku' | 'unit' | 'listPrice'> & Partial<SkuDraft>
}
export interface UpsertRemark {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, unknown>>
}
/** Outcome of a row; `dropped`: parts left out because they are not allowed. */
export type UpsertOutcome =
  | {
      readonly outcome: 'created' | 'updated' | 'unchanged' | 'toReview'
      readonly dropped?: readonly UpsertRemark[]
    }
  | ({ readonly outcome: 'refused' } & UpsertRemark)

/** Row without uploaded pictures of other suppliers; null if it contains none. */
export function withoutForeignPictures(row: UpsertRow, own: ReadonlySet<string>): UpsertRow | null {
  const isForeign = (picture: string) => isBroughtIn(picture) && !own.has(keyOfPicture(picture) ?? '')
  const { pictures = [], ...product } = row.product
  const { picture = '', ...sku } = row.sku
  if (![...pictures, picture].some(isForeign)) return null
  const left = pictures.filter((one) => !isForeign(one))
  return {
    product: left.length > 0 ? { ...product, pictures: left } : product,
    sku: picture === '' || isForeign(picture) ? sku : { ...sku, picture },
  }
}

/** Merges rows into a product: the first row sets the product's data; SKUs without a row stay unchanged. */
export function merged(
  code: string,
  base: ProductDraft | null,
  rows: readonly UpsertRow[],
  category: TaxOfCategory | undefined,
): ProductDraft {
  const skus = new Map(base?.skus.map((sku) => [sku.supplierSku, sku]))
  const tax = category && { taxRate: category.tax_rate, taxCategoryCode: category.tax_category_code }
  for (const { sku } of rows)
    skus.set(sku.supplierSku, { ...(skus.get(sku.supplierSku) ?? { ...plainSku, ...tax }), ...sku })
  const { description, ...given } = rows[0]!.product
  return { ...plainProduct, ...base, ...given, ...described(base, description), code, skus: [...skus.values()] }
}

/** Keeps the formatted description if the text is the same. */
const described = (base: ProductDraft | null, description: string | undefined): Partial<ProductDraft> =>
  description === undefined || (base && isSameText(plainTextOf(base.description), plainTextOf(description)))
    ? {}
    : { description }

export interface TaxOfCategory {
  readonly tax_rate: string
  readonly tax_category_code: string
}

const plainProduct = { brandName: '', description: '', pictures: [], details: [] } satisfies Partial<ProductDraft>
const plainSku = {
  barcode: '',
  model: '',
  spec: '',
  choices: [],
  marketPrice: null,
  taxRate: '13',
  taxCategoryCode: '',
  minQty: 1,
  leadDays: 3,
  region: '',
  picture: '',
  onHand: 0,
} satisfies Partial<SkuDraft>

/** SKUs that differ between two drafts; all of them if the product's own data differ. */
export function changedSkus(before: ProductDraft | null, after: ProductDraft): Set<string> {
  const all = after.skus.map(({ supplierSku }) => supplierSku)
  if (!before || !isSame({ ...before, skus: [] }, { ...after, skus: [] })) return new Set(all)
  const old = new Map(before.skus.map((sku) => [sku.supplierSku, sku]))
  const differs = (sku: SkuDraft) => {
    const was = old.get(sku.supplierSku)
    return !was || !isSame({ ...after, skus: [was] }, { ...after, skus: [sku] })
  }
  return new Set(after.skus.filter(differs).map(({ supplierSku }) => supplierSku))
}

export const belowReserved = (row: number, onHand: number, reserved: number): [number, UpsertRemark[]][] =>
  onHand < reserved ? [[row, [{ code: 'stock.belowReserved', facts: { reserved } }]]] : []

export const withDropped = (outcome: UpsertOutcome, dropped: readonly UpsertRemark[]): UpsertOutcome =>
  dropped.length === 0 || outcome.outcome === 'refused' ? outcome : { ...outcome, dropped }
