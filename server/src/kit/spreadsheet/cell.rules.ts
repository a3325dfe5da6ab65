/** Cell that has no valid value, with its displayed text. */
export interface BadCell {
  readonly bad: 'formula' | 'merged' | 'date' | 'error' | 'tooLong'
  readonly shown: string
}
/** Value of a cell: empty, text, a number as stored in the file, or invalid. */
export type Cell = null | string | number | BadCell

/** Excel's limit of characters per cell; longer text is refused, and truncated for display. */
export const mostLetters = 32_767

/** Replaces U+0000 and lone surrogates, which the database cannot store, by U+FFFD, which the import rules refuse. */
export const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd').toWellFormed()

/** Displayed text of a cell. */
export const shownOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'object' ? cell.shown : typeof cell === 'number' ? numberText(cell) : cell

/** Formats a number without exponent: 1e21 has 22 digits. */
export const numberText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e300 ? BigInt(value).toString() : String(value)

/** Row with its number in the sheet. */
export interface SheetRow {
  readonly no: number
  readonly cells: readonly Cell[]
}
