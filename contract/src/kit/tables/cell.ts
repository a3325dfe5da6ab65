/** Cell that has no valid value, with its displayed text: of a date `2026-01-05`, of a picture nothing. */
export interface BadCell {
  readonly bad: 'formula' | 'date' | 'error' | 'tooLong' | 'picture'
  readonly shown: string
}
/** Value of a cell: empty, text, a number as stored in the file, or invalid. */
export type Cell = null | string | number | BadCell

/** Excel's limit of characters per cell; longer text is refused, and truncated for display. */
export const maxLetters = 32_767

/** Replaces U+0000 and lone surrogates, which the database cannot store, by U+FFFD, which the import rules refuse. */
export const storable = (text: string): string =>
  text.replaceAll(/[\0\p{Noncharacter_Code_Point}]/gu, '\ufffd').toWellFormed()

/** Displayed text of a cell. */
export const shownOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'object' ? cell.shown : typeof cell === 'number' ? numberText(cell) : cell

/** Formats a number without exponent: 1e21 has 22 digits. */
export const numberText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e300 ? BigInt(value).toString() : String(value)

/** Number as typed: Excel stores binary fractions, of which 15 digits are significant (`17.864199999999999`). */
export const typedNumber = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(15)))

/** Whether there is nothing in a cell, not even an error or a picture. */
export const isEmpty = (cell: Cell): boolean => cell === null || (typeof cell === 'string' && cell.trim() === '')
export const isBlank = (cells: readonly Cell[]): boolean => cells.every(isEmpty)

/** Row with its number in the sheet. */
export interface SheetRow {
  readonly no: number
  readonly cells: readonly Cell[]
  readonly isHidden?: true
}
