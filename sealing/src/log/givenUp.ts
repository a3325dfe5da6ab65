import { canonicalText } from '../bytes/canonical.ts'
import type { Hex } from '../bytes/bytes.ts'
import { recordHashHex } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/** Statement why a closed round cannot be opened: who has released shares, who cannot, and the public reason. */
export interface GivenUp {
  readonly round: number
  /** Hash of the entry that closed the round. */
  readonly close: Hex
  readonly released: readonly string[]
  readonly lost: readonly string[]
  readonly reason: string
}

/** Canonical text of the statement, whose hash is in the `fail` entry. */
export const givenUpText = (statement: GivenUp): string => canonicalText(statement)
export const givenUpHash = (suite: SuiteId, statement: GivenUp): Hex => recordHashHex(suite, 'givenUp', statement)
