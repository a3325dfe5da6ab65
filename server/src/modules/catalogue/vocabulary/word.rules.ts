interface Timed {
  readonly userId: string
  readonly at: Date
}

/** Makes the times of each person's searches unique and increasing, even within a millisecond. */
export function inOrder<S extends Timed>(searches: readonly S[]): S[] {
  const latest = new Map<string, number>()
  return searches.map((search) => {
    const at = Math.max(search.at.getTime(), (latest.get(search.userId) ?? -Infinity) + 1)
    latest.set(search.userId, at)
    return { ...search, at: new Date(at) }
  })
}
