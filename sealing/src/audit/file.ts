import type { Hex } from '../bytes/bytes.ts'
import type { HandOver } from '../ceremony/handOver.ts'
import type { KeyRecord } from '../ceremony/keyRecord.ts'
import type { Clarification } from '../clarifications/clarification.ts'
import type { ClosingHead } from '../log/closingHead.ts'
import type { Entry } from '../log/entry.ts'
import type { OpeningRecord } from '../opening/record.ts'
import type { Disclosure } from '../quotes/disclosure.ts'
import type { Terms } from '../quotes/terms.ts'
import type { ScoreSheet } from '../scoring/scoreReceipt.ts'
import type { SuiteId } from '../suites/suite.ts'

/** Disclosure profile; `profiles.ts` defines what each discloses. */
export type Profile = 'full' | 'totals' | 'winner'

export interface SignedKey {
  readonly record: KeyRecord
  readonly signatures: readonly { readonly maker: string; readonly sig: Hex }[]
}

/** Supplier of a pseudonym; of those without an award only where the profile discloses names. */
export interface SubjectName {
  readonly subject: Hex
  readonly salt: Hex
  readonly supplierId: string
  readonly name: string
}

/** Shares released by an opener; null if the tenant withholds them, because they would decrypt stolen ciphertexts. */
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

/** Effective score sheet of an expert; the name only in the full profile. */
export interface AuditSheet extends ScoreSheet {
  readonly name: string | null
}

/** Result: one quote for the whole award, or one for each item; for weighted awards with `scores` and their sheets. */
export interface Result {
  readonly ranking: readonly { readonly seq: number; readonly rank: number }[]
  readonly award: {
    readonly seq: number | null
    readonly lines: readonly { readonly itemId: string; readonly seq: number }[]
    readonly reason: string
  }
  readonly scores: readonly { readonly seq: number; readonly points: string }[]
  /** Only for weighted awards. */
  readonly sheets?: readonly AuditSheet[]
}

/** Audit file: everything needed to verify an award independently. JSON; all objects are closed. */
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
  /** Absent where there are none for the reader: of bidders, each reads its own. */
  readonly clarifications?: readonly Clarification[]
  readonly sig: Hex
}

/** Reconstructs the countersigned record from its published form. */
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
