import type { Read } from './cell.rules.ts'

/** Category data needed to find it by name. */
export interface NamedCategory {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly en_name: string
  readonly path: readonly string[]
  readonly is_leaf: boolean
  readonly attributes: readonly { readonly name: string; readonly options: readonly string[] }[]
}

/** Allowed values of a leaf category's attributes, by attribute name. */
export type OptionsOfCategory = ReadonlyMap<string, readonly string[]>
/** By leaf id; leaves without allowed values are missing. */
export type AttributeOptions = ReadonlyMap<string, OptionsOfCategory>

export function attributeOptions(categories: readonly NamedCategory[]): AttributeOptions {
  const offered = categories.map(({ id, attributes }) => {
    const limited = attributes.filter(({ options }) => options.length > 0)
    return [id, new Map(limited.map(({ name, options }) => [name, options]))] as const
  })
  return new Map(offered.filter(([, options]) => options.size > 0))
}

/** Category data for reading cells: names of each leaf, and allowed attribute values. */
export interface CategoryWords {
  readonly names: CategoryNames
  readonly options: AttributeOptions
}

export const categoryWords = (categories: readonly NamedCategory[]): CategoryWords => ({
  names: categoryNames(categories),
  options: attributeOptions(categories),
})

export type CategoryNames = ReadonlyMap<string, readonly string[]>

/** Normalises separators: `劳保安防 > 手套` and `劳保安防/手套` are equal, even if a name contains such a character. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[/>\\|→]+/g, '/')
    .replace(/^\/|\/$/g, '')
const nameOf = (line: readonly string[]) => line.map(plain).join('/')

/**
 * Names of leaves: the code, or the end of the path, from the name alone to all three levels, in Chinese or English.
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

/** Id of the named leaf. */
export function categoryOf(names: CategoryNames, text: string): Read<string> {
  const ids = names.get(plain(text)) ?? []
  if (ids.length > 1) return { code: 'importCell.ambiguousCategory', facts: {} }
  return ids[0] === undefined ? { code: 'importCell.unknownCategory', facts: {} } : { value: ids[0] }
}
