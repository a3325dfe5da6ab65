import { beforeAll, expect, test } from 'vitest'
import { findAuctionLog, findBidReceipt, moveAuction } from '#contract/sourcing/auction/auction.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { aPerson, as, database, type Person } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { begin, bid, createLive, createRunning, join, newKey, pass, roomOf, watch } from '#test/sourcing/auctions.ts'
import {
  createPublished,
  createSourcingFixture,
  move,
  readAgain,
  type SourcingFixture,
} from '#test/sourcing/fixture.ts'
import { projects } from '../projects/project.store.ts'
import { runAuction } from '../auctionFlow/run.service.ts'

let fixture: SourcingFixture
beforeAll(async () => void (fixture = await createSourcingFixture({ suppliers: 4 })))

const entriesOf = async (id: string) =>
  (
    await owner.query<{ seq: number; kind: string; no: number | null; amount: string | null; idem_key: string | null }>(
      'select seq, kind, no, amount, idem_key from sourcing.auction_entries where project_id = $1 order by seq',
      [id],
    )
  ).rows

test('auction: from joining through bids to the award of the lowest one', async () => {
  const { buyer, tenant } = fixture
  const [first, second] = fixture.suppliers as [Person, Person]
  const project = await createLive(fixture)
  expect(project).toMatchObject({ status: '5', state: '5', auctionBeginAt: project.quoteBeginAt })
  expect((await join(first, project)).own).toMatchObject({ no: 1, mayJoin: true })
  expect((await join(first, project, '149')).own).toMatchObject({ no: 1, base: [{ price: '149' }] })
  await join(second, project)
  await expect(bid(first, project, '45000')).rejects.toThrow('auction.notYet')
  await begin(fixture, project, 4)
  expect(await readAgain(buyer, project)).toMatchObject({ state: '11', status: '5', detailStatus: '' })
  await expect(join(first, project)).rejects.toThrow('auction.begun')

  expect(await bid(first, project, '48000')).toMatchObject({ seq: 2, amount: '48000.00', rank: 1 })
  expect(await bid(second, project, '47000.5')).toMatchObject({ seq: 3, rank: 1 })
  expect(await bid(first, project, '46000')).toMatchObject({ seq: 4, rank: 1 })
  expect((await roomOf(second, project)).frame.view).toMatchObject({
    lead: '46000.00',
    own: { rank: 2, most: '46990.50' },
  })
  await pass(fixture, project)
  await expect(bid(second, project, '45000')).rejects.toThrow('auction.over')
  await watch(fixture)
  const closed = await readAgain(buyer, project)
  expect(closed).toMatchObject({ state: '6', size2: 2 })
  expect(closed.can).toContain('award')

  const { items, quotes, isOpened } = await as(buyer, findComparison, { projectId: project.id })
  expect(isOpened).toBe(true)
  expect(quotes.map(({ total, freight }) => [total, Number(freight) < 1])).toEqual([
    ['46000.00', true],
    ['47000.50', true],
  ])
  const shares = items.map(({ id, quantity }) => ({ itemId: id, quoteId: quotes[0]!.id, quantity }))
  const awarded = await as(buyer, proposeAward, {
    id: closed.id,
    version: closed.version,
    shares,
    reasons: [],
    note: '',
  })
  expect(await move(buyer, awarded, 'announce')).toMatchObject({ state: '7' })
  const { rows } = await owner.query(
    'select awarded::text from sourcing.award_suppliers where is_winner and tenant_id = $1',
    [tenant.id],
  )
  expect(rows).toContainEqual({ awarded: '46000.00' })
})

test('auction: concurrent bidders lose and double nothing, and numbers have no gaps', async () => {
  const project = await createRunning(fixture)
  const { stamp } = await roomOf(fixture.suppliers[0]!, project)
  const sent = fixture.suppliers.flatMap((supplier, at) =>
    Array.from({ length: 15 }, (_, round) => ({ supplier, key: newKey(), amount: `${50_000 - round * 40 - at * 3}` })),
  )
  const answers = await Promise.all(
    sent.map(({ supplier, key, amount }) =>
      Promise.all(
        [1, 2].map(() => bid(supplier, project, amount, { key, stamp }).catch((error: Error) => error.message)),
      ),
    ),
  )
  const log = await entriesOf(project.id)
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
  for (const [at, [one, two]] of answers.entries()) {
    const stored = log.filter(({ idem_key: key }) => key === sent[at]!.key)
    const accepted = [one, two].filter((answer) => typeof answer !== 'string')
    expect(stored).toHaveLength(accepted.length > 0 ? 1 : 0)
    // Both copies of an accepted bid have the same answer.
    if (accepted.length > 0)
      expect([one, two].map((each) => (typeof each === 'string' ? each : each!.seq))).toEqual([
        stored[0]!.seq,
        stored[0]!.seq,
      ])
  }
  const bids = log.filter(({ kind }) => kind === 'bid')
  for (const no of [1, 2, 3, 4]) {
    const own = bids.filter((each) => each.no === no).map(({ amount }) => Number(amount))
    expect(own.length).toBeGreaterThan(0)
    expect(own.every((amount, place) => place === 0 || amount <= own[place - 1]! - 10)).toBe(true)
  }
})

