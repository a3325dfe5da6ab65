import type { PriceHistory } from '#contract/catalogue/priceHistory.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { offeredSku } from '../offers/catalogue.store.ts'
import { historyOf } from './price.history.rules.ts'
import { agreedPeriodsOf, pricePointsOf } from './price.history.store.ts'

/** Prices of a SKU over time, with the agreements of the reader's department. */
export async function priceHistory(db: Db, { tenantId, deptPath, now }: Actor, skuId: string): Promise<PriceHistory> {
  const buyer = { tenantId, deptPath, today: dayOf(now) }
  const points = await pricePointsOf(db, buyer, skuId)
  const sku = await offeredSku.first(db, { ...buyer, skuId })
  if (points.length === 0 || !sku?.is_offered) refuse('thing.notFound')
  return historyOf(points, await agreedPeriodsOf(db, buyer, skuId), now)
}
