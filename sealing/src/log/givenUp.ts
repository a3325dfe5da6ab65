import { canonicalText } from '../bytes/canonical.ts'
import type { Hex } from '../bytes/bytes.ts'
import { recordHashHex } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/** Why a closed round is never opened: who has released, who cannot any more, and the public reason. */
export interface GivenUp {
  readonly round: number
  /** Hash of the entry that closed the round. */
  readonly close: Hex
  readonly released: readonly string[]
  readonly lost: readonly string[]
  readonly reason: string
}

/** Canonical text of the statement, and its hash, which the entry `fail` holds. */
export const givenUpText = (statement: GivenUp): string => canonicalText(statement)
export const givenUpHash = (suite: SuiteId, statement: GivenUp): Hex => recordHashHex(suite, 'givenUp', statement)
