import { beforeAll, expect, test } from 'vitest'
import {
  findAuctionLog,
  findAuctionProof,
  findBidReceipt,
  findBidRefusals,
  recordBid,
} from '#contract/sourcing/auction/auction.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import type { AuctionProof } from '#sealing/auction/proof.ts'
import { verifyProof } from '#sealing/auction/verifyProof.ts'
import { strangersVerdict } from '#sealing/testing/strangersVerifier.ts'
import { as, ask, type Person } from '#test/app.ts'
import { begin, bid, createLive, join, newKey, pass, roomOf, watch } from '#test/sourcing/auctions.ts'
import { findingsOf } from '#test/sourcing/findings.ts'
import { setSourcing } from '#test/sourcing/settings.ts'
import { createSourcingFixture, move, readAgain, type SourcingFixture } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

let fixture: SourcingFixture
beforeAll(async () => void (fixture = await createSourcingFixture({ suppliers: 4 })))

const item = (name: string, quantity: string, budgetPrice: string, lot = '') => ({
  name,
  spec: '',
  unit: '套',
  quantity,
  budgetPrice,
  needDate: null,
  remark: '',
  skuId: null,
  lot,
})
const byLot = {
  awardBy: 'line' as const,
  budgetAmount: '100000',
  items: [
    item('防割手套', '333', '30', '手部'),
    item('安全帽', '200', '40', '头部'),
    item('耐油手套', '777', '20', '手部'),
  ],
}
const createByLot = (rule: Parameters<typeof createLive>[1] = {}, over: Parameters<typeof createLive>[2] = {}) =>
  createLive(fixture, { scope: 'lot', ...rule }, { ...byLot, ...over })

async function createRunning(rule: Parameters<typeof createLive>[1] = {}, seconds = 3600) {
  const project = await createByLot(rule)
  for (const supplier of fixture.suppliers) await join(supplier, project)
  await begin(fixture, project, seconds)
  return project
}
const record = (project: { readonly id: string }, over: Partial<Parameters<typeof as<typeof recordBid>>[2]> = {}) =>
  as(fixture.buyer, recordBid, {
    projectId: project.id,
    no: 1,
    lot: 1,
    amount: '20000',
    reason: '网络中断，电话确认',
    confirmed: true,
    key: newKey(),
    ...over,
  })

