import { availableParallelism, loadavg } from 'node:os'

/** How many processes may wait for each processor before deadlines of tests come later. */
const maxWaiting = 2
/** Tests have their own limit of time. */
const maxFactor = 3

/** Time in so many milliseconds, and later on a busy machine, where what must be done before it takes longer. */
export function soon(ms: number, load = loadavg()[0]!, processors = availableParallelism()): string {
  const factor = Math.min(maxFactor, Math.max(1, load / processors / maxWaiting))
  return new Date(Date.now() + ms * factor).toISOString()
}
