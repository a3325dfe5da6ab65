import type { Hex } from '../bytes/bytes.ts'
import { parseJson } from '../bytes/json.ts'
import { SealingError } from '../error.ts'
import { subjectOf } from '../quotes/seal.ts'
import { isSigned } from '../suites/signature.ts'
import { amountOf } from './amounts.ts'
import { decide } from './decide.ts'
import { type AuctionEntry, lotIn } from './entry.ts'
import {
  amountCommitment,
  auctionBreak,
  type AuctionHead,
  type AuctionReceipt,
  type AuctionRefusal,
  biddersHash,
  isAuctionHeadSigned,
  isAuctionReceiptSigned,
  isAuctionRefusalSigned,
} from './link.ts'
import type { AuctionProof } from './proof.ts'
import { auctionProofShape } from './proofShape.ts'
import { fold, replay } from './replay.ts'
import { isLotRuleSound, isOpeningSound } from './rule.ts'
import { type AuctionState, auctionOf, partOf, rankingOf, standingOf } from './state.ts'

/** Checks of the file of an auction, in order. */
export const proofChecks = [
  'A00', // shape
  'A01', // signature of the file by the trusted platform key
  'A02', // hash chain from rule and times, gap-free numbers, order of times
  'A03', // signed end of the log
  'A04', // list of bidders with their weights as the first entry commits to it; names belong to their pseudonyms
  'A05', // amounts match their commitments
  'A06', // every entry is what the rule gives
  'A07', // the award is the first of the ranking, or has a reason
  'A08', // own receipts are in the log
  'A09', // ends of the log that were received before are its end
  'A10', // bids that were refused are refused by the rule, for the same reason
] as const
export type ProofCheck = (typeof proofChecks)[number]

export interface ProofFailure {
  readonly check: ProofCheck
  readonly why: string
  readonly seq?: number
}

/** What neither the file nor the evidence proves. */
export type ProofTrust = 'otherAmounts' | 'names' | 'noReceipts' | 'noHeads' | 'delays' | 'deviation'

export interface ProofReport {
  readonly failed: readonly ProofFailure[]
  readonly checked: readonly ProofCheck[]
  readonly trusted: readonly ProofTrust[]
  /** The state after the last entry; null if the log could not be replayed. */
  readonly state: AuctionState | null
}

/** Evidence of one's own; the platform's key comes from elsewhere than the file. */
export interface ProofEvidence {
  readonly platformKey: Hex
  readonly receipts: readonly AuctionReceipt[]
  readonly heads: readonly AuctionHead[]
  /** Receipts of refused bids; missing: none. */
  readonly refusals?: readonly AuctionRefusal[]
}

type Found = readonly Omit<ProofFailure, 'check'>[]
const fails = (why: string, seq?: number): Found => [seq === undefined ? { why } : { why, seq }]
const none: Found = []

/** Whether entries of a kind commit to an amount. */
const namesAmount = (kind: AuctionEntry['kind']): boolean => kind === 'bid' || kind === 'accept' || kind === 'limit'

/** Log with the disclosed amounts; undefined if amounts are missing. */
export function entriesOf({ log, bids }: Pick<AuctionProof, 'log' | 'bids'>): readonly AuctionEntry[] | undefined {
  const amounts = new Map(bids.map(({ seq, amount }) => [seq, amount]))
  const isWhole = log.every(({ kind, seq }) => !namesAmount(kind) || amounts.has(seq))
  if (!isWhole) return undefined
  return log.map(({ seq, at, kind, no, ref, until, note, lot }) => ({
    ...lotIn(lot),
    seq,
    at,
    kind,
    no,
    ref,
    until,
    note,
    amount: amounts.get(seq) ?? null,
  }))
}

export const startOf = ({ rule, plan, bidders }: Pick<AuctionProof, 'rule' | 'plan' | 'bidders'>): AuctionState =>
  auctionOf(
    rule,
    plan,
    bidders.map(({ no, opening, openings, weight }) => ({
      no,
      opening,
      ...(openings ? { openings } : {}),
      ...(weight ? { weight } : {}),
    })),
  )

