import type { Logger } from 'pino'
import { isBusy, outageOf } from '#kit/database/database.errors.ts'

const every = 60_000

/** In seconds, for `Retry-After`. */
export const retryAfterOutage = 5

interface LastWarning {
  readonly at: number
  suppressed: number
}
const lastWarnings = new Map<string, LastWarning>()

/**
 * Writes what goes on failing for as long as an outage lasts: one line a minute for each message, with the number of
 * those that were suppressed since the last one. Facts are a few words each, never a stack.
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

/** Logs what went wrong: an outage once a minute without a stack, anything else as the bug that it is. */
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
