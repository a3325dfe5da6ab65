import { expect, test } from 'vitest'
import { englishRule } from '../testing/auctionRuns.ts'
import { suiteOf } from '../suites/suites.ts'
import { subjectOf } from '../quotes/seal.ts'
import { signerOf } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import { apply } from './apply.ts'
import { decide } from './decide.ts'
import type { AuctionCommand, AuctionReason } from './entry.ts'
import {
  amountCommitment,
  auctionOrigin,
  biddersHash,
  link,
  type LinkedEntry,
  receiptBodyOf,
  signAuctionHead,
  signAuctionReceipt,
  signAuctionRefusal,
} from './link.ts'
import { type AuctionProof, signProof } from './proof.ts'
import { proofChecks, verifyProof, verifyProofText } from './verifyProof.ts'
import { auctionOf } from './state.ts'

const minute = 60_000
const beginAt = 1_800_000_000_000
const plan = { beginAt, endAt: beginAt + 10 * minute }
const rule = englishRule
const salt = (n: number) => `${n}`.padStart(64, '0')
const projectId = '42'

/** A finished auction of two bidders with one extension, and its file. */
async function finished(suite: SuiteId) {
  const signer = signerOf(suite, suiteOf(suite).signingPair(new Uint8Array(48).fill(7)))
  const bidders = [1, 2].map((no) => ({
    no,
    supplierId: `${100 + no}`,
    name: `供应商 ${no}`,
    salt: salt(no),
    subject: subjectOf(suite, salt(no), projectId, `${100 + no}`),
    opening: null,
  }))
  const acts: readonly (readonly [number, AuctionCommand])[] = [
    [beginAt, { kind: 'due' }],
    [beginAt + minute, { kind: 'bid', no: 1, amount: '900', confirmed: false }],
    [beginAt + 9 * minute, { kind: 'bid', no: 2, amount: '880.5', confirmed: false }],
    [beginAt + 12 * minute, { kind: 'due' }],
  ]
  let state = auctionOf(
    rule,
    plan,
    bidders.map(({ no, opening }) => ({ no, opening })),
  )
  const log: LinkedEntry[] = []
  const bids: { seq: number; amount: string; salt: string }[] = []
  let prev = auctionOrigin({ suite, tenantId: '7', projectId, rule, plan })
  for (const [at, command] of acts) {
    const decided = decide(state, command, at)
    if ('refused' in decided) throw new Error(decided.refused)
    const { entry } = decided
    const own = salt(1000 + entry.seq)
    const commitment =
      entry.amount !== null
        ? amountCommitment(suite, own, entry.amount)
        : entry.kind === 'begin'
          ? biddersHash(suite, bidders)
          : null
    if (entry.amount !== null) bids.push({ seq: entry.seq, amount: entry.amount, salt: own })
    const linked = link(suite, entry, commitment, prev)
    log.push(linked)
    prev = linked.hash
    state = apply(state, entry)
  }
  const last = log.at(-1)!
  const proof = await signProof(signer, {
    suite,
    tenantId: '7',
    projectId,
    projectNo: 'JJ-1',
    title: '劳保用品',
    rule,
    plan,
    bidders,
    log,
    bids,
    head: await signAuctionHead(signer, projectId, last),
    result: { no: 2, total: '880.50', reason: '' },
  })
  const bid = bids[1]!
  const receipt = await signAuctionReceipt(
    signer,
    receiptBodyOf(projectId, { ...bid, at: log[2]!.at, no: 2, entryHash: log[2]!.hash }),
  )
  return {
    proof,
    signer,
    receipt,
    evidence: { platformKey: signer.publicKey, receipts: [receipt], heads: [proof.head] },
  }
}

test.each(['A', 'B'] as const)('auction proof: a finished auction passes all checks, suite %s', async (suite) => {
  const { proof, evidence } = await finished(suite)
  expect(verifyProof(proof, evidence)).toMatchObject({
    failed: [],
    checked: proofChecks.filter((check) => check !== 'A10'),
    trusted: ['delays'],
  })
  expect(verifyProofText(JSON.stringify(proof), evidence).failed).toEqual([])
})

test('auction proof: a file without lots is byte for byte what it was before there were any', async () => {
  const { proof } = await finished('A')
  expect(proof.head.hash).toBe('566652a8e94ade30eac2f5e175fdabb9aa4af54c7a02135375976a27215face4')
  expect(proof.sig).toBe(
    '818c297a30b41e0a86fb27cd063abff461ab44e0e0a60c16737c59ecd543eefb68ad5a3d0205d44f6c9c92357f8391266fcfbe94a01fbd6da2e2fb64de67d10c',
  )
})

