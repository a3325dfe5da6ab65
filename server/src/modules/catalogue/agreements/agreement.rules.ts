import type { AgreementPriceDraft } from '#contract/catalogue/agreementPrices.ts'
import { compare } from '#contract/kit/money.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/**
 * Violation of an agreement price: it ends before it begins, or its tiers do not rise in quantity and fall in price.
 */
export function violationOf({
  price,
  tiers,
  validFrom,
  validTo,
}: Pick<AgreementPriceDraft, 'price' | 'tiers' | 'validFrom' | 'validTo'>): RefusalCode | false {
  if (validFrom > validTo) return 'agreementPrice.period'
  let before = { qty: 1, price }
  for (const tier of tiers) {
    if (tier.qty <= before.qty || compare(tier.price, before.price) >= 0) return 'agreementPrice.tiers'
    before = tier
  }
  return false
}