test('auction: nothing is accepted at the end or after it, whoever closes it', async () => {
  const project = await createRunning(fixture, {}, 1)
  const { stamp } = await roomOf(fixture.suppliers[0]!, project)
  const until = (await roomOf(fixture.suppliers[0]!, project)).frame.view.until!
  let amount = 50_000
  const results: (string | number)[] = []
  while (Date.now() < until + 150) {
    amount -= 20
    results.push(
      await bid(fixture.suppliers[0]!, project, `${amount}`, { stamp }).then(
        ({ at }) => at,
        (error: Error) => error.message,
      ),
    )
  }
  await watch(fixture)
  results.push(
    await bid(fixture.suppliers[0]!, project, '10000', { stamp }).then(
      ({ at }) => at,
      (error: Error) => error.message,
    ),
  )
  const accepted = results.filter((each) => typeof each === 'number')
  expect(accepted.length).toBeGreaterThan(0)
  expect(accepted.every((at) => at < until)).toBe(true)
  expect(results.at(-1)).toContain('auction.over')
  const log = await entriesOf(project.id)
  expect(log.at(-1)).toMatchObject({ kind: 'close' })
})

test('auction: one clear refusal for each reason', async () => {
  const project = await createRunning(fixture, { visibility: 'lead', tie: 'forbidden', confirmDrop: '50' })
  const [first, second] = fixture.suppliers as [Person, Person]
  await bid(first, project, '50000')
  const refused = async (amount: string, over: Parameters<typeof bid>[3] = {}) =>
    bid(first, project, amount, over).then(
      () => 'accepted',
      (error: Error) => error.message,
    )
  expect(await refused('52480.01')).toContain('auction.aboveStart')
  expect(await refused('50000')).toContain('auction.notBelowOwn')
  expect(await refused('49995')).toContain('auction.stepTooSmall')
  expect(await refused('1e3')).toContain('auction.amount')
  expect(await refused('20000', { confirmed: false })).toContain('auction.confirmDrop')
  expect(await refused('49000', { stamp: 'other' })).toContain('auction.staleRule')
  await bid(second, project, '49000')
  expect(await refused('49000')).toContain('auction.tied')
  const key = newKey()
  await bid(first, project, '48000', { key })
  expect(await refused('47000', { key })).toContain('auction.keyUsed')
  const { refusals } = (await roomOf(fixture.buyer, project)).frame
  expect(refusals.map(({ reason }) => reason)).toContain('stepTooSmall')
  expect((await roomOf(second, project)).frame.refusals).toEqual([])
})

test('auction: pause gives back what was left; annulment and exclusion let the bid before stand', async () => {
  const { buyer } = fixture
  const [first, second] = fixture.suppliers as [Person, Person]
  const project = await createRunning(fixture)
  const act = (input: Omit<Parameters<typeof as<typeof moveAuction>>[2], 'projectId'>) =>
    as(buyer, moveAuction, { projectId: project.id, ...input })
  await bid(first, project, '50000')
  const { seq } = await bid(first, project, '5000')
  await bid(second, project, '49000')
  await expect(act({ action: 'annul', reason: ' ', seq })).rejects.toThrow('auction.reasonMissing')
  const annulled = await act({ action: 'annul', reason: '金额录入错误', seq })
  expect(annulled.frame.view.ranking.map(({ no, amount }) => [no, amount])).toEqual([
    [2, '49000.00'],
    [1, '50000.00'],
  ])
  const { left } = (await act({ action: 'pause', reason: '核实' })).frame.view
  await expect(bid(second, project, '48000')).rejects.toThrow('auction.paused')
  const resumed = (await act({ action: 'resume', reason: '核实完成' })).frame.view
  expect(resumed.until! - resumed.at).toBe(left)
  const extended = (await act({ action: 'extend', reason: '补时', minutes: 5 })).frame.view
  expect(extended.until).toBe(resumed.until! + 300_000)
  await act({ action: 'exclude', reason: '资格不符', no: 2 })
  await expect(bid(second, project, '48000')).rejects.toThrow('auction.excluded')
  expect((await roomOf(buyer, project)).frame.view.ranking.map(({ no }) => no)).toEqual([1])
})

