import type { CartCount } from '#contract/ordering/cart.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse } from '#kit/refusal.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { cartCounts, lockCart, maxCartLines, putInCart, setCartQuantity, takeFromCart } from './cart.store.ts'
import { countUnreviewed } from '../orders/order.count.store.ts'
import { unreviewedDays } from '../flow/times.rules.ts'

/** Number of this person's orders overdue for review; if above zero, the person cannot order. */
export const unreviewedOf = (db: Db, actor: Actor): Promise<number> =>
  countUnreviewed(db, actor.userId, new Date(actor.now.getTime() - unreviewedDays * 24 * 3_600_000))

export async function refuseWhenBlocked(db: Db, actor: Actor): Promise<void> {
  const count = await unreviewedOf(db, actor)
  if (count > 0) refuse('cart.blocked', { count })
}

/**
 * Adds goods to the cart if they can be bought at all; stock is checked when they are ordered. The lock comes first, so
 * that the final count covers the whole cart.
 */
export async function addToCart(tx: Tx, actor: Actor, skuId: string, quantity: number | undefined) {
  const [, , [quote]] = await pipeline(
    lockCart(tx, { userId: actor.userId }),
    refuseWhenBlocked(tx, actor),
    quoteLines(tx, actor, [{ skuId, qty: quantity ?? 1 }]),
  )
  if (!quote || quote.obstacle === 'off' || quote.obstacle === 'suspended') return refuse('order.notAvailable')
  if (quote.obstacle === 'notOffered') return refuse('goods.notOffered')
  if (quote.obstacle === 'unpriced') return refuse('order.unpriced')
  const [line] = await putInCart(tx, {
    userId: actor.userId,
    skuId,
    quantity: quantity ?? quote.minQty,
    price: quote.unitPrice,
  })
  if (line!.lines > maxCartLines) refuse('cart.full', { max: maxCartLines })
  return { lineId: line!.id, quantity: line!.quantity, count: line!.lines, pieces: Number(line!.pieces) }
}

export async function countCart(db: Db, actor: Actor): Promise<CartCount> {
  const [counts] = await cartCounts(db, { userId: actor.userId })
  return { count: counts?.lines ?? 0, pieces: Number(counts?.pieces ?? 0) }
}

export async function updateCart(tx: Tx, actor: Actor, lineId: string, quantity: number): Promise<CartCount> {
  const [line] = await setCartQuantity(tx, { userId: actor.userId, id: lineId, quantity })
  if (!line) refuse('cart.lineGone')
  return countCart(tx, actor)
}

export async function removeFromCart(tx: Tx, actor: Actor, lineIds: readonly string[]): Promise<CartCount> {
  await takeFromCart(tx, { userId: actor.userId, ids: lineIds })
  return countCart(tx, actor)
}
