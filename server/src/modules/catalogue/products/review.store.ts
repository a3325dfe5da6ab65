import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import type { ReviewPolicy } from './product.rules.ts'

/**
 * Without a review suppliers publish by themselves; a price that rises more than so many percent is reviewed in any
 * case.
 */
export async function reviewPolicy(sql: Db): Promise<ReviewPolicy> {
  const { productReview: reviews, priceRiseReview: rise } = await readSettings(sql, 'productReview', 'priceRiseReview')
  return { reviews, rise }
}
