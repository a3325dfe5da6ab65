import { route } from '#contract/kit/route.ts'
import { List, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Entry that a form or filter offers, in order. */
export const DictValue = shape({
  code: Type.String(),
  name: Type.String(),
  enName: Type.String(),
  isDefault: Type.Boolean(),
})
export type DictValue = Static<typeof DictValue>

/** What a tenant has changed of an entry, or an entry that it has added. */
export interface DictionaryItemRow {
  readonly code: string
  readonly dept_id: string | null
  readonly name: string
  readonly en_name: string
  readonly place: number
  readonly is_default: boolean
  readonly disabled: boolean
}

/** Entries of a declared dictionary: code, Chinese, English. */
export type DictionaryWords = readonly (readonly [code: string, zh: string, en: string])[]

/** Positions of declared entries leave room for others between them. */
export const declaredPlace = (at: number): number => (at + 1) * 10

/**
 * Entries for people of a department (`deptPath`: ids from the root to it): declared ones with the tenant's changes, and
 * its own. The nearest department that has an entry decides it. Disabled ones are still named, but not offered.
 */
export function dictionaryValues(
  words: DictionaryWords,
  rows: readonly DictionaryItemRow[],
  deptPath: readonly string[],
): readonly (DictValue & { readonly isOffered: boolean })[] {
  const depthOf = ({ dept_id: deptId }: DictionaryItemRow) => (deptId === null ? 0 : deptPath.indexOf(deptId) + 1)
  const ofPath = rows.filter(({ dept_id: deptId }) => deptId === null || deptPath.includes(deptId))
  const nearest = new Map<string, DictionaryItemRow>()
  for (const row of ofPath.toSorted((a, b) => depthOf(a) - depthOf(b))) nearest.set(row.code, row)
  const declared = words.map(([code, name, en_name], at): DictionaryItemRow => ({
    code,
    dept_id: null,
    name,
    en_name,
    place: declaredPlace(at),
    is_default: false,
    disabled: false,
  }))
  const all = [...declared.filter(({ code }) => !nearest.has(code)), ...nearest.values()]
  const defaults = all.filter((row) => row.is_default && !row.disabled).toSorted((a, b) => depthOf(b) - depthOf(a))
  return all
    .toSorted((a, b) => a.place - b.place || a.code.localeCompare(b.code))
    .map((row) => ({
      code: row.code,
      name: row.name,
      enName: row.en_name,
      isDefault: row.code === defaults[0]?.code,
      isOffered: !row.disabled,
    }))
}

const key = '[A-Za-z][A-Za-z0-9_]{0,63}'
const byKeys = {
  method: 'GET',
  access: 'public',
  summary: "List the entries of dictionary keys, in order, as the caller's department has them",
  input: shape({
    ddfldList: Type.String({
      pattern: `^${key}(,${key}){0,19}$`,
      maxLength: 1400,
      description: 'comma-separated keys, of the specification or of the tenant',
    }),
  }),
  reply: List(shape({ ddfld: Type.String(), values: List(DictValue) })),
} as const
export const qryDataDictByDdfldList = route({ path: '/sysrest/api/dataDict/qryDataDictByDdfldList', ...byKeys })
export const qryDataDictOfConfiguration = route({
  path: '/busiconfigrest/api/dataDict/qryDataDictByDdfldList',
  ...byKeys,
})