/**
 * Verifies the parsed file of an auction, of any origin, without clock and network. All checks are executed, whatever
 * the others find, unless the shape is wrong.
 */
export function verifyProof(parsed: unknown, evidence: ProofEvidence): ProofReport {
  const differences = auctionProofShape(parsed, '')
  if (differences.length > 0)
    return {
      failed: differences.map(({ path }) => ({ check: 'A00', why: path })),
      checked: [],
      trusted: [],
      state: null,
    }
  const proof = parsed as AuctionProof
  const entries = entriesOf(proof)
  const replayed = entries && replay(startOf(proof), entries)
  const checks: readonly (readonly [ProofCheck, Found])[] = [
    ['A01', signature(proof, evidence)],
    ['A02', chain(proof)],
    ['A03', end(proof, evidence)],
    ['A04', bidders(proof)],
    ['A05', commitments(proof)],
    ['A06', replayed && replayed.differs !== null ? fails('differs', replayed.differs) : none],
    ['A07', award(proof, replayed?.state)],
    ['A08', receipts(proof, evidence)],
    ['A09', heads(proof, evidence)],
    ['A10', refusals(proof, evidence, entries)],
  ]
  const isSkipped = (check: ProofCheck) =>
    (check === 'A06' && !replayed) ||
    (check === 'A07' && (!replayed || proof.result === null)) ||
    (check === 'A08' && evidence.receipts.length === 0) ||
    (check === 'A09' && evidence.heads.length === 0) ||
    (check === 'A10' && (!replayed || (evidence.refusals ?? []).length === 0))
  return {
    failed: checks.flatMap(([check, found]) => found.map((each) => ({ check, ...each }))),
    checked: ['A00', ...checks.flatMap(([check, found]) => (found.length === 0 && !isSkipped(check) ? [check] : []))],
    trusted: trustOf(proof, evidence, replayed !== undefined),
    state: replayed?.state ?? null,
  }
}

/** As `verifyProof`, from text; a member name that occurs twice fails the shape. Throws a `SyntaxError` if no JSON. */
export function verifyProofText(text: string, evidence: ProofEvidence): ProofReport {
  try {
    return verifyProof(parseJson(text), evidence)
  } catch (error) {
    if (!(error instanceof SealingError && error.code === 'duplicateName')) throw error
    return { failed: [{ check: 'A00', why: `${error.facts['path']}` }], checked: [], trusted: [], state: null }
  }
}

function signature({ sig, ...body }: AuctionProof, { platformKey }: ProofEvidence): Found {
  if (body.platformKey !== platformKey) return fails('platformKey')
  return isSigned(body.suite, platformKey, 'auctionProof', body, sig) ? none : fails('signature')
}

function chain(proof: AuctionProof): Found {
  const broken = auctionBreak(proof, proof.log)
  return broken === null ? none : fails('chain', broken)
}

function end({ suite, projectId, log, head }: AuctionProof, { platformKey }: ProofEvidence): Found {
  const last = log.at(-1)!
  if (!isAuctionHeadSigned(suite, platformKey, projectId, head)) return fails('headSignature')
  return head.seq === last.seq && head.hash === last.hash && head.at === last.at ? none : fails('head', last.seq)
}

function bidders({ suite, projectId, bidders: listed, log, rule }: AuctionProof): Found {
  const begin = log.find(({ kind }) => kind === 'begin')
  if (begin && begin.commitment !== biddersHash(suite, listed)) return fails('bidders', begin.seq)
  const isUnique = new Set(listed.map(({ no }) => no)).size === listed.length
  if (!isUnique) return fails('bidders')
  const isWeighted = rule.compare === 'weighted'
  if (listed.some(({ weight }) => (weight !== undefined) !== isWeighted)) return fails('weights')
  if (!isLotRuleSound(rule) || !listed.every((each) => isOpeningSound(rule, each))) return fails('lots')
  return listed.flatMap(({ salt, supplierId, subject, no }) =>
    salt !== null && supplierId !== null && subjectOf(suite, salt, projectId, supplierId) !== subject
      ? fails(`subject ${no}`)
      : none,
  )
}

function commitments({ suite, log, bids }: AuctionProof): Found {
  return bids.flatMap(({ seq, amount, salt }) =>
    log[seq - 1]?.commitment === amountCommitment(suite, salt, amount) ? none : fails('commitment', seq),
  )
}

