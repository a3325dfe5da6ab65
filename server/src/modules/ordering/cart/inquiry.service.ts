import { firstCharacters } from '#contract/kit/text/characters.ts'
import type { Input } from '#contract/kit/route.ts'
import type { sendForInquiry as sendRoute } from '#contract/ordering/cart.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { quoteLines } from '#modules/catalogue/index.ts'
import { addDemands } from '#modules/sourcing/index.ts'
import { fullAddress } from '../addresses/address.rules.ts'
import { takeFromCart } from './cart.store.ts'
import { checkoutContext } from './checkout.store.ts'

/** Moves cart lines to demand lines, with today's price as the expected one. A repetition finds the lines gone. */
export async function sendForInquiry(
  tx: Tx,
  actor: Actor,
  { lineIds, addressId, needDate, remark }: Input<typeof sendRoute>,
): Promise<number> {
  const { address } = await checkoutContext(tx, actor, addressId)
  if (!address) return refuse('order.addressGone')
  const taken = await takeFromCart(tx, { userId: actor.userId, ids: lineIds })
  if (taken.length < new Set(lineIds).size) refuse('cart.lineGone')
  const quotes = await quoteLines(
    tx,
    actor,
    taken.map(({ sku_id: skuId, quantity }) => ({ skuId, qty: quantity })),
  )
  if (quotes.length < taken.length) refuse('cart.lineGone')
  const ids = await addDemands(
    tx,
    actor,
    quotes.map((quote) => ({
      name: firstCharacters(quote.name, 100),
      spec: quote.spec,
      unit: quote.unit,
      quantity: String(quote.qty),
      budgetPrice: quote.unitPrice,
      needDate,
      address: firstCharacters(fullAddress(address.regions, address.detail), 200),
      contactName: address.consignee,
      contactTel: address.mobile,
      remark,
      skuId: quote.skuId,
    })),
  )
  return ids.length
}
