import { type BatchEntry, type BatchLine, maxCandidates } from '#contract/ordering/batch.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { findByCodes, quoteLines } from '#modules/catalogue/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { countCart, refuseWhenBlocked } from '../cart/cart.service.ts'
import { heldInCart, lockCart, maxCartLines, putAllInCart } from '../cart/cart.store.ts'
import {
  codeIn,
  isAsShown,
  merged,
  maxPieces,
  presentLine,
  type Resolved,
  resolve,
  summed,
  type WantedGoods,
} from './batch.rules.ts'

export async function requireBatch(db: Db): Promise<void> {
  const { isShowBatchOrder } = await readSettings(db, 'isShowBatchOrder')
  if (!isShowBatchOrder) refuse('batch.off')
}

/**
 * Requires the permissions to read goods and use the cart, because a quick order does both. Refuses with
 * `restriction.inForce` or `permission.denied`.
 */
function requireBuying(actor: Actor): void {
  for (const needed of ['goods.read', 'cart.use'] as const) {
    if (actor.restricted.has(needed)) refuse('restriction.inForce')
    if (!actor.permissions.has(needed)) refuse('permission.denied')
  }
}

async function heldOf(db: Db, { userId }: Actor, skuIds: readonly string[]): Promise<(skuId: string) => number> {
  const rows = await heldInCart(db, { userId, skuIds })
  const held = new Map(rows.map(({ sku_id, quantity }) => [sku_id, quantity]))
  return (skuId) => held.get(skuId) ?? 0
}

/** Checks the lines: matched goods, price for this buyer, and problems; counts quantities already in the cart. */
export async function checkBatch(db: Db, actor: Actor, entries: readonly BatchEntry[]): Promise<BatchLine[]> {
  requireBuying(actor)
  await requireBatch(db)
  const codes = [...new Set(entries.map(({ code }) => codeIn(code)).filter((code) => code !== ''))]
  const found = await findByCodes(db, codes, maxCandidates + 1)
  const resolved = entries.map((entry) => resolve(entry, found.get(codeIn(entry.code)) ?? [], maxCandidates))
  const skuIds = [...new Set(resolved.flatMap(({ skuId, candidates }) => [...candidates, ...(skuId ? [skuId] : [])]))]
  const held = await heldOf(db, actor, skuIds)
  const quantityOf = (skuId: string, pieces: number | null) => Math.min((pieces ?? 1) + held(skuId), maxPieces)
  const lines = merged(resolved)
  const wanted = lines.flatMap(({ skuId, candidates, pieces }) =>
    [...(skuId ? [skuId] : []), ...candidates].map((id) => ({ skuId: id, qty: quantityOf(id, pieces) })),
  )
  const quotes = await quoteLines(db, actor, wanted)
  const bySku = new Map(quotes.map((quote) => [`${quote.skuId}/${quote.qty}`, quote]))
  const quoteOf = (skuId: string, { pieces }: Resolved) => bySku.get(`${skuId}/${quantityOf(skuId, pieces)}`)
  return lines.map((line) =>
    presentLine(line, {
      quote: line.skuId === null ? undefined : quoteOf(line.skuId, line),
      candidates: line.candidates.flatMap((id) => quoteOf(id, line) ?? []),
      inCart: line.skuId === null ? 0 : held(line.skuId),
    }),
  )
}

/** Adds all lines to the cart, or none: refuses everything if one differs from what the buyer saw. */
export async function addBatch(tx: Tx, actor: Actor, lines: readonly WantedGoods[]) {
  requireBuying(actor)
  await requireBatch(tx)
  await lockCart(tx, { userId: actor.userId })
  await refuseWhenBlocked(tx, actor)
  const wanted = summed(lines)
  if (wanted.some(({ quantity }) => quantity > maxPieces)) refuse('cart.quantityTooLarge')
  const held = await heldOf(
    tx,
    actor,
    wanted.map(({ skuId }) => skuId),
  )
  const quotes = await quoteLines(
    tx,
    actor,
    wanted.map(({ skuId, quantity }) => ({ skuId, qty: Math.min(quantity + held(skuId), maxPieces) })),
  )
  const bySku = new Map(quotes.map((quote) => [quote.skuId, quote]))
  const changed = wanted.filter((each) => !isAsShown(each, bySku.get(each.skuId)))
  if (changed.length > 0) refuse('batch.changed', { count: changed.length })
  await putAllInCart(tx, {
    userId: actor.userId,
    skuIds: wanted.map(({ skuId }) => skuId),
    quantities: wanted.map(({ quantity }) => quantity),
    prices: wanted.map(({ price }) => price),
  })
  const counts = await countCart(tx, actor)
  if (counts.count > maxCartLines) refuse('cart.full', { max: maxCartLines })
  return { added: wanted.length, ...counts }
}
