import { expect, test } from 'vitest'
import { withRecent } from './recent.ts'

const goods = (skuId: string) => ({ skuId, name: `goods ${skuId}`, spec: '', picture: '', categoryId: '1', price: '1' })
const ids = (list: readonly { readonly skuId: string }[]) => list.map(({ skuId }) => skuId).join(' ')

test('recently viewed: the latest is the first', () => {
  expect(ids(withRecent([goods('1'), goods('2')], goods('3')))).toBe('3 1 2')
})

test('recently viewed: what is seen again moves to the front', () => {
  expect(ids(withRecent([goods('1'), goods('2'), goods('3')], goods('3')))).toBe('3 1 2')
})

test('recently viewed: only so many are kept, and nothing more of each than is rendered', () => {
  const many = Array.from({ length: 12 }, (_, place) => goods(String(place)))
  const next = withRecent(many, { ...goods('99'), supplierName: 'somebody' } as ReturnType<typeof goods>)
  expect(next).toHaveLength(12)
  expect(next[0]).toEqual(goods('99'))
})
