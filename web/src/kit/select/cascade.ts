/** One of a level of a cascade. */
export interface Branch {
  readonly id: string
  readonly name: string
}

export interface CascaderSource {
  /** What is below a path, the first level for an empty one; undefined as long as it is not known. */
  readonly childrenOf: (path: readonly Branch[]) => readonly Branch[] | undefined
  /** Whether something is below; it may not be known yet what. */
  readonly hasChildren: (path: readonly Branch[]) => boolean
  /** Paths for what was typed, best first. */
  readonly search: (typed: string) => readonly (readonly Branch[])[]
}

/** Columns of a path: the first level, and what is below each step of it. */
export function columnsOf(path: readonly Branch[], { childrenOf }: CascaderSource): readonly (readonly Branch[])[] {
  return [...path.keys(), path.length].flatMap((length) => {
    const column = childrenOf(path.slice(0, length)) ?? []
    // A step of an older list stays what it is.
    const known = path[length]
    const isOld = known !== undefined && column.every(({ id }) => id !== known.id)
    const whole = isOld ? [known, ...column] : column
    return whole.length > 0 ? [whole] : []
  })
}

/** Path search over a flat list: a path is found when its names, joined, hold every word. Shorter paths come first. */
export function matchingPaths(
  paths: readonly (readonly Branch[])[],
  typed: string,
  most = 50,
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
  // What is named itself comes before what only stands below it.
  const isNamed = (path: readonly Branch[]) => words.some((word) => path.at(-1)?.name.toLowerCase().includes(word))
  const found = paths.filter(isFound)
  return [...found.filter(isNamed), ...found.filter((path) => !isNamed(path))].slice(0, most)
}
