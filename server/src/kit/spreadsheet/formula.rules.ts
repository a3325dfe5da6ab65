/**
 * Whether a spreadsheet might calculate with a text (CSV injection): its first visible character is one of the signs
 * that a formula begins with, in ASCII or in the full-width form that East Asian versions take for the same, or it
 * begins with a separator that splits a cell.
 */
function isFormula(text: string): boolean {
  const [first = ''] = /[^\s\p{C}]/u.exec(text) ?? []
  return /^[=+\-@]/.test(first.normalize('NFKC')) || /^[\t\r\n]/.test(text)
}

/** One that has apostrophes of its own before the sign gets one more, so that the import knows which is ours. */
const isMarked = (text: string): boolean => isFormula(text.replace(/^'+/, ''))

/** A text with which a spreadsheet would calculate is written so that it does not. */
export const neutral = (text: string): string => (isMarked(text) ? `'${text}` : text)

/** What was written by `neutral`, as it was. */
export const fromNeutral = (text: string): string => (text.startsWith("'") && isMarked(text) ? text.slice(1) : text)
