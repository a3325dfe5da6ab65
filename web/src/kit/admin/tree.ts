/** A flat list of things below one another. */
export interface Below {
  readonly id: string
  readonly parentId: string | null
}

export const childrenIn = <N extends Below>(all: readonly N[], parentId: string | null): readonly N[] =>
  all.filter((one) => one.parentId === parentId)

/** From the first level down to the thing itself; empty where it is not there. */
export function pathIn<N extends Below>(all: readonly N[], id: string | null | undefined): readonly N[] {
  const found = all.find((one) => one.id === id)
  return found ? [...pathIn(all, found.parentId), found] : []
}
