import { expect, test } from 'vitest'
import { MOST, obstacleTo } from './chosen.ts'

const goods = (skuId: string, categoryId = '1') => ({ skuId, categoryId, name: '手套', spec: '', picture: '' })

test('comparison: takes four goods of one leaf category', () => {
  expect(obstacleTo([], goods('1'))).toBeUndefined()
  expect(obstacleTo([goods('1')], goods('2'))).toBeUndefined()
  expect(obstacleTo([goods('1')], goods('2', '9'))).toBe('otherCategory')
  expect(
    obstacleTo(
      Array.from({ length: MOST }, (_, at) => goods(String(at))),
      goods('9'),
    ),
  ).toBe('full')
})
