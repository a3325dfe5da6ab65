import { headOf, queryFor } from '../text/query.rules.ts'
import type { Term } from '../text/term.rules.ts'
import { keptNoun, lastPartsOf, relaxations, type TermCount } from '../text/relax.rules.ts'
import { type Catalogue, countHits } from './search.store.ts'
import { plain } from '../text/text.rules.ts'
import type { Vocabulary } from '../text/understanding.service.ts'
import { type Search, searchAsTyped, mostTerms, countTerms } from './typed.service.ts'
import { isDoubtful, corrected } from './correction.service.ts'

/**
 * Another search for a keyword that finds nothing: spelt as it was probably meant, without the terms that say least, or both. Null where
 * nothing in the catalogue is called anything like it.
 */
export async function searchInstead(
  catalogue: Catalogue,
  keyword: string,
  typed: Search,
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const terms = typed.terms.slice(0, mostTerms)
  if (terms.length === 0) return null
  const counts = await countTerms(catalogue, terms)
  const relaxed =
    counts.every(({ hits }) => hits > 0) &&
    !terms.some((term) => isDoubtful(term)) &&
    (await relax(catalogue, terms, counts))
  if (relaxed) return relaxed
  const corrections = await corrected(catalogue, plain(keyword), terms, counts, vocabulary)
  const meant = corrections.find(({ total }) => total > 0)
  if (meant) return { ...searchAsTyped(meant.keyword, vocabulary), correctedTo: meant.keyword }
  const [likely] = corrections
  if (likely) {
    const other = searchAsTyped(likely.keyword, vocabulary).terms.slice(0, mostTerms)
    const found = await relax(catalogue, other, await countTerms(catalogue, other))
    if (found) return { ...found, correctedTo: likely.keyword }
  }
  return (await relax(catalogue, terms, counts)) ?? byLastPart(catalogue, plain(keyword), terms, vocabulary)
}

/** A compound noun that nothing is called by is looked for by its last part. */
async function byLastPart(
  catalogue: Catalogue,
  text: string,
  terms: readonly Term[],
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const head = headOf(terms)
  if (!head) return null
  const { tokenizer, synonyms, categories } = vocabulary
  const isNoun = (part: string) => synonyms.has(part) || categories.leavesOf(part).length > 0 || tokenizer.isWord(part)
  for (const part of lastPartsOf(head, isNoun)) {
    const correctedTo = text.slice(0, head.at) + part + text.slice(head.end)
    const meant = searchAsTyped(correctedTo, vocabulary)
    const counts = await countTerms(catalogue, meant.terms)
    if (keptNoun(meant.terms, counts) === null) continue
    if (!(await findsNothing(catalogue, meant))) return { ...meant, correctedTo }
    const found = await relax(catalogue, meant.terms, counts)
    if (found) return { ...found, correctedTo }
  }
  return null
}

/** Whether nothing in the whole catalogue has all terms: filters that nothing passes are no reason to change the words. */
export const findsNothing = async (catalogue: Catalogue, { query }: Search): Promise<boolean> =>
  query !== null && (await countHits(catalogue, [query.all], 1))[0] === 0

async function relax(
  catalogue: Catalogue,
  terms: readonly Term[],
  counts: readonly TermCount[],
): Promise<Search | null> {
  const tries = relaxations(terms, counts).map((dropped) => ({
    dropped,
    left: terms.filter((_, at) => !dropped.includes(at)),
  }))
  const attempts = tries.flatMap(({ dropped, left }) => {
    const query = queryFor(left)
    return query ? [{ dropped, left, query }] : []
  })
  const found = await countHits(
    catalogue,
    attempts.map(({ query }) => query.all),
    1,
  )
  const first = attempts.find((_, at) => found[at]! > 0)
  if (!first) return null
  const droppedTerms = first.dropped.map((at) => terms[at]!.text)
  return { terms: first.left, query: first.query, correctedTo: null, droppedTerms }
}
