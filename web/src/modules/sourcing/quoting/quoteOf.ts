import { Check } from 'typebox/schema'
import { compare, decimal, minus, sum, taxWithin, units } from '#contract/kit/money.ts'
import { Price } from '#contract/kit/schema.ts'
import type { QuoteDraft, QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { lineAmount, quoteTotal } from '#sealing/quotes/amount.ts'
import type { Quote, QuoteLine } from '#sealing/quotes/quote.ts'
import type { Item, Terms } from '#sealing/quotes/terms.ts'

/** Whether somebody has finished writing a price. */
const isPrice = (text: string): boolean => Check(Price, text)

/** Amount of a line, as far as its price is one; null where it is not quoted or not priced yet. */
export const amountOf = ({ isSkipped, price }: QuoteLineDraft, { qty }: Pick<Item, 'qty'>): string | null =>
  isSkipped || !isPrice(price) ? null : lineAmount(price, qty)

export interface QuoteTotals {
  /** Lines with a price, and lines that are not quoted. */
  readonly priced: number
  readonly skipped: number
  /** Goods without tax, the tax within them, the freight, and all of it. */
  readonly net: string
  readonly tax: string
  readonly freight: string
  readonly total: string
  /** Days until the last of the goods is there. */
  readonly deliveryDays: number
}

/** Totals of what is written so far. */
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

/** The quote that is sealed: of a draft that the form has checked. Lines are those of the terms, in their order. */
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

/** Lines whose price is above the one that was quoted before on this device, with the difference in percent. */
export function risenBy(line: QuoteLineDraft, before: string | undefined): number | null {
  if (before === undefined || line.isSkipped || !isPrice(line.price) || units(before) === 0n) return null
  if (compare(line.price, before) <= 0) return null
  return Number(((units(line.price) - units(before)) * 1000n) / units(before)) / 10
}
