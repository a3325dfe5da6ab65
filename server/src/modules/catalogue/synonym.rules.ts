import type { SynonymKind } from '#contract/catalogue.ts'
import { plain } from './words.rules.ts'

/** Terms that stand for one another in a search. The key names a shipped group for good; a tenant's own has its id. */
export interface SynonymGroup {
  readonly key: string
  readonly kind: SynonymKind
  readonly terms: readonly string[]
}

/**
 * Reads shipped groups, one a line: `水笔 = 中性笔 = gel pen` are equivalent; in `墨盒 > 硒鼓 = 粉盒` only the first also finds the others.
 * The first term, and a `>` after it for one way, is the key.
 */
export function groupsFrom(table: string): SynonymGroup[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [first = '', rest] = line.split(' > ')
      const terms = (rest === undefined ? line : `${first} = ${rest}`).split(' = ').map(plain)
      if (new Set(terms).size < 2 || terms.includes('')) throw new Error(`not a group of synonyms: ${line}`)
      const kind = rest === undefined ? 'equivalent' : 'oneWay'
      return { key: kind === 'oneWay' ? `${terms[0]} >` : terms[0]!, kind, terms }
    })
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
