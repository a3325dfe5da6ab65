import { headBeginning } from '../text/tsquery.rules.ts'
import { headOf, nounsOf, queryFor, type SearchQuery } from '../text/query.rules.ts'
import type { Term } from '../text/term.rules.ts'
import { keptNoun, lastPartsOf, relaxations, type TermCount } from '../text/relax.rules.ts'
import { type Catalogue, countHits } from './search.store.ts'
import { arranged, parted } from '../text/arranged.rules.ts'
import { compoundsOf, termsOfWords, termsRelated, unknownRun } from '../text/spelling/related.rules.ts'
import { resembling } from '../text/spelling/resembling.rules.ts'
import { soundingLike } from '../text/spelling/shortPinyin.rules.ts'
import {
  describesThing,
  isPurpose,
  likelyThings,
  muchSupport,
  thingsNamed,
  thingsOfKind,
  thingsOfPurpose,
  withSupport,
} from './likeness.service.ts'
import { soundingTermsOf, termsByPairOf, type Vocabulary } from '../text/understanding.service.ts'
import { type Search, searchAsTyped, maxTerms, countTerms } from './typed.service.ts'
import { isOfKind, withoutState } from '../text/purpose/purpose.rules.ts'
import { isDoubtful, corrected } from './correction.service.ts'

/**
 * Alternative search for a keyword without hits: corrected, relaxed, or both. Null if the catalogue contains nothing
 * similar.
 */
export async function searchInstead(
  catalogue: Catalogue,
  keyword: string,
  typed: Search,
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const terms = typed.terms.slice(0, maxTerms)
  if (terms.length === 0) return null
  const compound = await byCompound(catalogue, terms, vocabulary)
  if (compound) return compound
  const text = arranged(keyword, vocabulary)
  const counts = await countTerms(catalogue, terms)
  const isDescribed = isPurpose(text, terms) || describesThing(text, terms, counts)
  const named = await thingsNamed(terms, counts, vocabulary)
  const plainText = withoutState(text)
  const without = named.length > 0 || plainText === text ? null : await byText(catalogue, plainText, vocabulary)
  if (without) return without
  const purposes = isDescribed ? await thingsOfPurpose(terms, counts, vocabulary) : named
  const fitting = isDescribed || isOfKind(text) ? await thingsOfKind(text, terms, vocabulary) : []
  const likely = await byThings(catalogue, [...fitting, ...purposes], vocabulary)
  if (likely) return likely
  const isCertain = terms.every((term, at) => counts[at]!.hits > 0 && !isDoubtful(term))
  const relaxed = isCertain && (await relax(catalogue, terms, counts, vocabulary))
  if (relaxed) return relaxed
  const apart = parted(text, vocabulary)
  const found = apart === text ? null : await searchCorrected(catalogue, apart, vocabulary)
  if (found) return found
  const corrections = await corrected(catalogue, text, terms, counts, vocabulary)
  const meant = corrections.find(({ total }) => total > 0)
  if (meant) return { ...searchAsTyped(meant.keyword, vocabulary), correctedTo: meant.keyword }
  const [first] = corrections
  const related = await byRelated(catalogue, text, typed, vocabulary)
  if (related) return related
  const relaxedToo = first && (await relaxCorrected(catalogue, first.keyword, vocabulary))
  if (relaxedToo) return relaxedToo
  const { synonyms, categories, tokenizer } = vocabulary
  const isNamed = (part: string) => synonyms.has(part) || categories.leavesOf(part).length > 0
  return (
    (await relax(catalogue, terms, counts, vocabulary)) ??
    (await byLastPart(catalogue, text, terms, vocabulary, isNamed)) ??
    (await byThings(catalogue, await likelyThings(terms, vocabulary, muchSupport), vocabulary)) ??
    (await byLastPart(catalogue, text, terms, vocabulary, tokenizer.isWord)) ??
    (await byWords(catalogue, terms, vocabulary)) ??
    (await byBeginning(catalogue, terms)) ??
    (await byResemblance(catalogue, text, terms, vocabulary)) ??
    (await byKnown(catalogue, terms)) ??
    (await bySound(catalogue, text, vocabulary)) ??
    byThings(catalogue, await likelyThings(terms, vocabulary), vocabulary)
  )
}

