import type { RefusalCode } from '#contract/refusals.ts'
import { fromNeutral } from './sheet.rules.ts'

/** What cannot be read as a value, with what stands there. */
export interface BadCell {
  readonly bad: 'formula' | 'merged' | 'date' | 'error' | 'tooLong'
  readonly shown: string
}
/** What a cell of a sheet holds: nothing, text, a number as the file has it, or something that is not believed. */
export type Cell = null | string | number | BadCell

/** Excel's own limit; what is longer is cut off for showing and refused. */
export const mostLetters = 32_767

export interface Objection {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string | number>>
}
/** A value, or what speaks against the cell. */
export type Read<T> = { readonly value: T } | Objection

const no = (code: RefusalCode, facts: Objection['facts'] = {}): Objection => ({ code, facts })
export const isObjection = <T>(read: Read<T>): read is Objection => 'code' in read

/** What a database can keep: no null, no half of a letter. Both become a sign that the rules refuse. */
export const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd').toWellFormed()

/** What a person sees in the cell. */
export const shownOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'object' ? cell.shown : typeof cell === 'number' ? numberText(cell) : cell

/** Never an exponent: 1e21 is a number of 22 digits. */
const numberText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e300 ? BigInt(value).toString() : String(value)

const badCode = {
  formula: 'importCell.formula',
  merged: 'importCell.merged',
  date: 'importCell.date',
  error: 'importCell.error',
} as const

// Writing that turns its direction, and halves of letters, would show something else than is stored.
const unprintable = /[\p{Cc}\p{Cs}\ufffd\u202a-\u202e\u2066-\u2069]/u
const noWidth = /[\u200b-\u200d\u2060\ufeff\u00ad]/g

/**
 * The text of a cell: trimmed; within one line, unless `lines` are kept. An apostrophe in front of a sign that a spreadsheet would
 * calculate with is one that our own export put there.
 */
export function textOf(cell: Cell, most: number, { lines = false } = {}): Read<string> {
  if (cell === null) return { value: '' }
  if (typeof cell === 'object')
    return cell.bad === 'tooLong' ? no('importCell.tooLong', { most }) : no(badCode[cell.bad])
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return no('importCell.digitsLost')
  const written = shownOf(cell).normalize('NFC').replace(noWidth, '').replace(/\r\n?/g, '\n')
  const kept = fromNeutral(written.trim())
  const spaced = lines ? kept.replace(/[^\S\n]+/g, ' ') : kept.replace(/\s+/g, ' ')
  const text = spaced.trim()
  if (unprintable.test(text.replaceAll('\n', ''))) return no('importCell.control')
  return text.length > most ? no('importCell.tooLong', { most }) : { value: text }
}

/** Figures as people write them: `￥1,280.50 元`, in letters of any width. */
const figures = (cell: Cell): Read<string> => {
  const read = textOf(cell, 60)
  return isObjection(read) ? read : { value: read.value.normalize('NFKC').replace(/[\s,¥$]|元$|RMB|CNY/gi, '') }
}

/** Decimal text with at most four decimals; null where the cell is empty. What a calculation left behind the twelfth digit is dropped. */
export function priceOf(cell: Cell): Read<string | null> {
  const text = typeof cell === 'number' ? { value: withoutNoise(cell) } : figures(cell)
  if (isObjection(text)) return text
  if (text.value === '') return { value: null }
  const plain = text.value.replace(/^0+(?=\d)/, '').replace(/^\./, '0.')
  return /^\d{1,8}(\.\d{1,4})?$/.test(plain) ? { value: plain } : no('importCell.notPrice')
}

function withoutNoise(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return Math.abs(value - rounded) <= Math.abs(value) * 1e-12 ? String(rounded) : String(value)
}

/** A whole number; null where the cell is empty. */
export function wholeOf(cell: Cell, least: number, most: number): Read<number | null> {
  const text = typeof cell === 'number' ? { value: withoutNoise(cell) } : figures(cell)
  if (isObjection(text)) return text
  if (text.value === '') return { value: null }
  const value = /^\d{1,12}(\.0+)?$/.test(text.value) ? Number(text.value) : -1
  return value >= least && value <= most ? { value } : no('importCell.notWhole', { least, most })
}

/** A tax rate in percent: `13`, `13%`, 0.13 or 免税; null where the cell is empty. */
export function rateOf(cell: Cell): Read<string | null> {
  const read = figures(typeof cell === 'number' ? withoutNoise(cell) : cell)
  if (isObjection(read)) return read
  if (read.value === '') return { value: null }
  if (/^(免税|不征税|exempt)$/i.test(read.value)) return { value: '0' }
  const [, figure, percent] = /^(\d{1,2}(?:\.\d{1,4})?)(%?)$/.exec(read.value) ?? []
  if (figure === undefined) return no('importCell.notRate')
  const isFraction = percent === '' && Number(figure) > 0 && Number(figure) < 1
  const rate = isFraction ? String(Math.round(Number(figure) * 10_000) / 100) : figure
  return /^\d{1,2}(\.\d{1,2})?$/.test(rate) ? { value: rate } : no('importCell.notRate')
}

/** `颜色=红;尺寸=L`, also with colons and line breaks; a semicolon of a value is written `\;`. */
export function pairsOf(cell: Cell, most: number): Read<{ name: string; value: string }[]> {
  const read = textOf(cell, mostLetters, { lines: true })
  if (isObjection(read)) return read
  const pairs: { name: string; value: string }[] = []
  for (const part of read.value.split(/(?<!\\)[;；\n]/).filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^([^=:＝：]{1,30})[=:＝：](.{1,200})$/.exec(part.trim()) ?? []
    const isTwice = pairs.some((pair) => pair.name === name.trim())
    if (name.trim() === '' || value.trim() === '' || isTwice) return no('importCell.badPairs')
    pairs.push({ name: name.trim(), value: value.trim().replace(/\\([;；])/g, '$1') })
  }
  return pairs.length > most ? no('importCell.tooMany', { most }) : { value: pairs }
}

const picture = /^(\/[A-Za-z0-9_./-]+|https:\/\/[^\s"'<>\\]+)$/

/** Addresses of pictures, apart by blanks, semicolons or lines. */
export function picturesOf(cell: Cell, most: number): Read<string[]> {
  const read = textOf(cell, mostLetters)
  if (isObjection(read)) return read
  const addresses = [...new Set(read.value.split(/[\s;；|]+/).filter((each) => each !== ''))]
  if (addresses.some((each) => each.length > 300 || !picture.test(each))) return no('importCell.notPicture')
  return addresses.length > most ? no('importCell.tooMany', { most }) : { value: addresses }
}
