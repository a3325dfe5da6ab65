interface Kept<T> {
  version: string
  at: number
  value: T
}

/**
 * Cache in this process: answers are kept for `lifetime` ms, and at most `most` of them. With a version (such as the
 * catalogue's) only as long as it holds, so that a change is seen by every process; `atLeast` ms whatever the version,
 * where making the answer again at every change of an import would cost more than it tells.
 */
export function memory<T>(lifetime: number, most: number, atLeast: (value: T) => number = () => 0) {
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
      if (kept.size >= most) kept.delete(kept.keys().next().value!)
      kept.set(key, { version, at: performance.now(), value })
      return value
    },
    /** The cached answer, or a new one. Concurrent callers share one computation (single flight), also its failure. */
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
