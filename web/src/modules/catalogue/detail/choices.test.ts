import { expect, test } from 'vitest'
import { choicesOf, matrixOf } from './choices.ts'

const sku = (skuId: string, answers: Readonly<Record<string, string>>, available = 5) => ({
  skuId,
  spec: Object.values(answers).join(' '),
  choices: Object.entries(answers).map(([name, value]) => ({ name, value })),
  picture: '',
  available,
})

const skus = [
  sku('1', { 颜色: '红', 尺码: 'M' }),
  sku('2', { 颜色: '红', 尺码: 'L' }, 0),
  sku('3', { 颜色: '蓝', 尺码: 'L' }),
  sku('4', { 颜色: '蓝', 尺码: 'XL' }),
]
const drawn = (skuId: string, from = skus) =>
  choicesOf(from, skuId).map(({ name, options }) =>
    [
      name,
      ...options.map((one) => `${one.value}${one.isChosen ? '*' : ''}${one.isSoldOut ? '-' : ''}→${one.skuId}`),
    ].join(' '),
  )

test('SKU choices: a value links to the SKU that keeps the other values, otherwise to the nearest one', () => {
  expect(drawn('1')).toEqual(['颜色 红*→1 蓝→3', '尺码 M*→1 L-→2 XL→4'])
  expect(drawn('3')).toEqual(['颜色 红-→2 蓝*→3', '尺码 M→1 L*→3 XL→4'])
})

test('SKU choices: omits attributes with the same value for all SKUs', () => {
  expect(drawn('1', [sku('1', { 颜色: '红', 尺码: 'M' }), sku('2', { 颜色: '红', 尺码: 'L' })])).toEqual([
    '尺码 M*→1 L→2',
  ])
  expect(drawn('1', [sku('1', { 颜色: '红' })])).toEqual([])
})

test('SKU choices: without attributes, SKUs are distinguished by specification', () => {
  const bare = [
    { ...sku('1', {}), spec: '12 双/打' },
    { ...sku('2', {}), spec: '24 双/打' },
  ]
  expect(drawn('1', bare)).toEqual([' 12 双/打*→1 24 双/打→2'])
})

test('SKU choices: for an SKU off sale no value is selected', () => {
  expect(drawn('9')[0]).toBe('颜色 红→1 蓝→3')
})

test('SKU matrix: SKUs that differ in two options stand by both, with gaps where there is none', () => {
  const matrix = matrixOf(skus, choicesOf(skus, '1'))
  expect(matrix).toMatchObject({ rowName: '尺码', columnName: '颜色', columns: ['红', '蓝'] })
  expect(matrix?.rows.map(({ value, skus: all }) => [value, ...all.map((one) => one?.skuId ?? '')])).toEqual([
    ['M', '1', ''],
    ['L', '2', '3'],
    ['XL', '', '4'],
  ])
  const sizes = [sku('1', { 尺码: 'M' }), sku('2', { 尺码: 'L' })]
  expect(matrixOf(sizes, choicesOf(sizes, '1'))).toBeUndefined()
})