function award({ result }: AuctionProof, state: AuctionState | undefined): Found {
  if (result === null || !state) return none
  const { lots } = state.rule
  if ((lots !== undefined) !== (result.lots !== undefined)) return fails('lots')
  if (result.lots === undefined) return awardOf(state, result.no, result.reason)
  const isEach = result.no === null && result.lots.length === lots!.length
  if (!isEach || result.lots.some(({ lot }, at) => lot !== at + 1)) return fails('lots')
  return result.lots.flatMap(({ lot, no, total }) => {
    const part = partOf(state, lot)
    if (!part) return fails('lots')
    const found = awardOf(part, no, result.reason)
    const bid = no === null ? undefined : standingOf(part, no)
    return found.length === 0 && total !== (bid ? amountOf(bid.cents) : null) ? fails('otherAmount') : found
  })
}

/** Whether an award is the first of a ranking, or another of it for a reason. */
function awardOf(state: AuctionState, awarded: number | null, reason: string): Found {
  const ranking = rankingOf(state)
  if (awarded !== null && !ranking.some(({ no }) => no === awarded)) return fails('awardedToNobody')
  const isFirst = awarded === (ranking[0]?.no ?? null)
  return isFirst || reason !== '' ? none : fails('notFirst')
}

function receipts({ suite, projectId, log, bids }: AuctionProof, { receipts: own, platformKey }: ProofEvidence): Found {
  return own.flatMap((receipt) => {
    const { seq, at, no, amount, salt, entryHash } = receipt
    if (receipt.projectId !== projectId) return fails('otherProject', seq)
    if (!isAuctionReceiptSigned(suite, platformKey, receipt)) return fails('receiptSignature', seq)
    const entry = log[seq - 1]
    if (!entry || entry.hash !== entryHash || entry.at !== at || entry.no !== no || entry.lot !== receipt.lot)
      return fails('notInLog', seq)
    if (entry.commitment !== amountCommitment(suite, salt, amount)) return fails('otherAmount', seq)
    const shown = bids.find((bid) => bid.seq === seq)
    return shown && shown.amount !== amount ? fails('otherAmount', seq) : none
  })
}

function heads(proof: AuctionProof, evidence: ProofEvidence): Found {
  return evidence.heads.flatMap((head) =>
    head.hash === proof.head.hash && head.seq === proof.head.seq ? none : fails('otherHead', head.seq),
  )
}

/** Judges each refused bid again, after the entry that was the last when it came. */
function refusals(
  proof: AuctionProof,
  { refusals: own = [], platformKey }: ProofEvidence,
  entries: readonly AuctionEntry[] | undefined,
): Found {
  return own.flatMap((refusal) => {
    const { seq, at, no, amount, reason, lot } = refusal
    if (refusal.projectId !== proof.projectId) return fails('otherProject', seq)
    if (!isAuctionRefusalSigned(proof.suite, platformKey, refusal)) return fails('refusalSignature', seq)
    const next = proof.log[seq]
    if (seq > proof.log.length || (next && next.at < at)) return fails('judgedLate', seq)
    if (!entries) return none
    const state = fold(startOf(proof), entries.slice(0, seq))
    const confirmed = reason !== 'confirmDrop'
    const decided = decide(state, { kind: 'bid', no, amount, confirmed, ...lotIn(lot) }, at)
    return 'refused' in decided && decided.refused === reason ? none : fails('refusedWrongly', seq)
  })
}

function trustOf(proof: AuctionProof, evidence: ProofEvidence, isReplayed: boolean): ProofTrust[] {
  return [
    ...(isReplayed ? [] : (['otherAmounts'] as const)),
    ...(proof.bidders.some(({ salt }) => salt === null) ? (['names'] as const) : []),
    ...(evidence.receipts.length === 0 ? (['noReceipts'] as const) : []),
    ...(evidence.heads.length === 0 ? (['noHeads'] as const) : []),
    ...(proof.result?.reason ? (['deviation'] as const) : []),
    // No log proves that no bid was held back before it got its number.
    'delays',
  ]
}
