interface Kept<T> {
  version: string
  at: number
  value: T
}

/**
 * In-process cache with TTL (`lifetime`, ms) and a maximum of `most` entries; evicts the oldest entry.
 * An entry is valid only for the version it was stored with (such as the catalogue's version), so a change takes effect
 * in every process. `atLeast` (ms) keeps an entry across versions, where recomputing it at every change of an import
 * would cost too much.
 */
export function memory<T>(lifetime: number, max: number, atLeast: (value: T) => number = () => 0) {
  const kept = new Map<string, Kept<T>>()
  const running = new Map<string, Promise<T>>()
  const cache = {
    get(key: string, version?: string): Kept<T> | undefined {
      const one = kept.get(key)
      if (!one) return undefined
      const age = performance.now() - one.at
      const fresh = age < lifetime && (version === undefined || version === one.version || age < atLeast(one.value))
      if (!fresh) kept.delete(key)
      return fresh ? one : undefined
    },
    set(key: string, version: string, value: T): T {
      if (kept.size >= max) kept.delete(kept.keys().next().value!)
      kept.set(key, { version, at: performance.now(), value })
      return value
    },
    /**
     * Returns the cached value or computes it. Concurrent callers share one computation (single flight), including its
     * failure.
     */
    async getOrMake(key: string, version: string, make: () => Promise<T>): Promise<T> {
      const hit = cache.get(key, version)
      if (hit) return hit.value
      const flight = `${version} ${key}`
      const already = running.get(flight)
      if (already) return already
      const making = make()
        .then((value) => cache.set(key, version, value))
        .finally(() => running.delete(flight))
      running.set(flight, making)
      return making
    },
  }
  return cache
}
