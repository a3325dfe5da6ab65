import { type ComparedGoods, maxCompared } from '#contract/catalogue/goodsComparison.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { categoriesOf } from '../categories/category.store.ts'
import { type Quote, quoteLines } from '../goods/quote.service.ts'
import { comparedAttributes } from './comparison.rules.ts'
import { comparedRows } from './comparison.store.ts'

/** Compares SKUs of one leaf category at the buyer's prices, those that a cart would have. */
export async function compareGoods(db: Db, actor: Actor, given: readonly string[]) {
  const skuIds = [...new Set(given)]
  if (skuIds.length > maxCompared) refuse('comparison.tooMany', { max: maxCompared })
  const rows = await comparedRows(db, {
    tenantId: actor.tenantId,
    deptPath: actor.deptPath,
    today: dayOf(actor.now),
    skuIds,
  })
  if (rows.length < skuIds.length) refuse('thing.notFound')
  const leaves = new Set(rows.map(({ category_id }) => category_id))
  if (leaves.size > 1) refuse('comparison.leaves')
  const [category] = await categoriesOf(db, [...leaves])
  const quotes = await quoteLines(
    db,
    actor,
    rows.map(({ sku_id, min_qty }) => ({ skuId: sku_id, qty: min_qty })),
  )
  return {
    goods: quotes.map((quote, at) => present(quote, rows[at]!.brand_id)),
    attributes: comparedAttributes(rows, category?.attributes ?? []),
  }
}

/** Goods that are gone keep their facts, but nothing about buying them. */
function present(quote: Quote, brandId: string | null): ComparedGoods {
  const isGone = quote.obstacle === 'notOffered' || quote.obstacle === 'off' || quote.obstacle === 'suspended'
  return {
    skuId: quote.skuId,
    productId: quote.productId,
    name: quote.name,
    spec: quote.spec,
    model: quote.model,
    unit: quote.unit,
    picture: quote.picture,
    brandId,
    brandName: quote.brandName,
    categoryId: quote.categoryId,
    supplierId: quote.supplierId,
    supplierName: quote.supplierName,
    supplierSku: quote.supplierSku,
    listPrice: quote.listPrice,
    marketPrice: quote.marketPrice,
    minQty: quote.minQty,
    leadDays: quote.leadDays,
    region: quote.region,
    price: isGone ? null : quote.unitPrice,
    agreementNo: isGone ? null : quote.agreementNo,
    available: isGone ? 0 : quote.available,
    canBuy: quote.obstacle === null,
    isGone,
  }
}
