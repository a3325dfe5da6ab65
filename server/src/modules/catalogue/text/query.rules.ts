import { countingUnits } from './measure.rules.ts'
import { fillers, isModifier } from './modifier.rules.ts'
import type { SynonymIndex } from '../vocabulary/synonym.rules.ts'
import { bareCode, keyOf, keyOfRun, keyOfRuns, plain, type Run, runsOf } from './text.rules.ts'
import {
  allOf,
  anyOf,
  codeQuestion,
  headQuestion,
  headSoundQuestion,
  runQuestion,
  soundQuestion,
} from './tsquery.rules.ts'
import { type Tokenizer, kinds, quoted } from './words.rules.ts'

/**
 * How a search understands what is typed: the text is cut into terms, the longest that the synonyms know first; each term is asked for
 * by its own words, its synonyms, the categories that are called so, and by pinyin.
 */
export interface Term {
  /** As it was typed, but plain. */
  readonly text: string
  /** Where it begins and ends in the plain keyword. */
  readonly at: number
  readonly end: number
  readonly kind: 'word' | 'letters' | 'code' | 'measure' | 'count'
  /** Colours, sizes and remarks: what is left out first where nothing has all terms. */
  readonly isModifier: boolean
  /** Whether a dictionary may have cut an unknown word into it. */
  readonly isPiece: boolean
  /** Whether the synonyms know it. */
  readonly isKnown: boolean
  readonly synonyms: readonly string[]
  readonly synonymQuestions: readonly { readonly synonym: string; readonly question: string }[]
  /** Leaf categories that are called so. */
  readonly leaves: readonly string[]
  /** Finds it by its own words. */
  readonly own: string
  /** Finds it in any of its ways. */
  readonly question: string
  /** Finds names that end in it; null for what no name ends in. */
  readonly ownHead: string | null
  readonly head: string | null
}

export interface Understanding {
  readonly tokenizer: Pick<Tokenizer, 'pieces' | 'isWord'>
  readonly synonyms: SynonymIndex
  readonly categories: CategoryIndex
}

/** The leaves below the categories of a name, or of a part of it, in Chinese or English. */
export interface CategoryIndex {
  readonly leavesOf: (key: string) => readonly string[]
  /** The same, also by the last word of an English name: gloves for `Coated gloves`. */
  readonly leavesEndingIn: (key: string) => readonly string[]
}

/** Chinese runs are cut by the dictionary; the other runs are atoms. */
function atomsOf(text: string, tokenizer: Pick<Tokenizer, 'pieces'>): Run[] {
  return runsOf(text).flatMap((run): Run[] => {
    if (run.kind !== 'han') return [run]
    let at = run.at
    return tokenizer
      .pieces(run.text)
      .map((piece) => ({ kind: 'han', text: piece, at: (at += piece.length) - piece.length }))
  })
}

/** Chinese atoms that touch in one run: a known word is asked for as a whole, though the dictionary cuts 反光衣 into 反光 and 衣. */
function joinedHan(atoms: readonly Run[]): Run[] {
  const runs: Run[] = []
  for (const atom of atoms) {
    const last = runs.at(-1)
    if (last?.kind === 'han' && atom.kind === 'han' && last.at + last.text.length === atom.at)
      runs[runs.length - 1] = { ...last, text: last.text + atom.text }
    else runs.push(atom)
  }
  return runs
}

const longestPhrase = 6

/** The terms of a keyword, in their order; none where nothing in it can be looked for. */
export function termsOf(keyword: string, by: Understanding): Term[] {
  const text = plain(keyword)
  const atoms = atomsOf(text, by.tokenizer)
  const wanted = atoms.filter((atom) => !fillers.has(keyOfRun(atom)))
  const left = wanted.length > 0 ? wanted : atoms
  const terms: Term[] = []
  for (let at = 0; at < left.length;) {
    const length = phraseLength(left, at, by)
    terms.push(termOf(left.slice(at, at + Math.max(length, 1)), length > 0, by))
    at += Math.max(length, 1)
  }
  return terms
}

/** How many atoms from here on are the longest term that is known; 0 for none. */
function phraseLength(atoms: readonly Run[], at: number, { synonyms, categories }: Understanding): number {
  for (let length = Math.min(longestPhrase, atoms.length - at); length > 0; length--) {
    const key = keyOfRuns(atoms.slice(at, at + length))
    if (synonyms.has(key) || (length > 1 && categories.leavesOf(key).length > 0)) return length
  }
  return 0
}

/** What one synonym asks for. */
interface SynonymQuery {
  readonly synonym: string
  readonly question: string
  readonly head: string | null
}

/** The questions of synonyms, which are the same in every search; cutting them anew took most of the time that a keyword takes. */
const synonymQueries = new WeakMap<Understanding['tokenizer'], Map<string, SynonymQuery>>()
const mostSynonymQueries = 20_000

