import type { Entry } from './entry.ts'

/**
 * The quotes of a round that are opened: of each subject the last one, unless it was withdrawn. An earlier one does not
 * come back by a withdrawal: its ciphertext was deleted when it was replaced. In the order of the log.
 */
export function effectiveEntries(log: readonly Entry[], round: number): Entry[] {
  const last = new Map<string, Entry>()
  for (const entry of log) {
    if (entry.round !== round || entry.subject === null) continue
    if (entry.kind === 'quote') last.set(entry.subject, entry)
    else if (entry.kind === 'withdraw' && last.get(entry.subject)?.seq === entry.ref) last.delete(entry.subject)
  }
  return [...last.values()].toSorted((a, b) => a.seq - b.seq)
}

/** The entry by which a round was closed. */
export const closeOf = (log: readonly Entry[], round: number): Entry | undefined =>
  log.find((entry) => entry.kind === 'close' && entry.round === round)

/** The rounds that a log opened, in order. */
export const roundsOf = (log: readonly Entry[]): number[] =>
  log.filter(({ kind }) => kind === 'open').map(({ round }) => round)
