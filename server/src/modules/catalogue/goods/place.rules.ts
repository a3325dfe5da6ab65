import type { CategoryAttribute } from '#contract/catalogue/categories.ts'
import type { GoodsFilter, Counted } from './goods.rules.ts'

export interface TreeNode {
  readonly id: string
  readonly path: readonly string[]
  readonly name: string
  readonly is_leaf: boolean
  readonly attributes: readonly CategoryAttribute[]
}
/** Position of a query in the category tree. */
export interface Place {
  /** Leaves of the selected category; null: all. */
  readonly leaves: readonly string[] | null
  /** Index of the selected category's children in a path, from 1. */
  readonly childDepth: number
  /** Attributes of a leaf offered as facets. */
  readonly facets: readonly string[]
}

export function placeOf({ category }: GoodsFilter, tree: readonly TreeNode[]): Place {
  const leavesBelow = (id: string) =>
    tree.filter(({ path, is_leaf }) => is_leaf && path.includes(id)).map(({ id }) => id)
  const own = tree.find(({ id }) => id === category)
  return {
    leaves: category === '0' ? null : leavesBelow(category),
    childDepth: (own?.path.length ?? 0) + 1,
    facets: own?.is_leaf ? own.attributes.filter(({ isFacet }) => isFacet).map(({ name }) => name) : [],
  }
}

/** Sums the counts of leaves by child of the selected category, in tree order. */
export function childCounts(leaves: readonly Readonly<Counted>[], tree: readonly TreeNode[], childDepth: number) {
  const paths = new Map(tree.map(({ id, path }) => [id, path]))
  const sums = new Map<string, number>()
  for (const { id, count } of leaves) {
    const child = paths.get(id)?.[childDepth - 1]
    if (child !== undefined) sums.set(child, (sums.get(child) ?? 0) + count)
  }
  return tree.flatMap(({ id, name }) => (sums.has(id) ? [{ id, name, count: sums.get(id)! }] : []))
}
