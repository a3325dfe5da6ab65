import { beforeAll, expect, test } from 'vitest'
import { moveAuction, recordBid } from '#contract/sourcing/auction/auction.ts'
import { as, database, deliverEvents, jobContext, type Person, server } from '#test/app.ts'
import { begin, bid, createLive, join, newKey, pass, roomOf, watch } from '#test/sourcing/auctions.ts'
import { createSourcingFixture, type Project, readAgain, type SourcingFixture } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

let fixture: SourcingFixture
beforeAll(async () => void (fixture = await createSourcingFixture({ suppliers: 3 })))

/** Messages of auctions about a project, as template and receiving supplier. */
async function messagesOf({ id }: { readonly id: string }) {
  await deliverEvents(fixture.tenant.id)
  const { rows } = await owner.query<{ template: string; supplier: string }>(
    `select m.template, u.supplier_id as supplier from notifications.messages m
     join identity.users u on u.tenant_id = m.tenant_id and u.id = m.receiver_id
     where m.url = $1 and m.template like 'auction%' order by m.id`,
    [`/auctionRoom?id=${id}`],
  )
  return rows.map(({ template, supplier }) => [
    template,
    fixture.suppliers.findIndex(({ supplierId }) => supplierId === supplier),
  ])
}
const moved = (project: Project, minutes: number) =>
  owner.query(
    `update sourcing.auctions set begin_at = clock_timestamp() + $2 * interval '1 minute',
       end_at = clock_timestamp() + ($2 + 60) * interval '1 minute' where project_id = $1`,
    [project.id, minutes],
  )
const run = async (name: string, { id: projectId }: Project): Promise<void> => {
  const found = server.jobs.find((each) => each.name === name)!
  if (!('transaction' in found)) throw new Error(`${name} is a job of one transaction`)
  const { id } = fixture.tenant
  await database.write(id, (tx) => found.transaction(tx, { projectId } as never, jobContext(id)))
}
const remind = (project: Project) => run('sourcing.remindOfAuction', project)
const tellOutbid = (project: Project) => run('sourcing.tellOutbid', project)

async function createJoined(rule: Parameters<typeof createLive>[1] = {}, over: Parameters<typeof createLive>[2] = {}) {
  const project = await createLive(fixture, rule, over)
  for (const supplier of fixture.suppliers.slice(0, 2)) await join(supplier, project)
  return project
}

test('auction news: who has joined is reminded 30 and 10 minutes before, once each, not after the beginning', async () => {
  const project = await createJoined()
  await moved(project, 25)
  await remind(project)
  await remind(project)
  expect(await messagesOf(project)).toEqual([
    ['auctionSoon', 0],
    ['auctionSoon', 1],
  ])
  await owner.query(`update sourcing.auctions set begin_at = begin_at - interval '20 minutes' where project_id = $1`, [
    project.id,
  ])
  await remind(project)
  expect(await messagesOf(project)).toHaveLength(4)
  await begin(fixture, project)
  await remind(project)
  expect(await messagesOf(project)).toHaveLength(4)
})

test('auction news: who led is told of a lower bid, once in ten minutes; who leads, or never led, is not', async () => {
  const [first, second] = fixture.suppliers as [Person, Person]
  const project = await createJoined()
  await begin(fixture, project)
  await bid(second, project, '51000')
  await tellOutbid(project)
  expect(await messagesOf(project)).toEqual([])
  await bid(first, project, '50000')
  await tellOutbid(project)
  await tellOutbid(project)
  expect(await messagesOf(project)).toEqual([['auctionOutbid', 1]])
  // It leads again before the message.
  await bid(second, project, '49000')
  await bid(first, project, '48000')
  await bid(second, project, '47000')
  await tellOutbid(project)
  expect((await messagesOf(project)).filter(([, supplier]) => supplier === 1)).toHaveLength(1)
  expect((await messagesOf(project)).filter(([, supplier]) => supplier === 0)).toHaveLength(1)
})

