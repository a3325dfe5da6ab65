import { beforeAll, expect, test } from 'vitest'
import { findAuctionLog, findAuctionProof } from '#contract/sourcing/auction/auction.ts'
import { saveAuctionTemplate, listAuctionTemplates } from '#contract/sourcing/auction/auctionTemplates.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import type { AuctionProof } from '#sealing/auction/proof.ts'
import { verifyProof } from '#sealing/auction/verifyProof.ts'
import { as, ask, type Person, refusalOf } from '#test/app.ts'
import { awardTo, begin, bid, createLive, join, liveRule, pass, roomOf, watch, weigh } from '#test/sourcing/auctions.ts'
import { createSourcingFixture, readAgain, type SourcingFixture } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

let fixture: SourcingFixture
beforeAll(async () => void (fixture = await createSourcingFixture({ suppliers: 3 })))

const weighted = { compare: 'weighted' as const, publicSees: 'lead' as const }
async function createWeighted(joining = fixture.suppliers) {
  const project = await createLive(fixture, weighted)
  for (const supplier of joining) await join(supplier, project)
  return project
}

test('weighted auction: ranks, lead, step and award go by value, and the file proves the weights', async () => {
  const { buyer } = fixture
  const [first, second, third] = fixture.suppliers as [Person, Person, Person]
  const project = await createWeighted()
  expect((await roomOf(buyer, project)).mayWeigh).toBe(true)
  const room = await weigh(buyer, project, [
    [1, '0', '1'],
    [2, '1000', '1.1'],
    [3, '0.5', '0.95'],
  ])
  expect(room.frame.view.weights).toEqual([
    { no: 1, addition: '0.00', factor: '1.0000' },
    { no: 2, addition: '1000.00', factor: '1.1000' },
    { no: 3, addition: '0.50', factor: '0.9500' },
  ])
  // Who weighs suppliers knows them.
  expect(room.names).toHaveLength(3)
  expect((await roomOf(second, project)).frame.view.own).toMatchObject({
    weight: { addition: '1000.00', factor: '1.1000' },
  })
  await begin(fixture, project, 5)
  await bid(first, project, '46000')
  // (44,000 + 1,000) × 1.1 is more than 46,000.
  expect(await bid(second, project, '44000')).toMatchObject({ rank: 2 })
  // (48,000 + 0.5) × 0.95 is less, though the amount is the highest.
  expect(await bid(third, project, '48000')).toMatchObject({ rank: 1 })
  await expect(bid(third, project, '47995')).rejects.toThrow('auction.stepTooSmall')
  expect((await roomOf(first, project)).frame.view).toMatchObject({
    lead: '45600.48',
    own: { rank: 2, value: '46000.00' },
  })
  expect((await roomOf(buyer, project)).frame.view.ranking.map(({ no, amount, value }) => [no, amount, value])).toEqual(
    [
      [3, '48000.00', '45600.48'],
      [1, '46000.00', '46000.00'],
      [2, '44000.00', '49500.00'],
    ],
  )
  await pass(fixture, project)
  await watch(fixture)
  const closed = await readAgain(buyer, project)
  const { quotes, values } = await as(buyer, findComparison, { projectId: project.id })
  expect(quotes.map(({ total }) => total)).toEqual(['44000.00', '46000.00', '48000.00'])
  expect(values?.map(({ rank, value }) => [rank, value])).toEqual([
    [1, '45600.48'],
    [2, '46000.00'],
    [3, '49500.00'],
  ])
  // The lowest amount is not the lowest value: it needs a reason, and the lowest value needs none.
  expect(await refusalOf(awardTo(buyer, closed, quotes[0]!.supplierId))).toBe('award.reasonMissing')
  await awardTo(buyer, closed, values![0]!.supplierId)
  const { platformKey } = await as(buyer, findAuditTrust, { projectId: project.id })
  const proof = (await ask(first, findAuctionProof, { projectId: project.id })).json<AuctionProof>()
  const evidence = { platformKey, receipts: [], heads: [] }
  expect(verifyProof(proof, evidence)).toMatchObject({ failed: [], state: { phase: 'closed' } })
  const bidders = proof.bidders.map((each) => ({ ...each, weight: { addition: '0.00', factor: '1.0000' } }))
  expect(verifyProof({ ...proof, bidders }, evidence).failed.map(({ check }) => check)).toContain('A04')
})

