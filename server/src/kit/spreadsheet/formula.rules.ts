import { withoutInvalidCharacters } from '#contract/kit/text/characters.ts'

/**
 * CSV injection: whether a spreadsheet might evaluate a text. True if its first visible character starts a formula, in
 * ASCII or in the full-width form that East Asian versions accept, or if it starts with a separator that splits a cell.
 */
function isFormula(text: string): boolean {
  const [first = ''] = /[^\s\p{C}]/u.exec(text) ?? []
  return /^[=+\-@]/.test(first.normalize('NFKC')) || /^[\t\r\n]/.test(text)
}

/**
 * Text that already has apostrophes before the formula gets another one, so that the import can tell which one was
 * added.
 */
const isMarked = (text: string): boolean => isFormula(text.replace(/^'+/, ''))

/**
 * Text of a cell. CSV injection guard: prefixes a text that a spreadsheet would evaluate with an apostrophe. Leaves out
 * characters with which a workbook could not be opened.
 */
export function neutral(value: string): string {
  const text = withoutInvalidCharacters(value)
  return isMarked(text) ? `'${text}` : text
}

/** Inverse of `neutral`. */
export const fromNeutral = (text: string): string => (text.startsWith("'") && isMarked(text) ? text.slice(1) : text)
