import type { Scores } from '../scoring/scores.ts'
import type { AuditFile, AuditSheet } from './file.ts'
import { standingQuotes } from './standing.ts'

/** Score sheets by standing quote; other suppliers are left out. */
export function scoresOf(file: Pick<AuditFile, 'log' | 'openings'>, sheets: readonly AuditSheet[]): Scores[] {
  const seqs = new Map(standingQuotes(file).map(({ subject, seq }) => [subject, seq]))
  return sheets.map(({ scores }) => ({
    of: scores.flatMap(({ subject, points }) => {
      const seq = seqs.get(subject)
      return seq === undefined ? [] : [{ seq, points }]
    }),
  }))
}
