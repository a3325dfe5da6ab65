/** Tree node; `children` is undefined until they are loaded. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  readonly note?: string
  readonly hasChildren: boolean
  readonly isDisabled?: boolean
  readonly children?: readonly TreeNode[] | undefined
}

/** Builds the loaded part of a lazily loaded tree. */
export function treeOf<T>(
  roots: readonly T[],
  childrenOf: (id: string) => readonly T[] | undefined,
  nodeOf: (thing: T) => Omit<TreeNode, 'children'>,
): readonly TreeNode[] {
  return roots.map((thing) => {
    const node = nodeOf(thing)
    const below = node.hasChildren ? childrenOf(node.id) : undefined
    return below ? { ...node, children: treeOf(below, childrenOf, nodeOf) } : node
  })
}
