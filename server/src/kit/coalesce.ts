import { setImmediate } from 'node:timers/promises'

/**
 * Request coalescing: calls with the same key in one turn of the event loop share one computation, including its
 * failure. It starts after the turn, so its result is never older than any of the calls.
 */
export function coalesce<T>() {
  const waiting = new Map<string, Promise<T>>()
  return (key: string, compute: () => Promise<T>): Promise<T> => {
    const already = waiting.get(key)
    if (already) return already
    const computing = setImmediate().then(() => {
      waiting.delete(key)
      return compute()
    })
    waiting.set(key, computing)
    return computing
  }
}
