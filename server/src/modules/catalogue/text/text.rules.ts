import { measured, type Measured, measurePattern } from './measure.rules.ts'
import { simplify } from './traditional.rules.ts'

/** Normalises a text: full-width to half-width, traditional to simplified, lower case, multiplication signs to x. */
export const plain = (text: string): string =>
  simplify(text.normalize('NFKC').toLowerCase())
    .replace(/[×✕]/g, 'x')
    .replace(/(\d)\*(?=\d)/g, '$1x')
    .replace(/[”″]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

/** Normal form of a code: model `AL-V 03` is `alv03`. */
export const bareCode = (code: string): string => plain(code).replace(/[^\p{L}\p{N}]/gu, '')

const letter = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`
const latin = `(?:${letter})+(?:[-./+#](?:${letter})+)*`
/** A measure starts at a word boundary: the `8x30` of `m8x30` is part of a code. */
const scanner = new RegExp(
  String.raw`(?<measure>(?<![\p{L}\p{N}.](?<!\p{Script=Han}))(?:${measurePattern}))|(?<han>\p{Script=Han}+)|(?<latin>${latin})`,
  'gu',
)

/** Run of one script in a text, or a measure. */
export type Run =
  | { readonly kind: 'han'; readonly text: string; readonly at: number }
  | { readonly kind: 'latin'; readonly text: string; readonly at: number }
  | { readonly kind: 'measure'; readonly text: string; readonly at: number; readonly measure: Measured }

/** Runs of a plain text. */
export const runsOf = (text: string): Run[] =>
  [...text.matchAll(scanner)].map((match): Run => {
    const { measure, han } = match.groups!
    if (measure !== undefined) return { kind: 'measure', text: measure, at: match.index, measure: measured(measure) }
    return { kind: han === undefined ? 'latin' : 'han', text: match[0], at: match.index }
  })

const separators = /[-/+#]|\.(?!\d)|(?<!\d)\./

/** Splits a model number or compound word at separators: `al-v03` → al, v03. */
export const partsOf = (run: string): string[] => run.split(separators).filter(Boolean)

/** Splits letters and numbers: `m10x40` → m, 10, x, 40. */
export const piecesOf = (word: string): string[] => word.match(/\d+(?:\.\d+)?|[^\d.]+/g) ?? []

/** Approximate singular of an English word: `gloves` → glove, `batteries` → battery. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss|[a-z]{2}to)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

export const neighbours = <T, U>(list: readonly T[], join: (a: T, b: T) => U): U[] =>
  list.slice(1).map((item, index) => join(list[index]!, item))

/** Key of a run: Chinese and measures without spaces, English in the singular. */
export const keyOfRun = (run: Run): string =>
  run.kind === 'latin' ? partsOf(run.text).map(stem).join(' ') : run.text.replaceAll(' ', '')

/** Key of several runs: with spaces only between Latin words. */
export const keyOfRuns = (runs: readonly Run[]): string =>
  runs.reduce(
    (key, run, index) => key + (run.kind === 'latin' && runs[index - 1]?.kind === 'latin' ? ' ' : '') + keyOfRun(run),
    '',
  )
export const keyOf = (text: string): string => keyOfRuns(runsOf(plain(text)))
