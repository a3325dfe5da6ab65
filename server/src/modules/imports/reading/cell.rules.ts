import { mostCharacters } from '#contract/catalogue/productDraft.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'
import { type Cell, mostLetters, numberText, shownOf } from '#kit/spreadsheet/cell.rules.ts'

export interface Violation {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string | number>>
  /** The part of the cell that it speaks of, where that is not the whole. */
  readonly part?: string
}
/** A value and what of the cell was dropped for it, or what speaks against the whole cell. */
export type Read<T> = { readonly value: T; readonly dropped?: readonly Violation[] } | Violation

const no = (code: RefusalCode, facts: Violation['facts'] = {}): Violation => ({ code, facts })
export const isViolation = <T>(read: Read<T>): read is Violation => 'code' in read

const badCode = {
  formula: 'importCell.formula',
  merged: 'importCell.merged',
  date: 'importCell.date',
  error: 'importCell.error',
} as const

// Writing that turns its direction would show something else than is stored.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
// A character that could not be decoded, or half of one (see `storable`).
const broken = /[\p{Cs}\ufffd]/u
const noWidth = /[\u200b-\u200d\u2060\ufeff\u00ad]/g

/** What stands in the cell, with its blanks in order: nothing is decided about its characters and its length. */
function rawTextOf(cell: Cell, most: number, lines: boolean): Read<string> {
  if (cell === null) return { value: '' }
  if (typeof cell === 'object')
    return cell.bad === 'tooLong'
      ? no('importCell.tooLong', { length: `${mostLetters}+`, most })
      : no(badCode[cell.bad])
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return no('importCell.digitsLost')
  const written = shownOf(cell).normalize('NFC').replace(noWidth, '').replace(/\r\n?/g, '\n')
  const kept = fromNeutral(written.trim())
  const spaced = lines ? kept.replace(/[^\S\n]+/g, ' ') : kept.replace(/\s+/g, ' ')
  return { value: spaced.trim() }
}

function violationOfLetters(text: string): Violation | undefined {
  if (broken.test(text)) return no('importCell.brokenText')
  return unprintable.test(text.replaceAll('\n', '')) ? no('importCell.control') : undefined
}

/**
 * The text of a cell: trimmed; within one line, unless `lines` are kept. An apostrophe in front of a sign that a spreadsheet would
 * calculate with is one that our own export put there.
 */
export function textOf(cell: Cell, most: number, { lines = false } = {}): Read<string> {
  const read = rawTextOf(cell, most, lines)
  if (isViolation(read)) return read
  const { length } = read.value
  return (
    violationOfLetters(read.value) ??
    (length > most ? no('importCell.tooLong', { length, most }) : { value: read.value })
  )
}

/** A number as people write it (`￥1,280.50 元`, in letters of any width) as decimal text; null where the cell is empty. */
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

/** Decimal text with at most four decimals; null where the cell is empty. What a calculation left behind the twelfth digit is dropped. */
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

/** A whole number; null where the cell is empty. */
export function wholeOf(cell: Cell, least: number, most: number): Read<number | null> {
  const read = numberOf(cell)
  if (isViolation(read)) return read
  if (read.value === null) return { value: null }
  if (!/^-?\d+(\.0+)?$/.test(read.value)) return no('importCell.notWhole')
  const value = Number(read.value)
  return value >= least && value <= most ? { value } : no('importCell.outOfRange', { least, most })
}

/** A tax rate in percent: `13`, `13%`, 0.13 or 免税; null where the cell is empty. */
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

interface Pair {
  readonly name: string
  readonly value: string
}

/** `颜色=红;尺寸=L`, also with colons and line breaks; a semicolon of a value is written `\;`. A bad pair is dropped, the others stay. */
export function pairsOf(cell: Cell, most: number): Read<Pair[]> {
  const read = rawTextOf(cell, mostLetters, true)
  if (isViolation(read)) return read
  const pairs = new Map<string, string>()
  const dropped: Violation[] = []
  for (const part of read.value.split(/(?<!\\)[;；\n]/)) {
    if (part.trim() === '') continue
    const pair = pairOf(part.trim())
    const known = isViolation(pair) ? undefined : pairs.get(pair.value.name)
    if (isViolation(pair)) dropped.push({ ...pair, part })
    else if (known === undefined) pairs.set(pair.value.name, pair.value.value)
    else if (known !== pair.value.value)
      dropped.push({ ...no('importCell.pairTwice', { name: pair.value.name }), part })
  }
  const all = Array.from(pairs, ([name, value]) => ({ name, value }))
  return someOf(all, most, dropped, ({ name, value }) => `${name}=${value}`)
}

function pairOf(part: string): Read<Pair> {
  const letters = violationOfLetters(part)
  if (letters) return letters
  const at = part.search(/[=:＝：]/)
  const name = part.slice(0, at).trim()
  const value = part
    .slice(at + 1)
    .trim()
    .replace(/\\([;；])/g, '$1')
  const { attributeName, attributeValue } = mostCharacters
  if (at < 1 || name === '' || value === '') return no('importCell.badPairs')
  if (name.length > attributeName) return no('importCell.pairNameTooLong', { length: name.length, most: attributeName })
  return value.length > attributeValue
    ? no('importCell.pairTooLong', { name, length: value.length, most: attributeValue })
    : { value: { name, value } }
}

/** The first of what was found in a cell, and what was dropped; a cell of which nothing stands is objected to as a whole. */
function someOf<T>(all: T[], most: number, dropped: Violation[], shown: (one: T) => string): Read<T[]> {
  const [first] = dropped
  if (all.length === 0 && first && dropped.length === 1) return { code: first.code, facts: first.facts }
  if (all.length > most)
    dropped.push({
      ...no('importCell.tooMany', { count: all.length, most }),
      part: all.slice(most).map(shown).join(' '),
    })
  return { value: all.slice(0, most), ...(dropped.length > 0 ? { dropped } : {}) }
}

const picture = /^(\/[A-Za-z0-9_./-]+|https?:\/\/[^\s"'<>\\]+)$/

/** Addresses of pictures, apart by blanks, semicolons or lines. A bad one is dropped, the others stay. */
export function picturesOf(cell: Cell, most: number): Read<string[]> {
  const read = rawTextOf(cell, mostLetters, false)
  if (isViolation(read)) return read
  const addresses = new Set(read.value.split(/[\s;；|]+/).filter((each) => each !== ''))
  const dropped: Violation[] = []
  for (const address of addresses) {
    const violation = violationOfAddress(address)
    if (!violation) continue
    addresses.delete(address)
    dropped.push({ ...violation, part: address })
  }
  return someOf([...addresses], most, dropped, (address) => address)
}

function violationOfAddress(address: string): Violation | undefined {
  const letters = violationOfLetters(address)
  if (letters) return letters
  const { length } = address
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(address)) return no('importCell.notPicture')
  if (length > mostCharacters.picture) return no('importCell.addressTooLong', { length, most: mostCharacters.picture })
  const isWhole = address.startsWith('/') || URL.canParse(address)
  return picture.test(address) && isWhole ? undefined : no('importCell.badAddress')
}
