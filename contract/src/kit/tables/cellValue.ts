import { firstCharacters } from '../text/characters.ts'
import { type Cell, maxLetters, storable, typedNumber } from './cell.ts'
import { dateShown, type NumberFormat, shownBy } from './format.ts'
import { fail } from './tableError.ts'

export interface OpenCell {
  readonly column: number
  readonly type: string
  readonly format: NumberFormat
  /** A picture placed in the cell is stored as an error with metadata. */
  readonly hasMetadata: boolean
  value: string
  formula: string | null
}

export const picture: Cell = { bad: 'picture', shown: '' }
const bad = (kind: 'error' | 'formula' | 'date', text: string): Cell => ({
  bad: kind,
  shown: storable(firstCharacters(text, 100)),
})

/** Value of a cell. Of a formula it is the stored result; one without a result is invalid. */
export function cellOf(
  { type, format, hasMetadata, value, formula, inline }: Omit<OpenCell, 'column'> & { inline: string },
  { strings, is1904 }: { readonly strings: readonly string[]; readonly is1904: boolean },
): Cell {
  if (formula !== null && /\bDISPIMG\s*\(|^(?:_xlfn\.)?IMAGE\s*\(/i.test(formula)) return picture
  if (type === 's') return value === '' ? null : bounded(strings[Number(value)] ?? fail('import.unreadable'))
  if (type === 'inlineStr') return inline === '' ? null : bounded(inline)
  if (formula !== null && value === '' && type !== 'str') return bad('formula', `=${formula}`)
  if (value === '') return null
  if (type === 'str') return bounded(value)
  if (type === 'b') return /^(1|true)$/.test(value) ? 'TRUE' : 'FALSE'
  if (type === 'e') return hasMetadata && value === '#VALUE!' ? picture : bad('error', value)
  if (type === 'd') return bad('date', value.replace('T', ' ').replace(/ 00:00:00(\.0+)?Z?$/, ''))
  const number = Number(value)
  if (!Number.isFinite(number)) return bad('error', value)
  if (format === 'date') return bad('date', dateShown(number, is1904) ?? value)
  return format === 'number' ? typedNumber(number) : storable(shownBy(format, typedNumber(number)))
}

const bounded = (text: string): Cell =>
  text.length > maxLetters
    ? { bad: 'tooLong', shown: storable(firstCharacters(text, 100)) }
    : text === ''
      ? null
      : storable(text)
