/** Transactions a second of the product's own jobs and one open import page. */
const atRest = 60
/** With this many more transactions a second, the pause is as long as the batch took. */
const busy = 120
const max = { times: 2, ms: 1000 }

/**
 * Pause of an import after a batch, in milliseconds, by the database's transactions a second: none while the database
 * is idle, and twice as long as the batch took under load, which gives requests of people priority.
 */
export function restAfter(tookMs: number, perSecond: number): number {
  const times = Math.min(Math.max((perSecond - atRest) / busy, 0), max.times)
  return Math.min(times * tookMs, max.ms)
}