/** Searches for another text as for one that was typed. */
async function byText(catalogue: Catalogue, text: string, vocabulary: Vocabulary): Promise<Search | null> {
  const typed = searchAsTyped(text, vocabulary)
  if (!(await findsNothing(catalogue, typed))) return { ...typed, correctedTo: text }
  return searchInstead(catalogue, text, typed, vocabulary)
}

/** Searches for separate words as the compound they form, if there is a term for it. */
async function byCompound(
  catalogue: Catalogue,
  terms: readonly Term[],
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const isKnown = (text: string) => vocabulary.synonyms.has(text)
  const [compound] = compoundsOf(terms, headOf(terms), isKnown)
  if (!compound) return null
  const rest = terms.filter((term) => !compound.of.includes(term)).map(({ text }) => text)
  return searchCorrected(catalogue, [...rest, compound.text].join(' '), vocabulary)
}

/** Searches for an unknown text by the terms most similar to it. */
async function byResemblance(
  catalogue: Catalogue,
  text: string,
  terms: readonly Term[],
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const run = unknownRun(terms)
  if (!run || vocabulary.tokenizer.isWord(run.text)) return null
  for (const term of resembling(run.text, termsByPairOf(vocabulary.synonyms))) {
    const keyword = text.slice(0, run.at) + term + text.slice(run.at + run.text.length)
    const found = await searchCorrected(catalogue, keyword, vocabulary)
    if (found) return found
  }
  return null
}

/** Searches for abbreviated or misspelt pinyin by the terms that sound similar. */
async function bySound(catalogue: Catalogue, text: string, vocabulary: Vocabulary): Promise<Search | null> {
  for (const term of soundingLike(text, await soundingTermsOf(vocabulary.synonyms))) {
    const found = await searchCorrected(catalogue, term, vocabulary)
    if (found) return found
  }
  return null
}

/**
 * Pinyin of a known term that goods mention but are not called by: luosi finds screws rather than cabinets assembled
 * without them. Null for anything else.
 */
export async function searchPinyin(
  catalogue: Catalogue,
  typed: Search,
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const [only, ...others] = typed.terms
  if (only?.kind !== 'letters' || only.isKnown || others.length > 0 || only.leaves.length > 0) return null
  if (only.head !== null && (await countHits(catalogue, [only.head], 1))[0]! > 0) return null
  const terms = await soundingTermsOf(vocabulary.synonyms)
  const meant = terms.find(({ term, sound }) => sound === only.text && vocabulary.synonyms.isThing(term))
  return meant ? searchCorrected(catalogue, meant.term, vocabulary) : null
}

/** Searches for the last known term alone, although it names no goods. */
async function byKnown(catalogue: Catalogue, terms: readonly Term[]): Promise<Search | null> {
  const known = terms.filter(({ isKnown, isModifier }) => isKnown && !isModifier)
  const found = await countHits(
    catalogue,
    known.map(({ query }) => query),
    1,
  )
  const kept = known.findLast((_, at) => found[at]! > 0)
  return kept ? searchFor(kept, terms) : null
}

/** Search for one of the terms alone. */
const searchFor = (kept: Term, terms: readonly Term[]): Search => ({
  terms: [kept],
  query: queryFor([kept]),
  correctedTo: null,
  droppedTerms: terms.filter((term) => term !== kept).map(({ text }) => text),
})

/** English words without common hits: searches for the longest term that some of them form. */
async function byWords(catalogue: Catalogue, terms: readonly Term[], vocabulary: Vocabulary): Promise<Search | null> {
  const words = terms.flatMap(({ text }) => text.split(' '))
  for (const correctedTo of termsOfWords(words, vocabulary.synonyms.terms())) {
    const other = searchAsTyped(correctedTo, vocabulary)
    if (!(await findsNothing(catalogue, other))) return { ...other, correctedTo }
  }
  return null
}

/** Searches for an unknown compound by the term it is a variant of. */
async function byRelated(
  catalogue: Catalogue,
  text: string,
  { terms }: Search,
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const run = unknownRun(terms)
  if (!run) return null
  for (const term of termsRelated(run.text, vocabulary.synonyms.terms())) {
    const keyword = text.slice(0, run.at) + term + text.slice(run.at + run.text.length)
    const found = await searchCorrected(catalogue, keyword, vocabulary)
    if (found) return found
  }
  return null
}

