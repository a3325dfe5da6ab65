import type { Read } from './cell.rules.ts'

/** As much of a category as finding it by its name takes. */
export interface NamedCategory {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly en_name: string
  readonly path: readonly string[]
  readonly is_leaf: boolean
  readonly attributes: readonly { readonly name: string; readonly options: readonly string[] }[]
}

/** The values that a leaf offers for an attribute, by the attribute's name. */
export type OptionsOfCategory = ReadonlyMap<string, readonly string[]>
/** By the id of the leaf; one that offers none is not in it. */
export type AttributeOptions = ReadonlyMap<string, OptionsOfCategory>

export function attributeOptions(categories: readonly NamedCategory[]): AttributeOptions {
  const offered = categories.map(({ id, attributes }) => {
    const limited = attributes.filter(({ options }) => options.length > 0)
    return [id, new Map(limited.map(({ name, options }) => [name, options]))] as const
  })
  return new Map(offered.filter(([, options]) => options.size > 0))
}

/** What the categories say of cells: how each leaf may be called, and which values of an attribute it allows. */
export interface CategoryWords {
  readonly names: CategoryNames
  readonly options: AttributeOptions
}

export const categoryWords = (categories: readonly NamedCategory[]): CategoryWords => ({
  names: categoryNames(categories),
  options: attributeOptions(categories),
})

export type CategoryNames = ReadonlyMap<string, readonly string[]>

/** `劳保安防 > 手套` and `劳保安防/手套` are one name, also where a name itself has such a sign. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[/>\\|→]+/g, '/')
    .replace(/^\/|\/$/g, '')
const nameOf = (line: readonly string[]) => line.map(plain).join('/')

/**
 * What a leaf may be called: its code, or the end of its path, from the name alone to all three levels, in zh or en.
 */
export function categoryNames(categories: readonly NamedCategory[]): CategoryNames {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const names = new Map<string, string[]>()
  const add = (name: string, id: string) => {
    const ids = names.get(name) ?? []
    if (name !== '' && !ids.includes(id)) names.set(name, [...ids, id])
  }
  for (const leaf of categories.filter(({ is_leaf }) => is_leaf)) {
    add(plain(leaf.code), leaf.id)
    const line = leaf.path.flatMap((id) => byId.get(id) ?? [])
    for (const start of line.keys()) {
      add(nameOf(line.slice(start).map(({ name }) => name)), leaf.id)
      add(nameOf(line.slice(start).map(({ en_name }) => en_name)), leaf.id)
    }
  }
  return names
}

/** The id of the leaf that is meant. */
export function categoryOf(names: CategoryNames, text: string): Read<string> {
  const ids = names.get(plain(text)) ?? []
  if (ids.length > 1) return { code: 'importCell.ambiguousCategory', facts: {} }
  return ids[0] === undefined ? { code: 'importCell.unknownCategory', facts: {} } : { value: ids[0] }
}
