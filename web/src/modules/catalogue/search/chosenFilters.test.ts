import { expect, test } from 'vitest'
import { chosenFilters } from './chosenFilters.ts'

const facets = {
  categories: [],
  brands: [{ id: '1', name: '安岚', count: 3 }],
  suppliers: [{ id: '7', name: '恒筑安防', count: 2 }],
  attributes: [],
}

test('chosen filters: empty for a URL without filters', () =>
  expect(chosenFilters({ searchWords: '手套', sort: 'sold' }, facets)).toEqual([]))

test('chosen filters: named in the order of the facets, without those missing from the facets', () => {
  const address = {
    supplierId: ['7'],
    priceTo: '20',
    attributes: [{ name: '颜色', values: ['黄色', '红色'] }],
    brandIds: ['1', '2'],
  }
  expect(
    chosenFilters(address, facets).map((filter) => [filter.kind, 'name' in filter ? filter.name : undefined]),
  ).toEqual([
    ['brand', '安岚'],
    ['brand', undefined],
    ['attribute', '黄色'],
    ['attribute', '红色'],
    ['price', undefined],
    ['supplier', '恒筑安防'],
  ])
})

test('chosen filters: checkboxes follow, and each is removed alone', () =>
  expect(chosenFilters({ brandIds: ['1'], inStock: true, agreementOnly: true }, facets).slice(1)).toEqual([
    { kind: 'agreementOnly', key: 'agreementOnly', without: { agreementOnly: undefined } },
    { kind: 'inStock', key: 'inStock', without: { inStock: undefined } },
  ]))

test('chosen filters: removes one filter and keeps the others', () => {
  const [first, , , price] = chosenFilters(
    { brandIds: ['1', '2'], attributes: [{ name: '颜色', values: ['黄色'] }], priceFrom: '5', priceTo: '20' },
    facets,
  )
  expect(first?.without).toEqual({ brandIds: ['2'] })
  expect(price?.without).toEqual({ priceFrom: undefined, priceTo: undefined })
})

test('chosen filters: removing the last value of an attribute removes the attribute', () => {
  const [value] = chosenFilters({ attributes: [{ name: '颜色', values: ['黄色'] }] }, facets)
  expect(value?.without).toEqual({ attributes: undefined })
})
