import { bareCode } from './text.rules.ts'
import { allOf, anyOf, codeQuery } from './tsquery.rules.ts'
import { simplified } from './simplify.rules.ts'
import { kinds, quoted } from './token.rules.ts'
import { leafQuery, type Term } from './term.rules.ts'

/** Database query for some terms. */
export interface SearchQuery {
  /** Queries by tier, best first: by code, by name, by the name of a synonym, and by all terms anywhere. */
  readonly queries: readonly (string | null)[]
  /** Matches goods with all terms. */
  readonly all: string
  /** Tiers of goods with all terms: by code, by name, by names of synonyms. */
  readonly heads: readonly (string | null)[]
  /** Leaf categories named like the head noun. */
  readonly leaves: readonly string[]
  /** Names of the head noun, for names that contain it. */
  readonly names: readonly string[]
  /** As typed, for names that contain it literally. */
  readonly phrase: string
}

const maxNames = 8
/**
 * The query of these terms; null where there are none. With asides, the thing must be called so: the 螺栓 of `法兰 配螺栓` may
 * be a 法兰螺栓, but a 法兰 is meant.
 */
export function queryFor(
  terms: readonly Term[],
  hasAsides = terms.some(({ aside }) => aside !== null),
): SearchQuery | null {
  if (terms.length === 0) return null
  const head = headOf(terms)
  const rest = terms.filter((term) => term !== head).map(({ query }) => query)
  const phrase = terms.map(({ text }) => text).join(' ')
  const short = (query: string | null | undefined) => (query ? simplified(query) : null)
  const withRest = (query: string | null | undefined) => short(query && allOf([...rest, query]))
  const code = bareCode(phrase)
  const whole = terms.length > 1 ? codeQuery(phrase) : null
  const called = head && hasAsides ? calledOf(head) : null
  const everything = called ? allOf([...rest, called]) : allOf(terms.map(({ query }) => query))
  const everyQuery = simplified(whole ? anyOf([everything, whole]) : everything)
  const exactly = code ? quoted(kinds.code + code) : null
  return {
    queries: [exactly, withRest(head?.ownHead), withRest(head?.head), everyQuery],
    all: everyQuery,
    heads: [exactly, short(head?.ownHead), short(head?.head)],
    leaves: head?.leaves ?? [],
    names: head ? [head.text, ...head.synonyms].slice(0, maxNames) : [],
    phrase,
  }
}

/** Finds what is called so, by its name or its category. */
export function calledOf({ head, leaves }: Term): string | null {
  const queries = [head, ...leaves.map(leafQuery)].filter((each) => each !== null)
  return queries.length > 0 ? anyOf(queries) : null
}

/** In Chinese and in English the noun that the others modify stands last. */
export function headOf(terms: readonly Term[]): Term | undefined {
  const nouns = terms.filter(({ kind, aside }) => (kind === 'word' || kind === 'letters') && aside === null)
  const things = nouns.filter((term) => !term.isModifier)
  return (
    things.findLast(({ isThing }) => isThing) ??
    things.findLast(({ isKnown }) => isKnown) ??
    things.at(-1) ??
    nouns.at(-1)
  )
}

/** Head noun first, then the other nouns in their order. */
export function nounsOf(terms: readonly Term[]): Term[] {
  const head = headOf(terms)
  const others = terms.filter(
    (term) => term !== head && term.kind === 'word' && !term.isModifier && term.aside === null,
  )
  return head ? [head, ...others] : []
}
