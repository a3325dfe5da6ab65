import { charactersIn } from '#contract/kit/text/characters.ts'
import { type SynonymDraft, synonymLimits, type SynonymSource } from '#contract/catalogue/synonyms.ts'
import type { OwnGroup, SynonymGroup } from './synonym.rules.ts'
import { bareCode, plain } from '../text/text.rules.ts'

/** Stored synonym group of a tenant. */
export interface KeptGroup extends OwnGroup {
  readonly version: number
  readonly updated_at: Date
}

/** Group in the list of the back office: a tenant's group, or a base group as shipped. */
export interface ListedGroup extends Omit<KeptGroup, 'id' | 'updated_at'> {
  readonly id: string | null
  readonly updated_at: Date | null
  readonly source: SynonymSource
}

/** The tenant's own groups, latest first, then the base groups in order, each with its replacement. */
export function listedGroups(base: readonly SynonymGroup[], rows: readonly KeptGroup[]): ListedGroup[] {
  const shipped = new Set(base.map(({ key }) => key))
  const isOwn = ({ base_key }: KeptGroup) => base_key === null || !shipped.has(base_key)
  const replaced = new Map(rows.filter((row) => !isOwn(row)).map((row) => [row.base_key, row]))
  const own = rows.filter(isOwn).toReversed()
  return [
    ...own.map((row): ListedGroup => ({ ...row, source: 'own' })),
    ...base.map((group): ListedGroup => ({ ...(replaced.get(group.key) ?? asShipped(group)), source: 'base' })),
  ]
}

const asShipped = ({ key, kind, terms }: SynonymGroup) => ({
  id: null,
  version: 0,
  base_key: key,
  kind,
  terms,
  is_active: true,
  updated_at: null,
})

export interface GroupFilter {
  readonly keyword?: string | undefined
  readonly source?: SynonymSource | undefined
  readonly isActive?: '0' | '1' | undefined
}

/** Groups with a term that contains the keyword, in any spelling variant. */
export function groupsLike(
  groups: readonly ListedGroup[],
  { keyword = '', source, isActive }: GroupFilter,
): ListedGroup[] {
  const part = plain(keyword)
  return groups.filter(
    (group) =>
      (source === undefined || group.source === source) &&
      (isActive === undefined || group.is_active === (isActive === '1')) &&
      (part === '' || group.terms.some((term) => plain(term).includes(part))),
  )
}

export interface Violation {
  readonly code: 'synonym.terms' | 'synonym.tooMany' | 'synonym.tooLong' | 'synonym.noWord' | 'synonym.duplicate'
  readonly facts: Readonly<Record<string, string | number>>
}

/** Violation of a group's terms, or null. Two terms are equal if a search cannot distinguish them. */
export function violationOf({ terms }: Pick<SynonymDraft, 'terms'>): Violation | null {
  if (terms.length > synonymLimits.terms) return { code: 'synonym.tooMany', facts: { max: synonymLimits.terms } }
  const max = synonymLimits.characters
  const long = terms.find((term) => charactersIn(term) > max)
  if (long !== undefined) return { code: 'synonym.tooLong', facts: { term: long, max } }
  const empty = terms.find((term) => bareCode(term) === '')
  if (empty !== undefined) return { code: 'synonym.noWord', facts: { term: empty } }
  const keys = terms.map(plain)
  const twice = terms.find((_, place) => keys.indexOf(keys[place]!) !== place)
  if (twice !== undefined) return { code: 'synonym.duplicate', facts: { term: twice } }
  return terms.length < 2 ? { code: 'synonym.terms', facts: {} } : null
}

/** Terms with normalised white space. */
export const tidied = (terms: readonly string[]): string[] => terms.map((term) => term.trim().replace(/\s+/g, ' '))
