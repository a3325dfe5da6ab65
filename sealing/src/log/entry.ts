import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { recordHashHex } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/**
 * Open: terms and key of a round. Withdraw: withdraws the quote `ref`. Change: new terms of the round, which suspend
 * earlier quotes until each is confirmed. Confirm: the quote `ref` is valid for the new terms. Fail: the closed round
 * cannot be opened, because too few openers can release their shares.
 */
export type EntryKind = 'open' | 'quote' | 'withdraw' | 'change' | 'confirm' | 'close' | 'fail'

/** Entry of a project's log. Its hash covers all other fields and the previous hash. */
export interface Entry {
  readonly seq: number
  readonly kind: EntryKind
  readonly round: number
  /** Database time: `2026-01-31T08:00:00.000Z`. */
  readonly at: string
  /** Of quotes, confirmations and withdrawals. */
  readonly subject: Hex | null
  /**
   * Commitment of the quote (quote, confirm); hash of the round's terms (open, change); hash of the statement (fail).
   */
  readonly commitment: Hex | null
  /** Envelope hash of the quote (quote, confirm); `keyId` (open, change, fail). */
  readonly envelopeHash: Hex | null
  /** Sequence number of the withdrawn or confirmed quote. */
  readonly ref: number | null
  readonly prev: Hex
  readonly hash: Hex
}

/** Entry as provided by the caller; sequence number and hashes follow from the log. */
export type NewEntry = Pick<Entry, 'kind' | 'round' | 'at'> &
  Partial<Pick<Entry, 'subject' | 'commitment' | 'envelopeHash' | 'ref'>>

/** Head of a log: the project and the last entry, needed to append the next one. */
export interface LogHead {
  readonly suite: SuiteId
  readonly tenantId: string
  readonly projectId: string
  readonly last?: Pick<Entry, 'seq' | 'hash' | 'at'>
}

const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** Whether a text is a time of fixed length, so that times can be compared as text. */
export const isTime = (text: string): boolean => timePattern.test(text)

/** Hash before the first entry: of the project, so that a log is bound to its project. */
export const originHash = ({ suite, tenantId, projectId }: Omit<LogHead, 'last'>): Hex =>
  recordHashHex(suite, 'log', { tenantId, projectId })

export function entryHash(suite: SuiteId, entry: Omit<Entry, 'hash'>): Hex {
  const { seq, kind, round, at, subject, commitment, envelopeHash, ref, prev } = entry
  return recordHashHex(suite, 'entry', { seq, kind, round, at, subject, commitment, envelopeHash, ref, prev })
}

/** Creates the next entry of a log. Throws `badEntry` if its time is invalid or before the last entry. */
export function nextEntry(head: LogHead, entry: NewEntry): Entry {
  const { last } = head
  if (!isTime(entry.at) || (last && entry.at < last.at)) throw new SealingError('badEntry', { at: entry.at })
  const { kind, round, at, subject = null, commitment = null, envelopeHash = null, ref = null } = entry
  const prev = last?.hash ?? originHash(head)
  const chained = { seq: (last?.seq ?? 0) + 1, kind, round, at, subject, commitment, envelopeHash, ref, prev }
  return { ...chained, hash: entryHash(head.suite, chained) }
}

/** Index of the first entry that breaks the hash chain of the project, or undefined. */
export function chainBreak(project: Omit<LogHead, 'last'>, log: readonly Entry[]): number | undefined {
  let last: Entry | undefined
  for (const entry of log) {
    const follows = entry.seq === (last?.seq ?? 0) + 1 && entry.prev === (last?.hash ?? originHash(project))
    const isInOrder = isTime(entry.at) && (last === undefined || entry.at >= last.at)
    if (!follows || !isInOrder || entry.hash !== entryHash(project.suite, entry)) return entry.seq
    last = entry
  }
  return undefined
}
