import type { LineProblem } from '#contract/ordering/quotedLine.ts'
import type { BasketLine, GoodsQuote } from './basket.rules.ts'

/** Which goods a quote is of. */
export const presentQuotedGoods = (quote: GoodsQuote) => ({
  skuId: quote.skuId,
  productId: quote.productId,
  name: quote.name,
  spec: quote.spec,
  brandName: quote.brandName,
  unit: quote.unit,
  picture: quote.picture,
})

/** The fields that a cart line and a checkout line share. */
export const presentQuoted = ({ wish, quote, amount }: BasketLine) => ({
  ...presentQuotedGoods(quote),
  quantity: wish.quantity,
  price: quote.unitPrice,
  priceSource: quote.priceSource,
  listPrice: quote.listPrice,
  taxRate: quote.taxRate,
  amount,
  available: quote.available,
  minQty: quote.minQty,
  leadDays: quote.leadDays,
  problem: quote.obstacle satisfies LineProblem | null,
})
