import { type Database, noTenant } from '#kit/database/database.ts'
import { restAfter } from './import.pace.rules.ts'
import { countCommits } from '../import.store.ts'

const shortestMs = 1000

/**
 * Adaptive throttling of a bulk job: how long it pauses between two batches depends on the load of the whole database,
 * on any server.
 */
export function openPace(database: Database) {
  let last: { at: number; count: number } | undefined
  let perSecond = Number.POSITIVE_INFINITY
  return async (tookMs: number): Promise<number> => {
    const at = performance.now()
    if (last === undefined || at - last.at >= shortestMs) {
      const [row] = await database.read(noTenant, (db) => countCommits(db))
      const count = Number(row?.count)
      if (last) perSecond = (1000 * (count - last.count)) / (at - last.at)
      last = { at, count }
    }
    return restAfter(tookMs, perSecond)
  }
}
