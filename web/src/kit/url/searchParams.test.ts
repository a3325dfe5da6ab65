import { expect, test } from 'vitest'
import { Id, List, OneOf, Optional, paging, shape, Text, Type } from '#contract/kit/schema.ts'
import { readSearchParams } from './readSearchParams.ts'
import { changed, writeSearchParams } from './searchParams.ts'

const schema = shape({
  ...paging,
  keyword: Optional(Text(10)),
  sort: Optional(OneOf(['price', 'sales'])),
  inStock: Optional(Type.Boolean()),
  brandIds: Optional(List(Id, 3)),
  attributes: Optional(List(shape({ name: Text(10), value: Text(10) }))),
})
const read = (search: string) => readSearchParams(schema, new URLSearchParams(search))

test.each([
  ['page=2&limit=20', { page: 2, limit: 20 }],
  ['page=0&limit=abc', {}],
  ['page=1.5', {}],
  ['keyword=%E6%89%8B%E5%A5%97', { keyword: '手套' }],
  ['keyword=01234567890', {}],
  ['sort=price&inStock=true', { sort: 'price', inStock: true }],
  ['sort=stock&inStock=1', {}],
  ['brandIds=1&brandIds=22', { brandIds: ['1', '22'] }],
  ['brandIds=1&brandIds=x', {}],
  ['unknown=1', {}],
  ['page=', {}],
])('search params: %s', (search, query) => expect(read(search)).toEqual(query))

test('search params: every written value is read back', () => {
  const query = {
    keyword: 'A4 & 纸=',
    inStock: false,
    page: 3,
    brandIds: ['5', '6'],
    attributes: [{ name: '颜色', value: '红,蓝' }],
  }
  expect(readSearchParams(schema, writeSearchParams(query))).toEqual(query)
})

test('search params: empty values are removed from the URL', () => {
  expect(writeSearchParams({ keyword: '', sort: undefined, brandIds: [], page: null }).toString()).toBe('')
})

test('search params: another filter resets the page, another page keeps the filter', () => {
  expect(changed({ page: 4, keyword: 'a' }, { keyword: 'b' })).toEqual({ keyword: 'b' })
  expect(changed({ keyword: 'a' }, { page: 2 })).toEqual({ keyword: 'a', page: 2 })
  expect(changed({ page: 4 }, { page: 1 })).toEqual({})
})
