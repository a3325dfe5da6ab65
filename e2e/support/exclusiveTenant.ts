import pg from 'pg'
import { hasOwnDatabase, ownerUrl } from './ownerDatabase.ts'

/**
 * Waits until no other test has locked the tenant, and returns the function that unlocks it. The lock belongs to a
 * database connection, so a worker that is killed releases it.
 */
export async function lockTenant(host: string): Promise<() => Promise<void>> {
  // A shared installation has no such lock: its tests run with one worker.
  if (!hasOwnDatabase) return () => Promise.resolve()
  const owner = new pg.Client({ connectionString: await ownerUrl() })
  await owner.connect()
  await owner.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0')
  await owner.query('select pg_advisory_lock(hashtext($1))', [`test of ${host}`])
  return () => owner.end()
}
