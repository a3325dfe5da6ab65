import type { AgreementPriceDraft } from '#contract/catalogue/agreementPrices.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { violationOf } from './agreement.rules.ts'
import { agreementPrices, putAgreementPrices } from './agreement.store.ts'

/** Sets agreement prices, all or none. */
export async function setAgreementPrices(
  tx: Tx,
  actor: Actor,
  prices: readonly AgreementPriceDraft[],
): Promise<number> {
  for (const price of prices) {
    const violation = violationOf(price)
    if (violation) refuse(violation, { name: price.agreementNo })
  }
  const set = await putAgreementPrices(tx, actor.tenantId, actor.userId, prices)
  if (set !== prices.length) refuse('thing.notFound')
  await publish(tx, actor, ...prices.map((price) => newEvent('agreementPrice.set', { id: price.skuId, data: price })))
  return set
}

/** Ends a price on a day, today at the earliest; removes one that has not begun. */
export async function endAgreementPrice(
  tx: Tx,
  actor: Actor,
  ending: { id: string; version: number; lastDay: string },
): Promise<void> {
  const price = await agreementPrices.lock(tx, ending.id, ending.version)
  if (ending.lastDay < dayOf(actor.now) && ending.lastDay >= price.valid_from) refuse('agreementPrice.period')
  if (ending.lastDay < price.valid_from) await agreementPrices.remove(tx, price)
  else await agreementPrices.set(tx, price, { valid_to: ending.lastDay })
  await publish(tx, actor, { name: 'agreementPrice.ended', id: price.id, data: { lastDay: ending.lastDay } })
}
