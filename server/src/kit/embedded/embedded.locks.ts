import { Client } from 'pg'

/** Who holds the first lock ends PostgreSQL where it ends itself on an error; everybody holds a share of the second. */
export const isOurs = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ ours: boolean }>(
    'select pg_try_advisory_lock(25956, 1) as ours from (select pg_advisory_lock_shared(25956, 2)) shared',
  )
  return rows[0]?.ours === true
}

/**
 * Gives the share back. The last one to do so gets the whole lock, and ends PostgreSQL; of two at once one is the last.
 */
export async function letGo(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared(25956, 2)')
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock(25956, 2) as last')
  return rows[0]?.last === true
}

export interface Line {
  client: Client
  /** Whether this process is the one that ends PostgreSQL. */
  ours: boolean
}
