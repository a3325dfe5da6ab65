import type { Half, KeyRecord, Mode } from './keyRecord.ts'
import type { HalfPlan } from './makeHalf.ts'
import { roundRef } from './round.ts'

/** The frozen facts of a round whose key is made: what makers work by, and what the record is made of. */
export interface Plan extends HalfPlan {
  readonly mode: Mode
  readonly sealedBytes: number
  /** Who makes a half each, among the openers. */
  readonly makers: readonly string[]
}

/** The key record that a plan and the halves of its makers give; undefined while one is missing. */
export function plannedRecord(plan: Plan, made: readonly Half[]): KeyRecord | undefined {
  const { suite, mode, k, sealedBytes, openers, makers } = plan
  const halves = makers.flatMap((maker) => made.find((each) => each.maker === maker) ?? [])
  if (halves.length < makers.length) return undefined
  return { v: 1, ...roundRef(plan), suite, mode, k, n: openers.length, sealedBytes, openers, halves }
}

/**
 * Confirmations that a key needs before quotes are sealed with it: as many as open it, and a spare where there is one.
 */
export const confirmationsNeeded = ({ k, openers }: Pick<Plan, 'k' | 'openers'>): number =>
  Math.min(openers.length, k + 1)
