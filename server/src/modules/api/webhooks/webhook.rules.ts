const [second, minute, hour] = [1000, 60_000, 3_600_000]
/** Waiting times after a failed attempt; after the last one a delivery has failed. */
const waits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const
/** Failures of so long warn, and stop a webhook. */
const warnedAfter = 24 * hour
const stoppedAfter = 5 * 24 * hour

/** When a delivery is tried again after so many attempts; undefined if it is not. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const wait = waits[attempts - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + wait)
}

/** What becomes of a webhook that failed again: nothing yet, its administrators get a message, or it stops. 410 stops at once. */
export function failureOf(failingSince: Date, status: number | null, now: Date): 'none' | 'warn' | 'stop' {
  const since = now.getTime() - failingSince.getTime()
  if (status === 410 || since >= stoppedAfter) return 'stop'
  return since >= warnedAfter ? 'warn' : 'none'
}

interface WebhookMessage {
  readonly messageId: string
  readonly type: string
  readonly at: Date
  readonly seq: string
  readonly data: Readonly<Record<string, string>>
}

/** Thin body: what happened to which record. Details are read with a key, so that one policy decides what is read. */
export const bodyOf = ({ messageId, type, at, seq, data }: WebhookMessage): string =>
  JSON.stringify({ id: messageId, type, timestamp: at.toISOString(), seq: Number(seq), data })
