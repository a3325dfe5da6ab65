import type { DatedReply } from '#web/kit/client/useReadMany.ts'

/** Tree node; `children` is undefined until they are loaded. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  readonly note?: string
  readonly hasChildren: boolean
  readonly isDisabled?: boolean
  readonly children?: readonly TreeNode[] | undefined
}

/** Lists of children by the id of their parent, each read at its own time. */
export type ChildLists<T> = ReadonlyMap<string, DatedReply<readonly T[]>>

/**
 * Things of a lazily loaded tree by id, from the newest list that contains each. A thing that was moved is also in the
 * list of its former parent until that list is read again.
 */
export const newestById = <T>(
  roots: readonly T[],
  lists: ChildLists<T>,
  idOf: (thing: T) => string,
): ReadonlyMap<string, T> => {
  const fromOldest = [...lists.values()].toSorted((a, b) => a.readAt - b.readAt).flatMap(({ reply }) => reply)
  return new Map([...fromOldest, ...roots].map((thing) => [idOf(thing), thing]))
}

/**
 * Builds the loaded part of a lazily loaded tree. Each thing has one place, because React Aria renders a tree in which
 * an id occurs twice without end.
 */
export function treeOf<T>(
  roots: readonly T[],
  lists: ChildLists<T>,
  nodeOf: (thing: T) => Omit<TreeNode, 'children'>,
): readonly TreeNode[] {
  const newest = newestById(roots, lists, (thing) => nodeOf(thing).id)
  const build = (things: readonly T[], readAt: number): readonly TreeNode[] =>
    things
      .filter((thing) => newest.get(nodeOf(thing).id) === thing)
      .map((thing) => {
        const node = nodeOf(thing)
        const list = lists.get(node.id)
        const isNewer = list !== undefined && list.readAt >= readAt
        const children = list && (isNewer || node.hasChildren) ? build(list.reply, list.readAt) : []
        if (children.length > 0) return { ...node, hasChildren: true, children }
        // An empty list that is older than its parent is outdated: the children are not loaded.
        return isNewer ? { ...node, hasChildren: false } : node
      })
  return build(roots, 0)
}
