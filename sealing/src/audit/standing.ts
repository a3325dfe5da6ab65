import type { Entry } from '../log/entry.ts'
import type { AuditFile } from './file.ts'

/** Standing quotes: the valid quote of each subject in its latest round with one, in log order. */
export function standingQuotes({ log, openings }: Pick<AuditFile, 'log' | 'openings'>): Entry[] {
  return [...standingBefore({ log, openings }).values()].toSorted((a, b) => a.seq - b.seq)
}

/** Standing quotes before a round, by subject; by default after all rounds. */
export function standingBefore(
  { log, openings }: Pick<AuditFile, 'log' | 'openings'>,
  round = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, Entry> {
  const entries = new Map(log.map((entry) => [entry.seq, entry]))
  const bySubject = new Map<string, Entry>()
  for (const opening of openings.toSorted((a, b) => a.round - b.round))
    for (const { seq, status } of opening.round < round ? opening.outcomes : []) {
      const entry = entries.get(seq)
      if (status === 'valid' && entry?.subject) bySubject.set(entry.subject, entry)
    }
  return bySubject
}

/** Sequence numbers of all valid quotes of all rounds. */
export const validSeqs = ({ openings }: Pick<AuditFile, 'openings'>): number[] =>
  openings.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === 'valid').map(({ seq }) => seq))

/** Sequence numbers of awarded quotes, wholly or for an item. */
export const awardedSeqs = ({ award }: AuditFile['result']): ReadonlySet<number> =>
  new Set([...(award.seq === null ? [] : [award.seq]), ...award.lines.map(({ seq }) => seq)])
