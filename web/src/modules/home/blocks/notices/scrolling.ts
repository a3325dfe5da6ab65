/** More than so many announcements scroll (specification, section 9). */
const mostStill = 5
export const scrolls = (count: number): boolean => count > mostStill

/** What stands in the visible rows after so many steps; from the last one it goes on with the first. */
export function shownAt<T>(items: readonly T[], step: number, rows: number): readonly T[] {
  if (items.length === 0) return []
  return Array.from({ length: Math.min(rows, items.length) }, (_, at) => items[(step + at) % items.length]!)
}