/** Searches for another keyword; relaxes it if it finds nothing. */
async function searchCorrected(
  catalogue: Catalogue,
  correctedTo: string,
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const other = searchAsTyped(correctedTo, vocabulary)
  if (!(await findsNothing(catalogue, other))) return { ...other, correctedTo }
  return relaxCorrected(catalogue, correctedTo, vocabulary)
}

async function relaxCorrected(
  catalogue: Catalogue,
  correctedTo: string,
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const terms = searchAsTyped(correctedTo, vocabulary).terms.slice(0, maxTerms)
  const found = await relax(catalogue, terms, await countTerms(catalogue, terms), vocabulary)
  return found && { ...found, correctedTo }
}

/** Searches for a verb by nouns that begin with it: 按摩 finds 按摩仪. */
async function byBeginning(catalogue: Catalogue, terms: readonly Term[]): Promise<Search | null> {
  const words = terms.filter(({ kind, text, isModifier }) => kind === 'word' && text.length > 1 && !isModifier)
  const found = await countHits(
    catalogue,
    words.map(({ text }) => headBeginning(text)),
    1,
  )
  const kept = words.findLast((_, at) => found[at]! > 0)
  return kept ? searchFor(kept, terms) : null
}

/** Searches for compound nouns without hits by their last parts. */
async function byLastPart(
  catalogue: Catalogue,
  text: string,
  terms: readonly Term[],
  vocabulary: Vocabulary,
  isNoun: (part: string) => boolean,
): Promise<Search | null> {
  const parts = nounsOf(terms).flatMap((noun) => lastPartsOf(noun, isNoun).map((part) => ({ noun, part })))
  for (const { noun, part } of parts.slice(0, maxParts)) {
    const correctedTo = text.slice(0, noun.at) + part + text.slice(noun.end)
    const meant = searchAsTyped(correctedTo, vocabulary)
    const counts = await countTerms(catalogue, meant.terms)
    if (keptNoun(meant.terms, counts) === null) continue
    if (!(await findsNothing(catalogue, meant))) return { ...meant, correctedTo }
    const found = await relax(catalogue, meant.terms, counts, vocabulary)
    if (found) return { ...found, correctedTo }
  }
  return null
}
/** Parts of nouns to search for, at most: each costs up to three queries. */
const maxParts = 8

/** Whether nothing in the whole catalogue matches all terms: if only filters exclude the hits, the keyword is kept. */
export const findsNothing = async (catalogue: Catalogue, { query }: Search): Promise<boolean> =>
  query !== null && (await countHits(catalogue, [query.all], 1))[0] === 0

/** Searches for the first of the candidate things that has hits. */
async function byThings(
  catalogue: Catalogue,
  things: readonly string[],
  vocabulary: Vocabulary,
): Promise<Search | null> {
  for (const thing of things) {
    const found = await searchCorrected(catalogue, thing, vocabulary)
    if (found) return found
  }
  return null
}

async function relax(
  catalogue: Catalogue,
  terms: readonly Term[],
  plainCounts: readonly TermCount[],
  vocabulary: Vocabulary,
): Promise<Search | null> {
  const counts = await withSupport(terms, plainCounts, vocabulary)
  const hasAsides = terms.some(({ aside }) => aside !== null)
  const attempts = relaxations(terms, counts).flatMap((dropped) => {
    const left = terms.filter((_, at) => !dropped.includes(at))
    const [query, called] = [queryFor(left, hasAsides), queryFor(left, true)]
    return query && called ? [{ dropped, left, query, called }] : []
  })
  // Goods called by the noun first: others only mention it.
  const found = await firstFound(catalogue, attempts, ({ called }) => called)
  const first = found ?? (await firstFound(catalogue, attempts, ({ query }) => query))
  if (!first) return null
  const droppedTerms = first.dropped.map((at) => terms[at]!.text)
  return { terms: first.left, query: first.query, correctedTo: null, droppedTerms }
}

/** First attempt whose query finds goods. */
async function firstFound<A>(catalogue: Catalogue, attempts: readonly A[], queryOf: (attempt: A) => SearchQuery) {
  const found = await countHits(
    catalogue,
    attempts.map((attempt) => queryOf(attempt).all),
    1,
  )
  return attempts.find((_, at) => found[at]! > 0)
}
