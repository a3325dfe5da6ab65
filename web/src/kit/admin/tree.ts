/** Node of a flat list with parent references. */
export interface Below {
  readonly id: string
  readonly parentId: string | null
}

export const childrenIn = <N extends Below>(all: readonly N[], parentId: string | null): readonly N[] =>
  all.filter((one) => one.parentId === parentId)

/** Path from the root level to the node, inclusive; empty if it does not exist. */
export function pathIn<N extends Below>(all: readonly N[], id: string | null | undefined): readonly N[] {
  const found = all.find((one) => one.id === id)
  return found ? [...pathIn(all, found.parentId), found] : []
}
