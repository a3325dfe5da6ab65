import { Check } from 'typebox/schema'
import { compare, decimal, minus, sum, taxWithin, units } from '#contract/kit/money.ts'
import { Price } from '#contract/kit/schema.ts'
import type { QuoteDraft, QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { lineAmount, quoteTotal } from '#sealing/quotes/amount.ts'
import type { Quote, QuoteLine } from '#sealing/quotes/quote.ts'
import type { Item, Terms } from '#sealing/quotes/terms.ts'

/** Whether a typed price is complete. */
const isPrice = (text: string): boolean => Check(Price, text)

/** Amount of a line; null if it is skipped or has no valid price. */
export const amountOf = ({ isSkipped, price }: QuoteLineDraft, { qty }: Pick<Item, 'qty'>): string | null =>
  isSkipped || !isPrice(price) ? null : lineAmount(price, qty)

export interface QuoteTotals {
  /** Numbers of priced and skipped lines. */
  readonly priced: number
  readonly skipped: number
  /** Net amount of goods, tax, freight, and total. */
  readonly net: string
  readonly tax: string
  readonly freight: string
  readonly total: string
  /** Longest lead time in days. */
  readonly deliveryDays: number
}

/** Totals of the draft. */
export function totalsOf(draft: Pick<QuoteDraft, 'freight' | 'lines'>, items: readonly Item[]): QuoteTotals {
  const freight = isPrice(draft.freight) ? draft.freight : '0.00'
  const priced = items.flatMap((item, at) => {
    const line = draft.lines[at]
    const amount = line ? amountOf(line, item) : null
    return line && amount !== null ? [{ ...line, amount }] : []
  })
  const amounts = priced.map(({ amount }) => amount)
  const tax = sum(priced.map(({ amount, taxRate }) => taxWithin(amount, taxRate)))
  return {
    priced: priced.length,
    skipped: draft.lines.filter(({ isSkipped }) => isSkipped).length,
    net: minus(sum(amounts), tax),
    tax,
    freight: decimal(units(freight)),
    total: quoteTotal(amounts, freight),
    deliveryDays: Math.max(0, ...priced.map(({ leadDays }) => leadDays ?? 0)),
  }
}

/** Quote to encrypt, from a validated draft. Its lines follow the order of the terms. */
export function quoteOf(draft: QuoteDraft, { items, rule }: Terms): Quote {
  const lines = items.flatMap((item, at): QuoteLine[] => {
    const line = draft.lines[at]
    const amount = line ? amountOf(line, item) : null
    if (!line || amount === null) return []
    const { price, taxRate, brand, leadDays, remark } = line
    const text = { brand: brand.trim(), leadDays: leadDays ?? 0, remark: remark.trim() }
    return [{ itemId: item.itemId, qty: item.qty, price: decimal(units(price), 4), taxRate, amount, ...text }]
  })
  const { freight, total, deliveryDays } = totalsOf(draft, items)
  const { validUntil, remark } = draft
  const head = { currency: rule.currency, deliveryDays, validUntil, freight, remark: remark.trim(), attachments: [] }
  return { head, total, lines }
}

/** Price increase in percent compared with the earlier quote on this device; null if there is none. */
export function risenBy(line: QuoteLineDraft, before: string | undefined): number | null {
  if (before === undefined || line.isSkipped || !isPrice(line.price) || units(before) === 0n) return null
  if (compare(line.price, before) <= 0) return null
  return Number(((units(line.price) - units(before)) * 1000n) / units(before)) / 10
}
