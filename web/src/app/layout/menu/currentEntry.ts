import { parentsOf } from './parents.ts'

interface Entry {
  readonly routeName: string
  readonly to: string
}

/** Path of the entry that the page at this path belongs to: its own, or else its first parent in this menu. */
export function currentEntryOf(entries: readonly Entry[], path: string): string | undefined {
  if (entries.some(({ to }) => to === path)) return path
  for (const parent of parentsOf(path)) {
    const entry = entries.find(({ routeName }) => routeName === parent)
    if (entry) return entry.to
  }
  return undefined
}
