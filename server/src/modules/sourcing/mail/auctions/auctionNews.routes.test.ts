import { beforeAll, expect, test } from 'vitest'
import { moveAuction, recordBid } from '#contract/sourcing/auction/auction.ts'
import { as, database, deliverEvents, jobContext, type Person, server } from '#test/app.ts'
import { begin, bid, createLive, join, newKey, pass, watch } from '#test/sourcing/auctions.ts'
import { createSourcingFixture, type Project, type SourcingFixture } from '#test/sourcing/fixture.ts'
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
