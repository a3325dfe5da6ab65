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
 * Valid. Undecryptable: no key opens it. Mismatch: the stored envelope, or what it holds, is not what the log committed
 * to. Invalid: its content is against the terms. Lapsed: it was not confirmed after a change of the terms, and is never
 * decrypted. Only a valid one takes part; the others stop nobody.
 */
export type OutcomeStatus = 'valid' | 'undecryptable' | 'mismatch' | 'invalid' | 'lapsed'

export interface Outcome {
  readonly seq: number
  readonly status: OutcomeStatus
  /** Why it is not valid; empty where it is. */
  readonly why: string
}

/** A file of a valid quote that could not be opened: there is none, or none that is the one of its quote. */
export interface UnreadableFile {
  readonly place: number
  readonly why: 'missing' | 'undecryptable'
}

/** Result of one entry; a quote that was read is there whatever its outcome, for the openers to see. */
export interface Opened {
  readonly outcome: Outcome
  readonly quote?: Quote
  readonly master?: Hex
  readonly violations?: readonly Violation[]
  /** Of a valid quote with attachments. */
  readonly unreadable?: readonly UnreadableFile[]
}

export interface OpeningContext {
  readonly record: KeyRecord
  readonly terms: Terms
  /** Of the private halves, in the order of the record. */
  readonly halves: readonly Unsealer[]
  /** What each subject asked for in its last valid quote of the rounds before. */
  readonly before: Before
}

export type Before = ReadonlyMap<Hex, Offer>

/** What counts before the next round: the valid quotes of this one, and the earlier ones of who has none in it. */
export function beforeNext(before: Before, opened: readonly Opened[], entries: readonly Entry[]): Before {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]))
  const valid = opened.flatMap(({ outcome, quote }): [Hex, Offer][] => {
    const subject = bySeq.get(outcome.seq)?.subject
    return outcome.status === 'valid' && quote && subject ? [[subject, offerOf(quote)]] : []
  })
  return new Map([...before, ...valid])
}

/** The outcome of a quote that nobody confirmed: it is not looked at. */
export const lapsed = ({ seq }: Entry): Opened => ({ outcome: { seq, status: 'lapsed', why: 'unconfirmed' } })

/** Opens the envelope of one effective entry. Whatever is wrong with it is an outcome, never an error. */
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

/** How a quote that is sound in itself asks for more than its supplier did before. */
function raiseOf({ before, terms }: OpeningContext, { subject }: Entry, quote: Quote): string | undefined {
  const earlier = subject === null ? undefined : before.get(subject)
  return earlier && raiseIn(offerOf(quote), earlier, terms.rule)
}

/** The commitment of a quote; undefined for what has not even the parts of one. */
function commitmentIn(record: KeyRecord, quote: Quote, master: Hex): Hex | undefined {
  try {
    return commitmentOf(record.suite, quote, master)
  } catch {
    return undefined
  }
}

/** How a stored envelope differs from the entry that it is stored for. */
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
