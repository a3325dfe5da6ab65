import type { Entry } from './entry.ts'

/** Last quote of a subject in a round; lapsed if it was not confirmed after the last change of the terms. */
export interface StandingEntry {
  readonly entry: Entry
  readonly isLapsed: boolean
}

/**
 * Standing entries: the last quote of each subject in a round, unless withdrawn, in log order. A withdrawal restores no
 * earlier quote, because its ciphertext was deleted when it was replaced. A change of the terms suspends all earlier
 * quotes until their subjects confirm them.
 */
export function standingEntries(log: readonly Entry[], round: number): StandingEntry[] {
  const last = new Map<string, { entry: Entry; isLapsed: boolean }>()
  for (const entry of log) {
    if (entry.round !== round) continue
    if (entry.kind === 'change') for (const each of last.values()) each.isLapsed = true
    if (entry.subject === null) continue
    const quote = last.get(entry.subject)
    if (entry.kind === 'quote') last.set(entry.subject, { entry, isLapsed: false })
    else if (quote === undefined || quote.entry.seq !== entry.ref) continue
    else if (entry.kind === 'withdraw') last.delete(entry.subject)
    else if (entry.kind === 'confirm') quote.isLapsed = false
  }
  return [...last.values()].toSorted((a, b) => a.entry.seq - b.entry.seq)
}

/** Effective quotes of a round: those that will be opened. */
export const effectiveEntries = (log: readonly Entry[], round: number): Entry[] =>
  standingEntries(log, round).flatMap(({ entry, isLapsed }) => (isLapsed ? [] : [entry]))

/** Entry that closed a round. */
export const closeOf = (log: readonly Entry[], round: number): Entry | undefined =>
  log.find((entry) => entry.kind === 'close' && entry.round === round)

/** Rounds of a log, in order. */
export const roundsOf = (log: readonly Entry[]): number[] =>
  log.filter(({ kind }) => kind === 'open').map(({ round }) => round)
