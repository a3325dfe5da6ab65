import type { DictItem, Dictionary } from '#contract/administration/dictionaries.ts'
import { dictionaries } from '#contract/dictionaries.ts'
import { availabilityOf } from '#contract/kit/availability.ts'
import { declaredPlace, type DictionaryItemRow } from '#contract/tenancy/dictionaries.ts'

interface OwnDictionary {
  readonly id: string
  readonly version: number
  readonly code: string
  readonly name: string
  readonly en_name: string
}

/** Declared dictionaries, then those of the tenant. */
export const presentDictionaries = (own: readonly OwnDictionary[]): Dictionary[] => [
  ...Object.entries(dictionaries).map(
    ([
      code,
      {
        name: [name, enName],
        isOpen = false,
      },
    ]) => ({
      code,
      name,
      enName,
      dictId: null,
      version: 0,
      isOpen,
      can: [],
    }),
  ),
  ...own.map(({ id, version, code, name, en_name: enName }) => ({
    code,
    name,
    enName,
    dictId: id,
    version,
    isOpen: true,
    can: ['edit' as const, 'remove' as const],
  })),
]

export const itemKeyOf = (code: string, deptId: string | null): string => `${code}@${deptId ?? '0'}`

type StoredItem = DictionaryItemRow & { readonly id: string; readonly version: number; readonly dictionary: string }

/** Entries of a dictionary: declared ones with what the tenant has changed of them, and its own, in order. */
export function itemsOf(
  dictionary: string,
  rows: readonly StoredItem[],
  deptNames: ReadonlyMap<string, string>,
): DictItem[] {
  const declared = dictionaries[dictionary]
  const isOpen = declared?.isOpen ?? declared === undefined
  const words = declared?.words ?? []
  const stored = rows.map((row): DictItem => {
    const isDeclared = words.some(([code]) => code === row.code)
    return {
      itemKey: itemKeyOf(row.code, row.dept_id),
      itemId: row.id,
      version: row.version,
      dictionary,
      code: row.code,
      name: row.name,
      enName: row.en_name,
      place: row.place,
      isDefault: row.is_default,
      deptId: row.dept_id,
      deptName: row.dept_id === null ? '' : (deptNames.get(row.dept_id) ?? ''),
      status: availabilityOf({ disabled: row.disabled }),
      can: [
        'edit',
        ...(isOpen ? [row.disabled ? ('enable' as const) : ('disable' as const)] : []),
        isDeclared ? 'restore' : 'remove',
      ],
    }
  })
  const untouched = words.flatMap(([code, name, enName], at): DictItem[] =>
    rows.some((row) => row.code === code && row.dept_id === null)
      ? []
      : [
          {
            itemKey: itemKeyOf(code, null),
            itemId: null,
            version: 0,
            dictionary,
            code,
            name,
            enName,
            place: declaredPlace(at),
            isDefault: false,
            deptId: null,
            deptName: '',
            status: 'active',
            can: ['edit', ...(isOpen ? (['disable'] as const) : [])],
          },
        ],
  )
  return [...untouched, ...stored].toSorted((a, b) => a.place - b.place || a.itemKey.localeCompare(b.itemKey))
}
