import { type Cell, maxLetters } from '#contract/kit/tables/cell.ts'
import { figureOfCell, rateOfCell } from '#contract/imports/cells.ts'
import { type Read, no, isViolation, textOf } from './cell.rules.ts'

/** Parses a number as people write it (`￥1,280.50 元`, full-width or half-width) to decimal text; null: empty cell. */
function numberOf(cell: Cell): Read<string | null> {
  const text = typeof cell === 'string' ? textOf(cell, maxLetters) : undefined
  if (text && isViolation(text)) return text
  return figureOfCell(text ? text.value : cell)
}

const maxPriceDigits = 8
const maxPriceDecimals = 4

/** Parses a price with at most four decimals; null: empty cell. Drops floating-point noise after the twelfth digit. */
export function priceOf(cell: Cell): Read<string | null> {
  const read = numberOf(cell)
  if (isViolation(read) || read.value === null) return read
  const [whole = '', decimals = ''] = read.value.split('.')
  if (read.value.startsWith('-')) return no('importCell.negative')
  if (whole.length > maxPriceDigits) return no('importCell.tooLarge', { max: '99,999,999.9999' })
  return decimals.length > maxPriceDecimals
    ? no('importCell.tooManyDecimals', { max: maxPriceDecimals })
    : { value: read.value }
}

/** Parses a whole number; null: empty cell. */
export function wholeOf(cell: Cell, least: number, max: number): Read<number | null> {
  const read = numberOf(cell)
  if (isViolation(read)) return read
  if (read.value === null) return { value: null }
  if (!/^-?\d+(\.0+)?$/.test(read.value)) return no('importCell.notWhole')
  const value = Number(read.value)
  return value >= least && value <= max ? { value } : no('importCell.outOfRange', { least, max })
}

/** Parses a tax rate in percent: `13`, `13%`, 0.13 or 免税; null: empty cell. */
export function rateOf(cell: Cell): Read<string | null> {
  const text = typeof cell === 'string' ? textOf(cell, maxLetters) : undefined
  if (text && isViolation(text)) return text
  return rateOfCell(text ? text.value : cell)
}
