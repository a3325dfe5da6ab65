import pg from 'pg'
import type { Logger } from 'pino'
import { fromConnection } from '#kit/database/database.errors.ts'
import { logFailure } from '#kit/log/log.outage.ts'

/** Connections that may see all jobs, as no other may: two listen, the others take jobs, and append to chains. */
export function openJobConnections(url: string, log: Logger) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 4_000,
    options: '-c role=baicai_app -c statement_timeout=20s -c lock_timeout=10s -c timezone=UTC',
    // As a statement, since a pooler in between drops options.
    verify: (client, done) => client.query("set app.jobs = 'worker'", (error) => done(error)),
  })
  const onError = (error: Error) => logFailure(log, fromConnection(error), 'a connection of the job worker')
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', onError))
  return pool
}
