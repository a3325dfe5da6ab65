import { Client } from 'pg'

/**
 * Advisory locks: the holder of lock 1 stops PostgreSQL if its own process ends on an error; every process holds a
 * share of lock 2. Returns whether this process holds lock 1.
 */
export const isOurs = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ ours: boolean }>(
    'select pg_try_advisory_lock(25956, 1) as ours from (select pg_advisory_lock_shared(25956, 2)) shared',
  )
  return rows[0]?.ours === true
}

/**
 * Releases the share of lock 2. The process that then gets lock 2 exclusively was the last user and stops PostgreSQL.
 */
export async function letGo(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared(25956, 2)')
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock(25956, 2) as last')
  return rows[0]?.last === true
}

export interface Line {
  client: Client
  /** Whether this process is responsible for stopping PostgreSQL. */
  ours: boolean
}
