import { type BatchEntry, mostBatchLines } from '#contract/ordering/batch.ts'
import { entryOf } from './batchList.ts'

/** A list outlives a look at some goods or at the cart: it is kept in its tab, for each of its users by themselves. */
const keyOf = (userId: string) => `batchList.${userId}`

const isEntry = (one: unknown): one is BatchEntry => {
  if (typeof one !== 'object' || one === null) return false
  const { skuId, ...texts } = one as Record<string, unknown>
  const isText = (['key', 'code', 'quantity', 'amount', 'remark'] as const).every(
    (name) => typeof texts[name] === 'string',
  )
  return isText && (skuId === null || typeof skuId === 'string')
}

/** Anything unreadable is nothing. */
export function entriesIn(text: string | null): BatchEntry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry).map(entryOf).slice(0, mostBatchLines) : []
  } catch {
    return []
  }
}

export const keptList = (userId: string): BatchEntry[] => entriesIn(sessionStorage.getItem(keyOf(userId)))

export function keepList(userId: string, entries: readonly BatchEntry[]): void {
  if (entries.length === 0) sessionStorage.removeItem(keyOf(userId))
  else sessionStorage.setItem(keyOf(userId), JSON.stringify(entries))
}
