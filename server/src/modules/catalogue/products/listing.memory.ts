interface Kept<T> {
  version: string
  at: number
  value: T
}

/**
 * Answers that are kept in this process for a while: only as long as the catalogue's version holds, so that what a supplier or
 * operator changes is seen at once by every process; at most `lifetime` ms, because stock and agreements change without a version.
 * `atLeast` ms whatever the version, where making the answer again at every change of an import would cost more than it tells.
 */
export function memory<T>(lifetime: number, most: number, atLeast: (value: T) => number = () => 0) {
  const kept = new Map<string, Kept<T>>()
  return {
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
  }
}
