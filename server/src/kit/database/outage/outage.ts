import { setTimeout as delay } from 'node:timers/promises'

/** How long a call waits for an unreachable database. A restart after a crash takes less. */
const patienceMs = 4_000
const probeEveryMs = 100

/**
 * Circuit breaker for an unreachable database. All calls share one probe and wait at most as long as a restart takes,
 * counted from the start of the outage: later calls fail immediately.
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
    /** Deadline for a call that starts now. */
    deadline: () => performance.now() + patienceMs,
    isGoingOn: () => since !== undefined,
    begin(): void {
      if (since !== undefined || isClosed) return
      since = performance.now()
      back = probing()
    },
    /** Waits for the end of the outage; false if the deadline passes first. */
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