test('auction news: where the rule hides ranks nobody is told of a lower bid', async () => {
  const [first, second] = fixture.suppliers as [Person, Person]
  const project = await createJoined({ visibility: 'own' })
  await begin(fixture, project)
  await bid(first, project, '51000')
  await bid(second, project, '50000')
  await tellOutbid(project)
  expect(await messagesOf(project)).toEqual([])
})

test('auction news: a supplier is told at once of a bid that was recorded, annulled, and of its exclusion', async () => {
  const project = await createJoined({ surrogate: true })
  await begin(fixture, project)
  const { frame } = await as(fixture.buyer, recordBid, {
    projectId: project.id,
    no: 2,
    amount: '50000',
    reason: '电话报价',
    confirmed: false,
    key: newKey(),
  })
  expect(await messagesOf(project)).toEqual([['auctionRecorded', 1]])
  const act = (action: 'annul' | 'exclude', seq: number) =>
    as(fixture.buyer, moveAuction, { projectId: project.id, action, reason: '核实', seq, no: 2 })
  await act('annul', frame.view.ranking[0]!.seq)
  await act('exclude', 0)
  expect(await messagesOf(project)).toEqual([
    ['auctionRecorded', 1],
    ['auctionAnnulled', 1],
    ['auctionExcluded', 1],
  ])
})

test('auction news: a message names the lots that it is about', async () => {
  const [first, second] = fixture.suppliers as [Person, Person]
  const item = (name: string, lot: string) => ({
    name,
    spec: '',
    unit: '套',
    quantity: '100',
    budgetPrice: '100',
    needDate: null,
    remark: '',
    skuId: null,
    lot,
  })
  const items = [item('防割手套', '手部'), item('安全帽', '头部'), item('雨靴', '足部')]
  const project = await createJoined({ scope: 'lot' }, { awardBy: 'line', budgetAmount: '100000', items })
  await begin(fixture, project)
  for (const lot of [1, 2, 3]) await bid(second, project, '9000', { lot })
  for (const lot of [1, 3]) await bid(first, project, '8000', { lot })
  await tellOutbid(project)
  const { frame } = await roomOf(fixture.buyer, project)
  const [, , { ranking }] = frame.view.lots as [unknown, unknown, { readonly ranking: readonly { seq: number }[] }]
  await as(fixture.buyer, moveAuction, { projectId: project.id, action: 'annul', reason: '核实', seq: ranking[0]!.seq })
  await deliverEvents(fixture.tenant.id)
  const { rows } = await owner.query<{ title_zh: string; title_en: string; lots: string }>(
    `select title_zh, title_en, letter ->> 'lots' as lots from notifications.messages
     where url = $1 and template like 'auction%' order by id`,
    [`/auctionRoom?id=${project.id}`],
  )
  expect(rows).toEqual([
    {
      title_zh: `您的报价已被超过：${project.title} · 01 手部 / 03 足部`,
      title_en: `You were outbid: ${project.title} · 01 手部 / 03 足部`,
      lots: '01 手部 / 03 足部',
    },
    {
      title_zh: `您的报价已被作废：${project.title} · 03 足部`,
      title_en: `Your bid was annulled: ${project.title} · 03 足部`,
      lots: '03 足部',
    },
  ])
})

test('auction news: an auction that ends its project for too few bids is told by the letter of its end alone', async () => {
  const project = await createJoined({}, { minSuppliers: 2 })
  await begin(fixture, project, 2)
  await bid(fixture.suppliers[0]!, project, '50000')
  await pass(fixture, project)
  await watch(fixture)
  expect(await readAgain(fixture.buyer, project)).toMatchObject({ state: '9', ending: 'tooFewQuotes' })
  expect(await messagesOf(project)).toEqual([])
})

test('auction news: all bidders are told of the end', async () => {
  const project = await createJoined({}, { minSuppliers: 1 })
  await begin(fixture, project, 2)
  await bid(fixture.suppliers[0]!, project, '50000')
  await pass(fixture, project)
  await watch(fixture)
  expect(await messagesOf(project)).toEqual([
    ['auctionEnded', 0],
    ['auctionEnded', 1],
  ])
})
