import type { Half, KeyRecord, Mode } from './keyRecord.ts'
import type { HalfPlan } from './makeHalf.ts'
import { roundRef } from './round.ts'

/** Frozen facts of a round before its key is made: the input of makers and of the key record. */
export interface Plan extends HalfPlan {
  readonly mode: Mode
  readonly sealedBytes: number
  /** Ids of the openers who each make a half. */
  readonly makers: readonly string[]
}

/** Key record resulting from a plan and its halves; undefined while halves are missing. */
export function plannedRecord(plan: Plan, made: readonly Half[]): KeyRecord | undefined {
  const { suite, mode, k, sealedBytes, openers, makers } = plan
  const halves = makers.flatMap((maker) => made.find((each) => each.maker === maker) ?? [])
  if (halves.length < makers.length) return undefined
  return { v: 1, ...roundRef(plan), suite, mode, k, n: openers.length, sealedBytes, openers, halves }
}

/** Number of confirmations required before quotes are accepted: as many as open a round, and one spare if available. */
export const confirmationsNeeded = ({ k, openers }: Pick<Plan, 'k' | 'openers'>): number =>
  Math.min(openers.length, k + 1)
