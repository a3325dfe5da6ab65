import type { Hex } from '../bytes/bytes.ts'
import { type KeyRecord, keyIdOf } from '../ceremony/keyRecord.ts'
import { SealingError } from '../error.ts'
import type { Entry } from '../log/entry.ts'
import { commitmentOf } from '../quotes/commitment.ts'
import { quoteViolations } from '../quotes/content.ts'
import { type Envelope, envelopeHash } from '../quotes/envelope.ts'
import { type Offer, offerOf, raiseIn } from '../quotes/negotiated.ts'
import type { Quote } from '../quotes/quote.ts'
import { openQuote } from '../quotes/seal.ts'
import type { Terms } from '../quotes/terms.ts'
import type { Violation } from '../quotes/violation.ts'
import type { Unsealer } from '../suites/suite.ts'

/**
 * Valid. Undecryptable: the keys do not open it. Mismatch: the stored envelope or its content differs from the
 * commitment in the log. Invalid: the content violates the terms. Lapsed: not confirmed after a change of the terms,
 * never decrypted. Only valid quotes take part; the others do not block the opening.
 */
export type OutcomeStatus = 'valid' | 'undecryptable' | 'mismatch' | 'invalid' | 'lapsed'

export interface Outcome {
  readonly seq: number
  readonly status: OutcomeStatus
  /** Reason why it is not valid; otherwise empty. */
  readonly why: string
}

/** File of a valid quote that could not be opened: it is missing or does not match. */
export interface UnreadableFile {
  readonly place: number
  readonly why: 'missing' | 'undecryptable'
}

/** Result of one entry, with the decrypted quote whatever the outcome, for the openers. */
export interface Opened {
  readonly outcome: Outcome
  readonly quote?: Quote
  readonly master?: Hex
  readonly violations?: readonly Violation[]
  /** Only for valid quotes with attachments. */
  readonly unreadable?: readonly UnreadableFile[]
}

export interface OpeningContext {
  readonly record: KeyRecord
  readonly terms: Terms
  /** Of the private halves, in the order of the record. */
  readonly halves: readonly Unsealer[]
  /** Offers of each subject in its last valid quote of the previous rounds. */
  readonly before: Before
}

export type Before = ReadonlyMap<Hex, Offer>

/** Offers before the next round: of the valid quotes of this round, otherwise of earlier ones. */
export function beforeNext(before: Before, opened: readonly Opened[], entries: readonly Entry[]): Before {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]))
  const valid = opened.flatMap(({ outcome, quote }): [Hex, Offer][] => {
    const subject = bySeq.get(outcome.seq)?.subject
    return outcome.status === 'valid' && quote && subject ? [[subject, offerOf(quote)]] : []
  })
  return new Map([...before, ...valid])
}

/** Outcome of an unconfirmed quote, which is not decrypted. */
export const lapsed = ({ seq }: Entry): Opened => ({ outcome: { seq, status: 'lapsed', why: 'unconfirmed' } })

/** Opens the envelope of one effective entry. All errors are returned as outcomes. */
export async function openEntry(context: OpeningContext, entry: Entry, envelope?: Envelope): Promise<Opened> {
  const { seq } = entry
  const difference = envelope ? storedDifference(context.record, entry, envelope) : 'missing'
  if (!envelope || difference !== undefined)
    return { outcome: { seq, status: 'mismatch', why: difference ?? 'missing' } }
  const content = await openQuote(context.record, context.halves, envelope).catch(onlyUndecryptable)
  if (!content) return { outcome: { seq, status: 'undecryptable', why: 'decryption' } }
  const violations = quoteViolations(content.quote, context.terms)
  const quote = content.quote as Quote
  const commitment = commitmentIn(context.record, quote, content.master)
  if (commitment === undefined) return { outcome: { seq, status: 'invalid', why: 'shape' }, violations }
  const found = { quote, master: content.master, violations }
  if (commitment !== entry.commitment) return { outcome: { seq, status: 'mismatch', why: 'commitment' }, ...found }
  const why = violations[0]?.violation ?? raiseOf(context, entry, quote)
  return { outcome: { seq, status: why === undefined ? 'valid' : 'invalid', why: why ?? '' }, ...found }
}

/** How a valid quote is worse than the supplier's previous one. */
function raiseOf({ before, terms }: OpeningContext, { subject }: Entry, quote: Quote): string | undefined {
  const earlier = subject === null ? undefined : before.get(subject)
  return earlier && raiseIn(offerOf(quote), earlier, terms.rule)
}

/** Recalculates the commitment of a quote; undefined if parts are missing. */
function commitmentIn(record: KeyRecord, quote: Quote, master: Hex): Hex | undefined {
  try {
    return commitmentOf(record.suite, quote, master)
  } catch {
    return undefined
  }
}

/** How a stored envelope differs from its log entry. */
function storedDifference(record: KeyRecord, entry: Entry, envelope: Envelope): string | undefined {
  const { header } = envelope
  if (envelopeHash(envelope) !== entry.envelopeHash) return 'envelope'
  const isOfEntry = header.subject === entry.subject && header.round === entry.round
  if (!isOfEntry || header.keyId !== keyIdOf(record)) return 'header'
  return header.commitment === entry.commitment ? undefined : 'commitment'
}

function onlyUndecryptable(error: unknown): undefined {
  if (error instanceof SealingError && error.code !== 'noWebCrypto') return undefined
  throw error
}
