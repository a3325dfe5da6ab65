/** Longer lists of announcements scroll (specification, section 9). */
const mostStill = 5
export const scrolls = (count: number): boolean => count > mostStill

/** Items in the visible rows after some steps; wraps around. */
export function shownAt<T>(items: readonly T[], step: number, rows: number): readonly T[] {
  if (items.length === 0) return []
  return Array.from({ length: Math.min(rows, items.length) }, (_, at) => items[(step + at) % items.length]!)
}
