import type { KeyRecord } from '#sealing/ceremony/keyRecord.ts'
import type { SealedShare } from '#sealing/ceremony/makeHalf.ts'
import type { RoundRef } from '#sealing/ceremony/round.ts'
import type { PublicKeys } from '#sealing/keys/openerKeys.ts'
import type { Share } from '#sealing/ceremony/share.ts'
import type { ClosingHead } from '#sealing/log/closingHead.ts'
import type { SuiteId } from '#sealing/suites/suite.ts'

/** What a keeper learns of a round before it makes the round's key. */
export interface RoundTerms extends RoundRef {
  readonly suite: SuiteId
  readonly sealedBytes: number
  /** When the round ends: before, the keeper releases nothing. */
  readonly endAt: string
  /** The key that will sign the end of the round's log. */
  readonly platformKey: string
}

/** The keeper's own note of a round, signed by it: it needs no database, and believes none. */
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

/** A round whose key people have made, the keeper holding fewer shares than open it. */
export interface JoinedRound {
  readonly record: KeyRecord
  readonly shares: readonly SealedShare[]
  readonly endAt: string
  readonly platformKey: string
}

export interface Joined {
  /** The keeper's statement that its shares are there and fit. */
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
 * Keeper of the platform's shares. It has its key outside the database and a clock of its own, and it releases shares
 * only after the deadline that it was given when it made the key, or a later one.
 */
export interface Keeper {
  /** Makes the key of a round in automatic mode: one half, whose shares are all the platform's. */
  readonly makeHalf: (terms: RoundTerms) => Promise<MadeHalf>
  /** The public keys that shares for the platform are encrypted to. */
  readonly openerKeys: (suite: SuiteId) => Promise<PublicKeys>
  /**
   * Looks at its shares of a key that people have made; its deadline never becomes earlier. Refuses `foreign`: shares
   * that are not its own, or too many.
   */
  readonly joinRound: (round: JoinedRound) => Promise<Joined>
  /** A later deadline; from now on the earlier one counts no longer. */
  readonly prolong: (ticket: Ticket, endAt: string) => Promise<Ticket>
  /** The platform's shares in clear. Refuses `early`, `notClosed`, `foreign`. */
  readonly releaseShares: (release: Release) => Promise<readonly Share[]>
}

export const keeperReasons = ['early', 'notClosed', 'foreign', 'away'] as const
/** Why a keeper does nothing. Foreign: what it is shown is none of its own. Away: it does not answer. */
export type KeeperReason = (typeof keeperReasons)[number]
export class KeeperRefusal extends Error {
  readonly reason: KeeperReason
  constructor(reason: KeeperReason, cause?: unknown) {
    super(`the keeper refuses: ${reason}`, { cause })
    this.name = 'KeeperRefusal'
    this.reason = reason
  }
}