function synonymQueryOf(synonym: string, tokenizer: Understanding['tokenizer']): SynonymQuery {
  const known = synonymQueries.get(tokenizer) ?? new Map<string, SynonymQuery>()
  synonymQueries.set(tokenizer, known)
  const asking = known.get(synonym)
  if (asking) return asking
  if (known.size >= mostSynonymQueries) known.clear()
  const runs = runsOf(plain(synonym))
  const question = allOf(runs.map((run) => runQuestion(run, tokenizer, 'complete')))
  const made = { synonym, question, head: headQuestion(runs, tokenizer, 'complete') }
  known.set(synonym, made)
  return made
}

const mostSynonyms = 24
function termOf(atoms: readonly Run[], isKnown: boolean, by: Understanding): Term {
  const { tokenizer, synonyms, categories } = by
  const runs = isKnown ? joinedHan(atoms) : atoms
  const key = keyOfRuns(runs)
  const others = synonyms.othersOf(key).slice(0, mostSynonyms)
  const named = others.flatMap((other) => categories.leavesOf(keyOf(other)))
  const leaves = [...new Set([...categories.leavesEndingIn(key), ...named])]
  const [first] = runs
  const letters = runs.length === 1 && /^[a-z]{2,}$/.test(key) ? key : null
  const byEar = letters !== null && !isKnown && leaves.length === 0
  const typed = isKnown ? 'complete' : 'begun'
  const own = allOf(runs.map((run) => runQuestion(run, tokenizer, typed)))
  const headSound = byEar ? headSoundQuestion(letters) : null
  // What a name ends in is among what the whole question finds: see `heads`.
  const sounds = byEar ? [soundQuestion(letters), headSound] : []
  const synonymQuestions = others.map((synonym) => synonymQueryOf(synonym, tokenizer))
  const everyQuestion = [
    own,
    ...sounds,
    ...synonymQuestions.map(({ question }) => question),
    ...leaves.map(leafQuestion),
  ]
  const ownHead = headQuestion(runs, tokenizer, typed)
  const heads = [ownHead, headSound, ...synonymQuestions.map(({ head }) => head)]
  return {
    text: textOf(runs),
    at: first!.at,
    end: runs.at(-1)!.at + runs.at(-1)!.text.length,
    kind: kindOf(runs, letters),
    isModifier: isModifier(key) || first!.kind === 'measure',
    isPiece: !isKnown && runs.length === 1 && first!.kind === 'han' && key.length === 1,
    isKnown: isKnown || leaves.length > 0,
    synonyms: others,
    synonymQuestions,
    leaves,
    own,
    question: anyOf(everyQuestion.filter((each) => each !== null)),
    ownHead: anyOrNull([ownHead, headSound]),
    head: anyOrNull(heads),
  }
}

const anyOrNull = (questions: readonly (string | null)[]): string | null => {
  const known = questions.filter((each) => each !== null)
  return known.length > 0 ? anyOf(known) : null
}

/** As it was typed: spaces between Latin words and around measures, none within Chinese. */
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

const leafQuestion = (id: string): string => quoted(kinds.category + id)

/** What is asked of the database for some terms. */
export interface Question {
  /** What finds the goods, the best first: the code, what is called so, what is called by a synonym, and what has all terms. */
  readonly questions: readonly (string | null)[]
  /** What has all terms. */
  readonly all: string
  /** The tier of what has all terms: its code, what it is called, and what its synonyms are called. */
  readonly heads: readonly (string | null)[]
  /** Leaf categories that the head noun is the name of. */
  readonly leaves: readonly string[]
  /** What the head noun is called, for names that have it somewhere. */
  readonly names: readonly string[]
  /** As it was typed, for names that have it so. */
  readonly phrase: string
}

const mostNames = 8
/** The question of these terms; null where there are none. */
export function questionFor(terms: readonly Term[]): Question | null {
  if (terms.length === 0) return null
  const head = headOf(terms)
  const rest = terms.filter((term) => term !== head).map(({ question }) => question)
  const phrase = terms.map(({ text }) => text).join(' ')
  const withRest = (question: string | null | undefined) => (question ? allOf([...rest, question]) : null)
  const code = bareCode(phrase)
  const whole = terms.length > 1 ? codeQuestion(phrase) : null
  const everything = allOf(terms.map(({ question }) => question))
  const everyQuestion = whole ? anyOf([everything, whole]) : everything
  const exactly = code ? quoted(kinds.code + code) : null
  return {
    questions: [exactly, withRest(head?.ownHead), withRest(head?.head), everyQuestion],
    all: everyQuestion,
    heads: [exactly, head?.ownHead ?? null, head?.head ?? null],
    leaves: head?.leaves ?? [],
    names: head ? [head.text, ...head.synonyms].slice(0, mostNames) : [],
    phrase,
  }
}

/** In Chinese and in English the noun that the others modify stands last. */
export function headOf(terms: readonly Term[]): Term | undefined {
  const nouns = terms.filter(({ kind }) => kind === 'word' || kind === 'letters')
  const things = nouns.filter((term) => !term.isModifier)
  return things.findLast(({ isKnown }) => isKnown) ?? things.at(-1) ?? nouns.at(-1)
}
