import { setImmediate as immediate } from 'node:timers/promises'
import type { Db } from '#kit/database/database.ts'
import { type CategoryRow } from '../categories/category.store.ts'
import { categoriesByName } from '../categories/category.index.rules.ts'
import type { Understanding } from './term.rules.ts'
import { memory } from '#kit/memory.ts'
import { keysNear, keysOfTerm, wordsOfTerm } from './spelling/spelling.rules.ts'
import { groupsInForce, indexOf, namesInForce, type SynonymIndex } from '../vocabulary/synonym.rules.ts'
import { ownSynonyms } from '../vocabulary/synonym.store.ts'
import { baseSynonyms } from '../vocabulary/synonyms/base.rules.ts'
import { searchHints } from '../vocabulary/synonyms/hints/hints.rules.ts'
import { tradeNames } from '../vocabulary/synonyms/names/names.rules.ts'
import { type SoundingTerm, soundingTerms } from './spelling/shortPinyin.rules.ts'
import { type LikenessIndex, likenessIndexOf } from './likeness.rules.ts'
import { type TermsByPair, termsByPair } from './spelling/resembling.rules.ts'
import { loadTokenizer, loadPinyinDictionary } from './words.tokenizer.ts'

/** Vocabulary of a tenant's searches; cached by the catalogue version, which changes of synonyms increase too. */
export interface Vocabulary extends Understanding {
  readonly synonyms: SynonymIndex
  readonly nodesOf: (key: string) => readonly string[]
}
const vocabularies = memory<Vocabulary>(600_000, 200)

export async function vocabularyOf(
  db: Db,
  tenantId: string,
  version: string,
  tree: readonly CategoryRow[],
): Promise<Vocabulary> {
  const known = vocabularies.get(tenantId, version)
  if (known) return known.value
  const own = await ownSynonyms(db)
  const categories = categoriesByName(tree)
  const synonyms =
    own.length === 0 ? shipped() : indexOf(groupsInForce(baseSynonyms, own), namesInForce(tradeNames(), own))
  const vocabulary = { tokenizer: await loadTokenizer(), synonyms, categories, nodesOf: categories.nodesOf }
  return vocabularies.set(tenantId, version, vocabulary)
}

/** Shared index, because most tenants have no synonym groups of their own. */
let shippedIndex: SynonymIndex | undefined
const shipped = (): SynonymIndex => (shippedIndex ??= indexOf(baseSynonyms, tradeNames()))

interface Spellings {
  readonly termsOf: ReadonlyMap<string, readonly string[]>
  /** English words of terms: correctly spelt. */
  readonly words: ReadonlySet<string>
}
const spellings = new WeakMap<SynonymIndex, Promise<Spellings>>()

/** Spelling keys of the synonyms; created with the first misspelling, because they need the pinyin dictionary. */
export function spellingsOf(synonyms: SynonymIndex): Promise<Spellings> {
  const known = spellings.get(synonyms)
  if (known) return known
  const made = makeSpellings(synonyms)
  spellings.set(synonyms, made)
  return made
}

const byPair = new WeakMap<SynonymIndex, TermsByPair>()

/** All terms and trade names by character pairs; created when a search first needs them. */
export function termsByPairOf(synonyms: SynonymIndex): TermsByPair {
  const known = byPair.get(synonyms)
  if (known) return known
  const made = termsByPair([...synonyms.terms(), ...synonyms.names()])
  byPair.set(synonyms, made)
  return made
}

const likenesses = new WeakMap<SynonymIndex, Promise<LikenessIndex>>()

/** Index of names for similarity; created by the first search without hits. */
export function likenessesOf(synonyms: SynonymIndex): Promise<LikenessIndex> {
  const known = likenesses.get(synonyms)
  if (known) return known
  const made = likenessIndexOf(synonyms, searchHints(), immediate)
  likenesses.set(synonyms, made)
  return made
}

const sounding = new WeakMap<SynonymIndex, Promise<SoundingTerm[]>>()

/** All terms and trade names by their pinyin; made when letters are first found by nothing else. */
export function soundingTermsOf(synonyms: SynonymIndex): Promise<SoundingTerm[]> {
  const known = sounding.get(synonyms)
  if (known) return known
  const made = makeSoundingTerms([...synonyms.terms(), ...synonyms.names()])
  sounding.set(synonyms, made)
  return made
}

/** Terms whose pinyin is computed in one turn of the event loop: about ten milliseconds. */
const termsOfTurn = 1_000
async function makeSoundingTerms(terms: readonly string[]): Promise<SoundingTerm[]> {
  const dictionary = await loadPinyinDictionary()
  const made: SoundingTerm[] = []
  for (let at = 0; at < terms.length; at += termsOfTurn) {
    made.push(...soundingTerms(terms.slice(at, at + termsOfTurn), dictionary))
    await immediate()
  }
  return made
}

async function makeSpellings(synonyms: SynonymIndex): Promise<Spellings> {
  const pinyinDictionary = await loadPinyinDictionary()
  const terms = synonyms.terms()
  const words = new Set(terms.flatMap(wordsOfTerm))
  const termsOf = new Map<string, string[]>()
  for (const term of new Set([...terms, ...words]))
    for (const key of [...keysOfTerm(term, pinyinDictionary), ...keysNear(term, 0)]) {
      const known = termsOf.get(key)
      if (known) known.push(term)
      else termsOf.set(key, [term])
    }
  return { termsOf, words }
}
