/** Node of a cascader level. */
export interface Branch {
  readonly id: string
  readonly name: string
}

export interface CascaderSource {
  /** Children of a path (the first level for an empty one); undefined until loaded. */
  readonly childrenOf: (path: readonly Branch[]) => readonly Branch[] | undefined
  /** Whether the path has children, which may not be loaded yet. */
  readonly hasChildren: (path: readonly Branch[]) => boolean
  /** Paths that match the typed text, best first. */
  readonly search: (typed: string) => readonly (readonly Branch[])[]
}

/** Columns of a path: the first level, and the children of each of its nodes. */
export function columnsOf(path: readonly Branch[], { childrenOf }: CascaderSource): readonly (readonly Branch[])[] {
  return [...path.keys(), path.length].flatMap((length) => {
    const column = childrenOf(path.slice(0, length)) ?? []
    // Keeps a selected node that the current data no longer contains.
    const known = path[length]
    const isOld = known !== undefined && column.every(({ id }) => id !== known.id)
    const whole = isOld ? [known, ...column] : column
    return whole.length > 0 ? [whole] : []
  })
}

/** Path search over a flat list: a path matches if its joined names contain every word. Shorter paths come first. */
export function matchingPaths(
  paths: readonly (readonly Branch[])[],
  typed: string,
  max = 50,
): readonly (readonly Branch[])[] {
  const words = typed
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
  if (words.length === 0) return []
  const isFound = (path: readonly Branch[]) => {
    const text = path
      .map(({ name }) => name)
      .join('')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  }
  // Matches in the last name come before matches in ancestors only.
  const isNamed = (path: readonly Branch[]) => words.some((word) => path.at(-1)?.name.toLowerCase().includes(word))
  const found = paths.filter(isFound)
  return [...found.filter(isNamed), ...found.filter((path) => !isNamed(path))].slice(0, max)
}
