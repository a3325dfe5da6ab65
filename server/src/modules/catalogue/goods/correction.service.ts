import { type Chunk, chunksOf, type Replacement, variantsOf } from '../text/spelling/correct.rules.ts'
import type { Term } from '../text/term.rules.ts'
import type { TermCount } from '../text/relax.rules.ts'
import { type Catalogue, countHits, termsLike } from './search.store.ts'
import { farness, keysNear, keysOfMisspelt } from '../text/spelling/spelling.rules.ts'
import { arranged } from '../text/arranged.rules.ts'
import { keyOf } from '../text/text.rules.ts'
import { spellingsOf, type Vocabulary } from '../text/understanding.service.ts'
import { loadPinyinDictionary } from '../text/words.tokenizer.ts'
import { type Search, searchAsTyped, some, maxTerms, countTerms } from './typed.service.ts'

const mostLike = 60

/** Spelling that finds at least ten times as many goods as the typed one, or null. */
export async function betterSpelling(
  catalogue: Catalogue,
  keyword: string,
  typed: Search,
  vocabulary: Vocabulary,
): Promise<string | null> {
  const terms = typed.terms.slice(0, maxTerms)
  if (!terms.some((term) => isDoubtful(term))) return null
  const counts = await countTerms(catalogue, terms)
  const [first] = await corrected(catalogue, arranged(keyword, vocabulary), terms, counts, vocabulary)
  const [total = 0] = typed.query ? await countHits(catalogue, [typed.query.all], some) : []
  return first && first.total >= 10 * Math.max(total, 1) ? first.keyword : null
}

/** Whether a term may be part of a misspelling: a single character beside others, or unknown to the dictionary. */
export const isDoubtful = (term: Term) => term.isPiece || (term.kind === 'letters' && !term.isKnown && !term.isModifier)

/** Whether the letters may be a model number, as in 博世 GSB 600 冲击钻. */
const isModel = ({ kind, text }: Term) => kind === 'letters' && text.length < longestModel
const longestModel = 4

interface Correction {
  readonly keyword: string
  readonly far: number
  readonly total: number
}

/** Possible corrections of a keyword: those with hits first, then the most likely. */
export async function corrected(
  catalogue: Catalogue,
  text: string,
  terms: readonly Term[],
  counts: readonly (TermCount & { own: number })[],
  vocabulary: Vocabulary,
): Promise<Correction[]> {
  const hasThing = terms.some(({ isThing, kind }, at) => isThing && kind === 'word' && counts[at]!.heads > 0)
  const doubtful = (at: number) => {
    if (hasThing && isModel(terms[at]!)) return false
    const [term, { hits, own }] = [terms[at]!, counts[at]!]
    return !term.isModifier && (hits === 0 || isDoubtful(term) || (own === 0 && !term.isKnown))
  }
  const chunks = chunksOf(text, terms, doubtful)
  if (chunks.length === 0) return []
  const [pinyinDictionary, shipped] = await Promise.all([loadPinyinDictionary(), spellingsOf(vocabulary.synonyms)])
  // Words of the dictionary are spelt correctly, even if they sound like other words.
  const isMeant = (chunk: Chunk) => vocabulary.tokenizer.isWord(chunk.text) || shipped.words.has(chunk.text)
  const keysOf = (chunk: Chunk) =>
    isMeant(chunk) ? [] : keysOfMisspelt(chunk.text, pinyinDictionary, vocabulary.tokenizer)
  const keys = new Map(chunks.map((chunk) => [chunk, keysOf(chunk)]))
  const like = await termsLike(catalogue, [...new Set([...keys.values()].flat())], mostLike)
  const replacements = chunks.flatMap((chunk): Replacement[] => {
    if (keys.get(chunk)!.length === 0) return []
    const known = [...keys.get(chunk)!, ...keysNear(chunk.text)].flatMap((key) => shipped.termsOf.get(key) ?? [])
    return [...new Set([...like, ...known])].flatMap((term) => {
      const far = farness(chunk.text, term, pinyinDictionary)
      return far === null || keyOf(term) === keyOf(chunk.text) ? [] : [{ chunk, term, far }]
    })
  })
  const variants = variantsOf(text, replacements).flatMap(({ keyword, far }) => {
    const query = searchAsTyped(keyword, vocabulary).query
    return query ? [{ keyword, far, query }] : []
  })
  const totals = await countHits(
    catalogue,
    variants.map(({ query }) => query.all),
    some,
  )
  return variants
    .map(({ keyword, far }, at) => ({ keyword, far, total: totals[at]! }))
    .toSorted((a, b) => Number(b.total > 0) - Number(a.total > 0) || a.far - b.far || b.total - a.total)
}