test('auction by lot: each lot has its lead, is awarded at its bid to the cent, and the file proves it', async () => {
  const { buyer } = fixture
  const [first, second, third] = fixture.suppliers as [Person, Person, Person]
  const project = await createByLot()
  const { terms } = await roomOf(first, project)
  expect(terms.lots).toMatchObject([
    { no: 1, name: '手部', startPrice: '25530.00' },
    { no: 2, name: '头部', startPrice: '8000.00' },
  ])
  await join(first, project)
  await join(second, project)
  // It supplies helmets alone.
  await join(third, project, '150', [2])
  await begin(fixture, project, 6)
  await expect(bid(first, project, '100')).rejects.toThrow('auction.noSuchLot')
  await expect(bid(third, project, '20000', { lot: 1 })).rejects.toThrow('auction.lotNotJoined')
  expect(await bid(first, project, '20000.01', { lot: 1 })).toMatchObject({ rank: 1 })
  expect(await bid(second, project, '21000', { lot: 1 })).toMatchObject({ rank: 2 })
  expect(await bid(first, project, '7999.99', { lot: 2 })).toMatchObject({ rank: 1 })
  expect(await bid(third, project, '7777.77', { lot: 2 })).toMatchObject({ rank: 1 })
  const { view } = (await roomOf(first, project)).frame
  expect(view).toMatchObject({ own: { rank: null, amount: null, most: null }, lead: null, ranking: [] })
  expect(view.lots).toMatchObject([
    { rankedCount: 2, lead: '20000.01', own: { rank: 1, most: '19990.01' }, ranking: [] },
    { rankedCount: 2, lead: '7777.77', own: { rank: 2, amount: '7999.99' }, ranking: [] },
  ])
  await pass(fixture, project)
  await watch(fixture)

  const closed = await readAgain(buyer, project)
  expect(closed).toMatchObject({ state: '6', size2: 3 })
  const comparison = await as(buyer, findComparison, { projectId: project.id })
  expect(comparison.lots?.map(({ bids }) => bids.map(({ amount }) => amount))).toEqual([
    ['20000.01', '21000.00'],
    ['7777.77', '7999.99'],
  ])
  const shares = firstShares(comparison)
  const input = { id: closed.id, version: closed.version, reasons: [], note: '' }
  const byName = new Map(comparison.items.map(({ id, name }) => [name, id]))
  const quoteOf = (supplierId: string | null | undefined) =>
    comparison.quotes.find((each) => each.supplierId === supplierId)!.id
  // A lot keeps the ratio of its bid: it is not taken apart.
  const parted = shares.map((each) =>
    each.itemId === byName.get('耐油手套') ? { ...each, quoteId: quoteOf(second.supplierId) } : each,
  )
  await expect(as(buyer, proposeAward, { ...input, shares: parted })).rejects.toThrow('award.oneEachLot')
  const dearer = shares.map((each) =>
    each.itemId === byName.get('安全帽') ? { ...each, quoteId: quoteOf(first.supplierId) } : each,
  )
  await expect(as(buyer, proposeAward, { ...input, shares: dearer })).rejects.toThrow('award.reasonMissing')
  await move(buyer, await as(buyer, proposeAward, { ...input, shares }), 'announce')
  const { rows } = await owner.query(
    `select s.awarded::text from sourcing.award_suppliers s join sourcing.projects p on p.award_id = s.award_id
     where p.id = $1 and s.is_winner order by s.awarded`,
    [project.id],
  )
  expect(rows).toEqual([{ awarded: '7777.77' }, { awarded: '20000.01' }])

  const file = (await ask(buyer, findAuctionProof, { projectId: project.id })).json<AuctionProof>()
  expect(file.result?.lots).toMatchObject([
    { lot: 1, no: 1, total: '20000.01' },
    { lot: 2, no: 3, total: '7777.77' },
  ])
  const { platformKey } = await as(buyer, findAuditTrust, { projectId: project.id })
  const receipt = await as(first, findBidReceipt, { projectId: project.id, seq: 2 })
  const refusals = await as(first, findBidRefusals, { projectId: project.id })
  expect(receipt).toMatchObject({ lot: 1, amount: '20000.01' })
  expect(refusals).toMatchObject([{ reason: 'noSuchLot' }])
  expect(verifyProof(file, { platformKey, receipts: [receipt], refusals, heads: [file.head] }).failed).toEqual([])
  expect(strangersVerdict(file, platformKey)).toEqual([])

  // The bid of a winner in a lot that it has lost is nobody's business.
  await setSourcing(fixture.tenant, { auditProfile: 'winner' })
  const shown = (
    await ask({ host: fixture.tenant.host }, findAuctionProof, { projectId: project.id })
  ).json<AuctionProof>()
  expect(shown.bids.map(({ seq, amount }) => [seq, amount])).toEqual([
    [2, '20000.01'],
    [5, '7777.77'],
  ])
  expect(verifyProof(shown, { platformKey, receipts: [], refusals: [], heads: [file.head] }).failed).toEqual([])

  expect(await findingsOf(project)).toEqual([])
  const more = 'update sourcing.award_suppliers set awarded = awarded + 0.01 where award_id = $award and is_winner'
  expect(await findingsOf(project, more)).toEqual([expect.stringContaining('of its bids for lots')])
})

test('auction by lot: other quantities of a published project are other start prices of its lots', async () => {
  const project = await createByLot()
  const { id, version, enrolEndAt, questionEndAt, quoteBeginAt, deliveryAddress } = project
  const items = project.items.map((each) => ({
    id: each.id,
    quantity: each.name === '安全帽' ? '150' : each.quantity,
    spec: each.spec,
    needDate: each.needDate,
  }))
  const times = {
    enrolEndAt,
    questionEndAt,
    quoteBeginAt,
    quoteEndAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  }
  await as(fixture.buyer, changeProject, { id, version, title: '数量调整', ...times, deliveryAddress, items })
  const [first] = fixture.suppliers as [Person]
  const { terms, frame } = await roomOf(first, project)
  expect(terms.lots?.map(({ startPrice }) => startPrice)).toEqual(['25530.00', '6000.00'])
  expect(frame.view.plannedEnd).toBe(Date.parse(times.quoteEndAt))
  await join(first, project)
  await begin(fixture, project)
  await expect(bid(first, project, '6000.01', { lot: 2 })).rejects.toThrow('auction.aboveStart')
})

test('auction by lot: bidders in all lots at once lose and double nothing', async () => {
  const project = await createRunning()
  const { stamp } = await roomOf(fixture.suppliers[0]!, project)
  const sent = fixture.suppliers.flatMap((supplier, at) =>
    Array.from({ length: 12 }, (_, round) => ({
      supplier,
      lot: (round % 2) + 1,
      key: newKey(),
      amount: `${7900 - round * 40 - at * 3}`,
    })),
  )
  const answers = await Promise.all(
    sent.map(({ supplier, key, amount, lot }) =>
      Promise.all(
        [1, 2].map(() =>
          bid(supplier, project, amount, { key, stamp, lot }).then(
            ({ seq }) => seq,
            () => 0,
          ),
        ),
      ),
    ),
  )
  const { rows: log } = await owner.query<{ seq: number; lot: number; no: number; amount: string; idem_key: string }>(
    'select seq, lot, no, amount, idem_key from sourcing.auction_entries where project_id = $1 order by seq',
    [project.id],
  )
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
  for (const [at, [one, other]] of answers.entries()) {
    const stored = log.filter(({ idem_key: key }) => key === sent[at]!.key)
    expect([one, other]).toEqual([stored[0]?.seq ?? 0, stored[0]?.seq ?? 0])
    expect(stored.map(({ lot }) => lot)).toEqual(one ? [sent[at]!.lot] : [])
  }
  for (const no of [1, 2, 3, 4])
    for (const lot of [1, 2]) {
      const own = log.filter((each) => each.no === no && each.lot === lot).map(({ amount }) => Number(amount))
      expect(own.length).toBeGreaterThan(0)
      expect(own.every((amount, place) => place === 0 || amount <= own[place - 1]! - 10)).toBe(true)
    }
})

