import { expect, test } from 'vitest'
import {
  findAuctionProof,
  findBidReceipt,
  joinAuction,
  moveAuction,
  scheduleAuction,
} from '#contract/sourcing/auction/auction.ts'
import { defaultAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import type { AuctionProof } from '#sealing/auction/proof.ts'
import { verifyProof } from '#sealing/auction/verifyProof.ts'
import { codesOf } from '#sealing/audit/report.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
import { strangersVerdict } from '#sealing/testing/strangersVerifier.ts'
import { as, ask, type Person } from '#test/app.ts'
import { begin, bid, pass, roomOf, watch } from '#test/sourcing/auctions.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { findingsOf } from '#test/sourcing/findings.ts'
import { createSourcingFixture, move, readAgain } from '#test/sourcing/fixture.ts'
import { setSourcing } from '#test/sourcing/settings.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

const fixture = await createSourcingFixture({ suppliers: 4 })
const { buyer } = fixture
const [first, , third, other] = fixture.suppliers as [Person, Person, Person, Person]
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const over = {
  kind: 'bidding' as const,
  awardBy: 'line' as const,
  budgetAmount: '100000',
  auctionRule: {
    ...defaultAuctionRule,
    start: 'opened' as const,
    scope: 'lot' as const,
    stepKind: 'amount' as const,
    step: '10',
    visibility: 'lead' as const,
    extensionWindow: 0,
  },
  items: [
    { ...itemNamed('防割手套', '333', '30'), lot: '手部' },
    { ...itemNamed('安全帽', '200', '40'), lot: '头部' },
    { ...itemNamed('耐油手套', '777', '20'), lot: '手部' },
  ],
}
/** Shipping of 100.00 by the amounts of the lots. */
const offers = [
  // 22,200.00 and 7,600.00.
  ['20', '38', '20'],
  // 21,090.00 and 7,800.00.
  ['19', '39', '19'],
  // Helmets, and one of the two kinds of gloves.
  ['1', '36', ''],
]
const planned = async (of: readonly (readonly string[])[] = offers) => {
  const prices = of.map((own) => own.map((price) => (price === '' ? '' : `${price}.0000`)))
  const { id, version } = await createOpened(fixture, over, prices, '100.00')
  return as(buyer, scheduleAuction, { id, version, beginAt: inMinutes(20), endAt: inMinutes(60) })
}

test('lots after an opening: quotes are the first bids of their lots, from the opening to the verified award', async () => {
  const project = await planned()
  const projectId = project.id
  const input = { projectId, base: [], deliveryDays: 15, validUntil: '2027-12-31' }
  await expect(as(other, joinAuction, input)).rejects.toThrow('auction.notBidder')
  await expect(as(first, joinAuction, input)).rejects.toThrow('auction.notBidder')
  expect((await roomOf(other, project)).own).toMatchObject({ no: null, mayJoin: false })
  await begin(fixture, project, 6)
  const { terms, frame } = await roomOf(buyer, project)
  expect(terms.lots?.map(({ startPrice }) => startPrice)).toEqual(['25530.00', '8000.00'])
  expect(frame.view.lots.map(({ ranking }) => ranking.map(({ no, amount }) => [no, amount]))).toEqual([
    [
      [2, '21163.00'],
      [1, '22274.50'],
    ],
    [
      [3, '7295.58'],
      [1, '7625.50'],
      [2, '7827.00'],
    ],
  ])
  // Below its own quote by the step, whatever the lead.
  await expect(bid(first, project, '22264.51', { lot: 1 })).rejects.toThrow('auction.stepTooSmall')
  await expect(bid(third, project, '20000', { lot: 1 })).rejects.toThrow('auction.lotNotJoined')
  await expect(bid(other, project, '7000', { lot: 2 })).rejects.toThrow('auction.notBidder')
  expect(await bid(first, project, '20000.01', { lot: 1 })).toMatchObject({ rank: 1 })
  const receipt = await as(first, findBidReceipt, { projectId, seq: 2 })
  await pass(fixture, project)
  await watch(fixture)

  const closed = await readAgain(buyer, project)
  expect(closed).toMatchObject({ state: '6' })
  const comparison = await as(buyer, findComparison, { projectId })
  expect(comparison.quotes.map(({ total, round }) => [total, round]).toSorted()).toEqual([
    ['27625.51', 100],
    ['28990.00', 1],
    ['7633.00', 1],
  ])
  expect(comparison.lots?.map(({ bids }) => bids.map(({ amount }) => amount))).toEqual([
    ['20000.01', '21163.00'],
    ['7295.58', '7625.50', '7827.00'],
  ])
  const shares = firstShares(comparison)
  const award = { id: projectId, version: closed.version, reasons: [], note: '' }
  // One kind of gloves at a low price is no bid for the lot.
  const ofThird = comparison.quotes.find((each) => each.supplierId === third.supplierId)!
  const parted = shares.map((each) =>
    each.itemId === comparison.items[0]!.id ? { ...each, quoteId: ofThird.id } : each,
  )
  await expect(as(buyer, proposeAward, { ...award, shares: parted })).rejects.toThrow('award.notQuoted')
  await move(buyer, await as(buyer, proposeAward, { ...award, shares }), 'announce')
  const { rows } = await owner.query(
    `select s.awarded::text from sourcing.award_suppliers s join sourcing.projects p on p.award_id = s.award_id
     where p.id = $1 and s.is_winner order by s.awarded`,
    [projectId],
  )
  expect(rows).toEqual([{ awarded: '7295.58' }, { awarded: '20000.01' }])
  expect(await findingsOf(project)).toEqual([])
  const cheaper =
    'update sourcing.award_suppliers set awarded = awarded - 0.01 where award_id = $award and is_winner and awarded < 8000'
  expect(await findingsOf(project, cheaper)).toEqual([expect.stringContaining('of its bids for lots')])

  const file = (await ask(buyer, findAuctionProof, { projectId })).json<AuctionProof>()
  expect(file.bidders.map(({ opening, openings }) => [opening, openings?.map(({ lot }) => lot)])).toEqual([
    [null, [1, 2]],
    [null, [1, 2]],
    [null, [2]],
  ])
  expect(file.result?.lots).toEqual([
    { lot: 1, no: 1, total: '20000.01' },
    { lot: 2, no: 3, total: '7295.58' },
  ])
  const trust = await as(buyer, findAuditTrust, { projectId })
  const { platformKey } = trust
  expect(verifyProof(file, { platformKey, receipts: [receipt], heads: [file.head] }).failed).toEqual([])
  expect(strangersVerdict(file, platformKey)).toEqual([])
  const audit = await verifyAuditFile((await ask(buyer, downloadAuditFile, { projectId })).json(), trust)
  // The fixture moves a deadline in the database, which terms and times in the file do not know.
  expect(codesOf(audit).filter((code) => code !== 'V04' && code !== 'V05')).toEqual([])
  // Quotes of others are bound by the first entry, so there is no file for visitors without them.
  await setSourcing(fixture.tenant, { auditProfile: 'winner' })
  await expect(as({ host: fixture.tenant.host }, findAuctionProof, { projectId })).rejects.toThrow(
    'auction.notPublished',
  )
})

test('lots after an opening: who is excluded has no lot any more, and a lot that nobody else quoted is not awarded', async () => {
  const project = await planned([
    ['20', '', '20'],
    ['', '39', ''],
  ])
  await begin(fixture, project, 4)
  await as(buyer, moveAuction, { projectId: project.id, action: 'exclude', reason: '弄虚作假', no: 2 })
  await pass(fixture, project)
  await watch(fixture)
  const { version } = await readAgain(buyer, project)
  const comparison = await as(buyer, findComparison, { projectId: project.id })
  expect(comparison.lots?.map(({ bids }) => bids.map(({ amount }) => amount))).toEqual([['22300.00'], []])
  const shares = firstShares(comparison)
  expect(shares).toHaveLength(2)
  await move(
    buyer,
    await as(buyer, proposeAward, { id: project.id, version, shares, reasons: [], note: '' }),
    'announce',
  )
  expect(await findingsOf(project)).toEqual([])
})

test('lots after an opening: quotes without a whole lot hold no auction', async () => {
  await expect(planned([['20', '', '']])).rejects.toThrow('auction.noBidders')
})
