import type { Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

// Serialises taking: concurrent workers would both see the last free place.
const lockTaking = sqlQuery(
  'catalogue.lockTakingHosts',
  "select pg_advisory_xact_lock(hashtext('catalogue.take_picture_host'))",
)
const takenHost = sqlQuery(
  'catalogue.takeHost',
  `select tenant_id as "tenant_id!", host as "host!", runner as "runner!"
   from catalogue.take_picture_host(make_interval(secs => $silentSeconds), $max)`,
)
export type TakenHost = RowOf<typeof takenHost>

/** Leases a due host of any tenant; called without a tenant. */
export async function takeHost(tx: Tx, silentSeconds: number, max: number): Promise<TakenHost | undefined> {
  await lockTaking(tx)
  return takenHost.first(tx, { silentSeconds, max })
}

/** Heartbeat: locks the host if this process holds its lease; returns the consecutive failures. */
export const beatHost = sqlQuery(
  'catalogue.beatHost',
  `
  update catalogue.picture_hosts set beat_at = now() where tenant_id = $tenantId and host = $host and runner = $runner returning failures`,
)

/** Ends the lease; the host is due after its back-off, when its next picture is due, or when one is added. */
export const releaseHost = sqlQuery(
  'catalogue.releaseHost',
  `
  update catalogue.picture_hosts set runner = null, failures = $failures, next_at = greatest(now() + make_interval(secs => $seconds::float8), coalesce((
    select min(w.next_at) from catalogue.picture_downloads w where w.tenant_id = $tenantId and w.host = $host and w.status = 'waiting'), 'infinity'))
  where tenant_id = $tenantId and host = $host and runner = $runner`,
)
