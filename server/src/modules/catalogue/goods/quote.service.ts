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
  /** Whether the agreement came from an award: orders are counted against its quantity. */
  readonly isAwarded: boolean
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

function present(row: QuoteRow): Quote {
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
    isAwarded: row.is_awarded,
    listPrice: row.list_price,
    marketPrice: row.market_price,
    available: row.available,
    minQty: row.min_qty,
    leadDays: row.lead_days,
    region: row.region,
    obstacle: obstacleTo(row, qty),
  }
}
