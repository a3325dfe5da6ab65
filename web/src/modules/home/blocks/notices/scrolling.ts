/** Longer lists of announcements scroll (specification, section 9). */
const mostStill = 5
export const scrolls = (count: number): boolean => count > mostStill

/** Number of pinned items at the top, which do not scroll; the last visible row always does. */
export function stillOf(items: readonly { readonly isTop: boolean }[], rows: number): number {
  const pinned = items.findIndex(({ isTop }) => !isTop)
  return Math.min(pinned < 0 ? items.length : pinned, rows - 1)
}

/** Items in the visible rows after some steps: the first ones may be still, the others wrap around. */
export function shownAt<T>(items: readonly T[], step: number, rows: number, still = 0): readonly T[] {
  const moving = items.slice(still)
  return items.slice(0, rows).map((item, at) => (at < still ? item : moving[(step + at - still) % moving.length]!))
}
