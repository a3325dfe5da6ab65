import { canonicalText, parseCanonical } from '../bytes/canonical.ts'
import type { Hex } from '../bytes/bytes.ts'
import { openShares } from '../ceremony/confirm.ts'
import { type KeyRecord, keyIdOf } from '../ceremony/keyRecord.ts'
import type { SealedShare } from '../ceremony/makeHalf.ts'
import type { Participant } from '../ceremony/participate.ts'
import type { Share } from '../ceremony/share.ts'
import { SealingError } from '../error.ts'
import { openerSigner, openerUnsealer } from '../keys/openerKeys.ts'
import { type ClosingHead, isClosingHeadSigned, isHeadOf } from '../log/closingHead.ts'
import { closeOf } from '../log/effective.ts'
import { chainBreak, type Entry } from '../log/entry.ts'
import type { Envelope } from '../quotes/envelope.ts'
import { scheduleOf, type Terms, termsHash } from '../quotes/terms.ts'
import { combineHalves } from './combine.ts'
import type { FileSource } from './files.ts'
import type { Before, Opened } from './outcome.ts'
import { countersign, openingRecord, type OpeningRecord } from './record.ts'
import { openingContext, openingItems, openList, type Progress } from './run.ts'

/** Data of a closed round, as returned by the server. */
export interface ShownRound {
  readonly round: number
  readonly keyId: Hex
  readonly keyRecord: string
  readonly terms: string
  readonly head: ClosingHead | null
  readonly platformKey: Hex
}

/** Closed round that was verified on the opener's own computer. */
export interface ClosedRound {
  readonly record: KeyRecord
  readonly terms: Terms
  readonly log: readonly Entry[]
  readonly close: Entry
}

/**
 * Verifies the end of a round before a share is released: key, terms and log match, the log ends with the signed head,
 * and the deadline has passed by the log and by the local clock. `received` is the head received earlier. Throws
 * `badKeyRecord`, `badEntry`, `notClosed`, `early`.
 */
export function closedRound(
  shown: ShownRound,
  log: readonly Entry[],
  own: { readonly now: Date; readonly received?: ClosingHead | undefined },
): ClosedRound {
  const { round, keyId, head } = shown
  const record = parseCanonical(shown.keyRecord) as KeyRecord
  const terms = parseCanonical(shown.terms) as Terms
  const { suite, tenantId, projectId } = record
  if (keyIdOf(record) !== keyId || record.round !== round) throw new SealingError('badKeyRecord')
  const broken = chainBreak({ suite, tenantId, projectId }, log)
  if (broken !== undefined) throw new SealingError('badEntry', { seq: broken })
  const facts = log.findLast((entry) => entry.round === round && (entry.kind === 'open' || entry.kind === 'change'))
  if (facts?.commitment !== termsHash(suite, terms, round) || facts.envelopeHash !== keyId)
    throw new SealingError('badEntry', { seq: facts?.seq ?? 0 })
  const close = closeOf(log, round)
  const isLast = close !== undefined && log.findLast((entry) => entry.round === round) === close
  const isSigned = head !== null && isClosingHeadSigned(suite, shown.platformKey, projectId, head)
  if (!isLast || !isSigned || !isHeadOf(head, close)) throw new SealingError('notClosed')
  if (own.received && !isHeadOf(own.received, close))
    throw new SealingError('notClosed', { received: own.received.hash })
  const endAt = scheduleOf(terms, round)?.endAt
  if (endAt === undefined || close.at < endAt || own.now.toISOString() < endAt) throw new SealingError('early')
  return { record, terms, log, close }
}

/** Shares released by an opener, one of each half, or by the substitute of `place`. */
export async function releaseFor(
  { record }: ClosedRound,
  sealed: readonly Pick<SealedShare, 'maker' | 'sealed'>[],
  { opener, secret }: Participant,
  place = opener,
): Promise<Share[]> {
  const mine = sealed.map((share) => ({ ...share, opener: place }))
  return openShares(record, place, mine, await openerUnsealer(record.suite, secret), opener)
}

/** Repeated opening: its results, and whether the server's record is equal. */
export interface Rechecked {
  readonly isSame: boolean
  readonly opened: readonly Opened[]
}

/** Data of an opened round, as returned by the server. */
export interface ReleasedRound {
  readonly shares: readonly Share[]
  readonly envelopes: ReadonlyMap<Hex, Envelope>
  /** Earlier offers of its suppliers, as computed locally from the previous rounds. */
  readonly before: Before
}

/** Repeats an opening from the ciphertexts and the released shares. */
export async function reopen(
  { record, terms, log }: ClosedRound,
  { shares, envelopes, before }: ReleasedRound,
  onProgress?: (progress: Progress) => void | Promise<void>,
  files?: FileSource,
): Promise<Opened[]> {
  const halves = await combineHalves(record, shares)
  const context = await openingContext(record, terms, halves, before)
  for (const half of halves) half.fill(0)
  const items = openingItems(log, record.round, ({ envelopeHash }) => envelopes.get(envelopeHash ?? ''))
  return openList(context, items, { step: 1, ...(onProgress ? { onProgress } : {}), ...(files ? { files } : {}) })
}

/** Repeats an opening and compares the outcome with the server's record. */
export async function recheck(
  closed: ClosedRound,
  released: ReleasedRound,
  stated: string,
  onProgress?: (progress: Progress) => void | Promise<void>,
  files?: FileSource,
): Promise<Rechecked> {
  const { record, close } = closed
  const opened = await reopen(closed, released, onProgress, files)
  const { openedAt, releases } = parseCanonical(stated) as OpeningRecord
  const found = openingRecord(record.suite, { round: record.round, openedAt, head: close.hash, releases }, opened)
  const isInOrder = releases.every(({ at }) => at >= close.at && at <= openedAt)
  return { opened, isSame: isInOrder && canonicalText(found) === stated }
}

/** Countersignature of an opener for a verified record. */
export const countersignFor = ({ record }: ClosedRound, stated: string, { secret }: Participant): Promise<Hex> =>
  countersign(openerSigner(record.suite, secret), parseCanonical(stated) as OpeningRecord)
