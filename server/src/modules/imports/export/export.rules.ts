import type { ImportField } from '#contract/imports/importFields.ts'
import { plainTextOf } from '#contract/kit/richText/plainText.ts'
import type { ProductDraft, SkuDraft } from '#contract/catalogue/productDraft.ts'

type Pair = SkuDraft['choices'][number]

const joined = (pairs: readonly Pair[]) =>
  pairs.map(({ name, value }) => `${name}=${value.replace(/[;；]/g, '\\$&')}`).join(';')

const figure = (decimal: string | null) => (decimal === null ? '' : Number(decimal))

/**
 * Fields of a SKU in the format that the import reads. A price has at most twelve digits, so a spreadsheet number is
 * exact.
 */
const written: Record<ImportField, (product: ProductDraft, sku: SkuDraft, category: string) => string | number> = {
  productCode: (product) => product.code,
  supplierSku: (_, sku) => sku.supplierSku,
  name: (product) => product.name,
  category: (_, __, category) => category,
  brand: (product) => product.brandName,
  model: (_, sku) => sku.model,
  spec: (_, sku) => sku.spec,
  unit: (_, sku) => sku.unit,
  price: (_, sku) => figure(sku.listPrice),
  marketPrice: (_, sku) => figure(sku.marketPrice),
  taxRate: (_, sku) => `${Number(sku.taxRate)}%`,
  taxCategoryCode: (_, sku) => sku.taxCategoryCode,
  stock: (_, sku) => sku.onHand,
  minQty: (_, sku) => sku.minQty,
  leadDays: (_, sku) => sku.leadDays,
  region: (_, sku) => sku.region,
  barcode: (_, sku) => sku.barcode,
  picture: ({ pictures }, { picture }) => [...new Set([picture, ...pictures])].filter(Boolean).join(' '),
  description: (product) => plainTextOf(product.description),
  details: (product) => joined(product.details),
  choices: (_, sku) => joined(sku.choices),
}

/** Rows of a product, one for each SKU, with these fields. */
export const rowsOfProduct = (product: ProductDraft, category: string, fields: readonly ImportField[]) =>
  product.skus.map((sku) => fields.map((field) => written[field](product, sku, category)))
