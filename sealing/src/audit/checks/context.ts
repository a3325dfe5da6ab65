import type { Entry } from '../../log/entry.ts'
import type { Evidence } from '../evidence.ts'
import type { AuditFile, SignedKey } from '../file.ts'
import type { Failure } from '../report.ts'

export interface CheckContext {
  readonly file: AuditFile
  readonly evidence: Evidence
}

export type Found = Omit<Failure, 'check'>
/** Check: returns its findings; empty if it passes. */
export type Check = (context: CheckContext) => readonly Found[] | Promise<readonly Found[]>

/** Finding if a condition does not hold. */
export const unless = (holds: boolean, why: string, facts: Omit<Found, 'why'> = {}): Found[] =>
  holds ? [] : [{ why, ...facts }]

export const entryAt = ({ log }: AuditFile, seq: number): Entry | undefined => log.find((entry) => entry.seq === seq)
export const keyOf = ({ keys }: AuditFile, round: number): SignedKey | undefined =>
  keys.find((key) => key.record.round === round)

/** Whether two lists have equal elements in the same order. */
export const isSameList = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at])

export const isUnique = (all: readonly (string | number)[]): boolean => new Set(all).size === all.length
