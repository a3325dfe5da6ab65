import type { SynonymKind } from '#contract/catalogue/synonyms.ts'
import { keyOf, plain } from '../text/text.rules.ts'

/** Terms that stand for one another in a search. The key names a shipped group for good; a tenant's own has its id. */
export interface SynonymGroup {
  readonly key: string
  readonly kind: SynonymKind
  readonly terms: readonly string[]
}

/**
 * Reads shipped groups, one a line: `水笔 = 中性笔 = gel pen` are equivalent; in `墨盒 > 硒鼓 = 粉盒` only the first also finds
 * the others. The first term, and a `>` after it for one way, is the key.
 */
export function groupsFrom(table: string): SynonymGroup[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [first = '', rest] = line.split(' > ')
      const terms = (rest === undefined ? line : `${first} = ${rest}`).split(' = ')
      if (terms.length < 2 || new Set(terms).size < terms.length || terms.includes(''))
        throw new Error(`not a group of synonyms: ${line}`)
      const kind = rest === undefined ? 'equivalent' : 'oneWay'
      return { key: kind === 'oneWay' ? `${terms[0]} >` : terms[0]!, kind, terms }
    })
}

/**
 * What buyers say for things, and what those are called: a brand, a purpose, a part, a name of one region. Each is its
 * own key (`keyOf`).
 */
export type TradeNames = ReadonlyMap<string, readonly string[]>

/**
 * Reads shipped trade names, those of one kind of goods a line: in `红牛、东鹏 > 电解质饮料 = 气泡水` each name finds what stands
 * behind `>`, and is found by none of it. Names of several lines find the things of all.
 */
export function namesFrom(tables: readonly string[]): TradeNames {
  const things = new Map<string, readonly string[]>()
  for (const table of tables)
    for (const line of table.split('\n').filter((each) => each.trim() !== '')) {
      const [names = '', called = ''] = line.trim().split(' > ')
      const own = called.split(' = ')
      for (const name of names.split('、')) things.set(name, [...(things.get(name) ?? []), ...own])
    }
  return things
}

/** The trade names that hold for a tenant: what is a term of its own groups means what those say alone. */
export function namesInForce(names: TradeNames, own: readonly OwnGroup[]): TradeNames {
  const held = new Map(names)
  for (const term of own.flatMap(({ terms }) => terms)) held.delete(keyOfTerm(plain(term)))
  return held
}

/** A tenant's entry as far as a search needs it. */
export interface OwnGroup {
  readonly id: string
  readonly base_key: string | null
  readonly kind: SynonymKind
  readonly terms: readonly string[]
  readonly is_active: boolean
}

/** The groups that hold for a tenant: the shipped ones that it has not replaced or switched off, and its own. */
export function groupsInForce(base: readonly SynonymGroup[], own: readonly OwnGroup[]): SynonymGroup[] {
  const replaced = new Set(own.map(({ base_key }) => base_key))
  const active = own.filter(({ is_active }) => is_active)
  return [
    ...base.filter(({ key }) => !replaced.has(key)),
    ...active.map(({ id, kind, terms }) => ({ key: id, kind, terms: [...new Set(terms.map(plain))] })),
  ]
}

export interface SynonymIndex {
  readonly has: (key: string) => boolean
  /** Whether a group has it: a trade name may be a purpose or a brand, which says less of what is meant. */
  readonly isThing: (key: string) => boolean
  /** What a term also finds, in the order of the groups. */
  readonly othersOf: (key: string) => readonly string[]
  /** All terms of groups, each once. */
  readonly terms: () => readonly string[]
  /** The keys of trade names. */
  readonly names: () => readonly string[]
}

/** Whether a name is another form of one of these things, as 饮水器 of 饮水机, and not a purpose or a brand. */
const isForm = (name: string, things: readonly string[]): boolean =>
  things.some((thing) =>
    Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2)).some(
      (pair) => /\p{Script=Han}{2}/u.test(pair) && thing.includes(pair),
    ),
  )

/** The key of a plain term. */
const keyOfTerm = (term: string): string => (/^\p{Script=Han}+$/u.test(term) ? term : keyOf(term))

const isEnglish = (key: string): boolean => /^[a-z ]{6,}$/.test(key)

/**
 * Finds the groups of a term by its key (`keyOf`), English words together or apart: `clip board`. Groups are not
 * chained: what stands for a synonym need not stand for the term. A term of a group finds what it means as a trade name
 * too.
 */
export function indexOf(groups: readonly SynonymGroup[], names: TradeNames = new Map()): SynonymIndex {
  const others = new Map<string, string[]>()
  for (const { kind, terms } of groups)
    for (const [place, term] of terms.entries()) {
      const key = keyOfTerm(term)
      const known = others.get(key) ?? []
      others.set(key, known)
      if (kind === 'equivalent' || place === 0) known.push(...terms.filter((other) => other !== term))
    }
  const isKey = (key: string) => others.has(key) || names.has(key)
  const singular = (key: string) => (/[a-z]y$/.test(key) && !isKey(key) ? `${key.slice(0, -1)}ie` : key)
  const english = [...names.keys(), ...others.keys()].filter(isEnglish)
  const joined = new Map(english.map((key) => [key.replaceAll(' ', ''), key]))
  const known = (key: string) =>
    isKey(key) || !isEnglish(key) ? key : (joined.get(key.replaceAll(' ', '')) ?? singular(key))
  const meantBy = (key: string) => [...(others.get(key) ?? []), ...(names.get(key) ?? [])]
  return {
    has: (key) => isKey(known(key)),
    isThing: (key) => others.has(known(key)) || isForm(key, names.get(known(key)) ?? []),
    othersOf: (key) => [...new Set(meantBy(known(key)))].filter((other) => keyOfTerm(other) !== key),
    terms: () => [...new Set(groups.flatMap(({ terms }) => terms))],
    names: () => [...names.keys()],
  }
}
