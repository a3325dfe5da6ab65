import type { QuoteDraft, QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { shortest } from '#contract/kit/money.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import type { SealRound } from '#contract/sourcing/seal.ts'
import type { Quote } from '#sealing/quotes/quote.ts'
import type { Terms } from '#sealing/quotes/terms.ts'

export const taxRates = ['13', '9', '6', '5', '3', '1', '0'] as const

const blankLine = (itemId: string): QuoteLineDraft => ({
  itemId,
  isSkipped: false,
  price: '',
  taxRate: '13',
  brand: '',
  leadDays: null,
  remark: '',
})

/** Default validity of a quote in days after the end of quoting. */
const defaultValidity = 60
const dayAfter = (instant: string, days: number): string => dayOf(new Date(Date.parse(instant) + days * 86_400_000))

/** Earliest end of validity: the day on which quoting ends. */
export const earliestValidity = (endAt: string): string => dayOf(new Date(endAt))

/** Initial draft: a line for each item of the terms, with values written before. */
export function draftFor(terms: Terms, endAt: string, saved: Partial<QuoteDraft> = {}): QuoteDraft {
  const written = new Map((saved.lines ?? []).map((line) => [line.itemId, line]))
  return {
    validUntil: saved.validUntil ?? dayAfter(endAt, defaultValidity),
    freight: saved.freight ?? '0',
    remark: saved.remark ?? '',
    hasDeclared: saved.hasDeclared ?? false,
    lines: terms.items.map(({ itemId }) => ({ ...blankLine(itemId), ...written.get(itemId) })),
  }
}

/** Draft of a submitted quote, for editing. */
export function draftOfQuote({ head, lines }: Quote, terms: Terms): Partial<QuoteDraft> {
  const quoted = new Map(lines.map((line) => [line.itemId, line]))
  return {
    validUntil: head.validUntil,
    freight: shortest(head.freight),
    remark: head.remark,
    hasDeclared: true,
    lines: terms.items.map(({ itemId }) => {
      const line = quoted.get(itemId)
      if (!line) return { ...blankLine(itemId), isSkipped: true }
      const { price, taxRate, brand, leadDays, remark } = line
      return { itemId, isSkipped: false, price, taxRate, brand, leadDays, remark }
    }),
  }
}

/** Opened valid quote in the format that was encrypted. */
export const quoteOfOpened = (quote: OpenedQuote): Quote => ({
  head: {
    currency: quote.currency ?? '',
    deliveryDays: quote.deliveryDays ?? 0,
    validUntil: quote.validUntil ?? '',
    freight: quote.freight ?? '0',
    remark: quote.remark ?? '',
    attachments: [],
  },
  total: quote.total ?? '0',
  lines: quote.lines,
})

/**
 * Values of an earlier quote that are reset in another round: the declaration, and a validity that would end too early.
 */
export const begunAnew = (last: OpenedQuote | undefined, { endAt }: Pick<SealRound, 'endAt'>): Partial<QuoteDraft> => ({
  hasDeclared: false,
  ...((last?.validUntil ?? '') < earliestValidity(endAt) ? { validUntil: dayAfter(endAt, defaultValidity) } : {}),
})
