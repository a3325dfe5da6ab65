import type { Entry } from '../log/entry.ts'
import type { AuditFile } from './file.ts'

/**
 * The quotes that take part: of each subject the valid one of the latest round in which it has one. In the order of the
 * log.
 */
export function standingQuotes({ log, openings }: Pick<AuditFile, 'log' | 'openings'>): Entry[] {
  return [...standingBefore({ log, openings }).values()].toSorted((a, b) => a.seq - b.seq)
}

/** The same before a round, by subject; after all of them where none is named. */
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

/** The numbers of all quotes that were opened and valid, in any round. */
export const validSeqs = ({ openings }: Pick<AuditFile, 'openings'>): number[] =>
  openings.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === 'valid').map(({ seq }) => seq))

/** The quotes that the result awards, in whole or for an item. */
export const awardedSeqs = ({ award }: AuditFile['result']): ReadonlySet<number> =>
  new Set([...(award.seq === null ? [] : [award.seq]), ...award.lines.map(({ seq }) => seq)])
