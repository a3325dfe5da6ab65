import type { CategoryAttribute } from '#contract/catalogue/categories.ts'
import type { Goods, GoodsCallOff, GoodsDetail } from '#contract/catalogue/goods.ts'
import { compare } from '#contract/kit/money.ts'
import type { Facets, GoodsPage } from '#contract/catalogue/goodsSearch.ts'
import type { Arrival } from '../stock/arrival.rules.ts'
import type { DetailRow } from './detail.store.ts'
import type { GoodsFound } from './goods.service.ts'
import type { GoodsRow } from './goods.store.ts'
import { shownGoods } from './showRules.service.ts'
import { obstacleTo, priceOf } from './price.rules.ts'

type Row = Omit<GoodsRow, 'shelf_version' | 'price_range'> & Partial<Pick<GoodsRow, 'price_range'>>

export function presentGoods(row: Row): Goods {
  const { price, source } = priceOf(row, row.min_qty)
  const [low, high] = row.price_range ?? []
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
    variants: row.variants,
    // The price of the SKU itself may be one of its tiers.
    lowPrice: low && compare(low, price) < 0 ? low : price,
    highPrice: high && compare(high, price) > 0 ? high : price,
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
  records: found.rows.map((row) => shownGoods(presentGoods(row), found.show)),
  page,
  limit,
  total: found.total,
  totalIsCapped: found.isCapped,
  pages: Math.ceil(found.total / limit),
  facets: {
    categories: found.categories,
    brands: found.brands,
    suppliers: found.show.isShowSupplierName ? found.suppliers : [],
    attributes: attributeFacets(found.category?.attributes ?? [], found.attributes),
  },
  zone: found.zone && { id: found.zone.id, name: found.zone.name, nameEn: found.zone.name_en },
  correctedTo: found.correctedTo,
  didYouMean: found.didYouMean,
  droppedTerms: [...found.droppedTerms],
  expandedTo: [...found.expandedTo],
})

export const presentDetail = (row: DetailRow, arrival: Arrival | null, callOff: GoodsCallOff | null): GoodsDetail => ({
  ...presentGoods(row),
  arrivesOn: arrival?.day ?? null,
  leavesToday: arrival?.leavesToday ?? false,
  version: row.version,
  description: row.description,
  pictures: row.pictures,
  details: row.details,
  barcode: row.barcode,
  taxRate: row.tax_rate,
  taxCategoryCode: row.tax_category_code,
  canBuy: obstacleTo({ ...row, is_offered: true }, row.min_qty) === null,
  agreementNo: row.agreement_no,
  agreementTitle: row.agreement_title,
  agreementTo: row.valid_to,
  callOff,
  tiers: row.tiers ?? [],
  categoryPath: row.category_path,
  choices: row.siblings,
})
