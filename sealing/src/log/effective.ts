import type { Entry } from './entry.ts'

/** The last quote of a subject in a round; one that lapsed was not confirmed after the last change of the terms. */
export interface StandingEntry {
  readonly entry: Entry
  readonly isLapsed: boolean
}

/**
 * Of each subject the last quote of a round, unless it was withdrawn, in the order of the log. An earlier one does not
 * come back by a withdrawal: its ciphertext was deleted when it was replaced. A change of the terms takes every quote
 * before it out of force; a confirmation after it, of this quote by its own subject, brings that back.
 */
export function standingEntries(log: readonly Entry[], round: number): StandingEntry[] {
  const last = new Map<string, { entry: Entry; isLapsed: boolean }>()
  for (const entry of log) {
    if (entry.round !== round) continue
    if (entry.kind === 'change') for (const each of last.values()) each.isLapsed = true
    if (entry.subject === null) continue
    const own = last.get(entry.subject)
    if (entry.kind === 'quote') last.set(entry.subject, { entry, isLapsed: false })
    else if (own === undefined || own.entry.seq !== entry.ref) continue
    else if (entry.kind === 'withdraw') last.delete(entry.subject)
    else if (entry.kind === 'confirm') own.isLapsed = false
  }
  return [...last.values()].toSorted((a, b) => a.entry.seq - b.entry.seq)
}

/** The quotes of a round that are in force, and are opened. */
export const effectiveEntries = (log: readonly Entry[], round: number): Entry[] =>
  standingEntries(log, round).flatMap(({ entry, isLapsed }) => (isLapsed ? [] : [entry]))

/** The entry by which a round was closed. */
export const closeOf = (log: readonly Entry[], round: number): Entry | undefined =>
  log.find((entry) => entry.kind === 'close' && entry.round === round)

/** The rounds that a log opened, in order. */
export const roundsOf = (log: readonly Entry[]): number[] =>
  log.filter(({ kind }) => kind === 'open').map(({ round }) => round)
