import { beforeAll, expect, test } from 'vitest'
import {
  findAuctionHead,
  findAuctionLog,
  findAuctionProof,
  findBidReceipt,
  moveAuction,
} from '#contract/sourcing/auction/auction.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import type { AuctionProof } from '#sealing/auction/proof.ts'
import { verifyProof } from '#sealing/auction/verifyProof.ts'
import { as, ask, type Person, refusalOf } from '#test/app.ts'
import {
  awardTo,
  bid,
  createLive,
  createRunning,
  newKey,
  pass,
  roomOf,
  setLimit,
  watch,
} from '#test/sourcing/auctions.ts'
import { createSourcingFixture, readAgain, type SourcingFixture } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

let fixture: SourcingFixture
beforeAll(async () => void (fixture = await createSourcingFixture({ suppliers: 4 })))

const proxied = { proxy: true, stepBase: 'lead' as const, publicSees: 'lead' as const }

const rankingOf = async (project: { readonly id: string }) =>
  (await roomOf(fixture.buyer, project)).frame.view.ranking.map(({ no, amount }) => [no, amount])

test('automatic bids: the auction answers within secret limits, and the file proves every answer', async () => {
  const { buyer } = fixture
  const [first, second, third] = fixture.suppliers as [Person, Person, Person]
  const project = await createRunning(fixture, proxied, 6)
  await bid(first, project, '50000')
  expect((await setLimit(second, project, '45678.9')).own).toMatchObject({ limit: '45678.90' })
  expect(await rankingOf(project)).toEqual([
    [2, '49990.00'],
    [1, '50000.00'],
  ])
  // A bid is answered at once: its bidder learns that it is second.
  expect(await bid(first, project, '48000')).toMatchObject({ rank: 2 })
  expect((await roomOf(third, project)).frame.view.lead).toBe('47990.00')
  await setLimit(third, project, '45000')
  expect((await rankingOf(project)).slice(0, 2)).toEqual([
    [3, '45668.90'],
    [2, '45678.90'],
  ])
  const receipt = await as(second, findBidReceipt, { projectId: project.id, seq: 3 })
  expect(receipt).toMatchObject({ no: 2, amount: '45678.90' })
  await expect(as(third, findBidReceipt, { projectId: project.id, seq: 3 })).rejects.toThrow('thing.notFound')
  await pass(fixture, project)
  await watch(fixture)
  const closed = await readAgain(buyer, project)
  const { quotes } = await as(buyer, findComparison, { projectId: project.id })
  expect(quotes[0]).toMatchObject({ total: '45668.90' })
  await awardTo(buyer, closed, quotes[0]!.supplierId)
  const { platformKey } = await as(buyer, findAuditTrust, { projectId: project.id })
  const head = await as(first, findAuctionHead, { projectId: project.id })
  const proof = (await ask(first, findAuctionProof, { projectId: project.id })).json<AuctionProof>()
  expect(proof.log.filter(({ kind }) => kind === 'limit').map(({ no }) => no)).toEqual([2, 3])
  const evidence = { platformKey, receipts: [receipt], heads: [head!] }
  expect(verifyProof(proof, evidence)).toMatchObject({ failed: [], trusted: ['names', 'delays'] })
  const others = proof.bids.map((each) => (each.seq === receipt.seq ? { ...each, amount: '45000.00' } : each))
  expect(verifyProof({ ...proof, bids: others }, evidence).failed.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['A05', 'A06', 'A08']),
  )
})

test('automatic bids: nobody learns the limit of another, nor who has one, and the database keeps it encrypted', async () => {
  const { buyer, tenant } = fixture
  const [first, second] = fixture.suppliers as [Person, Person]
  const project = await createRunning(fixture, proxied)
  await setLimit(first, project, '31234.56')
  await bid(second, project, '50000')
  const visitor = { host: tenant.host }
  for (const person of [buyer, second, fixture.suppliers[2]!, visitor]) {
    expect(JSON.stringify(await roomOf(person, project))).not.toContain('31234')
    const log = await as(person, findAuctionLog, { projectId: project.id, after: 0 })
    expect(JSON.stringify(log)).not.toContain('31234')
    expect(log.find(({ kind }) => kind === 'limit')).toMatchObject({ no: null, amount: null })
    expect(log.filter(({ kind }) => kind === 'bid').every(({ ref }) => ref === null)).toBe(true)
  }
  expect((await roomOf(first, project)).own?.limit).toBe('31234.56')
  const stored = await Promise.all(
    ['sourcing.auction_entries', 'sourcing.auction_limits', 'sourcing.auction_refusals', 'kit.events'].map(
      async (table) => {
        const { rows } = await owner.query<{ row: string }>(
          `select t::text as row from ${table} t where tenant_id = $1`,
          [tenant.id],
        )
        return rows.map(({ row }) => row)
      },
    ),
  )
  expect(stored[1]).not.toEqual([])
  expect(stored.flat().join(' ')).not.toContain('31234')
})