test('weighted auction: nobody but the organiser learns the weight of another, nor the amount of the lead', async () => {
  const [first, second, third] = fixture.suppliers as [Person, Person, Person]
  const project = await createWeighted()
  await weigh(fixture.buyer, project, [
    [1, '4321.09', '1.2345'],
    [2, '0', '0.9876'],
  ])
  const visitor = { host: fixture.tenant.host }
  const isSecret = async (person: Person | typeof visitor, pattern: RegExp) => {
    expect(JSON.stringify(await roomOf(person, project))).not.toMatch(pattern)
    const log = await as(person, findAuctionLog, { projectId: project.id, after: 0 })
    expect(JSON.stringify(log)).not.toMatch(pattern)
  }
  for (const person of [second, third, visitor]) await isSecret(person, /4321\.09|1\.2345/)
  await begin(fixture, project)
  await bid(first, project, '33333.33')
  for (const person of [second, third, visitor]) {
    await isSecret(person, /4321\.09|1\.2345|33333\.33/)
    expect((await roomOf(person, project)).frame.view.lead).toBe('46484.38')
  }
  await isSecret(first, /0\.9876/)
})

test('weighted auction: weights are set by its organiser, before the beginning, where values are compared', async () => {
  const { buyer } = fixture
  const [first] = fixture.suppliers as [Person]
  const project = await createWeighted([first])
  const refused = (person: Person, no: number, addition: string, factor: string) =>
    refusalOf(weigh(person, project, [[no, addition, factor]]))
  expect(await refused(first, 1, '0', '0.5')).toBe('permission.denied')
  const stranger = (await createSourcingFixture({ suppliers: 1 })).buyer
  expect(await refused(stranger, 1, '0', '0.5')).toBe('thing.notFound')
  expect(await refused(buyer, 2, '0', '1')).toBe('auction.noSuchBidder')
  for (const [addition, factor] of [
    ['0', '0'],
    ['0', '0.4999'],
    ['0', '2.0001'],
    ['0', '1.00001'],
    ['-1', '1'],
    ['1.234', '1'],
  ] as const)
    expect(await refused(buyer, 1, addition, factor)).not.toBe('accepted')
  expect((await roomOf(buyer, project)).frame.view.weights).toEqual([{ no: 1, addition: '0.00', factor: '1.0000' }])
  await begin(fixture, project)
  expect(await refused(buyer, 1, '0', '2')).toBe('auction.weightsFixed')
  expect((await roomOf(buyer, project)).mayWeigh).toBe(false)
  const plain = await createLive(fixture)
  expect(await refusalOf(weigh(buyer, plain, []))).toBe('auction.notWeighted')
  expect(await refusalOf(createLive(fixture, { ...weighted, format: 'dutch', levels: 3, levelPercent: '5' }))).toBe(
    'auction.contradicts',
  )
})

test('weighted auction: weights that are set while it begins are either bound by its first entry or refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const project = await createWeighted(fixture.suppliers.slice(0, 1))
    const [outcome] = await Promise.all([
      refusalOf(weigh(fixture.buyer, project, [[1, '0', '1.5']])),
      begin(fixture, project, 1),
    ])
    const [weight] = (await roomOf(fixture.buyer, project)).frame.view.weights
    expect(weight?.factor).toBe(outcome === 'auction.weightsFixed' ? '1.0000' : '1.5000')
    await pass(fixture, project)
    await watch(fixture)
    // Its file is what its first entry commits to, also without a bid.
    const proof = (await ask(fixture.buyer, findAuctionProof, { projectId: project.id })).json<AuctionProof>()
    const { platformKey } = await as(fixture.buyer, findAuditTrust, { projectId: project.id })
    expect(verifyProof(proof, { platformKey, receipts: [], heads: [] }).failed).toEqual([])
  }
})

test('weighted auction: templates keep the comparison, and rules without one compare amounts', async () => {
  const rule = { ...liveRule, ...weighted, proxy: true }
  await as(fixture.buyer, saveAuctionTemplate, { name: '评审价', rule })
  const [kept] = await as(fixture.buyer, listAuctionTemplates, {})
  expect(kept?.rule).toMatchObject({ compare: 'weighted', proxy: true })
  const plain = await createLive(fixture)
  const { rows } = await owner.query<{ rule: object }>('select rule from sourcing.auctions where project_id = $1', [
    plain.id,
  ])
  // Rules that were frozen before keep their hash.
  expect(Object.keys(rows[0]!.rule)).not.toContain('compare')
  expect(Object.keys(rows[0]!.rule)).not.toContain('proxy')
})
