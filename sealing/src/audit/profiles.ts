import type { Hex } from '../bytes/bytes.ts'
import type { AuditFile, Profile, Result } from './file.ts'
import { awardedSeqs, standingQuotes } from './standing.ts'

interface Disclosed {
  /** Names of suppliers without an award. */
  readonly names: boolean
  /** Totals of quotes without an award. */
  readonly totals: boolean
  /** Ranks and scores of quotes without an award. */
  readonly ranks: boolean
}

/** What a profile discloses of quotes without an award; the reader's own are always disclosed to them. */
export const disclosedBy: Readonly<Record<Profile, Disclosed>> = {
  full: { names: true, totals: true, ranks: true },
  totals: { names: false, totals: true, ranks: true },
  winner: { names: false, totals: false, ranks: false },
}

/** Pseudonyms of awarded suppliers. */
export const awardedSubjects = (file: Pick<AuditFile, 'log' | 'result'>): ReadonlySet<Hex> => {
  const awarded = awardedSeqs(file.result)
  return new Set(file.log.flatMap(({ seq, subject }) => (awarded.has(seq) && subject !== null ? [subject] : [])))
}

type Whole = Pick<AuditFile, 'profile' | 'log' | 'openings' | 'subjects' | 'result'>

/** Limits names, ranks and scores to those that the profile discloses, and to the reader's own. */
export function limitedTo(file: Whole, own: Hex | null): Pick<AuditFile, 'subjects' | 'result'> {
  const { subjects, result } = file
  const { names, ranks } = disclosedBy[file.profile]
  const named = new Set([...awardedSubjects(file), ...(own === null ? [] : [own])])
  return {
    subjects: names ? subjects : subjects.filter(({ subject }) => named.has(subject)),
    result: ranks ? result : limitedResult(file, named),
  }
}

function limitedResult({ log, openings, result }: Whole, named: ReadonlySet<Hex>): Result {
  const seqs = new Set(
    standingQuotes({ log, openings }).flatMap(({ seq, subject }) => (named.has(subject ?? '') ? [seq] : [])),
  )
  const { sheets } = result
  return {
    ...result,
    ranking: result.ranking.filter(({ seq }) => seqs.has(seq)),
    scores: result.scores.filter(({ seq }) => seqs.has(seq)),
    ...(sheets
      ? {
          sheets: sheets.map((sheet) => ({
            ...sheet,
            scores: sheet.scores.filter(({ subject }) => named.has(subject)),
          })),
        }
      : {}),
  }
}
