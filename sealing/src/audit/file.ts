import type { Hex } from '../bytes/bytes.ts'
import type { HandOver } from '../ceremony/handOver.ts'
import type { KeyRecord } from '../ceremony/keyRecord.ts'
import type { ClosingHead } from '../log/closingHead.ts'
import type { Entry } from '../log/entry.ts'
import type { OpeningRecord } from '../opening/record.ts'
import type { Disclosure } from '../quotes/disclosure.ts'
import type { Terms } from '../quotes/terms.ts'
import type { ScoreSheet } from '../scoring/scoreReceipt.ts'
import type { SuiteId } from '../suites/suite.ts'

/** Full: every field. Totals: all totals and the winner's prices. Winner: the winner's total and prices alone. */
export type Profile = 'full' | 'totals' | 'winner'

export interface SignedKey {
  readonly record: KeyRecord
  readonly signatures: readonly { readonly maker: string; readonly sig: Hex }[]
}

/** Who a pseudonym is. */
export interface SubjectName {
  readonly subject: Hex
  readonly salt: Hex
  readonly supplierId: string
  readonly name: string
}

/** Shares that an opener released: null where a tenant withholds them, because they decrypt stolen ciphertexts. */
export interface Release {
  readonly opener: string
  readonly at: string
  readonly shares: readonly { readonly maker: string; readonly share: Hex; readonly salt: Hex }[] | null
}

export interface SignedOpening extends Omit<OpeningRecord, 'releases'> {
  readonly releases: readonly Release[]
  readonly handOvers: readonly HandOver[]
  readonly signatures: readonly { readonly opener: string; readonly sig: Hex }[]
}

export interface DisclosedQuote extends Disclosure {
  readonly seq: number
}

/** Scores of an expert as they count; the name in the full profile alone. */
export interface AuditSheet extends ScoreSheet {
  readonly name: string | null
}

/**
 * The whole award to one quote, or each item to one; `scores` and the sheets that they follow from, of a weighted
 * award.
 */
export interface Result {
  readonly ranking: readonly { readonly seq: number; readonly rank: number }[]
  readonly award: {
    readonly seq: number | null
    readonly lines: readonly { readonly itemId: string; readonly seq: number }[]
    readonly reason: string
  }
  readonly scores: readonly { readonly seq: number; readonly points: string }[]
  /** Of a weighted award alone. */
  readonly sheets?: readonly AuditSheet[]
}

/** Everything by which anybody verifies an award. JSON; every object is closed. */
export interface AuditFile {
  readonly format: 'baicai-audit/1'
  readonly suite: SuiteId
  readonly profile: Profile
  readonly terms: Terms
  readonly keys: readonly SignedKey[]
  readonly platformKey: Hex
  readonly log: readonly Entry[]
  readonly heads: readonly ClosingHead[]
  readonly subjects: readonly SubjectName[]
  readonly openings: readonly SignedOpening[]
  readonly disclosures: readonly DisclosedQuote[]
  readonly result: Result
  readonly sig: Hex
}

/** The record that openers signed, out of its published form. */
export const signedRecordOf = ({
  round,
  openedAt,
  head,
  releases,
  outcomes,
  totals,
  unreadable,
}: SignedOpening): OpeningRecord => ({
  round,
  openedAt,
  head,
  releases: releases.map(({ opener, at }) => ({ opener, at })),
  outcomes,
  totals,
  unreadable,
})
