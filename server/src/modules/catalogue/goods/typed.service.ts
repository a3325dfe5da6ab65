import { queryFor, type SearchQuery } from '../text/query.rules.ts'
import { termsOf } from '../text/keyword.rules.ts'
import type { Term } from '../text/term.rules.ts'
import { mostExpanded } from './goods.rules.ts'
import type { TermCount } from '../text/relax.rules.ts'
import { type Catalogue, countHits } from './search.store.ts'
import { plain } from '../text/text.rules.ts'
import { anyOf } from '../text/tsquery.rules.ts'
import type { Vocabulary } from '../text/understanding.service.ts'

/** Terms and query of a keyword, with the changes made to find something. */
export interface Search {
  readonly terms: readonly Term[]
  readonly query: SearchQuery | null
  readonly correctedTo: string | null
  readonly droppedTerms: readonly string[]
}

export const searchAsTyped = (keyword: string, vocabulary: Vocabulary): Search => {
  const terms = termsOf(keyword, vocabulary)
  return { terms, query: queryFor(terms), correctedTo: null, droppedTerms: [] }
}

/** Maximum count of hits if only their existence matters. */
export const some = 100
export const maxTerms = 12

/** Synonyms searched for besides the terms. */
export const synonymsOf = ({ terms }: Search): string[] => [...new Set(terms.flatMap(({ synonyms }) => synonyms))]

/** Synonyms that occur in these names. */
export function calledBy(synonyms: readonly string[], names: readonly string[]): string[] {
  if (synonyms.length === 0) return []
  const all = names.map(plain).join('\n')
  return synonyms.filter((synonym) => all.includes(plain(synonym))).slice(0, mostExpanded)
}

export async function countTerms(
  catalogue: Catalogue,
  terms: readonly Term[],
): Promise<(TermCount & { own: number })[]> {
  const nothing = "'='"
  const queries = terms.flatMap((term) => [
    term.query,
    term.head === null && term.leaves.length === 0
      ? nothing
      : anyOf([term.head, ...term.leaves.map((id) => `'c:${id}'`)].filter((each) => each !== null)),
    term.own,
  ])
  const counts = await countHits(catalogue, queries, some)
  return terms.map((_, at) => ({ hits: counts[at * 3]!, heads: counts[at * 3 + 1]!, own: counts[at * 3 + 2]! }))
}
