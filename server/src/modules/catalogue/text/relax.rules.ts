import type { Term } from './term.rules.ts'

/** Hits of a term; `heads`: goods whose name ends in it, or whose category has its name. */
export interface TermCount {
  readonly hits: number
  readonly heads: number
  /** Support of the term by names similar to the whole text; see `supportOf`. */
  readonly support?: number
}

const maxTries = 24
const maxTerms = 6

/**
 * Weight of a term, low ones are dropped first: counts and measures, then colours and remarks, codes, nouns; rare terms
 * weigh more.
 */
function weightOf(term: Term, { hits }: TermCount): number {
  const weight = weightOfKind(term)
  return weight + 1 / (1 + Math.log2(1 + hits))
}

function weightOfKind(term: Term): number {
  if (term.kind === 'count' || term.aside !== null) return 1
  if (term.kind === 'measure') return 2
  if (term.isModifier || term.isPiece) return 3
  return term.kind === 'code' ? 5 : 6
}

/**
 * Index of the term to keep: of the last noun of each segment that names goods, the one with the most support; without
 * support the last one. Null if no noun of the text names goods.
 */
export function keptNoun(terms: readonly Term[], counts: readonly TermCount[]): number | null {
  const nouns = [...terms.keys()].filter(
    (at) => counts[at]!.heads > 0 && isNounlike(terms[at]!) && (!terms[at]!.isPiece || endsSegment(terms, at)),
  )
  const heads = [...Map.groupBy(nouns, (at) => segmentOf(terms, at)).values()].map((list) => lastNoun(terms, list))
  const weights = heads.map(
    (at) => (counts[at]!.support ?? 0) * (terms[at]!.isThing && !/\d/.test(terms[at]!.text) ? weightOfThing : 1),
  )
  const max = Math.max(0, ...weights)
  if (max > 0) return heads[weights.lastIndexOf(max)]!
  if (nouns.length > 0) return lastNoun(terms, nouns)
  return terms.some(isNoun) ? keptSeries(terms, counts) : keptCode(terms, counts)
}

/** Segment of a term; each English term is its own. */
const segmentOf = (terms: readonly Term[], at: number): number =>
  /^[a-z0-9]/.test(terms[at]!.text) ? -1 - at : terms[at]!.segment

/** Factor of terms that are things: trade names are less specific. */
const weightOfThing = 1.5

/** Head noun: in Chinese and in English the last one. */
const lastNoun = (terms: readonly Term[], nouns: readonly number[]): number =>
  nouns.findLast((at) => terms[at]!.isThing) ?? nouns.findLast((at) => terms[at]!.isKnown) ?? nouns.at(-1)!

/** Letters contained in names of goods, as in `RVV 3x1.5`, if no other noun is present. */
function keptSeries(terms: readonly Term[], counts: readonly TermCount[]): number | null {
  const nouns = [...terms.keys()].filter((at) => isNoun(terms[at]!))
  const [only] = nouns
  const isSeries = nouns.length === 1 && terms[only!]!.kind === 'letters' && counts[only!]!.hits > 0
  return isSeries ? only! : null
}

const endsSegment = (terms: readonly Term[], at: number): boolean => terms[at + 1]?.segment !== terms[at]!.segment
const isNounlike = ({ isModifier, aside }: Term): boolean => !isModifier && aside === null
const isNoun = (term: Term): boolean => (term.kind === 'word' || term.kind === 'letters') && isNounlike(term)

/** Without nouns, as in `A4 70g`, a code is kept first. */
function keptCode(terms: readonly Term[], counts: readonly TermCount[]): number | null {
  const found = [...terms.keys()].filter((at) => counts[at]!.hits > 0)
  return found.find((at) => terms[at]!.kind === 'code') ?? found[0] ?? null
}

/**
 * Term indices to drop, in the order of trial: fewest and lowest weights first; terms without hits always, the head
 * noun never; the noun alone comes last. Empty if only terms with too many hits would remain.
 */
export function relaxations(terms: readonly Term[], counts: readonly TermCount[]): number[][] {
  const kept = keptNoun(terms, counts)
  if (kept === null || terms.length < 2) return []
  const lost = [...terms.keys()].filter((at) => counts[at]!.hits === 0)
  const others = [...terms.keys()].filter((at) => at !== kept && counts[at]!.hits > 0)
  const weights = others.map((at) => weightOf(terms[at]!, counts[at]!))
  const few = others.length <= maxTerms
  const sets = few ? subsets(others.length) : prefixes(weights)
  return sets
    .map((set) => ({ set, weight: set.reduce((sum, index) => sum + weights[index]!, 0) }))
    .toSorted((a, b) => a.weight - b.weight)
    .filter((_, at, all) => at < maxTries - 1 || at === all.length - 1)
    .map(({ set }) => [...lost, ...set.map((index) => others[index]!)].toSorted((a, b) => a - b))
    .filter((dropped) => dropped.length > 0)
}

/** Shorter nouns at the end of a compound, longest first: 钢管 of 不锈钢管. */
export function lastPartsOf({ kind, text }: Pick<Term, 'kind' | 'text'>, isNoun: (text: string) => boolean): string[] {
  if (kind !== 'word' || !/^\p{Script=Han}{3,}$/u.test(text)) return []
  return Array.from({ length: text.length - 2 }, (_, at) => text.slice(at + 1)).filter(isNoun)
}

const subsets = (count: number): number[][] =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => bits & (1 << index)),
  )
/** For very many terms: drops those of lowest weight one after another. */
function prefixes(weights: readonly number[]): number[][] {
  const order = [...weights.keys()].toSorted((a, b) => weights[a]! - weights[b]!)
  return Array.from({ length: order.length + 1 }, (_, length) => order.slice(0, length))
}