const entryAt = (proof: AuctionProof, at: number, over: Partial<LinkedEntry>) => ({
  ...proof,
  log: proof.log.map((entry, place) => (place === at ? { ...entry, ...over } : entry)),
})
const alterations: readonly (readonly [string, string, (proof: AuctionProof) => unknown])[] = [
  ['an unknown name', 'A00', (proof) => ({ ...proof, more: 1 })],
  ['another title', 'A01', (proof) => ({ ...proof, title: '其他' })],
  ['another key', 'A01', (proof) => ({ ...proof, platformKey: 'ab'.repeat(32) })],
  ['a later end in an entry', 'A02', (proof) => entryAt(proof, 2, { until: beginAt + 20 * minute })],
  ['a removed entry', 'A02', (proof) => ({ ...proof, log: proof.log.toSpliced(1, 1) })],
  ['another rule', 'A02', (proof) => ({ ...proof, rule: { ...rule, extensionMinutes: 4 } })],
  ['a log cut at its end', 'A03', (proof) => ({ ...proof, log: proof.log.slice(0, -1) })],
  ['another bidder', 'A04', (proof) => ({ ...proof, bidders: proof.bidders.slice(1) })],
  [
    'swapped names',
    'A04',
    (proof) => ({ ...proof, bidders: proof.bidders.map((each) => ({ ...each, supplierId: '999' })) }),
  ],
  ['another amount', 'A05', (proof) => ({ ...proof, bids: proof.bids.map((bid) => ({ ...bid, amount: '870.00' })) })],
  [
    'an amount above the start price',
    'A06',
    (proof) => ({ ...proof, bids: [{ ...proof.bids[0]!, amount: '1000.01' }, proof.bids[1]!] }),
  ],
  [
    'an award to the second without a reason',
    'A07',
    (proof) => ({ ...proof, result: { no: 1, total: '900.00', reason: '' } }),
  ],
  ['a log without the own bid', 'A08', (proof) => entryAt(proof, 2, { no: 1 })],
  ['another end than was received', 'A09', (proof) => ({ ...proof, head: { ...proof.head, seq: 3 } })],
]
test.each(alterations)('auction proof: %s fails check %s', async (_, check, alter) => {
  const { proof, evidence } = await finished('A')
  expect(verifyProof(alter(proof), evidence).failed.map((each) => each.check)).toContain(check)
})

test('auction proof: an award to another than the first with a reason passes, and the reason is on trust', async () => {
  const { proof, signer, evidence } = await finished('A')
  const { sig: _, platformKey: __, format: ___, ...body } = proof
  const again = await signProof(signer, { ...body, result: { no: 1, total: '900.00', reason: '履约能力不足' } })
  expect(verifyProof(again, evidence)).toMatchObject({ failed: [], trusted: ['deviation', 'delays'] })
})

test('auction proof: without the amounts of others the replay is on trust', async () => {
  const { proof, signer, evidence } = await finished('A')
  const { sig: _, platformKey: __, format: ___, ...body } = proof
  const hidden = await signProof(signer, { ...body, bids: body.bids.slice(1) })
  const report = verifyProof(hidden, { ...evidence, receipts: [], heads: [] })
  expect(report.failed).toEqual([])
  expect(report.checked).not.toContain('A06')
  expect(report.trusted).toEqual(['otherAmounts', 'noReceipts', 'noHeads', 'delays'])
})

test('auction proof: a receipt of another amount fails', async () => {
  const { proof, receipt, signer, evidence } = await finished('A')
  const { sig: _, ...body } = receipt
  const forged = await signAuctionReceipt(signer, { ...body, amount: '870.00' })
  expect(verifyProof(proof, { ...evidence, receipts: [forged] }).failed).toMatchObject([{ check: 'A08' }])
})

const refusedBid = {
  projectId,
  seq: 2,
  at: beginAt + 2 * minute,
  no: 1,
  amount: '899',
  reason: 'stepTooSmall',
} as const
const refusalChecks = async (over: Partial<Omit<typeof refusedBid, 'reason'>> & { reason?: AuctionReason }) => {
  const { proof, signer, evidence } = await finished('A')
  const refusal = await signAuctionRefusal(signer, { ...refusedBid, ...over })
  const report = verifyProof(proof, { ...evidence, refusals: [refusal] })
  return { failed: report.failed, isChecked: report.checked.includes('A10') }
}
test('auction proof: a refused bid is judged again from its receipt', async () => {
  expect(await refusalChecks({})).toEqual({ failed: [], isChecked: true })
})
test.each([
  ['a bid that the rule accepts', { amount: '890' }, 'refusedWrongly'],
  ['a bid that was refused for another reason', { reason: 'over' as const }, 'refusedWrongly'],
  ['a bid that was judged after a later entry', { at: beginAt + 9.5 * minute }, 'judgedLate'],
  ['a bid in another project', { projectId: '43' }, 'otherProject'],
])('auction proof: the receipt of %s fails', async (_, over, why) => {
  expect((await refusalChecks(over as Parameters<typeof refusalChecks>[0])).failed).toMatchObject([
    { check: 'A10', why },
  ])
})
