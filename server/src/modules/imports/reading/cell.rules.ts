import { charactersIn } from '#contract/kit/text/characters.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'
import { isScientific, violationOfCell } from '#contract/imports/cells.ts'
import { type Cell, shownOf } from '#contract/kit/tables/cell.ts'

export interface Violation {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string | number>>
  /** Part of the cell concerned, if not the whole cell. */
  readonly part?: string
}
/** Value with the dropped parts of the cell, or the violation of the whole cell. */
export type Read<T> = { readonly value: T; readonly dropped?: readonly Violation[] } | Violation

export const no = (code: RefusalCode, facts: Violation['facts'] = {}): Violation => ({ code, facts })
export const isViolation = <T>(read: Read<T>): read is Violation => 'code' in read

// Control characters and bidirectional overrides, which display another text than is stored.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
// Undecodable characters and unpaired surrogates (see `storable`).
const broken = /[\p{Cs}\ufffd]/u
const noWidth = /[\u200b-\u200d\u2060\ufeff\u00ad]/g

/** Text of the cell with normalised white space; characters and length are not checked. */
export function rawTextOf(cell: Cell, max: number, lines: boolean): Read<string> {
  if (cell === null) return { value: '' }
  const found = violationOfCell(cell, max)
  if (found) return found
  const written = shownOf(cell).normalize('NFC').replace(noWidth, '').replace(/\r\n?/g, '\n')
  const kept = fromNeutral(written.trim())
  const spaced = lines ? kept.replace(/[^\S\n]+/g, ' ') : kept.replace(/\s+/g, ' ')
  return { value: spaced.trim() }
}

export function violationOfLetters(text: string): Violation | undefined {
  if (broken.test(text)) return no('importCell.brokenText')
  return unprintable.test(text.replaceAll('\n', '')) ? no('importCell.control') : undefined
}

/**
 * Text of the cell: trimmed, one line unless `lines`. Removes an apostrophe before a formula character, which the
 * product's own export inserts.
 */
export function textOf(cell: Cell, max: number, { lines = false } = {}): Read<string> {
  const read = rawTextOf(cell, max, lines)
  if (isViolation(read)) return read
  const length = charactersIn(read.value)
  return (
    violationOfLetters(read.value) ?? (length > max ? no('importCell.tooLong', { length, max }) : { value: read.value })
  )
}

/** Code of the cell: as text, but not one whose digits were lost. */
export function codeOf(cell: Cell, max: number): Read<string> {
  const read = textOf(cell, max)
  return !isViolation(read) && isScientific(read.value) ? no('importCell.scientific') : read
}
