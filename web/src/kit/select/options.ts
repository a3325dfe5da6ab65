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
export const matchingOptions = (options: readonly Option[], typed: string): readonly Option[] =>
  options.filter(({ label, note = '' }) => hasWords(`${label} ${note}`, typed))

/** Whether a text has every word of a search, ignoring case and width. */
export function hasWords(text: string, typed: string): boolean {
  const within = normalized(text)
  return wordsOf(typed).every((word) => within.includes(word))
}

const normalized = (text: string) => text.normalize('NFKC').toLowerCase().trim()
const wordsOf = (typed: string) => normalized(typed).split(/\s+/).filter(Boolean)

/** Splits a text into the first match of each word, and other parts. */
export function matchedParts(text: string, typed: string): { readonly text: string; readonly isMatch: boolean }[] {
  const lower = text.toLowerCase()
  const matches = wordsOf(typed)
    .map((word) => ({ from: lower.indexOf(word), to: lower.indexOf(word) + word.length }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from)
  const parts: { readonly text: string; readonly isMatch: boolean }[] = []
  let at = 0
  for (const { from, to } of matches) {
    parts.push(
      { text: text.slice(at, from), isMatch: false },
      { text: text.slice(Math.max(at, from), to), isMatch: true },
    )
    at = Math.max(at, to)
  }
  return [...parts, { text: text.slice(at), isMatch: false }].filter((part) => part.text !== '')
}