test('auction by lot: the same key for another lot is another bid', async () => {
  const project = await createRunning()
  const key = newKey()
  await bid(fixture.suppliers[0]!, project, '7000', { lot: 1, key })
  await expect(bid(fixture.suppliers[0]!, project, '7000', { lot: 2, key })).rejects.toThrow('auction.keyUsed')
})

test('auction by lot: nobody sees more of a lot than the rule', async () => {
  const project = await createRunning({ visibility: 'rank', publicSees: 'count' })
  const [first, second] = fixture.suppliers as [Person, Person]
  await bid(first, project, '6543.21', { lot: 1 })
  for (const person of [second, { host: fixture.tenant.host }])
    expect(JSON.stringify(await roomOf(person, project))).not.toContain('6543.21')
  const log = await as({ host: fixture.tenant.host }, findAuctionLog, { projectId: project.id, after: 1 })
  expect(log).toMatchObject([{ kind: 'bid', no: null, amount: null, lot: 1, isSurrogate: false }])
})

test.each([
  ['dutch levels', { format: 'dutch', levels: 3, levelPercent: '5' }, {}],
  ['turns', { format: 'turns' }, {}],
  ['weights', { compare: 'weighted' }, {}],
  ['automatic bids', { proxy: true }, {}],
  ['final bids', { finalBest: 2 }, {}],
  ['an award of the total', {}, { awardBy: 'total' }],
  ['an item without a lot', {}, { items: [item('安全帽', '1', '40', '头部'), item('手套', '1', '30')] }],
] as const)('auction by lot: %s are one clear refusal', async (_, rule, over) => {
  await expect(createByLot(rule, over as never)).rejects.toThrow('auction.contradicts')
})

test('auction by line: each item is a lot; base prices are of whole lots', async () => {
  const project = await createLive(fixture, { scope: 'line' }, byLot)
  const [first] = fixture.suppliers as [Person]
  expect((await roomOf(first, project)).terms.lots?.map(({ name, items }) => [name, items.length])).toEqual([
    ['防割手套', 1],
    ['安全帽', 1],
    ['耐油手套', 1],
  ])
  expect((await join(first, project, '20', [3])).own?.base).toHaveLength(1)
  await expect(join(first, project, '20', [])).rejects.toThrow('auction.wholeLots')
})

test('recorded bid: the organiser bids for a supplier, everybody sees it, and it is the supplier that is told', async () => {
  const project = await createRunning({ surrogate: true })
  const [first, second] = fixture.suppliers as [Person, Person]
  await expect(record(project, { reason: ' ' })).rejects.toThrow('auction.reasonMissing')
  await expect(record(project, { amount: '99999' })).rejects.toThrow('auction.aboveStart')
  const key = newKey()
  const room = await record(project, { key })
  expect(room.mayRecord).toBe(true)
  expect(room.frame.view.lots[0]?.ranking).toMatchObject([{ no: 1, amount: '20000.00' }])
  await record(project, { key })
  const logOf = (person: Person | { readonly host: string }) =>
    as(person, findAuctionLog, { projectId: project.id, after: 1 })
  expect(await logOf(first)).toMatchObject([
    { kind: 'bid', isMine: true, isSurrogate: true, amount: '20000.00', note: '网络中断，电话确认' },
  ])
  expect(await logOf(second)).toMatchObject([{ isMine: false, isSurrogate: true, note: '' }])
  expect(await logOf({ host: fixture.tenant.host })).toMatchObject([{ isSurrogate: true, note: '' }])
  // A refused attempt of the organiser is none of the supplier.
  expect(await as(first, findBidRefusals, { projectId: project.id })).toEqual([])
  expect(await as(first, findBidReceipt, { projectId: project.id, seq: 2 })).toMatchObject({ amount: '20000.00' })
  await expect(as(first, recordBid, recordInput(project.id))).rejects.toThrow('permission.denied')
})

test('recorded bid: a rule that does not allow it refuses it', async () => {
  const project = await createRunning()
  expect((await roomOf(fixture.buyer, project)).mayRecord).toBe(false)
  await expect(record(project)).rejects.toThrow('auction.noSurrogate')
})

const recordInput = (projectId: string) => ({
  projectId,
  no: 1,
  lot: 1,
  amount: '1',
  reason: 'x',
  confirmed: true,
  key: newKey(),
})
