import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import type { Wanted } from '../costCentres/allocation.rules.ts'
import { freightRule } from './amounts.rules.ts'
import { basketOf, groupsOf, type Wish } from './basket.rules.ts'
import { violationOfBasket } from './basket.changes.rules.ts'
import { cartLines, type CartRow, takeFromCart } from './cart.store.ts'
import type { SubmitInput } from '#contract/ordering/submit.ts'

export interface Chosen {
  readonly cartLineIds?: readonly string[]
  readonly lines?: readonly { skuId: string; quantity: number }[]
}

export const wishOf = (row: CartRow, seenPrice: string | null = null, wanted?: Wanted): Wish => ({
  skuId: row.sku_id,
  quantity: row.quantity,
  cartLineId: row.id,
  addedPrice: row.added_price,
  seenPrice,
  wanted,
})

export const directWish = (
  line: { skuId: string; quantity: number; seenPrice?: string | undefined } & Wanted,
): Wish => ({
  skuId: line.skuId,
  quantity: line.quantity,
  cartLineId: null,
  addedPrice: null,
  seenPrice: line.seenPrice ?? null,
  wanted: line,
})

/** Quotes wishes at today's prices. */
export async function quoteWishes(db: Db, actor: Actor, wishes: readonly Wish[]) {
  const quotes = await quoteLines(
    db,
    actor,
    wishes.map(({ skuId, quantity }) => ({ skuId, qty: quantity })),
  )
  const lines = basketOf(wishes, quotes)
  const violation = violationOfBasket(wishes, lines)
  if (violation) refuse(violation)
  if (lines.length < wishes.length) refuse('thing.notFound')
  return lines
}

/** Quotes wishes, grouped by supplier. */
export const quoteBasket = async (db: Db, actor: Actor, wishes: readonly Wish[], settings: OrderSettings) =>
  groupsOf(await quoteWishes(db, actor, wishes), freightRule(settings))

export async function wishesOf(db: Db, actor: Actor, { cartLineIds, lines }: Chosen): Promise<Wish[]> {
  if ((cartLineIds === undefined) === (lines === undefined)) refuse('order.noLines')
  if (lines) return lines.map(directWish)
  const rows = await cartLines(db, { userId: actor.userId, ids: cartLineIds ?? [] })
  if (rows.length < new Set(cartLineIds).size) refuse('cart.lineGone')
  return rows.map((row) => wishOf(row))
}

/** Removes the wished lines from the cart; a repeated submission finds them gone. */
export async function takeWishes(tx: Tx, actor: Actor, { cartLines, lines }: SubmitInput): Promise<Wish[]> {
  if ((cartLines === undefined) === (lines === undefined)) refuse('order.noLines')
  if (lines) return lines.map(directWish)
  const seen = new Map((cartLines ?? []).map((line) => [line.cartLineId, line]))
  if (seen.size < (cartLines ?? []).length) refuse('order.duplicateLine')
  const rows = await takeFromCart(tx, { userId: actor.userId, ids: [...seen.keys()] })
  if (rows.length < seen.size) refuse('cart.lineGone')
  return rows
    .toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
    .map((row) => wishOf(row, seen.get(row.id)?.seenPrice ?? null, seen.get(row.id)))
}
