import type { Term } from '../term.rules.ts'

/** Part of a keyword that may be misspelt; `at` and `end` are character positions. */
export interface Chunk {
  readonly at: number
  readonly end: number
  readonly text: string
}
export interface Replacement {
  readonly chunk: Chunk
  readonly term: string
  /** Distance: see `farness`. */
  readonly far: number
}

const isHan = (term: Term) => term.kind === 'word' && /^\p{Script=Han}+$/u.test(term.text)
const longestChunk = 9

/**
 * Parts that may be misspelt, given the doubtful terms. The dictionary splits a misspelt Chinese word into pieces, so
 * doubtful pieces are tried together, with their neighbours, and as the whole run.
 */
export function chunksOf(text: string, terms: readonly Term[], isDoubtful: (at: number) => boolean): Chunk[] {
  const chunks: Chunk[] = []
  const put = (from: number, to: number) => {
    const [at, end] = [terms[from]!.at, terms[to]!.end]
    const isNew = !chunks.some((chunk) => chunk.at === at && chunk.end === end)
    if (isNew && end - at > 1 && (from === to || end - at <= longestChunk))
      chunks.push({ at, end, text: text.slice(at, end) })
  }
  for (const [index, term] of terms.entries()) {
    if (!isDoubtful(index)) continue
    if (!isHan(term)) {
      put(index, index)
      continue
    }
    const joins = (a: number, b: number) => isHan(terms[a]!) && isHan(terms[b]!) && terms[a]!.end === terms[b]!.at
    let [first, last] = [index, index]
    while (first > 0 && joins(first - 1, first)) first--
    while (last < terms.length - 1 && joins(last, last + 1)) last++
    for (let from = first; from <= index; from++) for (let to = index; to <= last; to++) put(from, to)
  }
  return chunks
}

const maxVariants = 16
const maxOfChunk = 3

/**
 * Variants of the keyword with doubtful parts replaced, most likely first. A variant replaces as many parts without
 * overlap as possible: it starts from one replacement and adds the best of the others.
 */
export function variantsOf(text: string, replacements: readonly Replacement[]): { keyword: string; far: number }[] {
  const ranked = replacements.toSorted((a, b) => costOf(a) - costOf(b) || b.term.length - a.term.length)
  const best = [...Map.groupBy(ranked, ({ chunk }) => chunk).values()].flatMap((each) => each.slice(0, maxOfChunk))
  const variants = new Map<string, number>()
  for (const start of best.toSorted((a, b) => costOf(a) - costOf(b))) {
    const taken = [start]
    for (const other of best)
      if (taken.every(({ chunk }) => other.chunk.end <= chunk.at || other.chunk.at >= chunk.end)) taken.push(other)
    const keyword = replaced(text, taken)
    const far = taken.reduce((sum, each) => sum + costOf(each), 0) / taken.length
    if (!variants.has(keyword)) variants.set(keyword, far)
  }
  return [...variants].map(([keyword, far]) => ({ keyword, far })).slice(0, maxVariants)
}

/** Cost of a replacement: a long part that sounds like one term is more likely meant than a short part of it. */
const costOf = ({ chunk, far }: Replacement): number => far - Math.min(chunk.text.length, 6) / 20

function replaced(text: string, replacements: readonly Replacement[]): string {
  let result = text
  for (const { chunk, term } of replacements.toSorted((a, b) => b.chunk.at - a.chunk.at)) {
    const space = (before: string, after: string) => (/[a-z0-9]$/.test(before) && /^[a-z0-9]/.test(after) ? ' ' : '')
    const [before, after] = [result.slice(0, chunk.at), result.slice(chunk.end)]
    result = before + space(before, term) + term + space(term, after) + after
  }
  return result
}
