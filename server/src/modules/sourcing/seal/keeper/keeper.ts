import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import type { SealedShare } from '#sealing/ceremony/makeHalf.ts'
import type { RoundRef } from '#sealing/ceremony/round.ts'
import type { PublicKeys } from '#sealing/keys/openerKeys.ts'
import type { Share } from '#sealing/ceremony/share.ts'
import type { ClosingHead } from '#sealing/log/closingHead.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'

/** Terms of a round for the keeper to make its key. */
export interface RoundTerms extends RoundRef {
  readonly suite: SuiteId
  readonly sealedBytes: number
  /** End of the round; the keeper releases nothing before. */
  readonly endAt: string
  /** Key that will sign the closing head. */
  readonly platformKey: string
}

/** Ticket: the keeper's signed note of a round, so that it needs no database and trusts none. */
export interface Ticket {
  readonly projectId: string
  readonly round: number
  readonly keyId: string
  readonly endAt: string
  readonly platformKey: string
  readonly sig: string
}

export interface MadeHalf {
  readonly record: KeyRecord
  readonly signature: { readonly maker: string; readonly sig: string }
  readonly shares: readonly SealedShare[]
  readonly ticket: Ticket
}

/** Round with a key made by people, in which the keeper holds fewer shares than open it. */
export interface JoinedRound {
  readonly record: KeyRecord
  readonly shares: readonly SealedShare[]
  readonly endAt: string
  readonly platformKey: string
}

export interface Joined {
  /** Confirmation that the keeper's shares exist and are valid. */
  readonly confirmation: string
  readonly ticket: Ticket
}

export interface Release {
  readonly record: KeyRecord
  readonly shares: readonly SealedShare[]
  readonly ticket: Ticket
  readonly head: ClosingHead
}

/**
 * Keeper of the platform's shares. Keeps its key outside the database, has a clock of its own, and releases shares only
 * after the deadline set when the key was made, or a later one.
 */
export interface Keeper {
  /** Makes the key of a round in automatic mode: one half, all of whose shares belong to the platform. */
  readonly makeHalf: (terms: RoundTerms) => Promise<MadeHalf>
  /** Public keys for encrypting the platform's shares. */
  readonly openerKeys: (suite: SuiteId) => Promise<PublicKeys>
  /**
   * Checks its shares of a key made by people; its deadline never becomes earlier. Refuses with `foreign` shares that
   * are not its own, or too many.
   */
  readonly joinRound: (round: JoinedRound) => Promise<Joined>
  /** Postpones the deadline; the earlier one is void. */
  readonly prolong: (ticket: Ticket, endAt: string) => Promise<Ticket>
  /** Releases the platform's shares in plaintext. Refuses with `early`, `notClosed` or `foreign`. */
  readonly releaseShares: (release: Release) => Promise<readonly Share[]>
}

export const keeperReasons = ['early', 'notClosed', 'foreign', 'away'] as const
/** Refusal reasons of a keeper. `foreign`: the data is not its own; `away`: it is unreachable. */
export type KeeperReason = (typeof keeperReasons)[number]
export class KeeperRefusal extends Error {
  readonly reason: KeeperReason
  constructor(reason: KeeperReason, cause?: unknown) {
    super(`the keeper refuses: ${reason}`, { cause })
    this.name = 'KeeperRefusal'
    this.reason = reason
  }
}
