import { expect, test } from 'vitest'
import type { Comparison } from './comparison/comparison.ts'
import {
  abnormalOffers,
  awardedBySupplier,
  awardedLines,
  demandsOf,
  isAbnormallyLow,
  firstShares,
  offerKey,
} from './awarding.ts'

const item = (id: string, quantity: string): Comparison['items'][number] => ({
  id,
  lineNo: Number(id),
  name: `物料 ${id}`,
  spec: '',
  unit: '件',
  quantity,
  budgetPrice: null,
  lastPrice: null,
})
const line = (itemId: string, price: string) => ({
  itemId,
  qty: '1',
  price,
  taxRate: '13',
  amount: '0.00',
  brand: '',
  leadDays: 7,
  remark: '',
})
const quote = (id: string, total: string | null, freight: string, prices: Readonly<Record<string, string>>) => ({
  id,
  round: 1,
  seq: 1,
  supplierId: `s${id}`,
  supplierName: id,
  submittedAt: '2026-11-24T00:00:00.000Z',
  status: total === null ? ('invalid' as const) : ('valid' as const),
  why: '',
  currency: 'CNY',
  deliveryDays: 7,
  validUntil: '2026-12-31',
  freight,
  remark: '',
  total,
  attachments: [],
  lines: Object.entries(prices).map(([itemId, price]) => line(itemId, price)),
})
const comparison = (awardBy: Comparison['awardBy']): Comparison => ({
  projectId: '1',
  round: 1,
  evaluation: 'lowest',
  awardBy,
  budgetAmount: null,
  items: [item('1', '3'), item('2', '0.5'), item('3', '9')],
  frozenAt: null,
  isOpened: true,
  earlier: [],
  quotes: [
    quote('a', '51.00', '20.00', { '1': '10.0000', '2': '2.0000' }),
    quote('b', '49.50', '0.00', { '1': '11.0000', '2': '3.0000' }),
    quote('c', '10.00', '0.00', { '2': '1.9000' }),
    quote('invalid', null, '0.00', { '1': '0.0100', '2': '0.0100' }),
  ],
})
const share = (itemId: string, quoteId: string, quantity: string) => ({ itemId, quoteId, quantity })

test('award: prices are taken from the quotes, amounts are rounded to the cent', () => {
  expect(awardedLines(comparison('line'), [share('1', 'b', '3'), share('2', 'a', '0.5')])).toEqual([
    { itemId: '1', quoteId: 'b', quantity: '3', supplierId: 'sb', price: '11.0000', taxRate: '13', amount: '33.00' },
    { itemId: '2', quoteId: 'a', quantity: '0.5', supplierId: 'sa', price: '2.0000', taxRate: '13', amount: '1.00' },
  ])
})

test.each([
  ['an invalid quote', 'line', [share('1', 'invalid', '3'), share('2', 'a', '0.5')], 'award.notQuoted'],
  ['a quote of another project', 'line', [share('1', 'x', '3'), share('2', 'a', '0.5')], 'award.notQuoted'],
  [
    'an item that its supplier has not quoted',
    'line',
    [share('1', 'c', '3'), share('2', 'a', '0.5')],
    'award.notQuoted',
  ],
  [
    'a supplier twice',
    'split',
    [share('1', 'a', '1'), share('1', 'a', '2'), share('2', 'a', '0.5')],
    'award.notQuoted',
  ],
  ['too little', 'split', [share('1', 'a', '2.9999'), share('2', 'a', '0.5')], 'award.quantity'],
  ['too much', 'split', [share('1', 'a', '3'), share('1', 'b', '0.0001'), share('2', 'a', '0.5')], 'award.quantity'],
  ['an item left out', 'line', [share('1', 'a', '3')], 'award.quantity'],
  [
    'a split where lines are awarded',
    'line',
    [share('1', 'a', '1'), share('1', 'b', '2'), share('2', 'a', '0.5')],
    'award.oneEach',
  ],
  ['two suppliers of the whole', 'total', [share('1', 'a', '3'), share('2', 'b', '0.5')], 'award.oneSupplier'],
] as const)('award: %s is rejected', (_, awardBy, shares, code) => {
  expect(awardedLines(comparison(awardBy), shares)).toMatchObject({ code })
})

test('award: there is none without a valid quote', () => {
  const none = { ...comparison('line'), quotes: comparison('line').quotes.slice(3) }
  expect(awardedLines(none, [])).toEqual({ code: 'award.nothing', item: '' })
})

test("award: a supplier's total includes the freight of its quote once", () => {
  const of = comparison('split')
  const lines = awardedLines(of, [share('1', 'a', '2'), share('1', 'b', '1'), share('2', 'a', '0.5')])
  if ('code' in lines) throw new Error(lines.code)
  expect([...awardedBySupplier(of, lines)]).toEqual([
    ['sa', '41.00'],
    ['sb', '11.00'],
  ])
})

test.each([
  ['72', ['90', '150'], true],
  ['72.0001', ['90', '150'], false],
  ['70', ['100', '200'], true],
  ['70.0001', ['100', '110'], false],
  ['90', ['100', '200'], true],
  ['90.0001', ['100', '200'], false],
  ['1', [], false],
])('award: %s compared with %o is abnormally low: %s', (price, others, isLow) => {
  expect(isAbnormallyLow(price, others)).toBe(isLow)
})

