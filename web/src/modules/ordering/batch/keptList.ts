import { Check } from 'typebox/schema'
import { BatchEntry, maxBatchLines } from '#contract/ordering/batch.ts'

/** Storage key: the list is kept in the tab for each user, to survive visits to other pages. */
const keyOf = (userId: string) => `batchList.${userId}`

/** Entries of a stored text; empty if it is invalid. */
export function entriesIn(text: string | null): BatchEntry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries)
      ? entries.filter((one): one is BatchEntry => Check(BatchEntry, one)).slice(0, maxBatchLines)
      : []
  } catch {
    return []
  }
}

export const keptList = (userId: string): BatchEntry[] => entriesIn(sessionStorage.getItem(keyOf(userId)))

export function keepList(userId: string, entries: readonly BatchEntry[]): void {
  if (entries.length === 0) sessionStorage.removeItem(keyOf(userId))
  else sessionStorage.setItem(keyOf(userId), JSON.stringify(entries))
}
