import type { Allocation, Wanted } from '../costCentres/allocation.rules.ts'
import type { PriceSource } from '#contract/catalogue/goods.ts'
import { minus, sum, times, units } from '#contract/kit/money.ts'
import type { OrderType } from '#contract/ordering/orderSummary.ts'
import {
  type Amounts,
  freightOf,
  type FreightRule,
  lineAmounts,
  type LineAmounts,
  orderAmounts,
} from './amounts.rules.ts'

/** Goods and quantity to order, with the cart line if it comes from the cart. */
export interface Wish {
  readonly skuId: string
  readonly quantity: number
  readonly cartLineId: string | null
  readonly addedPrice: string | null
  /** Price shown to the buyer; null if none was shown. */
  readonly seenPrice: string | null
  /** Price that a higher module has fixed; otherwise the price is the catalogue's. */
  readonly fixed?: { readonly price: string; readonly priceSource: 'group' | 'plan' } | undefined
  /** Caps that the line takes of. */
  readonly capIds?: readonly string[] | undefined
  /** A higher module has approved the line at this price. */
  readonly isApproved?: boolean | undefined
  /** What the buyer orders the line for. */
  readonly wanted?: Wanted | undefined
  /** What the line is ordered for, once it was checked. */
  readonly allocation?: Allocation | undefined
}

/** Current quote of the catalogue. */
export interface GoodsQuote {
  readonly skuId: string
  readonly qty: number
  readonly productId: string
  readonly supplierId: string
  readonly supplierName: string
  readonly name: string
  readonly spec: string
  readonly brandName: string
  readonly unit: string
  readonly picture: string
  readonly taxRate: string
  readonly taxCategoryCode: string
  readonly categoryPath: readonly { id: string; name: string }[]
  readonly unitPrice: string
  readonly priceSource: PriceSource
  readonly agreementPriceId: string | null
  readonly isCounted: boolean
  readonly agreementNo: string | null
  readonly documentId: string | null
  readonly miniFrom: string | null
  readonly positionId: string | null
  readonly listPrice: string
  readonly available: number
  readonly minQty: number
  readonly leadDays: number
  readonly obstacle: 'notOffered' | 'off' | 'suspended' | 'unpriced' | 'belowMinimum' | 'short' | null
}

export interface BasketLine extends LineAmounts {
  readonly wish: Wish
  readonly quote: GoodsQuote
}

/** Lines of one supplier, which become one order. */
export interface BasketGroup {
  readonly supplierId: string
  readonly supplierName: string
  readonly orderType: OrderType
  readonly lines: readonly BasketLine[]
  readonly amounts: Amounts
}

/** Joins wishes with their quotes; wishes without a quote (deleted goods) are left out. */
export function basketOf(wishes: readonly Wish[], quotes: readonly GoodsQuote[]): BasketLine[] {
  const bySku = new Map(quotes.map((quote) => [quote.skuId, quote]))
  return wishes.flatMap((wish) => {
    const quote = bySku.get(wish.skuId)
    if (!quote) return []
    const priced = wish.fixed
      ? { ...quote, unitPrice: wish.fixed.price, isCounted: false, positionId: null, miniFrom: null }
      : quote
    const { unitPrice: price, taxRate } = priced
    return [{ wish, quote: priced, ...lineAmounts({ price, taxRate, quantity: wish.quantity }) }]
  })
}

/** Groups lines by supplier, in order of first occurrence. */
export function groupsOf(lines: readonly BasketLine[], freight: FreightRule): BasketGroup[] {
  return [...Map.groupBy(lines, ({ quote }) => quote.supplierId)].map(([supplierId, own]) => ({
    supplierId,
    supplierName: own[0]!.quote.supplierName,
    orderType: own.every(({ quote }) => quote.priceSource !== 'list') ? 'agreement' : 'mall',
    lines: own,
    amounts: orderAmounts(own, (goodsAmount) => freightOf(goodsAmount, freight)),
  }))
}

/** Totals of all groups. */
export const totalOf = (groups: readonly BasketGroup[]): Amounts => ({
  goodsAmount: sum(groups.map(({ amounts }) => amounts.goodsAmount)),
  taxAmount: sum(groups.map(({ amounts }) => amounts.taxAmount)),
  freight: sum(groups.map(({ amounts }) => amounts.freight)),
  amount: sum(groups.map(({ amounts }) => amounts.amount)),
})

/** Savings of negotiated prices compared with list prices. */
export const savedBy = (lines: readonly BasketLine[]): string =>
  sum(
    lines
      .map(({ quote, wish, amount }) => minus(times(quote.listPrice, wish.quantity), amount))
      .filter((saved) => units(saved) > 0n),
  )

/** Title of an order for approvers. */
export const titleOf = (names: readonly string[]): string =>
  names.length === 1 ? names[0]! : `${names[0] ?? ''} 等 ${names.length} 种商品`

/** Text that the search of the order lists matches. */
export const keywordsOf = (no: string, supplierName: string, names: readonly string[]): string =>
  [no, supplierName, ...names].join(' ').toLowerCase()

/** Goods of a quote. */
export const goodsOfQuote = (quote: GoodsQuote) => ({
  skuId: quote.skuId,
  productId: quote.productId,
  name: quote.name,
  spec: quote.spec,
  brandName: quote.brandName,
  unit: quote.unit,
  picture: quote.picture,
})
