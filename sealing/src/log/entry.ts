import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import { recordHashHex } from '../suites/hash.ts'
import type { SuiteId } from '../suites/suite.ts'

/**
 * Open: the terms and the key of a round. Withdraw: takes back the quote `ref`. Change: other terms of the round;
 * quotes from before are out of force until each is confirmed. Confirm: the quote `ref` holds for the changed terms,
 * too. Fail: a closed round is never opened, since too few can release their shares.
 */
export type EntryKind = 'open' | 'quote' | 'withdraw' | 'change' | 'confirm' | 'close' | 'fail'

/** One link of a project's log. Its hash is over all its other fields, and over the hash before it. */
export interface Entry {
  readonly seq: number
  readonly kind: EntryKind
  readonly round: number
  /** Time of the database: `2026-01-31T08:00:00.000Z`. */
  readonly at: string
  /** Of quotes, confirmations and withdrawals. */
  readonly subject: Hex | null
  /**
   * Of a quote, and of what confirms it; of open and change the hash of the round's terms; of fail that of its
   * statement.
   */
  readonly commitment: Hex | null
  /** Of a quote, and of what confirms it; of open, change and fail the `keyId`. */
  readonly envelopeHash: Hex | null
  /** Of a withdrawal or a confirmation: the quote that it is about. */
  readonly ref: number | null
  readonly prev: Hex
  readonly hash: Hex
}

/** What the caller decides of an entry; place and hashes follow from the log. */
export type NewEntry = Pick<Entry, 'kind' | 'round' | 'at'> &
  Partial<Pick<Entry, 'subject' | 'commitment' | 'envelopeHash' | 'ref'>>

/** The project whose log it is, and the last entry: all that the next one needs. */
export interface LogHead {
  readonly suite: SuiteId
  readonly tenantId: string
  readonly projectId: string
  readonly last?: Pick<Entry, 'seq' | 'hash' | 'at'>
}

const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
/** Whether a text is a time of one length, so that times are compared as text. */
export const isTime = (text: string): boolean => timePattern.test(text)

/** What the first entry follows: the hash of the project itself, so that no log serves for another project. */
export const originHash = ({ suite, tenantId, projectId }: Omit<LogHead, 'last'>): Hex =>
  recordHashHex(suite, 'log', { tenantId, projectId })

export function entryHash(suite: SuiteId, entry: Omit<Entry, 'hash'>): Hex {
  const { seq, kind, round, at, subject, commitment, envelopeHash, ref, prev } = entry
  return recordHashHex(suite, 'entry', { seq, kind, round, at, subject, commitment, envelopeHash, ref, prev })
}

/** The next entry of a log. Refuses `badEntry`: no time, or one before the last entry's. */
export function nextEntry(head: LogHead, entry: NewEntry): Entry {
  const { last } = head
  if (!isTime(entry.at) || (last && entry.at < last.at)) throw new SealingError('badEntry', { at: entry.at })
  const { kind, round, at, subject = null, commitment = null, envelopeHash = null, ref = null } = entry
  const prev = last?.hash ?? originHash(head)
  const linked = { seq: (last?.seq ?? 0) + 1, kind, round, at, subject, commitment, envelopeHash, ref, prev }
  return { ...linked, hash: entryHash(head.suite, linked) }
}

/** The first place at which a log is no chain of this project, or undefined. */
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
