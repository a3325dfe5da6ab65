import { expect, test } from 'vitest'
import { readSearchParams } from '#web/kit/url/readSearchParams.ts'
import { writeSearchParams } from '#web/kit/url/searchParams.ts'
import {
  categoryIn,
  filtersIn,
  inCategory,
  isOfGroups,
  MallAddress,
  goodsQueryOf,
  searchOf,
  toggled,
  unfiltered,
  withAttribute,
} from './mallAddress.ts'

const read = (search: string) => readSearchParams(MallAddress, new URLSearchParams(search)) as MallAddress

test('mall URL: converts parameters of the specification to route input', () => {
  const address = read('searchType=goods&searchWords=%E6%89%8B%E5%A5%97&supplierId=7&isNeedSupplier=1&catalogOpen=1')
  expect(goodsQueryOf(address)).toEqual({ keyword: '手套', supplierIds: ['7'], merged: true, limit: 20 })
})

test.each([
  ['catalogId=12', '12'],
  ['searchType=catalog&searchData=12', '12'],
  ['searchType=catalog&searchData=abc', undefined],
  ['searchType=goods&searchData=12', undefined],
  ['catalogId=1&searchType=catalog&searchData=2', '1'],
])('mall URL: category of %s is %s', (search, category) => expect(categoryIn(read(search))).toBe(category))

test('mall URL: blank keywords are omitted', () => {
  expect(goodsQueryOf(read('searchWords=%20'))).toEqual({ merged: true, limit: 20 })
  expect(goodsQueryOf(read('merged=false'))).toEqual({ merged: false, limit: 20 })
})

test('mall URL: filters survive a round trip unchanged', () => {
  const address: MallAddress = {
    catalogId: '5',
    brandIds: ['1', '2'],
    attributes: [{ name: '颜色', values: ['红色', '蓝色'] }],
    priceFrom: '20',
    priceTo: '150.5',
    inStock: true,
    sort: 'priceUp',
    page: 3,
    limit: 40,
  }
  expect(readSearchParams(MallAddress, writeSearchParams(address))).toEqual(address)
  expect(filtersIn(address)).toBe(5)
})

test('mall URL: removing filters keeps keyword, category and sorting', () => {
  const address = read('searchWords=a&catalogId=5&sort=sold&brandIds=1&inStock=true&page=4')
  expect(searchOf(address, unfiltered)).toBe('?searchWords=a&catalogId=5&sort=sold')
})

test('mall URL: changing the category removes brand and attributes, and keeps the keyword', () => {
  const address = read(
    'searchWords=a&catalogId=5&brandIds=1&attributes=%7B%22name%22%3A%22a%22%2C%22values%22%3A%5B%22b%22%5D%7D',
  )
  expect(searchOf(address, inCategory('6'))).toBe('?searchWords=a&catalogId=6')
})

test('mall URL: toggling adds and removes a value', () => {
  expect(toggled(undefined, '1')).toEqual(['1'])
  expect(toggled(['1'], '2')).toEqual(['1', '2'])
  expect(toggled(['1', '2'], '1')).toEqual(['2'])
  expect(toggled(['1'], '1')).toBeUndefined()
})

test('mall URL: changing one attribute keeps the others', () => {
  const address: MallAddress = { attributes: [{ name: '颜色', values: ['红'] }] }
  expect(withAttribute(address, '尺码', ['L'])).toEqual({
    attributes: [
      { name: '颜色', values: ['红'] },
      { name: '尺码', values: ['L'] },
    ],
  })
  expect(withAttribute(address, '颜色', undefined)).toEqual({ attributes: undefined })
})

test('mall URL: group purchases take both parameters', () => {
  expect(isOfGroups({ includeTag: 'epintuan', moduleType: 'epintuan' })).toBe(true)
  expect([isOfGroups({ includeTag: 'epintuan' }), isOfGroups({ moduleType: 'epintuan' })]).toEqual([false, false])
})