test('auction: nobody sees more than the rule', async () => {
  const { buyer, tenant } = fixture
  const [first, second] = fixture.suppliers as [Person, Person]
  const project = await createRunning(fixture, { visibility: 'rank', publicSees: 'count' })
  await bid(first, project, '43210.98')
  await bid(second, project, '43100.12')
  const visitor = { host: tenant.host }
  for (const person of [
    second,
    visitor,
    await aPerson(tenant, { permissions: ['project.manage'], deptName: '其他部门' } as never),
  ]) {
    const room = await roomOf(person, project).catch(() => undefined)
    if (!room || room.audience === 'organiser') continue
    expect(JSON.stringify(room)).not.toContain('43210.98')
  }
  const log = await as(visitor, findAuctionLog, { projectId: project.id, after: 0 })
  expect(log.map(({ kind, no, amount }) => [kind, no, amount])).toEqual([
    ['begin', null, null],
    ['bid', null, null],
    ['bid', null, null],
  ])
  expect((await roomOf(visitor, project)).frame.view).toMatchObject({ bidCount: 2, lead: null, ranking: [] })
  // The organiser sees numbers until the close, like everybody else.
  expect((await roomOf(buyer, project)).names).toEqual([])
  await expect(as(second, findBidReceipt, { projectId: project.id, seq: 2 })).rejects.toThrow('thing.notFound')
  const other = await createSourcingFixture({ suppliers: 1 })
  await expect(roomOf(other.buyer, project)).rejects.toThrow('thing.notFound')
  await expect(as(other.buyer, moveAuction, { projectId: project.id, action: 'pause', reason: 'x' })).rejects.toThrow(
    'thing.notFound',
  )
  await expect(as(second, moveAuction, { projectId: project.id, action: 'pause', reason: 'x' })).rejects.toThrow(
    'permission.denied',
  )
})

test('auction: too few bidders end the project; a termination ends the auction', async () => {
  const few = await createLive(fixture, {}, { minSuppliers: 2 })
  await join(fixture.suppliers[0]!, few)
  await begin(fixture, few)
  expect(await readAgain(fixture.buyer, few)).toMatchObject({ state: '9', ending: 'tooFewQuotes' })

  const running = await createRunning(fixture)
  await move(fixture.buyer, await readAgain(fixture.buyer, running), 'terminate', '需求取消')
  expect((await roomOf(fixture.suppliers[0]!, running)).frame.view).toMatchObject({
    phase: 'cancelled',
    note: '需求取消',
  })
  await expect(bid(fixture.suppliers[0]!, running, '40000')).rejects.toThrow('auction.cancelled')
})

test('auction: an outage is given back before anything else is due', async () => {
  const project = await createRunning(fixture, {}, 2)
  await owner.query(
    `update sourcing.auctions set pulse_at = clock_timestamp() - interval '40 s' where project_id = $1`,
    [project.id],
  )
  await watch(fixture)
  expect((await roomOf(fixture.buyer, project)).frame.view).toMatchObject({ phase: 'paused' })

  // The pause itself is no outage: it is watched, so the auction runs on after it.
  const longPaused = `update sourcing.auctions set pulse_at = clock_timestamp() - interval '90 s' where project_id = $1`
  await owner.query(longPaused, [project.id])
  await watch(fixture)
  await as(fixture.buyer, moveAuction, { projectId: project.id, action: 'resume', reason: '网络恢复' })
  await watch(fixture)
  expect((await roomOf(fixture.buyer, project)).frame.view).toMatchObject({ phase: 'open' })
})

test('auction: its clock gives an outage back before it closes, if it is earlier than the watch', async () => {
  const project = await createRunning(fixture, {}, 1)
  await pass(fixture, project)
  await owner.query(
    `update sourcing.auctions set pulse_at = clock_timestamp() - interval '40 s' where project_id = $1`,
    [project.id],
  )
  await database.write(fixture.tenant.id, async (tx) => {
    const locked = await projects.lock(tx, project.id)
    await runAuction(tx, fixture.tenant.id, locked, {} as never)
  })
  expect((await roomOf(fixture.buyer, project)).frame.view).toMatchObject({ phase: 'paused' })
})

test.each([
  [{ stepBase: 'lead', visibility: 'rank' }, {}],
  [{ tie: 'forbidden', visibility: 'own' }, {}],
  [{}, { awardBy: 'line' }],
  [{ format: 'dutch', levels: 3, levelPercent: '5' }, { isShowPrice: '1' }],
  [{ format: 'japanese', levels: 20, levelPercent: '5' }, {}],
] as const)('auction: the contradictory rule %o in %o is refused', async (rule, over) => {
  await expect(createLive(fixture, rule, over)).rejects.toThrow('auction.contradicts')
})

test('auction: a masked budget is no ceiling, and is not told', async () => {
  const project = await createLive(fixture, {}, { isShowPrice: '1' })
  expect((await roomOf(fixture.suppliers[0]!, project)).terms.startPrice).toBeNull()
  expect(await createPublished(fixture)).toMatchObject({ auctionBeginAt: null })
})
