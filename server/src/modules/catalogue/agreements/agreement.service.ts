import type { AgreementPriceDraft } from '#contract/catalogue/agreementPrices.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { violationOf } from './agreement.rules.ts'
import { hasBlockedSupplier, putAgreementPrices } from './agreement.store.ts'

/**
 * Sets agreement prices without an agreement, all or none: for prices that are brought in from elsewhere. People set
 * prices through agreements alone.
 */
export async function setAgreementPrices(
  tx: Tx,
  actor: Actor,
  prices: readonly AgreementPriceDraft[],
): Promise<number> {
  for (const price of prices) {
    const violation = violationOf(price)
    if (violation) refuse(violation, { name: price.agreementNo })
  }
  const skuIds = prices.map(({ skuId }) => skuId)
  if (await hasBlockedSupplier(tx, { skuIds, today: dayOf(actor.now) })) refuse('supplier.restricted')
  const set = await putAgreementPrices(tx, actor.tenantId, actor.userId, prices)
  if (set !== prices.length) refuse('thing.notFound')
  await publish(tx, actor, ...prices.map((price) => newEvent('agreementPrice.set', { id: price.skuId, data: price })))
  return set
}
