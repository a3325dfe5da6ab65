import type { CategoryTree } from '#contract/catalogue/categories.ts'

/** Category at any level of the tree. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  readonly enName: string
  readonly goodsCount: number
  readonly children: readonly (TreeNode | null)[]
}

export const childrenOf = (node: TreeNode): readonly TreeNode[] => node.children.filter((child) => child !== null)

/** Path from the first level to the category; empty if it is not in the tree. */
export function pathTo(tree: readonly TreeNode[], id: string | undefined): readonly TreeNode[] {
  if (id === undefined) return []
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = pathTo(childrenOf(node), id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** Siblings of the last category of a path, including itself. */
export function siblingsOf(tree: readonly CategoryTree[], path: readonly TreeNode[]): readonly TreeNode[] {
  const above = path.at(-2)
  return above ? childrenOf(above) : tree
}