test('automatic bids: a limit is lowered only, and one clear refusal for each reason', async () => {
  const [first, second] = fixture.suppliers as [Person, Person]
  const project = await createRunning(fixture, proxied)
  const refused = (amount: string, key?: string) => refusalOf(setLimit(first, project, amount, key))
  const key = newKey()
  await setLimit(first, project, '40000', key)
  // The same key has the same answer; another limit under it is refused.
  await setLimit(first, project, '40000', key)
  expect(await refused('39000', key)).toBe('auction.keyUsed')
  expect(await refused('40000')).toBe('auction.limitNotLower')
  expect(await refused('41000')).toBe('auction.limitNotLower')
  expect(await refused('1e3')).toBe('auction.amount')
  expect((await setLimit(first, project, '39000')).own?.limit).toBe('39000.00')
  await bid(second, project, '38000')
  expect(await refused('38500')).toBe('auction.stepTooSmall')
  expect(await refusalOf(setLimit(fixture.buyer, project, '100'))).toBe('permission.denied')
  const plain = await createRunning(fixture)
  expect(await refusalOf(setLimit(first, plain, '40000'))).toBe('auction.wrongFormat')
  expect(await refusalOf(createLive(fixture, { proxy: true, format: 'turns' }))).toBe('auction.contradicts')
  expect(await refusalOf(createLive(fixture, { proxy: true }, { isShowPrice: '1' }))).toBe('auction.contradicts')
})

test('automatic bids: an annulment ends the limit of its bidder, an exclusion too', async () => {
  const { buyer } = fixture
  const [first, second] = fixture.suppliers as [Person, Person]
  const project = await createRunning(fixture, proxied)
  await setLimit(first, project, '30000')
  await bid(second, project, '45000')
  const { seq } = (await roomOf(buyer, project)).frame.view.ranking[0]!
  await as(buyer, moveAuction, { projectId: project.id, action: 'annul', reason: '金额有误', seq })
  expect((await rankingOf(project))[0]).toEqual([2, '45000.00'])
  expect((await roomOf(first, project)).own?.limit).toBeNull()
  await setLimit(first, project, '35000')
  expect((await rankingOf(project))[0]).toEqual([1, '44990.00'])
  await as(buyer, moveAuction, { projectId: project.id, action: 'exclude', reason: '资格不符', no: 1 })
  await bid(second, project, '44000')
  expect(await rankingOf(project)).toEqual([[2, '44000.00']])
})

test('automatic bids: limits and bids of all at once leave a log that replays, and no rival within its limit', async () => {
  const project = await createRunning(fixture, proxied, 5)
  const { stamp } = await roomOf(fixture.suppliers[0]!, project)
  await Promise.all(
    fixture.suppliers.flatMap((supplier, at) => [
      setLimit(supplier, project, `${40_000 - at * 7}`).catch(() => undefined),
      ...Array.from({ length: 6 }, (_, round) =>
        bid(supplier, project, `${50_000 - round * 900 - at * 11}`, { stamp }).catch(() => undefined),
      ),
    ]),
  )
  const ranking = await rankingOf(project)
  // The lowest limit leads, unless its bids were below it.
  expect(Number(ranking[0]![1])).toBeLessThanOrEqual(40_000)
  await pass(fixture, project)
  await watch(fixture)
  const proof = (await ask(fixture.buyer, findAuctionProof, { projectId: project.id })).json<AuctionProof>()
  const { platformKey } = await as(fixture.buyer, findAuditTrust, { projectId: project.id })
  const report = verifyProof(proof, { platformKey, receipts: [], heads: [] })
  expect(report).toMatchObject({ failed: [], checked: expect.arrayContaining(['A06']) as unknown })
})
