import { expect, test } from 'vitest'
import { awardedBySupplier, awardedLines, demandsOf, firstShares } from './awarding.ts'
import { lowestSum } from './comparison/comparing.ts'
import type { Comparison } from './comparison/comparison.ts'

const item = (id: string, quantity: string) => ({
  id,
  lineNo: Number(id),
  name: `物料 ${id}`,
  spec: '',
  unit: '件',
  quantity,
  budgetPrice: null,
  lastPrice: null,
})
const line = (itemId: string, price: string, qty: string, amount: string) => ({
  itemId,
  price,
  qty,
  taxRate: '13',
  amount,
  brand: '',
  leadDays: 3,
  remark: '',
})
const quote = (id: string, lines: ReturnType<typeof line>[], freight: string) =>
  ({
    id,
    supplierId: `s${id}`,
    supplierName: `供应商 ${id}`,
    status: 'valid',
    lines,
    freight,
    total: '0.00',
  }) as unknown as Comparison['quotes'][number]

/** Two lots: items 1 and 2, and item 3. Bids that prices of four decimals cannot reach leave a rest. */
const comparison = {
  projectId: '1',
  round: 100,
  isOpened: true,
  evaluation: 'lowest',
  awardBy: 'line',
  budgetAmount: null,
  items: [item('1', '333'), item('2', '777'), item('3', '200')],
  quotes: [
    quote(
      'a',
      [line('1', '9.9999', '333', '3329.97'), line('2', '1', '777', '777.00'), line('3', '2', '200', '400.00')],
      '0.05',
    ),
    quote(
      'b',
      [line('1', '9', '333', '2997.00'), line('2', '3', '777', '2331.00'), line('3', '1.5', '200', '300.00')],
      '0.02',
    ),
  ],
  earlier: [],
  lots: [
    {
      no: 1,
      name: '手部',
      itemIds: ['1', '2'],
      bids: [
        { quoteId: 'a', supplierId: 'sa', rank: 1, amount: '4107.00', rest: '0.03' },
        { quoteId: 'b', supplierId: 'sb', rank: 2, amount: '5328.01', rest: '0.01' },
      ],
    },
    {
      no: 2,
      name: '头部',
      itemIds: ['3'],
      bids: [
        { quoteId: 'b', supplierId: 'sb', rank: 1, amount: '300.01', rest: '0.01' },
        { quoteId: 'a', supplierId: 'sa', rank: 2, amount: '400.02', rest: '0.02' },
      ],
    },
  ],
  frozenAt: null,
} satisfies Comparison
const linesOf = (shares: ReturnType<typeof firstShares>) => {
  const lines = awardedLines(comparison, shares)
  if ('code' in lines) throw new Error(lines.code)
  return lines
}

test('award by lot: the first of each lot is proposed, and gets the sum of its own bids to the cent', () => {
  const lines = linesOf(firstShares(comparison))
  expect([...awardedBySupplier(comparison, lines)]).toEqual([
    ['sa', '4107.00'],
    ['sb', '300.01'],
  ])
  expect(demandsOf(comparison, lines)).toEqual([])
})

test('award by lot: the lowest of all is the sum of the lowest bids, whatever the prices of the items', () => {
  expect(lowestSum(comparison)).toBe('4407.01')
  const { lots: _, ...withoutLots } = comparison
  expect(lowestSum(withoutLots)).toBe('4074.00')
})

test('award by lot: a lot is not taken apart, though another is lower for one of its items', () => {
  const shares = firstShares(comparison).map((each) => (each.itemId === '1' ? { ...each, quoteId: 'b' } : each))
  expect(awardedLines(comparison, shares)).toEqual({ code: 'award.oneEachLot', item: '手部' })
})

test('award by lot: prices of a lot without a bid for it are no offers', () => {
  const [gloves, helmets] = comparison.lots
  const without = { ...comparison, lots: [gloves!, { ...helmets!, bids: helmets!.bids.slice(0, 1) }] }
  const shares = firstShares(without)
  const toOther = shares.map((each) => (each.itemId === '3' ? { ...each, quoteId: 'a' } : each))
  expect(awardedLines(without, toOther)).toEqual({ code: 'award.notQuoted', item: '物料 3' })
  const empty = { ...comparison, lots: [gloves!, { ...helmets!, bids: [] }] }
  expect(awardedLines(empty, firstShares(empty))).toHaveLength(2)
})

test('award by lot: another than the first needs a reason, by the bids for the lot', () => {
  const lines = linesOf(firstShares(comparison).map((each) => ({ ...each, quoteId: 'a' })))
  expect([...awardedBySupplier(comparison, lines)]).toEqual([['sa', '4507.02']])
  expect(demandsOf(comparison, lines)).toEqual([
    { itemId: '3', needsReason: true, needsExplanation: false, awarded: '400.02', lowest: '300.01' },
  ])
})
