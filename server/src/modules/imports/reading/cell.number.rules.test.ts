import { expect, test } from 'vitest'
import type { Cell } from '#contract/kit/tables/cell.ts'
import { priceOf, rateOf, wholeOf } from './cell.number.rules.ts'
import { outcome, formula } from '#test/imports/cells.ts'

test.each([
  ['a number', 35.2, '35.2'],
  ['text', '35.20', '35.20'],
  ['with a sign and commas', '￥1,280.50', '1280.50'],
  ['full width', '１２．５', '12.5'],
  ['in yuan', '12.5元', '12.5'],
  ['what a calculation left behind', 0.1 + 0.2, '0.3'],
  ['four decimals', 0.0001, '0.0001'],
  ['a fifth decimal', 0.12345, 'importCell.tooManyDecimals'],
  ['a fifth decimal in text', '0.12345', 'importCell.tooManyDecimals'],
  ['nine digits', 123456789, 'importCell.tooLarge'],
  ['twenty digits', '12345678901234567890', 'importCell.tooLarge'],
  ['below nothing', -1, 'importCell.negative'],
  ['an exponent', '1e3', 'importCell.scientific'],
  ['a decimal comma', '12,50', 'importCell.decimalComma'],
  ['a decimal comma below points', '1.234,56', 'importCell.decimalComma'],
  ['commas out of place', '12,34,567.00', 'importCell.comma'],
  ['dollars', '$12.5', 'importCell.currency'],
  ['euros', '12.5 EUR', 'importCell.currency'],
  ['a picture', { bad: 'picture', shown: '' }, 'importCell.picture'],
  ['no number', Number.NaN, 'importCell.notNumber'],
  ['words', '面议', 'importCell.notNumber'],
  ['a whole page', '1'.repeat(5000), 'importCell.tooLarge'],
  ['nothing', null, null],
  ['blanks', '  ', null],
  ['leading noughts', '0012.5', '12.5'],
  ['without a nought', '.5', '0.5'],
  ['a formula', formula, 'importCell.formula'],
] as const)('import cells: a price, %s', (_, cell: Cell, expected) => expect(outcome(priceOf(cell))).toBe(expected))

test.each([
  ['a number', 12, 12],
  ['text', '1,200', 1200],
  ['with a nought behind', '12.0', 12],
  ['a part', 1.5, 'importCell.notWhole'],
  ['too small', 0, 'importCell.outOfRange'],
  ['too large', 1e9, 'importCell.outOfRange'],
  ['below nothing', '-3', 'importCell.outOfRange'],
  ['words', '很多', 'importCell.notNumber'],
  ['nothing', '', null],
] as const)('import cells: a whole number from 1 to 1000000, %s', (_, cell: Cell, expected) =>
  expect(outcome(wholeOf(cell, 1, 1_000_000))).toBe(expected),
)

test.each([
  ['percent as a number', 13, '13'],
  ['percent as Excel stores it', 0.13, '13'],
  ['a third of it', 0.03, '3'],
  ['with its sign', '13%', '13'],
  ['with a part', '1.5%', '1.5'],
  ['nothing due', 0, '0'],
  ['free of it', '免税', '0'],
  ['nothing said', '', null],
  ['half a percent, with its sign', '0.5%', '0.5'],
  ['too much', 130, 'importCell.notRate'],
  ['below nothing', '-1%', 'importCell.notRate'],
  ['words', '十三', 'importCell.notNumber'],
] as const)('import cells: a tax rate, %s', (_, cell: Cell, expected) => expect(outcome(rateOf(cell))).toBe(expected))
