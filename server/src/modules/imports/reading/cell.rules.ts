import type { RefusalCode } from '#contract/refusals.ts'
import { fromNeutral } from '#kit/spreadsheet/formula.rules.ts'
import { type Cell, mostLetters, shownOf } from '#kit/spreadsheet/cell.rules.ts'

export interface Violation {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, string | number>>
  /** The part of the cell that it speaks of, where that is not the whole. */
  readonly part?: string
}
/** A value and what of the cell was dropped for it, or what speaks against the whole cell. */
export type Read<T> = { readonly value: T; readonly dropped?: readonly Violation[] } | Violation

export const no = (code: RefusalCode, facts: Violation['facts'] = {}): Violation => ({ code, facts })
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
export function rawTextOf(cell: Cell, most: number, lines: boolean): Read<string> {
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

export function violationOfLetters(text: string): Violation | undefined {
  if (broken.test(text)) return no('importCell.brokenText')
  return unprintable.test(text.replaceAll('\n', '')) ? no('importCell.control') : undefined
}

/**
 * The text of a cell: trimmed; within one line, unless `lines` are kept. An apostrophe in front of a sign that a
 * spreadsheet would calculate with is one that our own export put there.
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
