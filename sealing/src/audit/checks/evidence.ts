import { compare } from '#contract/kit/money.ts'
import { canonicalText } from '../../bytes/canonical.ts'
import { keyIdOf } from '../../ceremony/keyRecord.ts'
import { isClosingHeadSigned, isHeadOf } from '../../log/closingHead.ts'
import { closeOf, type StandingEntry, standingEntries } from '../../log/effective.ts'
import { hasReceipt, isReceiptSigned, type Receipt, receiptBody } from '../../log/receipt.ts'
import { quoteViolations } from '../../quotes/content.ts'
import { isPacketSound } from '../../quotes/packet.ts'
import type { Quote } from '../../quotes/quote.ts'
import type { Evidence } from '../evidence.ts'
import type { AuditFile } from '../file.ts'
import { shownOf, type ShownQuote } from '../shown.ts'
import { standingQuotes } from '../standing.ts'
import { type Check, entryAt, type Found, keyOf, unless } from './context.ts'

/** V12: receipts are entries of this log, and closing heads from the deadline are the ends of its rounds. */
export const checkReceipts: Check = ({ file, evidence }) => {
  const { receipts = [], closingHeads = [], platformKey } = evidence
  return [
    ...receipts.flatMap((receipt) => [
      ...unless(isReceiptSigned(file.suite, platformKey, receipt), 'receiptSignature', { seq: receipt.body.seq }),
      ...unless(isInLog(file, receipt), 'receipt', { seq: receipt.body.seq }),
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

function isInLog(file: AuditFile, { body }: Receipt): boolean {
  const entry = entryAt(file, body.seq)
  const key = keyOf(file, body.round)
  if (!entry || !hasReceipt(entry) || !key) return false
  const expected = receiptBody(file.terms.projectId, keyIdOf(key.record), entry)
  return canonicalText(expected) === canonicalText(body)
}

type OwnQuote = NonNullable<Evidence['packets']>[number]

/** V13: own quotes are in the log; where they count they are valid, and not better than what was awarded. */
export const checkPackets: Check = ({ file, evidence }) =>
  (evidence.packets ?? []).flatMap((packet) => packetFindings(file, packet))

function packetFindings(file: AuditFile, packet: OwnQuote): Found[] {
  const { header } = packet
  if (!isPacketSound(packet)) return [{ why: 'packet' }]
  const entry = file.log.find(
    ({ kind, subject, commitment, round }) =>
      kind === 'quote' && subject === header.subject && commitment === header.commitment && round === header.round,
  )
  if (!entry || header.projectId !== file.terms.projectId) return [{ why: 'missing' }]
  const own = standingEntries(file.log, entry.round).find((each) => each.entry.seq === entry.seq)
  return own ? standingFindings(file, packet.quote, own) : []
}

function standingFindings(file: AuditFile, quote: Quote, { entry: { seq }, isLapsed }: StandingEntry): Found[] {
  const outcome = file.openings.flatMap(({ outcomes }) => outcomes).find((each) => each.seq === seq)
  if (isLapsed) return unless(outcome?.status === 'lapsed', 'outcome', { seq })
  if (quoteViolations(quote, file.terms).length > 0) return unless(outcome?.status === 'invalid', 'outcome', { seq })
  if (outcome?.status !== 'valid') return [{ why: 'outcome', seq }]
  const isStanding = standingQuotes(file).some((each) => each.seq === seq)
  return isStanding && !file.terms.rule.mayDeviate ? betterFindings(file, quote, seq) : []
}

/** Where an own quote is better than the award. Weighted points are not compared: its scores are not in its packet. */
function betterFindings({ disclosures, result, terms }: AuditFile, quote: Quote, seq: number): Found[] {
  const shown = new Map(disclosures.map((each) => [each.seq, shownOf(each)]))
  if (terms.rule.award === 'perLine')
    return quote.lines.flatMap(({ itemId, amount }) => {
      const awarded = result.award.lines.find((line) => line.itemId === itemId)
      const theirs = awarded && amountOf(shown.get(awarded.seq), itemId)
      return unless(theirs !== undefined && compare(amount, theirs) >= 0, 'better', { seq })
    })
  if (terms.rule.award === 'weighted') return []
  const winner = result.award.seq === null ? undefined : shown.get(result.award.seq)?.total
  return unless(winner !== undefined && compare(quote.total, winner) >= 0, 'better', { seq })
}

const amountOf = (shown: ShownQuote | undefined, item: string): string | undefined =>
  shown?.prices.find(({ itemId }) => itemId === item)?.amount
