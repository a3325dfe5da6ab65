import type { Reply } from '#contract/kit/route.ts'
import type { reorder } from '#contract/ordering/orderLists.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type Quote, quoteLines } from '#modules/catalogue/index.ts'
import { countCart, refuseWhenBlocked } from './cart.service.ts'
import { lockCart, maxCartLines, putAllInCart } from './cart.store.ts'

interface WantedLine {
  readonly skuId: string
  readonly name: string
  readonly quantity: number
  /** Price of an earlier order; default: today's. */
  readonly formerPrice?: string
}

/** Adds goods to the cart at today's prices; lists those that are no longer available. */
export async function addAvailable(tx: Tx, actor: Actor, lines: readonly WantedLine[]): Promise<Reply<typeof reorder>> {
  await lockCart(tx, { userId: actor.userId })
  await refuseWhenBlocked(tx, actor)
  const quotes = await quoteLines(
    tx,
    actor,
    lines.map(({ skuId, quantity }) => ({ skuId, qty: quantity })),
  )
  const bySku = new Map(quotes.map((quote) => [quote.skuId, quote]))
  const wanted = lines.map((line) => ({ ...line, quote: bySku.get(line.skuId) }))
  const available = wanted.filter(isAvailable)
  const added = await putAllInCart(tx, {
    userId: actor.userId,
    skuIds: available.map(({ skuId }) => skuId),
    quantities: available.map(({ quantity }) => quantity),
    prices: available.map(({ quote }) => quote.unitPrice),
  })
  if ((await countCart(tx, actor)).count > maxCartLines) refuse('cart.full', { max: maxCartLines })
  const lineIds = new Map(added.map((line) => [line.sku_id, line.id]))
  return {
    added: available.map(({ skuId, name, quantity, quote, formerPrice = quote.unitPrice }) => ({
      skuId,
      name,
      quantity,
      price: quote.unitPrice,
      formerPrice,
      lineId: lineIds.get(skuId)!,
    })),
    missing: wanted
      .filter((line) => !isAvailable(line))
      .map(({ skuId, name, quote }) => ({ skuId, name, problem: quote?.obstacle ?? 'gone' })),
  }
}

type Quoted = WantedLine & { readonly quote: Quote | undefined }
const barred: readonly (string | null)[] = ['notOffered', 'off', 'suspended', 'unpriced']
const isAvailable = (line: Quoted): line is WantedLine & { readonly quote: Quote } =>
  line.quote !== undefined && !barred.includes(line.quote.obstacle) && line.quote.available > 0
