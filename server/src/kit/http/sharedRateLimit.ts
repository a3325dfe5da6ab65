import { type Database, noTenant } from '#kit/database/database.ts'
import { Outage } from '#kit/database/database.errors.ts'
import { addCalls } from './rateLimitCounts.ts'

/**
 * Circuit breaker: a database that does not answer within `patienceMs` counts as unavailable and is not called for
 * `restMs`.
 */
const patienceMs = 1000
const restMs = 5000
const mostKnown = 20_000

/**
 * `within`: calls so far and the seconds until the window ends. `over`: seconds until the caller may retry. `unknown`: the
 * database was unavailable.
 */
export type Verdict = { readonly within: number; readonly seconds: number } | 'unknown' | { readonly over: number }

interface PendingCount {
  readonly name: string
  readonly caller: string
  readonly max: number
  readonly waiting: ((verdict: Verdict) => void)[]
}

/**
 * Rate limit counters in the database, exact across processes. At most one statement is in flight and carries all calls
 * that arrived meanwhile (batching), so the load on the database is bounded. Callers known to be over the limit are
 * refused in memory.
 */
export function openSharedRateLimit(database: Database, onError: (error: unknown) => void) {
  const pending = new Map<string, PendingCount>()
  const known = new Map<string, { readonly calls: number; readonly until: number }>()
  let isAsking = false
  let restsUntil = 0

  async function ask(requested: readonly PendingCount[]): Promise<void> {
    const counts = requested.map(({ name, caller, waiting }) => ({ name, caller, calls: waiting.length }))
    const rows = await inTime(database.write(noTenant, (tx) => addCalls(tx, counts)))
    const found = new Map(rows.map((row) => [`${row.name} ${row.caller}`, row]))
    if (known.size > mostKnown) known.clear()
    for (const { name, caller, max, waiting } of requested) {
      const key = `${name} ${caller}`
      const { calls, seconds } = found.get(key)!
      known.set(key, { calls, until: performance.now() + seconds * 1000 })
      // The waiting calls take the last numbers of the count, in order of arrival.
      const before = calls - waiting.length
      for (const [index, settle] of waiting.entries())
        settle(before + index < max ? { within: before + index + 1, seconds } : { over: seconds })
    }
  }

  async function askForAll(): Promise<void> {
    isAsking = true
    while (pending.size > 0) {
      const requested = [...pending.values()]
      pending.clear()
      try {
        await ask(requested)
      } catch (error) {
        restsUntil = performance.now() + restMs
        onError(error)
        for (const { waiting } of requested) for (const settle of waiting) settle('unknown')
      }
    }
    isAsking = false
  }

  return function count(name: string, caller: string, max: number): Verdict | Promise<Verdict> {
    const now = performance.now()
    if (now < restsUntil) return 'unknown'
    const key = `${name} ${caller}`
    const last = known.get(key)
    if (last && last.until > now && last.calls >= max) return { over: Math.ceil((last.until - now) / 1000) }
    const { promise, resolve } = Promise.withResolvers<Verdict>()
    const before = pending.get(key)
    if (before) before.waiting.push(resolve)
    else pending.set(key, { name, caller, max, waiting: [resolve] })
    if (!isAsking) void askForAll()
    return promise
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const silence = () => new Outage('database.unavailable', new Error('the database took too long to count'), false)
  const timer = setTimeout(() => late.reject(silence()), patienceMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
