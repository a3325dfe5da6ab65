import type { Sql } from '#kit/database.ts'
import { configValues } from '#modules/tenancy/index.ts'
import type { ReviewPolicy } from './product.rules.ts'

const usualRise = '10'

/** `productReview` '0' lets suppliers publish without a review; `priceRiseReview` is the rise in percent from which a price is reviewed in any case. */
export async function reviewPolicy(sql: Sql): Promise<ReviewPolicy> {
  const values = new Map(
    (await configValues(sql, ['productReview', 'priceRiseReview'])).map(({ code, val }) => [code, val]),
  )
  const rise = values.get('priceRiseReview') ?? usualRise
  return { reviews: values.get('productReview') !== '0', rise: /^\d{1,6}(\.\d{1,2})?$/.test(rise) ? rise : usualRise }
}
