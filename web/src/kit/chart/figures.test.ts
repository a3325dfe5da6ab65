import { expect, test } from 'vitest'
import { axisText, isEmpty, percentOf, scaled, scaleOf, totalOf } from './figures.ts'

test.each([
  [['9999.99', null], true, 'one'],
  [['10000.00'], true, 'wan'],
  [['3.20', '-250000.00'], true, 'wan'],
  [['99999999.99', '100000000.00'], true, 'yi'],
  [[9999], false, 'one'],
  [[12_000], false, 'thousand'],
  [['1000000.00'], false, 'million'],
  [[], true, 'one'],
])('chart figures: the axis of %j, in Chinese %j, is in %s', (figures, isChinese, name) =>
  expect(scaleOf(figures, isChinese).name).toBe(name),
)

test.each([
  [0, 1, '0'],
  [1500, 1, '1,500'],
  [25_000, 10_000, '2.5'],
  [12_345_678, 10_000, '1,234.57'],
])('chart figures: %d in units of %d is labelled %s', (value, divisor, text) =>
  expect(axisText(value, { name: 'wan', divisor })).toBe(text),
)

test('chart figures: a headline is truncated to two decimals without trailing zeros', () => {
  expect(scaled('125000.00', { name: 'wan', divisor: 10_000 })).toBe('12.5')
  expect(scaled('12345678.90', { name: 'wan', divisor: 10_000 })).toBe('1,234.57')
  expect(scaled('100000.00', { name: 'one', divisor: 1 })).toBe('100,000')
})

test('chart figures: shares are exact, half up, and absent for a total of zero', () => {
  expect([percentOf('1', '3'), percentOf('2', '3'), percentOf('0.1', '0.2'), percentOf('1', '800')]).toEqual([
    '33.3%',
    '66.7%',
    '50%',
    '0.1%',
  ])
  expect(percentOf('0.00', '0.00')).toBe('0%')
  // Floating-point addition of 0.1 and 0.2 is not 0.3.
  expect(totalOf(['0.10', '0.20', null])).toBe('0.30')
})

test('chart figures: the chart is empty if all values are zero or unknown', () => {
  expect(isEmpty([{ name: 'a', figures: [null, '0.00', 0] }])).toBe(true)
  expect(
    isEmpty([
      { name: 'a', figures: ['0.00'] },
      { name: 'b', figures: ['-0.01'] },
    ]),
  ).toBe(false)
})
