import { type Cell, mostLetters, numberText } from '#kit/spreadsheet/cell.rules.ts'
import { type Read, no, isViolation, textOf } from './cell.rules.ts'

/** Parses a number as people write it (`￥1,280.50 元`, full-width or half-width) to decimal text; null: empty cell. */
function numberOf(cell: Cell): Read<string | null> {
  if (typeof cell === 'number') return isFigure(withoutNoise(cell))
  const read = textOf(cell, mostLetters)
  if (isViolation(read)) return read
  const text = read.value.slice(0, 60).normalize('NFKC')
  return isFigure(text.replace(/[\s,¥$]|元$|RMB|CNY/gi, ''))
}

const isFigure = (text: string): Read<string | null> =>
  text === ''
    ? { value: null }
    : /^-?(\d+(\.\d+)?|\.\d+)$/.test(text)
      ? { value: text.replace(/^(-?)0+(?=\d)/, '$1').replace(/^(-?)\./, '$10.') }
      : no('importCell.notNumber')

const mostPriceDigits = 8
const mostPriceDecimals = 4

/** Parses a price with at most four decimals; null: empty cell. Drops floating-point noise after the twelfth digit. */
export function priceOf(cell: Cell): Read<string | null> {
  const read = numberOf(cell)
  if (isViolation(read) || read.value === null) return read
  const [whole = '', decimals = ''] = read.value.split('.')
  if (read.value.startsWith('-')) return no('importCell.negative')
  if (whole.length > mostPriceDigits) return no('importCell.tooLarge', { most: '99,999,999.9999' })
  return decimals.length > mostPriceDecimals
    ? no('importCell.tooManyDecimals', { most: mostPriceDecimals })
    : { value: read.value }
}

function withoutNoise(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return numberText(Math.abs(value - rounded) <= Math.abs(value) * 1e-12 ? rounded : value)
}

/** Parses a whole number; null: empty cell. */
export function wholeOf(cell: Cell, least: number, most: number): Read<number | null> {
  const read = numberOf(cell)
  if (isViolation(read)) return read
  if (read.value === null) return { value: null }
  if (!/^-?\d+(\.0+)?$/.test(read.value)) return no('importCell.notWhole')
  const value = Number(read.value)
  return value >= least && value <= most ? { value } : no('importCell.outOfRange', { least, most })
}

/** Parses a tax rate in percent: `13`, `13%`, 0.13 or 免税; null: empty cell. */
export function rateOf(cell: Cell): Read<string | null> {
  const read = textOf(typeof cell === 'number' ? withoutNoise(cell) : cell, mostLetters)
  if (isViolation(read)) return read
  const text = read.value.slice(0, 60).normalize('NFKC').replace(/\s/g, '')
  if (/^(免税|不征税|exempt)$/i.test(text)) return { value: '0' }
  const percent = text.endsWith('%')
  const figure = isFigure(percent ? text.slice(0, -1) : text)
  if (isViolation(figure) || figure.value === null) return figure
  const isFraction = !percent && Number(figure.value) > 0 && Number(figure.value) < 1
  const rate = isFraction ? String(Math.round(Number(figure.value) * 10_000) / 100) : figure.value
  return /^\d{1,2}(\.\d{1,2})?$/.test(rate) ? { value: rate } : no('importCell.notRate')
}
