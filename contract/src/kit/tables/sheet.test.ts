import { expect, test } from 'vitest'
import { dateShown, formatOf, shownBy } from './format.ts'
import { columnOf, mergeFinder } from './sheet.ts'

test('tables: parses column letters and merged ranges', () => {
  expect(['A', 'Z', 'AA', 'XFD'].map(columnOf)).toEqual([0, 25, 26, 16_383])
  const find = mergeFinder([
    { top: 3, bottom: 9, left: 0, right: 0 },
    { top: 1, bottom: 2, left: 1, right: 1 },
    { top: 3, bottom: 3, left: 2, right: 2 },
  ])
  expect([1, 2, 3, 4, 10].map((row) => find(row).length)).toEqual([1, 1, 2, 1, 0])
})

test('tables: number formats are dates, numbers, or change what is shown', () => {
  expect([14, 22, 57, 0, 49].map((id) => formatOf(id, undefined))).toEqual(['date', 'date', 'date', 'number', 'number'])
  const dates = ['yyyy-mm-dd', '[$-804]h:mm', 'yyyy"年"m"月"d"日"', 'mm:ss.0']
  expect(dates.map((code) => formatOf(164, code))).toEqual(dates.map(() => 'date'))
  const numbers = ['"day" 0.00', '[Red]0.00', 'General', '0.00\\d', '0"元"', '#,##0.00', '_ "¥"* #,##0.00_ ']
  numbers.push('[$￥-804]#,##0.00', '0.00%', '#,##0_);(#,##0)', '0.00E+00', '@')
  expect(numbers.map((code) => formatOf(164, code))).toEqual(numbers.map(() => 'number'))
})

test.each([
  ['0000000', 123, '0000123'],
  ['0000000000000', 690_123_456_789, '0690123456789'],
  ['000\\-0000', 1234, '000-1234'],
  ['000-0000', 5_551_234, '555-1234'],
  ['"SKU-"000', 7, 'SKU-007'],
  ['00', 1234, '1234'],
  ['"$"#,##0.00', 12.5, '$ 12.5'],
  ['[$€-407] 0.00', 3, '€ 3'],
  ['0.00 "USD"', 3, 'USD 3'],
  ['[$¥-411]#,##0', 300, 'JPY 300'],
] as const)('tables: the format %s shows %d as %s', (code, value, shown) => {
  expect(formatOf(170, code)).toEqual({ code })
  expect(shownBy({ code }, value)).toBe(shown)
})

test('tables: serial numbers are dates of either calendar', () => {
  expect(dateShown(46_024, false)).toBe('2026-01-02')
  expect(dateShown(46_024 - 1462, true)).toBe('2026-01-02')
  expect(dateShown(46_024.75, false)).toBe('2026-01-02 18:00:00')
  expect(dateShown(0.5, false)).toBe('12:00:00')
  expect(dateShown(1, false)).toBe('1900-01-01')
  expect(dateShown(-1, false)).toBeNull()
})
