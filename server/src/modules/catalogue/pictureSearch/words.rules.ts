import type { TermCount } from '../text/relax.rules.ts'
import type { Term } from '../text/term.rules.ts'

/** A term of a label, where it stands, how much its phrase says, and what goods it finds. */
export interface FoundTerm extends Pick<Term, 'kind' | 'isModifier' | 'isPiece' | 'at' | 'end'>, TermCount {
  readonly text: string
  /** Which phrase of the label it stands in, and its place among all terms. */
  readonly phrase: number
  readonly order: number
  readonly weight: number
}

/** Terms that are looked for in the catalogue. */
export const mostLooked = 16
/** So few terms that a search still tries to leave out each of them. */
const mostWords = 6
const longest = 100

/**
 * The terms that tell goods best, in the order in which they are read. What finds nothing is left out where others find
 * something, but for words beside what goods are called by: they may be misread, and a search corrects them. What no
 * single good has all of is left to the search too.
 */
export function chosenWords(terms: readonly FoundTerm[]): string {
  const telling = terms.filter(({ text }) => !isBareNumber(text))
  const found = telling.filter(({ hits }) => hits > 0)
  const named = new Set(found.filter(isName).map(({ phrase }) => phrase))
  const kept = telling.filter((term) => term.hits > 0 || (named.has(term.phrase) && mayBeMisread(term)))
  const once = uniqueOf(found.length > 0 ? kept : telling)
  const chosen = once
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a.order - b.order)
    .slice(0, mostWords)
    .toSorted((a, b) => a.order - b.order)
  let words = ''
  for (const [index, term] of chosen.entries()) {
    const before = chosen[index - 1]
    const isJoined = before?.phrase === term.phrase && before.end === term.at
    const longer = words + (words === '' || isJoined ? '' : ' ') + term.text
    if (longer.length > longest) break
    words = longer
  }
  return words
}

const isBareNumber = (text: string) => /^[\d.,]{1,3}$/.test(text)
const isName = ({ heads, isModifier }: Pick<FoundTerm, 'heads' | 'isModifier'>) => heads > 0 && !isModifier
const mayBeMisread = ({ kind, text }: FoundTerm) => kind === 'word' && /^\p{Script=Han}{2,}$/u.test(text)

/** What goods are called by and what tells one of them apart is worth most; counts, measures and remarks least. */
function worthOf({ kind, isModifier, isPiece, weight, heads, hits }: FoundTerm): number {
  const isNoun = kind === 'word' || kind === 'letters'
  const said = isName({ heads, isModifier }) ? 0.8 : kind === 'code' && hits > 0 ? 0.6 : 0
  const unsaid = (isModifier ? 0.5 : 0) + (isNoun || kind === 'code' ? 0 : 0.5) + (isPiece ? 0.8 : 0)
  return weight + said - unsaid
}

const uniqueOf = (terms: readonly FoundTerm[]): FoundTerm[] => {
  const seen = new Set<string>()
  return terms
    .toSorted((a, b) => a.order - b.order)
    .filter(({ text }) => {
      const key = text.toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
}
