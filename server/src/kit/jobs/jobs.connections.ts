import pg from 'pg'
import type { Logger } from 'pino'
import { fromConnection } from '#kit/database/database.errors.ts'
import { watchSilence } from '#kit/database/outage/silence.ts'
import { logFailure } from '#kit/log/log.outage.ts'

/**
 * Connection pool of the job worker, the only one allowed to see the jobs of all tenants. Two connections listen for
 * notifications; the others take jobs and append to audit chains.
 */
export function openJobConnections(url: string, log: Logger) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 4_000,
    options: '-c role=baicai_app -c statement_timeout=20s -c lock_timeout=10s -c timezone=UTC',
    // Set by a statement, because connection poolers such as PgBouncer drop startup options.
    verify: (client, done) => client.query("set app.jobs = 'worker'", (error) => done(error)),
  })
  const onError = (error: Error) => logFailure(log, fromConnection(error), 'a connection of the job worker')
  pool.on('error', onError)
  watchSilence(pool)
  pool.on('connect', (client) => void client.on('error', onError))
  return pool
}
