import type { Reply } from '#contract/kit/route.ts'
import type { reorder as reorderRoute } from '#contract/ordering/orderLists.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { findOrder } from '../orders/order.service.ts'
import { addAvailable } from './addAvailable.service.ts'

/** Reorder: adds the goods of an order to the cart at today's prices; lists those that are no longer available. */
export async function reorder(tx: Tx, actor: Actor, orderId: string): Promise<Reply<typeof reorderRoute>> {
  const order = await findOrder(tx, actor, orderId)
  const lines = order.lines.map(({ sku_id: skuId, name, quantity, price: formerPrice }) => ({
    skuId,
    name,
    quantity,
    formerPrice,
  }))
  return addAvailable(tx, actor, lines)
}
