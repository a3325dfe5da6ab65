import { describe, expect, test } from 'vitest'
import { type Cell, shownOf } from '#contract/kit/tables/cell.ts'
import { textOf } from './cell.rules.ts'
import { pairsOf, picturesOf } from './cell.list.rules.ts'
import { priceOf, rateOf } from './cell.number.rules.ts'
import { outcome, formula } from '#test/imports/cells.ts'

describe('import cells: text', () => {
  test.each([
    ['blanks around it go', '  防护手套 ', '防护手套'],
    ['lines become one', '防护\r\n手套\t丁腈', '防护 手套 丁腈'],
    ['a number is its digits', 6901234567890, '6901234567890'],
    ['a long number has lost some', 1234567890123456, 'importCell.digitsLost'],
    ['a huge one too', 1e21, 'importCell.digitsLost'],
    ['what has no width goes', '\uFEFFM8\u200B×20', 'M8×20'],
    ['letters of two parts become one', 'Cafe\u0301', 'Café'],
    ['an emoji is a letter', '😀手套', '😀手套'],
    ['nothing is empty', null, ''],
    ['a formula is not calculated', formula, 'importCell.formula'],
    ['a date', { bad: 'date', shown: '2026-01-02' }, 'importCell.date'],
    ['an error', { bad: 'error', shown: '#N/A' }, 'importCell.error'],
    ['a bell', 'a\u0007b', 'importCell.control'],
    ['a null', 'a\u0000b', 'importCell.control'],
    ['half a letter', 'a\uD83D', 'importCell.brokenText'],
    ['a letter that was lost', 'a\uFFFD', 'importCell.brokenText'],
    ['writing that turns round', 'abc\u202Egpj.exe', 'importCell.control'],
    ['too long', '长'.repeat(61), 'importCell.tooLong'],
    ['just not too long', '长'.repeat(60), '长'.repeat(60)],
    ['surrogate pairs, each one character', '𠮷'.repeat(60), '𠮷'.repeat(60)],
    ['one surrogate pair too many', '𠮷'.repeat(61), 'importCell.tooLong'],
    ['our own apostrophe goes', "'=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
    ['and before a minus', "'-5", '-5'],
    ['and before one of full width', "'＝1+1", '＝1+1'],
    ['and before a blank and a sign', "' =1+1", '=1+1'],
    ['of two one is ours', "''=1+1", "'=1+1"],
    ['another stays', "'tHart", "'tHart"],
  ] as const)('%s', (_, cell: Cell, expected) => expect(outcome(textOf(cell, 60))).toBe(expected))

  test('a description keeps its line breaks', () =>
    expect(outcome(textOf(' 第一行  好\r\n第二行\r', 60, { lines: true }))).toBe('第一行 好\n第二行'))
})

test('import cells: too long texts are reported with both lengths', () => {
  expect(textOf('长'.repeat(61), 60)).toEqual({ code: 'importCell.tooLong', facts: { length: 61, max: 60 } })
  expect(textOf('𠮷'.repeat(61), 60)).toMatchObject({ facts: { length: 61, max: 60 } })
  expect(textOf({ bad: 'tooLong', shown: '…' }, 60)).toMatchObject({ facts: { length: '32767+' } })
})

test('import cells: numbers are shown without exponent', () => {
  expect(shownOf(1e21)).toBe('1000000000000000000000')
  expect(shownOf(0.5)).toBe('0.5')
})

test('import cells: hostile characters are processed fast', () => {
  const began = performance.now()
  for (const text of [
    'a'.repeat(32_767),
    ' '.repeat(32_767),
    '='.repeat(32_767),
    ';'.repeat(32_767),
    '1'.repeat(32_767),
  ])
    for (const read of [priceOf, rateOf, (cell: Cell) => pairsOf(cell, 5), (cell: Cell) => picturesOf(cell, 5)])
      outcome(read(text))
  expect(performance.now() - began).toBeLessThan(2_000)
})
