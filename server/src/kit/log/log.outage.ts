import type { Logger } from 'pino'
import { isBusy, outageOf } from '#kit/database/database.errors.ts'

const every = 60_000

/** `Retry-After` of an outage, in seconds. */
export const retryAfterOutage = 5

interface LastWarning {
  readonly at: number
  suppressed: number
}
const lastWarnings = new Map<string, LastWarning>()

/**
 * Throttled log: at most one line a minute for each message, with the number of suppressed repetitions. For failures
 * that repeat throughout an outage; facts are short, without a stack.
 */
export function warnOncePerMinute(
  log: Pick<Logger, 'warn'>,
  message: string,
  facts: Readonly<Record<string, unknown>>,
) {
  const now = performance.now()
  const last = lastWarnings.get(message)
  if (last && now - last.at < every) {
    last.suppressed += 1
    return
  }
  lastWarnings.set(message, { at: now, suppressed: 0 })
  log.warn({ ...facts, suppressed: last?.suppressed ?? 0 }, message)
}

/** Logs a failure: outages throttled and without a stack, everything else as an error with its stack. */
export function logFailure(
  log: Pick<Logger, 'warn' | 'error'>,
  error: unknown,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  const kind = outageOf(error) ?? (isBusy(error) ? 'busy' : undefined)
  if (!kind) log.error({ err: error, ...facts }, message)
  else warnOncePerMinute(log, `outage: ${kind}`, { where: message, reason: (error as Error).message })
}
