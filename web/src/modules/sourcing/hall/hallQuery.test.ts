import { expect, test } from 'vitest'
import { filtersIn, filtersOf, hallQueryOf, orderOf, sortAfter, changeOf, unfiltered } from './hallQuery.ts'

test.each([
  ['', { kind: 'inquiry' }],
  ['kind=fixed&limit=20&page=2', { kind: 'inquiry', limit: 20, page: 2 }],
  ['tab=quoting&sort=-budget&keyword=泵', { kind: 'inquiry', tab: 'quoting', sort: '-budget', keyword: '泵' }],
  ['tab=none&budgetFrom=x&region=1&deptId=7', { kind: 'inquiry', deptId: '7' }],
])('hall query: an inquiry hall at ?%s', (search, query) => {
  expect(hallQueryOf('inquiry', new URLSearchParams(search))).toEqual(query)
})

test('hall query: the list of all kinds uses limit, page, keyword and kind', () => {
  const query = hallQueryOf(undefined, new URLSearchParams('limit=20&page=3&keyword=泵&kind=fixed'))
  expect(query).toEqual({ limit: 20, page: 3, keyword: '泵', kind: 'fixed' })
})

test('hall query: figures use the filters', () => {
  const query = hallQueryOf('inquiry', new URLSearchParams('tab=done&page=2&limit=20&keyword=泵'))
  expect(filtersOf(query)).toEqual({ kind: 'inquiry', keyword: '泵' })
})

test('hall query: both ends of a range are one filter, and reset removes all', () => {
  const query = { kind: 'inquiry', fromDay: '2026-11-01', toDay: '2026-11-21', budgetTo: '5', deptId: '7' } as const
  expect(filtersIn(query, 'inquiry')).toBe(3)
  expect(filtersIn({ ...query, ...unfiltered } as never, 'inquiry')).toBe(0)
})

test('hall query: the kind is a filter for all kinds, but not in a hall of one kind', () => {
  expect(filtersIn({ kind: 'fixed', followed: true }, undefined)).toBe(2)
  expect(filtersIn(unfiltered as never, undefined)).toBe(0)
  const draft = { kind: 'fixed', keyword: '泵', tab: 'quoting', page: 3 } as const
  expect(changeOf(draft, undefined)).toMatchObject({ kind: 'fixed', keyword: '泵', tab: 'quoting', page: undefined })
  expect(changeOf(draft, 'fixed')).toMatchObject({ kind: undefined, keyword: '泵' })
})

test.each([
  [undefined, 'deadline', '-deadline'],
  ['-deadline', 'deadline', undefined],
  [undefined, 'releaseTime', '-releaseTime'],
  ['-releaseTime', 'releaseTime', 'releaseTime'],
  ['-releaseTime', 'budget', '-budget'],
  ['-budget', 'deadline', undefined],
] as const)('hall query: sorted by %s, %s is selected', (sort, chosen, next) => {
  expect(sortAfter(sort === undefined ? {} : { sort }, chosen)).toBe(next)
})

test('hall query: the default order is by deadline', () => {
  expect(orderOf({})).toEqual({ by: 'deadline', isDown: false })
  expect(orderOf({ sort: '-budget' })).toEqual({ by: 'budget', isDown: true })
})