const demanded = (awardBy: Comparison['awardBy'], ...shares: Parameters<typeof awardedLines>[1][number][]) => {
  const of = comparison(awardBy)
  const lines = awardedLines(of, shares)
  if ('code' in lines) throw new Error(lines.code)
  return demandsOf(of, lines)
}

test('award: only deviations from the lowest quote need a reason', () => {
  expect(demanded('line', share('1', 'a', '3'), share('2', 'c', '0.5'))).toEqual([])
  expect(demanded('line', share('1', 'b', '3'), share('2', 'c', '0.5'))).toEqual([
    { itemId: '1', needsReason: true, needsExplanation: false, awarded: '11.0000', lowest: '10.0000' },
  ])
  expect(demanded('split', share('1', 'a', '2'), share('1', 'b', '1'), share('2', 'c', '0.5'))).toMatchObject([
    { itemId: '1', needsReason: true },
  ])
})

test('award: complete quotes are compared by total, freight included', () => {
  const whole = (id: string) => {
    const of = comparison('total')
    const items = of.items.slice(0, 2)
    const lines = awardedLines({ ...of, items }, [share('1', id, '3'), share('2', id, '0.5')])
    if ('code' in lines) throw new Error(lines.code)
    return demandsOf({ ...of, items }, lines)
  }
  expect(whole('b')).toEqual([])
  expect(whole('a')).toEqual([
    { itemId: null, needsReason: true, needsExplanation: false, awarded: '51.00', lowest: '49.50' },
  ])
})

/** By scores `b` is first, `a` second and `c` last. */
const scored = (awardBy: Comparison['awardBy']): Comparison => ({
  ...comparison(awardBy),
  evaluation: 'weighted',
  scores: {
    closedAt: '2026-11-24T00:00:00.000Z',
    closedReason: '',
    experts: [],
    suppliers: ['b', 'a', 'c'].map((quoteId, at) => ({
      supplierId: `s${quoteId}`,
      quoteId,
      total: '0.00',
      points: [],
      score: `${90 - at}.00`,
      rank: at + 1,
    })),
  },
})
const demandsFor = (of: Comparison, shares: readonly ReturnType<typeof share>[]) => {
  const lines = awardedLines(of, shares)
  if ('code' in lines) throw new Error(lines.code)
  return demandsOf(of, lines)
}

test('award: by scores: there is none before scoring is closed', () => {
  const { scores: _, ...open } = scored('line')
  expect(awardedLines(open, firstShares(scored('line')))).toEqual({ code: 'award.notScored', item: '' })
})

test('award: by scores: the first is proposed, for each item the best one that quotes it', () => {
  const whole = scored('total')
  expect(firstShares(whole).every(({ quoteId }) => quoteId === 'b')).toBe(true)
  const line = scored('line')
  const shares = firstShares(line)
  const quoting = new Map(line.quotes.filter(({ total }) => total !== null).map(({ id, lines }) => [id, lines]))
  for (const { itemId, quoteId } of shares) {
    const offering = ['b', 'a', 'c'].filter((id) => quoting.get(id)?.some((each) => each.itemId === itemId))
    expect([itemId, quoteId]).toEqual([itemId, offering[0]])
  }
  expect(demandsFor(line, shares).filter(({ needsReason }) => needsReason)).toEqual([])
})

test('award: by scores: all other quotes need a reason, even the cheapest', () => {
  const line = scored('line')
  expect(demandsFor(line, [share('1', 'a', '3'), share('2', 'c', '0.5')])).toMatchObject([
    { itemId: '1', needsReason: true, place: { rank: 2, score: '89.00', best: '90.00' } },
    { itemId: '2', needsReason: true, place: { rank: 3, score: '88.00', best: '90.00' } },
  ])
})

test('award: abnormally low quotes of a list match the individual checks', () => {
  const quotes = [
    quote('a', '1.00', '0.00', { '1': '100', '2': '50', '3': '7' }),
    quote('b', '1.00', '0.00', { '1': '90', '2': '35' }),
    quote('c', '1.00', '0.00', { '1': '55', '2': '35.0001' }),
    quote('d', null, '0.00', { '1': '1', '2': '1', '3': '1' }),
  ]
  const valid = quotes.slice(0, 3)
  const oneByOne = valid.flatMap(({ id, lines }) =>
    lines
      .filter(({ itemId, price }) =>
        isAbnormallyLow(
          price,
          valid
            .filter((other) => other.id !== id)
            .flatMap((other) => other.lines.filter((each) => each.itemId === itemId).map((each) => each.price)),
        ),
      )
      .map(({ itemId }) => offerKey(id, itemId)),
  )
  expect(oneByOne).toEqual(['c 1'])
  expect([...abnormalOffers(quotes)]).toEqual(oneByOne)
})

test('award: the lowest is proposed by default', () => {
  const line = comparison('line')
  expect(firstShares(line)).toEqual([share('1', 'a', '3'), share('2', 'c', '0.5')])
  expect(firstShares({ ...comparison('total'), items: line.items.slice(0, 2) })).toEqual([
    share('1', 'b', '3'),
    share('2', 'b', '0.5'),
  ])
})
