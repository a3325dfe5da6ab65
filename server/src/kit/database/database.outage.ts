import { setTimeout as delay } from 'node:timers/promises'

/** How long a call waits for a database that has gone: a restart after a crash takes less. */
const patienceMs = 4_000
const probeEveryMs = 100

/**
 * Watches a database that could not be reached. All calls wait for the same probe, and none for longer than it takes a
 * restart: counted from the beginning of the outage, so that later calls fail immediately.
 */
export function watchOutage(probe: () => Promise<void>) {
  let since: number | undefined
  let back: Promise<void> = Promise.resolve()
  let isClosed = false

  async function probing() {
    while (!isClosed) {
      await delay(probeEveryMs, undefined, { ref: false })
      const isBack = await probe().then(
        () => true,
        () => false,
      )
      if (isBack) break
    }
    since = undefined
  }

  return {
    /** When a call that begins now gives up waiting. */
    deadline: () => performance.now() + patienceMs,
    isGoingOn: () => since !== undefined,
    begin(): void {
      if (since !== undefined || isClosed) return
      since = performance.now()
      back = probing()
    },
    /** Says whether the database is back before the deadline. */
    async isOver(deadline: number): Promise<boolean> {
      if (since === undefined) return performance.now() < deadline
      const left = Math.min(deadline, since + patienceMs) - performance.now()
      if (left <= 0) return false
      const waiting = new AbortController()
      const late = delay(left, false, { signal: waiting.signal }).catch(() => false)
      const isBack = await Promise.race([back.then(() => !isClosed), late])
      waiting.abort()
      return isBack
    },
    close: () => void (isClosed = true),
  }
}
