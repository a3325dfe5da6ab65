import { type Chunk, chunksOf, type Replacement, variantsOf } from '../text/correct.rules.ts'
import { headOf, questionFor, type Question, type Term, termsOf } from '../text/query.rules.ts'
import { mostExpanded } from './goods.rules.ts'
import { keptNoun, lastPartsOf, relaxations, type TermCount } from '../text/relax.rules.ts'
import { type Catalogue, countHits, termsLike } from './search.store.ts'
import { farness, keysOfMisspelt } from '../text/spelling.rules.ts'
import { keyOf, plain } from '../text/text.rules.ts'
import { anyOf } from '../text/tsquery.rules.ts'
import { spellingsOf, type Vocabulary } from '../text/understanding.service.ts'
import { loadPinyinDictionary } from '../text/words.tokenizer.ts'

/** What a keyword is searched for by, and what was changed to find something. */
export interface Search {
  readonly terms: readonly Term[]
  readonly question: Question | null
  readonly correctedTo: string | null
  readonly droppedTerms: readonly string[]
}

export const searchAsTyped = (keyword: string, vocabulary: Vocabulary): Search => {
  const terms = termsOf(keyword, vocabulary)
  return { terms, question: questionFor(terms), correctedTo: null, droppedTerms: [] }
}

/** Hits are counted no further where only their being there matters. */
const some = 100
const mostTerms = 12
const mostLike = 60
const mostProbed = 12

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
export const findsNothing = async (catalogue: Catalogue, { question }: Search): Promise<boolean> =>
  question !== null && (await countHits(catalogue, [question.all], 1))[0] === 0

/** A spelling that finds at least ten times as much as what was typed, or null. */
export async function betterSpelling(
  catalogue: Catalogue,
  keyword: string,
  typed: Search,
  vocabulary: Vocabulary,
): Promise<string | null> {
  const terms = typed.terms.slice(0, mostTerms)
  if (!terms.some((term) => isDoubtful(term))) return null
  const counts = await countTerms(catalogue, terms)
  const [first] = await corrected(catalogue, plain(keyword), terms, counts, vocabulary)
  const [total = 0] = typed.question ? await countHits(catalogue, [typed.question.all], some) : []
  return first && first.total >= 10 * Math.max(total, 1) ? first.keyword : null
}

/** What is searched for besides the terms themselves. */
export const synonymsOf = ({ terms }: Search): string[] => [...new Set(terms.flatMap(({ synonyms }) => synonyms))]

/** The synonyms that stand in these names. */
export function calledBy(synonyms: readonly string[], names: readonly string[]): string[] {
  if (synonyms.length === 0) return []
  const all = names.map(plain).join('\n')
  return synonyms.filter((synonym) => all.includes(plain(synonym))).slice(0, mostExpanded)
}

/** The synonyms of the terms that some goods are found by. */
async function expansions(catalogue: Catalogue, { terms }: Search): Promise<string[]> {
  const synonyms = terms.flatMap((term) => term.synonymQuestions).slice(0, mostProbed)
  const found = await countHits(
    catalogue,
    synonyms.map(({ question }) => question),
    1,
  )
  return synonyms.flatMap(({ synonym }, at) => (found[at]! > 0 ? [synonym] : [])).slice(0, mostExpanded)
}

/** A single character beside others, and what no dictionary knows, may be a part of something misspelt. */
const isDoubtful = (term: Term) => term.isPiece || (term.kind === 'letters' && !term.isKnown)

async function countTerms(catalogue: Catalogue, terms: readonly Term[]): Promise<(TermCount & { own: number })[]> {
  const nothing = "'='"
  const questions = terms.flatMap((term) => [
    term.question,
    term.head === null && term.leaves.length === 0
      ? nothing
      : anyOf([term.head, ...term.leaves.map((id) => `'c:${id}'`)].filter((each) => each !== null)),
    term.own,
  ])
  const counts = await countHits(catalogue, questions, some)
  return terms.map((_, at) => ({ hits: counts[at * 3]!, heads: counts[at * 3 + 1]!, own: counts[at * 3 + 2]! }))
}

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
    const question = questionFor(left)
    return question ? [{ dropped, left, question }] : []
  })
  const found = await countHits(
    catalogue,
    attempts.map(({ question }) => question.all),
    1,
  )
  const first = attempts.find((_, at) => found[at]! > 0)
  if (!first) return null
  const droppedTerms = first.dropped.map((at) => terms[at]!.text)
  return { terms: first.left, question: first.question, correctedTo: null, droppedTerms }
}

