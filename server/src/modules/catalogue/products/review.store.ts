import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import type { ReviewPolicy } from './product.rules.ts'

/**
 * Review policy: without reviews suppliers publish directly; a price rise above a percentage is reviewed in any case.
 */
export async function reviewPolicy(db: Db): Promise<ReviewPolicy> {
  const { productReview: reviews, priceRiseReview: rise } = await readSettings(db, 'productReview', 'priceRiseReview')
  return { reviews, rise }
}
