import type { SynonymKind } from '#contract/catalogue/synonyms.ts'
import { keyOf, plain } from '../text/text.rules.ts'

/** Synonym group. The key of a shipped group is permanent; a tenant's own group has its id. */
export interface SynonymGroup {
  readonly key: string
  readonly kind: SynonymKind
  readonly terms: readonly string[]
}

/**
 * Parses shipped groups, one on each line: `水笔 = 中性笔 = gel pen` are equivalent; in `墨盒 > 硒鼓 = 粉盒` only the first also
 * finds the others. The key is the first term, with a `>` if one-way.
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
 * Trade names: brands, purposes, parts and regional names that buyers type, with the terms they stand for. Keys are
 * those of `keyOf`.
 */
export type TradeNames = ReadonlyMap<string, readonly string[]>

/**
 * Parses shipped trade names, those of one kind of goods on each line: in `红牛、东鹏 > 电解质饮料 = 气泡水` each name finds the
 * terms after `>`, but not the reverse. A name on several lines finds the terms of all of them.
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

/** Trade names of a tenant: terms of its own groups override them. */
export function namesInForce(names: TradeNames, own: readonly OwnGroup[]): TradeNames {
  const held = new Map(names)
  for (const term of own.flatMap(({ terms }) => terms)) held.delete(keyOfTerm(plain(term)))
  return held
}

/** Part of a tenant's group that a search needs. */
export interface OwnGroup {
  readonly id: string
  readonly base_key: string | null
  readonly kind: SynonymKind
  readonly terms: readonly string[]
  readonly is_active: boolean
}

/** Groups of a tenant: shipped ones that it has not replaced or disabled, and its own. */
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
  /** Whether a group contains it: a trade name may be a purpose or a brand, which is less specific. */
  readonly isThing: (key: string) => boolean
  /** Other terms that a term finds, in the order of the groups. */
  readonly othersOf: (key: string) => readonly string[]
  /** All terms of groups, without duplicates. */
  readonly terms: () => readonly string[]
  /** Keys of trade names. */
  readonly names: () => readonly string[]
}

/** Whether a name is a variant of one of these things (饮水器 of 饮水机), and not a purpose or a brand. */
const isForm = (name: string, things: readonly string[]): boolean =>
  things.some((thing) =>
    Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2)).some(
      (pair) => /\p{Script=Han}{2}/u.test(pair) && thing.includes(pair),
    ),
  )

/** Key of a plain term. */
const keyOfTerm = (term: string): string => (/^\p{Script=Han}+$/u.test(term) ? term : keyOf(term))

/**
 * Things of a trade name, narrowed to those that its head noun means: 三相变频器 is listed for a whole category but means
 * 变频器 only. All things if no ending of the name means one of them.
 */
function thingsOfName(
  name: string,
  things: readonly string[],
  others: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (things.length < 2) return things
  for (let at = 1; at <= name.length - shortestNoun; at++) {
    const noun = name.slice(at)
    const meant = new Set([noun, ...(others.get(noun) ?? [])])
    const own = things.filter((thing) => meant.has(thing))
    if (own.length > 0) return own
  }
  return things
}
const shortestNoun = 2

const isEnglish = (key: string): boolean => /^[a-z ]{6,}$/.test(key)

/**
 * Index of groups by the key of a term (`keyOf`), English words joined or separate: `clip board`. Groups are not
 * transitive: a synonym of a synonym need not be one of the term. A term of a group also finds what it means as a trade
 * name.
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
  const meantBy = (key: string) => [...(others.get(key) ?? []), ...thingsOfName(key, names.get(key) ?? [], others)]
  return {
    has: (key) => isKey(known(key)),
    isThing: (key) => others.has(known(key)) || isForm(key, names.get(known(key)) ?? []),
    othersOf: (key) => [...new Set(meantBy(known(key)))].filter((other) => keyOfTerm(other) !== key),
    terms: () => [...new Set(groups.flatMap(({ terms }) => terms))],
    names: () => [...names.keys()],
  }
}
