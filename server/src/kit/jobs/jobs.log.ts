import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'
import { fromConnection } from '#kit/database/database.errors.ts'
import { logFailure } from '#kit/log/log.outage.ts'

export const loggerOf = (log: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    const failure = meta as { failure?: boolean; error?: unknown } | undefined
    if (failure?.failure) return
    if (level === 'error' && failure?.error !== undefined)
      logFailure(log, fromConnection(failure.error), 'the job worker', { reason: message })
    else log.debug(message)
  })
