import { dayAfter } from '#contract/kit/calendar.ts'
import { decimal, units } from '#contract/kit/money.ts'
import { smeDays } from '#contract/settlement/terms/supplierTerms.ts'

export interface Terms {
  readonly is_sme: boolean
  readonly days: number | null
  readonly discount_pct: string
  readonly discount_days: number
}
export interface DueDates {
  readonly due_on: string
  readonly sme_due_on: string | null
  readonly discount_pct: string
  readonly discount_until: string | null
}

/**
 * Due dates of an invoice: the days of the supplier, else of the tenant, but a small or medium enterprise is paid within
 * 60 days of the delivery. The earlier date counts, and no date is before the acceptance.
 */
export function dueDatesOf(
  terms: Terms | undefined,
  {
    acceptedOn,
    deliveredOn,
    usualDays,
  }: { readonly acceptedOn: string; readonly deliveredOn: string; readonly usualDays: number },
): DueDates {
  const wanted = dayAfter(acceptedOn, terms?.days ?? usualDays)
  const last = terms?.is_sme ? dayAfter(deliveredOn, smeDays) : null
  const earlier = last !== null && last < wanted ? last : wanted
  const hasDiscount = terms !== undefined && units(terms.discount_pct) > 0n
  return {
    due_on: earlier < acceptedOn ? acceptedOn : earlier,
    sme_due_on: last,
    discount_pct: hasDiscount ? terms.discount_pct : '0',
    discount_until: hasDiscount ? dayAfter(acceptedOn, terms.discount_days) : null,
  }
}

/** Discount on an amount at a percentage, rounded down to the cent: nobody deducts more than was agreed. */
export const discountOf = (amount: string, percent: string): string =>
  decimal(((units(amount) * units(percent)) / 1_000_000n / 100n) * 100n)
