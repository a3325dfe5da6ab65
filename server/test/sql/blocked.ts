import { sql } from 'kysely'
import { vi, expect } from 'vitest'
import { database } from '../app.ts'

/** Waits until that many transactions are blocked by this connection, directly or behind each other. */
export const waitUntilBlockedBy = (pid: number, transactions = 1): Promise<void> =>
  vi.waitFor(
    () =>
      database.read('0', async (db) => {
        const { rows } = await sql`
          with recursive blocked (pid) as (
            select pid from pg_stat_activity where ${pid}::int = any (pg_blocking_pids(pid))
            union
            select a.pid from pg_stat_activity a join blocked b on b.pid = any (pg_blocking_pids(a.pid))
          )
          select pid from blocked`.execute(db)
        expect(rows.length).toBeGreaterThanOrEqual(transactions)
      }),
    { timeout: 20_000, interval: 10 },
  )
