import { neighbours } from '../text.rules.ts'

/** Terms by their character pairs (bigrams). */
export type TermsByPair = ReadonlyMap<string, readonly string[]>

const shortest = 3
const longest = 12
const mostResembling = 3
const least = 0.5

const pairsOf = (text: string): Set<string> => new Set(neighbours(Array.from(text), (a, b) => a + b))

/** Index of Chinese terms for comparison with unknown texts. */
export function termsByPair(terms: readonly string[]): TermsByPair {
  const found = new Map<string, string[]>()
  for (const term of terms)
    if (/^\p{Script=Han}{2,12}$/u.test(term))
      for (const pair of pairsOf(term)) {
        const known = found.get(pair)
        if (known) known.push(term)
        else found.set(pair, [term])
      }
  return found
}

/**
 * Terms that share at least half of their character pairs with a text, most similar first: 饮水机 for 饮水器. They must begin
 * or end alike, because terms with a common middle are mostly other things.
 */
export function resembling(text: string, terms: TermsByPair): string[] {
  if (text.length < shortest || text.length > longest) return []
  const pairs = pairsOf(text)
  const shared = new Map<string, number>()
  for (const pair of pairs) for (const term of terms.get(pair) ?? []) shared.set(term, (shared.get(term) ?? 0) + 1)
  return [...shared]
    .map(([term, count]) => ({ term, likeness: (2 * count) / (pairs.size + pairsOf(term).size) }))
    .filter(({ term, likeness }) => likeness >= least && beginsOrEndsAlike(term, text))
    .toSorted((a, b) => b.likeness - a.likeness || a.term.length - b.term.length)
    .slice(0, mostResembling)
    .map(({ term }) => term)
}

const beginsOrEndsAlike = (a: string, b: string): boolean =>
  a.slice(0, 2) === b.slice(0, 2) || a.slice(-2) === b.slice(-2)
