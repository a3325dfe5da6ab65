import { expect, test } from 'vitest'
import { quoteViolations } from '#sealing/quotes/content.ts'
import { termsOf } from '#sealing/testing/quotes.ts'
import { draftFor, draftOfQuote, earliestValidity } from './draft.ts'
import { quoteOf, risenBy, totalsOf } from './quoteOf.ts'

const terms = termsOf(3, { partial: true })
const endAt = '2026-12-01T08:00:00.000Z'
const draftWith = (prices: readonly (string | null)[]) => {
  const draft = draftFor(terms, endAt)
  return {
    ...draft,
    lines: draft.lines.map((line, at) => ({
      ...line,
      isSkipped: prices[at] === null,
      price: prices[at] ?? '',
      leadDays: at + 5,
    })),
  }
}

test('quote: a complete draft becomes a quote without violations, with lines in the order of the terms', () => {
  const quote = quoteOf(draftWith(['12.3', '0.0001', '99999999.9999']), terms)
  expect(quoteViolations(quote, terms)).toEqual([])
  expect(quote.lines.map(({ price }) => price)).toEqual(['12.3000', '0.0001', '99999999.9999'])
  expect(quote.head).toMatchObject({ currency: 'CNY', deliveryDays: 7, freight: '0.00', validUntil: '2027-01-30' })
})

test('quote: days are in China time, even if quoting ends in the first hours of one', () => {
  const afterMidnight = '2026-12-01T16:30:00.000Z'
  expect(earliestValidity(afterMidnight)).toBe('2026-12-02')
  expect(draftFor(terms, afterMidnight).validUntil).toBe('2027-01-31')
})

test('quote: items that are not quoted are omitted from lines, totals and delivery time', () => {
  const draft = draftWith(['10', null, '30'])
  expect(quoteViolations(quoteOf(draft, terms), terms)).toEqual([])
  expect(quoteOf(draft, terms).lines).toHaveLength(2)
  expect(totalsOf(draft, terms.items)).toMatchObject({ priced: 2, skipped: 1, deliveryDays: 7 })
})

test('quote: the total is net plus tax plus freight, to the cent', () => {
  const draft = { ...draftWith(['3.3333', '7.7777', '1.1111']), freight: '8.05' }
  const { net, tax, freight, total } = totalsOf(draft, terms.items)
  const cents = (text: string) => BigInt(text.replace('.', ''))
  expect(cents(net) + cents(tax) + cents(freight)).toBe(cents(total))
  expect(total).toBe(quoteOf(draft, terms).total)
})

test('quote: an incomplete price is not a price', () => {
  expect(totalsOf(draftWith(['1.', 'x', '-3']), terms.items)).toMatchObject({ priced: 0, total: '0.00' })
})

test('quote: a submitted quote is restored unchanged', () => {
  const quote = quoteOf(draftWith(['12.3', null, '4']), terms)
  const again = draftFor(terms, endAt, draftOfQuote(quote, terms))
  expect(quoteOf(again, terms)).toEqual(quote)
  expect(again.lines[1]).toMatchObject({ isSkipped: true })
})

test('quote: a price above the previous one is reported with its percentage', () => {
  const [line] = draftWith(['138']).lines
  expect(risenBy(line!, '100.0000')).toBe(38)
  expect(risenBy(line!, '138.0000')).toBeNull()
  expect(risenBy(line!, undefined)).toBeNull()
  expect(risenBy(line!, '0.0000')).toBeNull()
})
