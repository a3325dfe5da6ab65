import type { LineProblem } from '#contract/ordering/quotedLine.ts'
import { type BasketLine, goodsOfQuote } from './basket.rules.ts'

/** Fields shared by cart lines and checkout lines. */
export const presentQuoted = ({ wish, quote, amount }: BasketLine) => ({
  ...goodsOfQuote(quote),
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
