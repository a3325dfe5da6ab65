import type { CategoryAttribute } from '#contract/catalogue/categories.ts'
import type { Goods, GoodsDetail } from '#contract/catalogue/goods.ts'
import type { Facets, GoodsPage } from '#contract/catalogue/goodsSearch.ts'
import type { DetailRow } from './detail.store.ts'
import type { GoodsFound } from './goods.service.ts'
import type { GoodsRow } from './goods.store.ts'
import { obstacleTo, priceOf } from './price.rules.ts'

export function presentGoods(row: Omit<GoodsRow, 'shelf_version'>): Goods {
  const { price, source } = priceOf(row, row.min_qty)
  return {
    skuId: row.sku_id,
    productId: row.product_id,
    name: row.name,
    spec: row.spec,
    model: row.model,
    unit: row.unit,
    picture: row.picture,
    brandId: row.brand_id,
    brandName: row.brand_name,
    categoryId: row.category_id,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    supplierSku: row.supplier_sku,
    price,
    priceSource: source,
    listPrice: row.list_price,
    marketPrice: row.market_price,
    available: row.available,
    minQty: row.min_qty,
    leadDays: row.lead_days,
    region: row.region,
    sold: Number(row.sold),
  }
}

/** Attribute facets of a leaf, in the order of the category's attributes. */
function attributeFacets(
  attributes: readonly CategoryAttribute[],
  counted: GoodsFound['attributes'],
): Facets['attributes'] {
  return attributes.flatMap(({ name, enName }) => {
    const values = counted.filter((one) => one.name === name).map(({ value, count }) => ({ value, count }))
    return values.length > 0 ? [{ name, enName, values }] : []
  })
}

export const presentPage = (found: GoodsFound, page: number, limit: number): GoodsPage => ({
  records: found.rows.map(presentGoods),
  page,
  limit,
  total: found.total,
  totalIsCapped: found.isCapped,
  pages: Math.ceil(found.total / limit),
  facets: {
    categories: found.categories,
    brands: found.brands,
    suppliers: found.suppliers,
    attributes: attributeFacets(found.category?.attributes ?? [], found.attributes),
  },
  correctedTo: found.correctedTo,
  didYouMean: found.didYouMean,
  droppedTerms: [...found.droppedTerms],
  expandedTo: [...found.expandedTo],
})

export const presentDetail = (row: DetailRow): GoodsDetail => ({
  ...presentGoods(row),
  version: row.version,
  description: row.description,
  pictures: row.pictures,
  details: row.details,
  barcode: row.barcode,
  taxRate: row.tax_rate,
  taxCategoryCode: row.tax_category_code,
  canBuy: obstacleTo(row, row.min_qty) === null,
  agreementNo: row.agreement_no,
  agreementTitle: row.agreement_title,
  agreementTo: row.valid_to,
  tiers: row.tiers ?? [],
  categoryPath: row.category_path,
  choices: row.siblings,
})
