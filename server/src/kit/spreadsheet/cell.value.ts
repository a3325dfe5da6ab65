import { firstCharacters } from '#contract/kit/text/characters.ts'
import { refuse } from '#kit/refusal.ts'
import { type Cell, mostLetters, storable } from './cell.rules.ts'

export interface OpenCell {
  readonly column: number
  readonly type: string
  readonly isDate: boolean
  value: string
  formula: string | null
}

export function cellOf(
  { type, isDate, value, formula, inline }: Omit<OpenCell, 'column'> & { inline: string },
  strings: readonly string[],
): Cell {
  if (formula !== null) return { bad: 'formula', shown: storable(`=${firstCharacters(formula, 100)}`) }
  if (type === 's') return value === '' ? null : bounded(strings[Number(value)] ?? refuse('import.unreadable'))
  if (type === 'inlineStr') return inline === '' ? null : bounded(inline)
  if (value === '') return null
  if (type === 'str') return bounded(value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return { bad: 'error', shown: storable(firstCharacters(value, 100)) }
  if (type === 'd' || isDate) return { bad: 'date', shown: storable(firstCharacters(value, 100)) }
  const number = Number(value)
  return Number.isFinite(number) ? number : { bad: 'error', shown: storable(firstCharacters(value, 100)) }
}

const bounded = (text: string): Cell =>
  text.length > mostLetters
    ? { bad: 'tooLong', shown: storable(firstCharacters(text, 100)) }
    : text === ''
      ? null
      : storable(text)
