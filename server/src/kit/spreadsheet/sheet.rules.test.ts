import { expect, test } from 'vitest'
import { columnOf, isDateFormat, mergeFinder } from './sheet.rules.ts'

test('spreadsheets: parses column letters, number formats and merged ranges', () => {
  expect(['A', 'Z', 'AA', 'XFD'].map(columnOf)).toEqual([0, 25, 26, 16_383])
  expect([14, 22, 57, 0, 49].map((id) => isDateFormat(id, undefined))).toEqual([true, true, true, false, false])
  const formats = ['yyyy-mm-dd', '[$-804]h:mm', '"day" 0.00', '[Red]0.00', 'General', '0.00\\d']
  expect(formats.map((format) => isDateFormat(164, format))).toEqual([true, true, false, false, false, false])
  const find = mergeFinder([
    { top: 3, bottom: 9, left: 0, right: 0 },
    { top: 1, bottom: 2, left: 1, right: 1 },
    { top: 3, bottom: 3, left: 2, right: 2 },
  ])
  expect([1, 2, 3, 4, 10].map((row) => find(row).length)).toEqual([1, 1, 2, 1, 0])
})
