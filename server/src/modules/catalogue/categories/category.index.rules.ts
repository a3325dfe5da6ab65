import type { CategoryIndex } from '../text/term.rules.ts'
import { keyOf, plain } from '../text/text.rules.ts'

interface Node {
  readonly id: string
  readonly path: readonly string[]
  readonly name: string
  readonly en_name: string
  /** Full pinyin and initials: `anquanmao aqm`. */
  readonly pinyin: string
  readonly is_leaf: boolean
  readonly is_shielded: boolean
}

const chineseAnd = /[与和及、/]/
const englishAnd = /,| and | & |\//

/** Keys of a category's name and of its parts: `剪刀与美工刀` by both parts, `Ball and fountain pens` by `fountain pens`. */
function keysOf({ name, en_name }: Node): string[] {
  const chinese = [name, ...name.split(chineseAnd)].map(plain).filter((part) => part.length > 1)
  return [...chinese.map(keyOf), ...englishOf(en_name)]
}
const englishOf = (name: string): string[] =>
  [name, ...name.split(englishAnd)].map((part) => keyOf(part)).filter(Boolean)

/** Index of the categories of a tree by name. */
export function categoriesByName(
  tree: readonly Node[],
): CategoryIndex & { readonly nodesOf: (key: string) => readonly string[] } {
  const [nodes, leaves, ends, sounds] = [
    new Map<string, Set<string>>(),
    new Map<string, Set<string>>(),
    new Map<string, Set<string>>(),
    new Map<string, Set<string>>(),
  ]
  const put = (map: Map<string, Set<string>>, key: string, ids: readonly string[]) => {
    const known = map.get(key) ?? new Set()
    map.set(key, known)
    for (const id of ids) known.add(id)
  }
  const below = new Map<string, string[]>()
  for (const { id, path, is_leaf } of tree)
    if (is_leaf) for (const above of path) below.set(above, [...(below.get(above) ?? []), id])
  for (const node of tree.filter(({ is_shielded }) => !is_shielded)) {
    for (const key of keysOf(node)) {
      put(nodes, key, [node.id])
      put(leaves, key, below.get(node.id) ?? [])
    }
    if (node.is_leaf) put(sounds, node.pinyin.split(' ')[0]!, [node.id])
    if (node.is_leaf) for (const part of englishOf(node.en_name)) put(ends, part.split(' ').at(-1)!, [node.id])
  }
  const leavesOf = (key: string) => [...(leaves.get(key) ?? [])]
  return {
    leavesOf,
    leavesSounding: (key) => [...(sounds.get(key) ?? [])],
    leavesEndingIn: (key) => [...new Set([...leavesOf(key), ...(ends.get(key) ?? [])])],
    nodesOf: (key) => [...new Set([...(nodes.get(key) ?? []), ...(ends.get(key) ?? [])])],
  }
}
