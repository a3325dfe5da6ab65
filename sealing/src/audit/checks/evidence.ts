import { compare } from '#contract/kit/money.ts'
import { canonicalText } from '../../bytes/canonical.ts'
import { keyIdOf } from '../../ceremony/keyRecord.ts'
import { isClosingHeadSigned, isHeadOf } from '../../log/closingHead.ts'
import { closeOf, type StandingEntry, standingEntries } from '../../log/effective.ts'
import type { Entry } from '../../log/entry.ts'
import { hasReceipt, isReceiptSigned, type Receipt, receiptBody } from '../../log/receipt.ts'
import { quoteViolations } from '../../quotes/content.ts'
import { type Offer, offerOf, raiseIn } from '../../quotes/negotiated.ts'
import { isPacketSound } from '../../quotes/packet.ts'
import { isScoreReceiptSigned, type ScoreReceipt, scoreReceiptBody } from '../../scoring/scoreReceipt.ts'
import type { Quote } from '../../quotes/quote.ts'
import { isByItem } from '../../quotes/terms.ts'
import type { Evidence } from '../evidence.ts'
import type { AuditFile } from '../file.ts'
import { disclosedBy } from '../profiles.ts'
import { shownOffer, shownOf, type ShownQuote } from '../shown.ts'
import { standingBefore, standingQuotes } from '../standing.ts'
import { type Check, entryAt, type Found, keyOf, unless } from './context.ts'

/**
 * V12: receipts match log entries, score receipts match score sheets, and closing heads received at the deadline match
 * the ends of the rounds.
 */
export const checkReceipts: Check = ({ file, evidence }) => {
  const { receipts = [], closingHeads = [], scoreReceipts = [], platformKey } = evidence
  return [
    ...receipts.flatMap((receipt) => [
      ...unless(isReceiptSigned(file.suite, platformKey, receipt), 'receiptSignature', { seq: receipt.body.seq }),
      ...unless(isInLog(file, receipt), 'receipt', { seq: receipt.body.seq }),
    ]),
    ...scoreReceipts.flatMap((receipt) => [
      ...unless(isScoreReceiptSigned(file.suite, platformKey, receipt), 'scoreSignature'),
      ...unless(isSheet(file, receipt), 'scores'),
    ]),
    ...closingHeads.flatMap((head) => {
      const { round } = head
      const close = closeOf(file.log, round)
      const isSigned = isClosingHeadSigned(file.suite, platformKey, file.terms.projectId, head)
      return [
        ...unless(isSigned, 'headSignature', { round }),
        ...unless(close !== undefined && isHeadOf(head, close), 'closingHead', { round }),
      ]
    }),
  ]
}

/** Whether the submitted scores of an expert are in the file; a later submission may have replaced them. */
function isSheet({ terms, result, profile }: AuditFile, { body }: ScoreReceipt): boolean {
  const sheet = result.sheets?.find(({ expert }) => expert === body.expert)
  if (!sheet || body.projectId !== terms.projectId) return false
  const shown = new Set(sheet.scores.map(({ subject }) => subject))
  const scores = disclosedBy[profile].ranks ? body.scores : body.scores.filter(({ subject }) => shown.has(subject))
  const expected = canonicalText({ ...body, scores })
  return sheet.no > body.no || canonicalText(scoreReceiptBody(terms.projectId, sheet)) === expected
}

function isInLog(file: AuditFile, { body }: Receipt): boolean {
  const entry = entryAt(file, body.seq)
  const key = keyOf(file, body.round)
  if (!entry || !hasReceipt(entry) || !key) return false
  const expected = receiptBody(file.terms.projectId, keyIdOf(key.record), entry)
  return canonicalText(expected) === canonicalText(body)
}

type OwnQuote = NonNullable<Evidence['packets']>[number]

/** V13: own quotes are in the log; effective ones are valid and not better than the awarded quote. */
export const checkPackets: Check = ({ file, evidence }) =>
  (evidence.packets ?? []).flatMap((packet, _, all) => packetFindings(file, packet, all))

const entryOf = ({ log }: AuditFile, { header }: OwnQuote): Entry | undefined =>
  log.find(
    ({ kind, subject, commitment, round }) =>
      kind === 'quote' && subject === header.subject && commitment === header.commitment && round === header.round,
  )

function packetFindings(file: AuditFile, packet: OwnQuote, all: readonly OwnQuote[]): Found[] {
  const { header } = packet
  if (!isPacketSound(packet)) return [{ why: 'packet' }]
  const entry = entryOf(file, packet)
  if (!entry || header.projectId !== file.terms.projectId) return [{ why: 'missing' }]
  const standingEntry = standingEntries(file.log, entry.round).find((each) => each.entry.seq === entry.seq)
  return standingEntry ? standingFindings(file, packet.quote, standingEntry, all) : []
}

function standingFindings(
  file: AuditFile,
  quote: Quote,
  { entry, isLapsed }: StandingEntry,
  all: readonly OwnQuote[],
): Found[] {
  const { seq } = entry
  const outcome = file.openings.flatMap(({ outcomes }) => outcomes).find((each) => each.seq === seq)
  if (isLapsed) return unless(outcome?.status === 'lapsed', 'outcome', { seq })
  const earlier = earlierOf(file, entry, all)
  const raise = earlier && raiseIn(offerOf(quote), earlier, file.terms.rule)
  if (quoteViolations(quote, file.terms).length > 0 || raise !== undefined)
    return unless(outcome?.status === 'invalid', 'outcome', { seq })
  if (outcome?.status !== 'valid') return [{ why: 'outcome', seq }]
  const isStanding = standingQuotes(file).some((each) => each.seq === seq)
  return isStanding && !file.terms.rule.mayDeviate ? betterFindings(file, quote, seq) : []
}

/** Previous offer of the same supplier: from its packet, or as far as the file discloses it. */
function earlierOf(file: AuditFile, { round, subject }: Entry, all: readonly OwnQuote[]): Offer | undefined {
  const seq = standingBefore(file, round).get(subject ?? '')?.seq
  if (seq === undefined) return undefined
  const standingEntry = all.find((packet) => isPacketSound(packet) && entryOf(file, packet)?.seq === seq)
  const shown = file.disclosures.find((each) => each.seq === seq)
  return standingEntry ? offerOf(standingEntry.quote) : shown && shownOffer(shownOf(shown))
}

/**
 * Findings if an own quote is better than the award. Weighted scores are not compared, because packets do not contain
 * them.
 */
function betterFindings({ disclosures, result, terms }: AuditFile, quote: Quote, seq: number): Found[] {
  const shown = new Map(disclosures.map((each) => [each.seq, shownOf(each)]))
  if (terms.rule.award === 'weighted') return []
  if (isByItem(terms.rule))
    return quote.lines.flatMap(({ itemId, amount }) => {
      const awarded = result.award.lines.find((line) => line.itemId === itemId)
      const theirs = awarded && amountOf(shown.get(awarded.seq), itemId)
      return unless(theirs !== undefined && compare(amount, theirs) >= 0, 'better', { seq })
    })
  const winner = result.award.seq === null ? undefined : shown.get(result.award.seq)?.total
  return unless(winner !== undefined && compare(quote.total, winner) >= 0, 'better', { seq })
}

const amountOf = (shown: ShownQuote | undefined, item: string): string | undefined =>
  shown?.prices.find(({ itemId }) => itemId === item)?.amount
