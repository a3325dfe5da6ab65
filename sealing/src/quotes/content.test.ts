import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalBytes } from '../bytes/canonical.ts'
import { sealedBytesFor } from '../ceremony/keyRecord.ts'
import { headOf, lineOf, quoteAt, termsOf } from '../testing/quotes.ts'
import { lineAmount, quoteTotal } from './amount.ts'
import { quoteViolations } from './content.ts'

const terms = termsOf(3)
const sound = quoteAt('12.3456', terms)
const line = (changes: object) => ({ ...sound, lines: sound.lines.with(1, { ...sound.lines[1]!, ...changes }) })
const head = (changes: object) => ({ ...sound, head: { ...sound.head, ...changes } })
const found = (quote: unknown, of = terms) =>
  quoteViolations(quote, of).map(({ violation, path }) => `${violation} ${path}`)

test('content: a valid quote has no violations', () => expect(found(sound)).toEqual([]))

test.each([
  ['a fifth decimal', line({ price: '1.00001' }), 'decimal lines/1/price'],
  ['three decimals', line({ price: '1.000' }), 'decimal lines/1/price'],
  ['a negative price', line({ price: '-1.0000' }), 'decimal lines/1/price'],
  ['nine digits', line({ price: '123456789.0000' }), 'decimal lines/1/price'],
  ['a leading zero', line({ price: '01.0000' }), 'decimal lines/1/price'],
  ['a float', line({ price: 1 }), 'decimal lines/1/price'],
  ['an exponent', line({ price: '1e3' }), 'decimal lines/1/price'],
  ['a quantity of zero', line({ qty: '0' }), 'decimal lines/1/qty'],
  ['a tax rate of three digits', line({ taxRate: '100' }), 'decimal lines/1/taxRate'],
  ['a long brand', line({ brand: '名'.repeat(31) }), 'length lines/1/brand'],
  ['a long remark', line({ remark: 'x'.repeat(81) }), 'length lines/1/remark'],
  ['a control character', line({ remark: 'a\nb' }), 'control lines/1/remark'],
  ['a character that turns the direction', line({ brand: 'a\u202eb' }), 'control lines/1/brand'],
  ['a lone surrogate', line({ brand: '\ud800' }), 'length lines/1/brand'],
  ['an unknown field', line({ discount: '1' }), 'shape lines/1/discount'],
  ['another quantity', line({ qty: '1', amount: '12.35' }), 'quantity lines/1/qty'],
  ['a wrong amount', line({ amount: '24691.21' }), 'amount lines/1/amount'],
  ['an unknown item', line({ itemId: '9' }), 'unknownItem lines/1/itemId'],
  ['an item twice', line({ itemId: '1' }), 'duplicateItem lines/1/itemId'],
  ['a wrong total', { ...sound, total: '74173.61' }, 'total total'],
  ['a total with one decimal', { ...sound, total: '74173.6' }, 'decimal total'],
  ['another currency', head({ currency: 'USD' }), 'currency head/currency'],
  ['a missing field', head({ freight: undefined }), 'decimal head/freight'],
  ['too many attachments', head({ attachments: Array.from({ length: 6 }) }), 'shape head/attachments'],
  ['no lines', { ...sound, lines: [] }, 'missingItem lines'],
  ['a missing item', { ...sound, lines: sound.lines.slice(1) }, 'missingItem lines'],
  ['no quote', null, 'shape '],
  ['no lines at all', { ...sound, lines: [null] }, 'decimal lines/0/qty'],
])('content: %s is reported', (_, quote, violation) => expect(found(quote)).toContain(violation))

test('content: lines are in the order of the items; some may be missing if the rule allows it', () => {
  const partial = termsOf(3, { partial: true })
  const [one, two, three] = terms.items.map((item) => lineOf(item, '1.0000'))
  const quote = (lines: (typeof one)[]) => ({
    head: headOf(),
    total: quoteTotal(
      lines.map((each) => each!.amount),
      '100.00',
    ),
    lines,
  })
  expect(found(quote([one, three]), partial)).toEqual([])
  expect(found(quote([three, two]), partial)).toEqual(['order lines/1/itemId'])
  expect(found(quote([]), partial)).toEqual(['missingItem lines'])
})

test('content: amounts are the exact product, rounded once, half up', () => {
  expect(lineAmount('0.0050', '1')).toBe('0.01')
  expect(lineAmount('0.0049', '1')).toBe('0.00')
  expect(lineAmount('99999999.9999', '99999999.9999')).toBe('9999999999980000.00')
  expect(lineAmount('1.0001', '0.5')).toBe('0.50')
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n - 1n }), fc.bigInt({ min: 1n, max: 10n ** 12n - 1n }), (a, b) => {
      const text = (value: bigint) => `${value / 10_000n}.${(value % 10_000n).toString().padStart(4, '0')}`
      const cents = BigInt(lineAmount(text(a), text(b)).replace('.', ''))
      // |cents − a·b / 10^6| ≤ ½
      const difference = 2n * (cents * 1_000_000n - a * b)
      expect(difference > -1_000_000n && difference <= 1_000_000n).toBe(true)
    }),
  )
})

test('content: the longest valid quote fits into the fixed length; a longer one is reported', () => {
  const items = Array.from({ length: 20 }, (_, n) => ({
    itemId: `${n}`.padStart(20, '9'),
    name: 'x',
    qty: '99999999.9999',
    unit: 'x',
  }))
  const long = { ...termsOf(0), items }
  const words = { brand: '名'.repeat(30), remark: '字'.repeat(80), leadDays: 9999, taxRate: '13.25' }
  const attachments = Array.from({ length: 5 }, () => ({
    name: '附'.repeat(60),
    size: 16_000_000,
    hash: 'ab'.repeat(32),
  }))
  const lines = items.map((item) => lineOf(item, '99999999.9999', words))
  const amounts = lines.map(({ amount }) => amount)
  const longest = headOf({ remark: '备'.repeat(500), attachments, freight: '99999999.99', deliveryDays: 9999 })
  const quote = { head: longest, total: quoteTotal(amounts, longest.freight), lines }
  expect(found(quote, long)).toEqual([])
  expect(canonicalBytes({ master: 'a'.repeat(64), quote }).length).toBeLessThanOrEqual(sealedBytesFor(20) - 4)
  // A character takes at most three bytes, an escaped quotation mark two.
  const escaped = { ...quote, lines: lines.map((each) => ({ ...each, remark: '"'.repeat(80) })) }
  expect(found(escaped, long)).toEqual([])
  expect(found(quote, { ...long, items: items.slice(0, 10) })).toContain('tooLarge ')
})
