import type { Reply } from '#contract/kit/route.ts'
import type { reorder as reorderRoute } from '#contract/ordering/orderLists.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { refuseWhenBlocked } from './cart.service.ts'
import { lockCart, mostCartLines, putInCart } from './cart.store.ts'
import { findOrder } from '../orders/order.service.ts'

/** Reorder: adds the goods of an order to the cart at today's prices; lists those that are no longer available. */
export async function reorder(tx: Tx, actor: Actor, orderId: string): Promise<Reply<typeof reorderRoute>> {
  const order = await findOrder(tx, actor, orderId)
  await lockCart(tx, { userId: actor.userId })
  await refuseWhenBlocked(tx, actor)
  const quotes = await quoteLines(
    tx,
    actor,
    order.lines.map(({ sku_id, quantity }) => ({ skuId: sku_id, qty: quantity })),
  )
  const answer: Reply<typeof reorderRoute> = { added: [], missing: [] }
  for (const { sku_id: skuId, name, quantity, price: formerPrice } of order.lines) {
    const quote = quotes.find((each) => each.skuId === skuId)
    const isGone = !quote || quote.obstacle === 'off' || quote.obstacle === 'suspended'
    if (isGone || quote.available === 0) {
      answer.missing.push({ skuId, name, problem: quote?.obstacle ?? 'gone' })
      continue
    }
    const [line] = await putInCart(tx, { userId: actor.userId, skuId, quantity, price: quote.unitPrice })
    if (line!.lines > mostCartLines) refuse('cart.full', { most: mostCartLines })
    answer.added.push({ skuId, name, quantity, price: quote.unitPrice, formerPrice, lineId: line!.id })
  }
  return answer
}
