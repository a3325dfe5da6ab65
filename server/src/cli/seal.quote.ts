import { decimal, units } from '#contract/kit/money.ts'
import { lineAmount, quoteTotal } from '#sealing/quotes/amount.ts'
import type { AttachmentRef, Quote, QuoteLine } from '#sealing/quotes/quote.ts'
import type { Terms } from '#sealing/quotes/terms.ts'

/** Quote as written for the command: prices as text, without amounts, which are computed. */
export interface WrittenQuote {
  readonly validUntil?: unknown
  readonly freight?: unknown
  readonly remark?: unknown
  readonly lines?: unknown
}

const textOf = (value: unknown, usual: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : usual
const isDecimal = (text: string, max: number): boolean => new RegExp(`^\\d{1,8}(\\.\\d{1,${max}})?$`).test(text)
/** Pads valid decimals to this number of places; invalid ones stay unchanged and are reported by the check. */
const padded = (text: string, places: 2 | 4): string => (isDecimal(text, places) ? decimal(units(text), places) : text)

function lineOf(written: unknown, { items }: Terms): QuoteLine {
  const line = (typeof written === 'object' && written !== null ? written : {}) as Readonly<Record<string, unknown>>
  const itemId = textOf(line['itemId'], '')
  const price = padded(textOf(line['price'], ''), 4)
  const qty = items.find((item) => item.itemId === itemId)?.qty ?? '1'
  return {
    itemId,
    qty,
    price,
    taxRate: textOf(line['taxRate'], ''),
    amount: isDecimal(price, 4) ? lineAmount(price, qty) : '0.00',
    brand: textOf(line['brand'], ''),
    leadDays: line['leadDays'] as number,
    remark: textOf(line['remark'], ''),
  }
}

/** Quote to encrypt, with lines in the order of the items. `quoteViolations` validates it. */
export function quoteFrom(written: WrittenQuote, terms: Terms, attachments: readonly AttachmentRef[]): Quote {
  const places = new Map(terms.items.map(({ itemId }, place) => [itemId, place]))
  const given = Array.isArray(written.lines) ? (written.lines as unknown[]) : []
  const lines = given
    .map((line) => lineOf(line, terms))
    .toSorted((a, b) => (places.get(a.itemId) ?? Infinity) - (places.get(b.itemId) ?? Infinity))
  const freight = padded(textOf(written.freight, '0'), 2)
  const days = lines.map(({ leadDays }) => leadDays).filter((each) => Number.isInteger(each))
  const head = {
    currency: terms.rule.currency,
    deliveryDays: Math.max(0, ...days),
    validUntil: textOf(written.validUntil, ''),
    freight,
    remark: textOf(written.remark, ''),
    attachments,
  }
  const amounts = lines.map(({ amount }) => amount)
  return { head, total: quoteTotal(amounts, isDecimal(freight, 2) ? freight : '0.00'), lines }
}
