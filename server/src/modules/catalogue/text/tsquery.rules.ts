import { bareCode, neighbours, partsOf, piecesOf, type Run, stem } from './text.rules.ts'
import { type Tokenizer, kinds, quoted } from './token.rules.ts'

/** Builds tsqueries for the tokens of `words.rules.ts`. */
export const allOf = (queries: readonly string[]): string =>
  queries.length === 1 ? queries[0]! : `(${queries.join(' & ')})`
export const anyOf = (queries: readonly string[]): string => {
  const different = [...new Set(queries)]
  return different.length === 1 ? different[0]! : `(${different.join(' | ')})`
}

/** Query of a Chinese word by all its pairs of neighbours, which match however the dictionary splits the text. */
export function hanQuery(word: string): string {
  const characters = Array.from(word)
  return characters.length < 3 ? quoted(word) : allOf(neighbours(characters, (a, b) => quoted(a + b)))
}

/**
 * Whether a text may be only the beginning of a word. Terms of synonyms are complete, and prefix queries are many times
 * as expensive.
 */
export type Typed = 'begun' | 'complete'

/** Query of a Latin word, also as a prefix: `hikv` is matched as a beginning. Numbers are not: 70 does not mean 700. */
export function latinQuery(run: string, typed: Typed): string {
  const parts = partsOf(run)
  const whole = parts.join('')
  const isBegun = (token: string) => typed === 'begun' && token.length > 2 && /\p{L}/u.test(token)
  const either = [...new Set([run, whole])].map((token) => quoted(token) + (isBegun(token) ? ':*' : ''))
  const small = parts.flatMap(piecesOf)
  if (parts.length > 1) either.push(allOf(parts.map(quoted)))
  else if (small.length > 1 && small.every((piece) => piece.length > 1)) either.push(allOf(small.map(quoted)))
  const sizes = run.split('x')
  if (sizes.length > 1 && sizes.every((size) => /^[a-z]?\d+(?:\.\d+)?$/.test(size)))
    either.push(allOf(sizes.map(quoted)))
  const singular = stem(run)
  if (parts.length === 1 && !(isBegun(run) && singular.startsWith(run))) either.push(quoted(singular))
  const code = typed === 'begun' ? codeQuery(run) : null
  if (code) either.push(code)
  return anyOf(either)
}

const shortestCode = 4
/** Prefix query of a model, number or barcode, ignoring separators; null if the text is not a code. */
export function codeQuery(text: string): string | null {
  const code = bareCode(text)
  const isCode =
    code.length >= shortestCode && /^[\p{L}\p{N}]*\d[\p{L}\p{N}]*$/u.test(code) && !/\p{Script=Han}/u.test(code)
  return isCode ? `${quoted(kinds.code + code)}:*` : null
}

/** Query by pinyin for letters: in full, as a prefix, or by initials. */
export function soundQuery(letters: string): string | null {
  if (!/^[a-z]{2,}$/.test(letters)) return null
  return quoted(kinds.sound + letters) + (letters.length > 3 ? ':*' : '')
}

/** The words of a phrase may be separated in a name, except single characters, which occur everywhere. */
function phraseQuery(run: string, tokenizer: Pick<Tokenizer, 'pieces'>): string {
  const pieces = tokenizer.pieces(run)
  return pieces.some((piece) => piece.length === 1) ? hanQuery(run) : allOf(pieces.map(hanQuery))
}

/** Storage capacities: `64g` and `1t` may be capacities as well as weights. */
function capacityOf({ text }: Run): string[] {
  const [, value = '', unit = ''] = /^(\d+) ?([gt])$/.exec(text) ?? []
  if (unit === 't') return [`${Number(value) * 1024}gb`]
  return unit === 'g' && Number.isInteger(Math.log2(Number(value))) ? [`${value}gb`] : []
}

/** Query of one run. */
export function runQuery(run: Run, tokenizer: Pick<Tokenizer, 'pieces'>, typed: Typed): string {
  if (run.kind === 'measure') return anyOf([...run.measure.tokens, run.measure.written, ...capacityOf(run)].map(quoted))
  return run.kind === 'han' ? phraseQuery(run.text, tokenizer) : latinQuery(run.text, typed)
}

/** Query for names whose head noun begins with this text. */
export const headBeginning = (text: string): string => `${quoted(kinds.head + text)}:*`

/** Query for names that end in these words. */
export function headQuery(runs: readonly Run[], tokenizer: Pick<Tokenizer, 'pieces'>, typed: Typed): string | null {
  const last = runs.at(-1)
  if (!last || last.kind === 'measure') return null
  const before = runs.slice(0, -1).map((run) => runQuery(run, tokenizer, typed))
  if (last.kind === 'latin') return allOf([...before, quoted(kinds.head + stem(last.text))])
  const pieces = tokenizer.pieces(last.text)
  const whole = quoted(kinds.head + last.text)
  const canStandApart = pieces.length > 1 && pieces.every((piece) => piece.length > 1)
  const modified = [...pieces.slice(0, -1).map(hanQuery), quoted(kinds.head + pieces.at(-1)!)]
  return allOf([...before, anyOf(canStandApart ? [whole, allOf(modified)] : [whole])])
}

/** Query for names whose head noun has this pinyin. */
export const headSoundQuery = (letters: string): string | null =>
  /^[a-z]{2,}$/.test(letters) ? quoted(kinds.head + kinds.sound + letters) : null
