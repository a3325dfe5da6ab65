import type { TermCount } from '../text/relax.rules.ts'
import type { Term } from '../text/term.rules.ts'

/** Term of a label: its position, the weight of its phrase, and its hits in the catalogue. */
export interface FoundTerm extends Pick<Term, 'kind' | 'isModifier' | 'isPiece' | 'at' | 'end'>, TermCount {
  readonly text: string
  /** Index of the phrase on the label, and of the term among all terms. */
  readonly phrase: number
  readonly order: number
  readonly weight: number
}

/** Maximum number of terms looked up in the catalogue. */
export const maxLooked = 16
/** Maximum number of terms of which a search still tries to drop each. */
const maxWords = 6
const longest = 100

/**
 * Terms that identify goods best, in reading order. Terms without hits are dropped if others have hits, except words
 * beside a name of goods: OCR may have misread them, and the search corrects them. Terms that no single goods combine
 * are kept for the search to relax.
 */
export function chosenWords(terms: readonly FoundTerm[]): string {
  const telling = terms.filter(({ text }) => !isBareNumber(text))
  const found = telling.filter(({ hits }) => hits > 0)
  const named = new Set(found.filter(isName).map(({ phrase }) => phrase))
  const kept = telling.filter((term) => term.hits > 0 || (named.has(term.phrase) && mayBeMisread(term)))
  const once = uniqueOf(found.length > 0 ? kept : telling)
  const chosen = once
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a.order - b.order)
    .slice(0, maxWords)
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

/** Weight of a term: names of goods and distinguishing terms most; counts, measures and remarks least. */
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
