import type { PriceSource } from '#contract/catalogue/goods.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type Obstacle, obstacleTo, priceOf } from './price.rules.ts'
import { type QuoteRow, quoteRows } from './quote.store.ts'

export interface Wanted {
  readonly skuId: string
  readonly qty: number
}

/** Order line data of a product, with the buyer's current price for this quantity. */
export interface Quote extends Wanted {
  readonly productId: string
  readonly supplierId: string
  readonly supplierName: string
  readonly supplierSku: string
  readonly name: string
  readonly spec: string
  readonly brandName: string
  readonly model: string
  readonly unit: string
  readonly picture: string
  readonly taxRate: string
  readonly taxCategoryCode: string
  readonly categoryId: string
  /** From the first level to the leaf. */
  readonly categoryPath: readonly { id: string; name: string; enName: string }[]
  readonly unitPrice: string
  readonly priceSource: PriceSource
  readonly agreementPriceId: string | null
  readonly agreementNo: string | null
  /** Whether orders are counted against the quantity of its agreement: of those of a document. */
  readonly isCounted: boolean
  /** Agreement whose parties compete from the amount `miniFrom` of an order on; null: never. */
  readonly documentId: string | null
  readonly miniFrom: string | null
  /** Position of a rotation, whose turn decides on the supplier. */
  readonly positionId: string | null
  readonly listPrice: string
  readonly marketPrice: string | null
  readonly available: number
  readonly minQty: number
  readonly leadDays: number
  readonly region: string
  /** Why it cannot be bought now, or null. `short`: `qty` exceeds what is available. */
  readonly obstacle: Obstacle | null
}

/**
 * Prices and facts for the lines of a cart or order, in order, in one statement. Unknown SKUs are left out: compare the
 * lengths. Lines of the same SKU are quoted separately, each for its own quantity.
 */
export async function quoteLines(db: Db, actor: Actor, lines: readonly Wanted[]): Promise<Quote[]> {
  if (lines.length === 0) return []
  const skuIds = lines.map(({ skuId }) => skuId)
  const quantities = lines.map(({ qty }) => qty)
  const rows = await quoteRows(db, {
    tenantId: actor.tenantId,
    deptPath: actor.deptPath,
    today: dayOf(actor.now),
    skuIds,
    quantities,
  })
  return rows.map(present)
}

/** Goods that are not offered to the buyer have no prices for it, whatever it knows of them. */
const withoutPrices = (row: QuoteRow): QuoteRow => ({
  ...row,
  list_price: noPrice,
  market_price: null,
  agreement_price: null,
  agreement_no: null,
  tiers: null,
  available: 0,
})
const noPrice = '0.0000'

function present(quoted: QuoteRow): Quote {
  const row = quoted.is_offered ? quoted : withoutPrices(quoted)
  const { qty } = row
  const { price, source } = priceOf(row, qty)
  return {
    skuId: row.sku_id,
    qty,
    productId: row.product_id,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    supplierSku: row.supplier_sku,
    name: row.name,
    spec: row.spec,
    brandName: row.brand_name,
    model: row.model,
    unit: row.unit,
    picture: row.picture,
    taxRate: row.tax_rate,
    taxCategoryCode: row.tax_category_code,
    categoryId: row.category_id,
    categoryPath: row.category_path,
    unitPrice: price,
    priceSource: source,
    agreementPriceId: source === 'list' ? null : row.agreement_price_id,
    agreementNo: source === 'list' ? null : row.agreement_no,
    isCounted: row.is_counted,
    documentId: source === 'list' ? null : row.agreement_id,
    miniFrom: source === 'list' ? null : row.mini_from,
    positionId: source === 'list' ? null : row.position_id,
    listPrice: row.list_price,
    marketPrice: row.market_price,
    available: row.available,
    minQty: row.min_qty,
    leadDays: row.lead_days,
    region: row.region,
    obstacle: obstacleTo(row, qty),
  }
}
