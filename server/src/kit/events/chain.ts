import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Pool } from 'pg'
import { fromConnection } from '#kit/database/database.errors.ts'
import { defaultAttempts } from '#kit/jobs/jobs.ts'
import { logFailure } from '#kit/log/log.outage.ts'

const everyMs = 200
/** Shutdown limit in ms, for a database that does not answer. */
const stopWithinMs = 6_000
const batch = 1000
const registerAgainMs = 5_000

/** Event names by listening module. */
export type Listened = Readonly<Record<string, readonly string[]>>

/**
 * Appends committed events to the tenants' audit chains and queues a delivery job for each listener that is behind.
 * Safe for concurrent processes: one process holds a tenant's chain, the others skip it without waiting. Returns
 * whether there may be more.
 */
export async function appendToChains(connections: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await connections.query<{ horizon: string; tenants: string[] }>('select * from kit.chains_behind()')
  const { horizon, tenants } = rows[0]!
  let [isComplete, isMore] = [true, false]
  for (const tenant of tenants) {
    const appended = await connections.query<{ done: number | null }>('select kit.append_to_chain($1, $2) as done', [
      tenant,
      batch,
    ])
    const done = appended.rows[0]?.done ?? null
    if (done === null || done === batch) isComplete = false
    if (done === batch) isMore = true
  }
  // Skips the write if nothing was appended, so that an idle installation does not write to disk.
  if (isComplete && tenants.length > 0) await connections.query('select kit.advance_chains($1)', [horizon])
  await connections.query('select kit.queue_deliveries($1)', [defaultAttempts])
  return isMore
}

/** Runs `appendToChains` in a loop until it is stopped. */
export function startChains(connections: Pool, listened: Listened, log: Logger) {
  const stopping = new AbortController()
  const { signal } = stopping
  async function keepAppending() {
    // Registers twice, because a process that was appending during the first time did not know these listeners yet.
    const registrations = [0, registerAgainMs]
    const began = performance.now()
    while (!signal.aborted) {
      let isMore = false
      try {
        if (performance.now() - began >= (registrations[0] ?? Infinity)) {
          await connections.query('select kit.register_listeners($1)', [JSON.stringify(listened)])
          registrations.shift()
        }
        isMore = await appendToChains(connections)
      } catch (error) {
        if (!signal.aborted) logFailure(log, fromConnection(error), 'the audit chains')
      }
      if (!isMore) await delay(everyMs, undefined, { signal }).catch(() => {})
    }
  }
  const running = keepAppending()
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, delay(stopWithinMs, undefined, { ref: false })])
    },
  }
}
