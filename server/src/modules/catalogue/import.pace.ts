import { type Database, hot, noTenant } from '#kit/database.ts'
import { restAfter } from './import.pace.rules.ts'

/** All transactions of the database, whoever asked; a few seconds late. */
const commits = hot<{ count: string }, []>(
  'select xact_commit as count from pg_stat_database where datname = current_database()',
)
const shortestMs = 1000

/** How long a bulk job rests between two batches: what everybody else asks of the database decides, on any server. */
export function openPace(database: Database) {
  let last: { at: number; count: number } | undefined
  let perSecond = Number.POSITIVE_INFINITY
  return async (tookMs: number): Promise<number> => {
    const at = performance.now()
    if (last === undefined || at - last.at >= shortestMs) {
      const [row] = await database.read(noTenant, (sql) => commits(sql))
      const count = Number(row?.count)
      if (last) perSecond = (1000 * (count - last.count)) / (at - last.at)
      last = { at, count }
    }
    return restAfter(tookMs, perSecond)
  }
}
