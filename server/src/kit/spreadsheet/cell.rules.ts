/** What cannot be read as a value, with what stands there. */
export interface BadCell {
  readonly bad: 'formula' | 'merged' | 'date' | 'error' | 'tooLong'
  readonly shown: string
}
/** What a cell of a sheet holds: nothing, text, a number as the file has it, or something that is not believed. */
export type Cell = null | string | number | BadCell

/** Excel's own limit; what is longer is cut off for showing and refused. */
export const mostLetters = 32_767

/** What a database can keep: no null, no half of a letter. Both become a sign that the rules refuse. */
export const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd').toWellFormed()

/** What a person sees in the cell. */
export const shownOf = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'object' ? cell.shown : typeof cell === 'number' ? numberText(cell) : cell

/** Never an exponent: 1e21 is a number of 22 digits. */
export const numberText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e300 ? BigInt(value).toString() : String(value)

/** A row of a sheet, by its number there. */
export interface SheetRow {
  readonly no: number
  readonly cells: readonly Cell[]
}
