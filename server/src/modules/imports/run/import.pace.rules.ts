/** What the product's own jobs and one page that watches an import ask of the database in a second. */
const atRest = 60
/** So many transactions a second more, and an import rests as long as a batch took. */
const busy = 120
const most = { times: 2, ms: 1000 }

/**
 * Pause of an import after a batch, in milliseconds, by the database's transactions a second: none while the database
 * is idle, and twice as long as the batch took under load, which gives requests of people priority.
 */
export function restAfter(tookMs: number, perSecond: number): number {
  const times = Math.min(Math.max((perSecond - atRest) / busy, 0), most.times)
  return Math.min(times * tookMs, most.ms)
}
