/** One of what can be chosen. */
export interface Option {
  readonly value: string
  readonly label: string
  /** A second, quiet line. */
  readonly note?: string
  readonly disabled?: boolean
}

/** Options that the server finds, since they are too many to be fetched at once. */
export interface OptionSearch {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Undefined while they are fetched. */
  readonly found: readonly Option[] | undefined
}

/** From here on a list has a search field. */
export const SEARCH_ABOVE = 8

/** Filter by text: case and width do not matter, and every word has to be met. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = normalized(typed).split(' ').filter(Boolean)
  return options.filter(({ label, note = '' }) => {
    const text = normalized(`${label} ${note}`)
    return words.every((word) => text.includes(word))
  })
}

const normalized = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** The parts of a text, those that were searched for apart. */
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
