import { countingUnits } from './units.rules.ts'
import { isModifier } from './modifier.rules.ts'
import type { SynonymIndex } from '../vocabulary/synonym.rules.ts'
import { keyOf, keyOfRuns, type Run } from './text.rules.ts'
import { allOf, anyOf, headQuery, headSoundQuery, runQuery, soundQuery } from './tsquery.rules.ts'
import { type Tokenizer, kinds, quoted } from './token.rules.ts'
import type { Aside } from './asides.rules.ts'
import { joinedHan } from './atoms.rules.ts'
import { synonymQueryOf } from './synonymQuery.rules.ts'

/**
 * Term of a keyword: the longest texts known to the synonyms are one term. Each is searched by its own tokens, its
 * synonyms, categories of that name, and pinyin.
 */
export interface Term {
  /** Plain text as typed. */
  readonly text: string
  /** Start and end in the plain keyword. */
  readonly at: number
  readonly end: number
  /** Index of its segment; segments are separated by spaces or punctuation next to Chinese. */
  readonly segment: number
  readonly kind: 'word' | 'letters' | 'code' | 'measure' | 'count'
  /** Colour, size or remark: dropped first if no goods match all terms. */
  readonly isModifier: boolean
  /** Whether it may be a piece of an unknown word split by the dictionary. */
  readonly isPiece: boolean
  /** Whether the synonyms contain it. */
  readonly isKnown: boolean
  /** Whether a synonym group or a category names it; a trade name alone is less specific. */
  readonly isThing: boolean
  /** Whether it is what another thing has, or is for. */
  readonly aside: Aside['is'] | null
  readonly synonyms: readonly string[]
  readonly synonymQueries: readonly { readonly synonym: string; readonly query: string }[]
  /** Leaf categories of this name. */
  readonly leaves: readonly string[]
  /** Query by its own tokens. */
  readonly own: string
  /** Query by everything: own tokens, synonyms, categories, pinyin. */
  readonly query: string
  /** Query for names that end in it; null if no name does. */
  readonly ownHead: string | null
  readonly head: string | null
}

export interface Understanding {
  readonly tokenizer: Pick<Tokenizer, 'pieces' | 'isWord'>
  readonly synonyms: SynonymIndex
  readonly categories: CategoryIndex
}

/** Leaves below the categories of a name or of a part of it, in Chinese or English. */
export interface CategoryIndex {
  readonly leavesOf: (key: string) => readonly string[]
  /** Also by the last word of an English name: gloves for `Coated gloves`. */
  readonly leavesEndingIn: (key: string) => readonly string[]
  /** Leaves by the pinyin of their names. */
  readonly leavesSounding: (key: string) => readonly string[]
}

const maxSynonyms = 24
export function termOf(atoms: readonly Run[], isKnown: boolean, by: Understanding, segment = 0): Term {
  const { tokenizer, synonyms, categories } = by
  const runs = isKnown ? joinedHan(atoms) : atoms
  const key = keyOfRuns(runs)
  const others = synonyms.othersOf(key).slice(0, maxSynonyms)
  const named = others.flatMap((other) => categories.leavesOf(keyOf(other)))
  const called = [...new Set([...categories.leavesEndingIn(key), ...named])]
  const [first] = runs
  const letters = runs.length === 1 && /^[a-z]{2,}$/.test(key) ? key : null
  const byEar = letters !== null && !isKnown && called.length === 0
  const leaves = byEar ? categories.leavesSounding(letters) : called
  const typed = isKnown ? 'complete' : 'begun'
  const own = allOf(runs.map((run) => runQuery(run, tokenizer, typed)))
  const headSound = byEar ? headSoundQuery(letters) : null
  // Head queries match a subset of the whole query: see `heads`.
  const sounds = byEar ? [soundQuery(letters), headSound] : []
  const synonymQueries = others.map((synonym) => synonymQueryOf(synonym, tokenizer))
  const everyQuery = [own, ...sounds, ...synonymQueries.map(({ query }) => query), ...leaves.map(leafQuery)]
  const ownHead = headQuery(runs, tokenizer, typed)
  const heads = [ownHead, headSound, ...synonymQueries.map(({ head }) => head)]
  return {
    text: textOf(runs),
    at: first!.at,
    end: runs.at(-1)!.at + runs.at(-1)!.text.length,
    segment,
    kind: kindOf(runs, letters),
    isModifier: isModifier(key) || (runs.length === 1 && first!.kind === 'measure'),
    isPiece: !isKnown && runs.length === 1 && first!.kind === 'han' && key.length === 1,
    isKnown: isKnown || called.length > 0,
    isThing: synonyms.isThing(key) || called.length > 0,
    aside: null,
    synonyms: others,
    synonymQueries,
    leaves,
    own,
    query: anyOf(everyQuery.filter((each) => each !== null)),
    ownHead: anyOrNull([ownHead, headSound]),
    head: anyOrNull(heads),
  }
}

const anyOrNull = (queries: readonly (string | null)[]): string | null => {
  const known = queries.filter((each) => each !== null)
  return known.length > 0 ? anyOf(known) : null
}

/** Text as typed: with spaces between Latin words and around measures, none within Chinese. */
const textOf = (runs: readonly Run[]): string =>
  runs.reduce((text, run, index) => text + (index > 0 && gap(runs[index - 1]!, run) ? ' ' : '') + run.text, '')
const gap = (before: Run, run: Run): boolean => run.at > before.at + before.text.length

function kindOf(runs: readonly Run[], letters: string | null): Term['kind'] {
  const [run] = runs
  if (letters !== null) return 'letters'
  if (runs.length > 1 || run === undefined || run.kind === 'han') return 'word'
  if (run.kind === 'latin') return /\d/.test(run.text) ? 'code' : 'word'
  return run.measure.unit !== null && countingUnits.has(run.measure.unit) ? 'count' : 'measure'
}

export const leafQuery = (id: string): string => quoted(kinds.category + id)