interface Correction {
  readonly keyword: string
  readonly far: number
  readonly total: number
}

/** Spellings that the keyword may have meant, those that find something first, then the most likely. */
export async function corrected(
  catalogue: Catalogue,
  text: string,
  terms: readonly Term[],
  counts: readonly (TermCount & { own: number })[],
  vocabulary: Vocabulary,
): Promise<Correction[]> {
  const doubtful = (at: number) => counts[at]!.hits === 0 || isDoubtful(terms[at]!) || counts[at]!.own === 0
  const chunks = chunksOf(text, terms, doubtful)
  if (chunks.length === 0) return []
  const [pinyinDictionary, shipped] = await Promise.all([loadPinyinDictionary(), spellingsOf(vocabulary.synonyms)])
  // What the dictionary has is spelt as it was meant, though it may sound like something else.
  const isMeant = (chunk: Chunk) => vocabulary.tokenizer.isWord(chunk.text)
  const keysOf = (chunk: Chunk) => (isMeant(chunk) ? [] : keysOfMisspelt(chunk.text, pinyinDictionary))
  const keys = new Map(chunks.map((chunk) => [chunk, keysOf(chunk)]))
  const like = await termsLike(catalogue, [...new Set([...keys.values()].flat())], mostLike)
  const replacements = chunks.flatMap((chunk): Replacement[] => {
    if (keys.get(chunk)!.length === 0) return []
    const known = keys.get(chunk)!.flatMap((key) => shipped.get(key) ?? [])
    return [...new Set([...like, ...known])].flatMap((term) => {
      const far = farness(chunk.text, term, pinyinDictionary)
      return far === null || keyOf(term) === keyOf(chunk.text) ? [] : [{ chunk, term, far }]
    })
  })
  const variants = variantsOf(text, replacements).flatMap(({ keyword, far }) => {
    const question = searchAsTyped(keyword, vocabulary).question
    return question ? [{ keyword, far, question }] : []
  })
  const totals = await countHits(
    catalogue,
    variants.map(({ question }) => question.all),
    some,
  )
  return variants
    .map(({ keyword, far }, at) => ({ keyword, far, total: totals[at]! }))
    .toSorted((a, b) => Number(b.total > 0) - Number(a.total > 0) || a.far - b.far || b.total - a.total)
}

const mostRelaxed = 3
const mostCounted = 2000

/** What a keyword may be changed to, with what that finds: another spelling, and fewer terms, of which two have the most in common. */
export async function alternativesOf(catalogue: Catalogue, keyword: string, vocabulary: Vocabulary) {
  const typed = searchAsTyped(keyword, vocabulary)
  const terms = typed.terms.slice(0, mostTerms)
  const counts = await countTerms(catalogue, terms)
  const corrections = await corrected(catalogue, plain(keyword), terms, counts, vocabulary)
  const better = corrections.find(({ total }) => total > 0)?.keyword
  const meant = better === undefined ? [] : searchAsTyped(better, vocabulary).terms
  const fewer = relaxations(terms, counts)
    .slice(0, mostProbed)
    .map((dropped) => {
      const left = terms.filter((_, at) => !dropped.includes(at))
      return { keyword: left.map(({ text }) => text).join(' '), dropped: dropped.map((at) => terms[at]!.text), left }
    })
  const attempts = [meant, ...fewer.map(({ left }) => left)].map((each) => questionFor(each)?.all ?? "'='")
  const totals = await countHits(catalogue, attempts, mostCounted)
  const relaxed = fewer.map(({ keyword: words, dropped }, at) => ({ keyword: words, dropped, total: totals[at + 1]! }))
  const found = await expansions(catalogue, typed)
  return {
    terms: [...terms, ...meant].map(({ text, synonyms }) => ({ names: [text, ...synonyms], found })),
    didYouMean: better === undefined || totals[0] === 0 ? null : { keyword: better, total: totals[0]! },
    relaxed: relaxed.filter(({ total }) => total > 0).slice(0, mostRelaxed),
  }
}
