import { expect, test } from 'vitest'
import type { BatchGoods, BatchLine } from '#contract/ordering/batch.ts'
import { entriesIn } from './keptList.ts'
import { newEntry, problemCounts, rowsOf, shownRows, totalsOf, wantedOf } from './batchList.ts'

const goods = { skuId: '7', price: '0.3333' } as BatchGoods
const line = (key: string, given: Partial<BatchLine> = {}): BatchLine => ({
  ...newEntry({ code: key, quantity: '3', amount: '', remark: '' }, key),
  mergedKeys: [],
  goods,
  candidates: [],
  hasMoreCandidates: false,
  pieces: 3,
  inCart: 0,
  subtotal: '1.00',
  problem: null,
  ...given,
})
const lines = [line('a'), line('b', { problem: 'short' }), line('c', { goods: null, problem: 'unknown' }), line('d')]

test('list of a batch: only ready lines are summed and bought, to the cent', () => {
  const rows = rowsOf([], lines, false)
  expect(totalsOf(rows)).toEqual({ kinds: 2, pieces: 6, amount: '2.00' })
  expect(wantedOf(rows)).toEqual([
    { skuId: '7', quantity: 3, price: '0.3333' },
    { skuId: '7', quantity: 3, price: '0.3333' },
  ])
})

test('list of a batch: lines are filtered by their violations', () => {
  const rows = rowsOf([], lines, false)
  const keys = (...shown: Parameters<typeof shownRows> extends [unknown, ...infer Rest] ? Rest : never) =>
    shownRows(rows, ...shown).map(({ entry }) => entry.key)
  expect(keys('all', '')).toEqual(['a', 'b', 'c', 'd'])
  expect(keys('ready', '')).toEqual(['a', 'd'])
  expect(keys('wrong', '')).toEqual(['b', 'c'])
  expect(keys('wrong', 'short')).toEqual(['b'])
  expect(problemCounts(rows)).toEqual([
    { problem: 'unknown', count: 1 },
    { problem: 'short', count: 1 },
  ])
})

test('list of a batch: during a check, input is shown with the previous results', () => {
  const entries = [newEntry({ code: 'A', quantity: '9', amount: '', remark: '' }, 'a'), newEntry(lines[1]!, 'new')]
  const rows = rowsOf(entries, lines, true)
  expect(rows.map(({ entry, line: known }) => [entry.quantity, known?.key])).toEqual([
    ['9', 'a'],
    ['3', undefined],
  ])
})

test('list of a batch: a stored list is restored, invalid data ignored', () => {
  const entry = newEntry({ code: 'A', quantity: '9', amount: '', remark: '' }, 'a')
  expect(entriesIn(JSON.stringify([entry, { ...entry, skuId: 7 }, null, 'A', { ...entry, more: 1 }]))).toEqual([entry])
  for (const nonsense of [null, '', '{', '{}', 'null']) expect(entriesIn(nonsense)).toEqual([])
})
