/** Option of a picker. */
export interface Option {
  readonly value: string
  readonly label: string
  /** Secondary line. */
  readonly note?: string
  readonly disabled?: boolean
}

/** Server search for options that are too many to fetch at once. */
export interface OptionSearch {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Undefined while loading. */
  readonly found: readonly Option[] | undefined
}

/** Number of options above which a list has a search field. */
export const SEARCH_ABOVE = 8

/** Filters options by text: case- and width-insensitive, every word must match. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = normalized(typed).split(' ').filter(Boolean)
  return options.filter(({ label, note = '' }) => {
    const text = normalized(`${label} ${note}`)
    return words.every((word) => text.includes(word))
  })
}

const normalized = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** Splits a text into matched and other parts. */
export function matchedParts(text: string, typed: string): { readonly text: string; readonly isMatch: boolean }[] {
  const word = typed.trim().split(' ')[0] ?? ''
  const at = word === '' ? -1 : text.toLowerCase().indexOf(word.toLowerCase())
  if (at < 0) return [{ text, isMatch: false }]
  return [
    { text: text.slice(0, at), isMatch: false },
    { text: text.slice(at, at + word.length), isMatch: true },
    { text: text.slice(at + word.length), isMatch: false },
  ].filter((part) => part.text !== '')
}
