import { expect, test } from 'vitest'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { getProjectNotice, viewers } from '#contract/sourcing/projectNotice.ts'
import { findOwnResult, getLatestTwentiethWinResult, getResultNotice } from '#contract/sourcing/result.ts'
import { aDepartment, aPerson, as, type Person, server } from '#test/app.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { createSourcingFixture, move, type SourcingFixture } from '#test/sourcing/fixture.ts'

const items = [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')]
const offers = [['230.1357', '23.0000'], ['240.2468', '22.0000'], []] as const

/** Fixture, awarded by line: the first supplier gets the coats, the second the hats; the third has not quoted. */
async function awarded(fixture: SourcingFixture, over: Partial<ProjectDraft> = {}) {
  const { buyer } = fixture
  const opened = await createOpened(fixture, { items, awardBy: 'line', ...over }, offers.slice(0, 2))
  const compared = await as(buyer, findComparison, { projectId: opened.id })
  const share = (item: number, quote: number) => ({
    itemId: compared.items[item]!.id,
    quoteId: compared.quotes[quote]!.id,
    quantity: compared.items[item]!.quantity,
  })
  const { id, version } = opened
  return as(buyer, proposeAward, { id, version, shares: [share(0, 0), share(1, 1)], reasons: [], note: '' })
}

const fixture = await createSourcingFixture({ suppliers: 3 })
const { buyer, operator, tenant, suppliers } = fixture
const visitor = { host: tenant.host } as Person
const dept = await aDepartment(tenant)
const supervisor = await aPerson(tenant, { permissions: ['project.supervise'], dept })
const project = await awarded(fixture, { audit: '2', supervisorIds: [supervisor.userId] })
const { id: inquiryId } = project

test('result: is invisible to everybody before publication', async () => {
  for (const person of [visitor, suppliers[0]!, buyer]) {
    expect((await as(person, getProjectNotice, { id: inquiryId })).result).toBeNull()
    await expect(as(person, getResultNotice, { inquiryId })).rejects.toThrow('result.none')
  }
  await expect(as(suppliers[0]!, findOwnResult, { inquiryId })).rejects.toThrow('result.none')
  expect(await as(visitor, getLatestTwentiethWinResult, {})).toEqual([])
})

test('result: after publication winner and total are public, other prices are not', async () => {
  await move(buyer, project, 'announce')
  const department = await aPerson(tenant, { permissions: ['project.manage'], dept })
  const people = {
    visitor,
    supplier: suppliers[2]!,
    enrolled: suppliers[0]!,
    department,
    owner: buyer,
    overseer: operator,
    expert: department,
    supervisor,
  }
  // Awards by price have no experts, and no agency runs the project.
  for (const viewer of viewers.filter((one) => one !== 'expert' && one !== 'agency')) {
    const notice = await as(people[viewer], getProjectNotice, { id: inquiryId })
    expect(notice.visibility.find(({ fact }) => fact === 'award')?.sees).toContainEqual({
      viewer,
      sees: ['owner', 'overseer', 'supervisor'].includes(viewer) ? 'opened' : 'published',
    })
    const result = await as(people[viewer], getResultNotice, { inquiryId })
    expect(notice.result).toMatchObject({
      total: '2389.36',
      winners: [{ amount: '2301.36' }, { amount: '88.00' }],
      isMine: viewer === 'enrolled',
    })
    expect(result).toMatchObject({
      inquiryId,
      projectNo: project.projectNo,
      quoted: 2,
      winners: notice.result!.winners,
    })
    const said = JSON.stringify([notice, result])
    for (const price of ['230.1357', '240.2468', '2490.47', '2393.36'])
      expect([viewer, said.includes(price)]).toEqual([viewer, false])
  }
})

test('result: a supplier sees its own rank, prices and awarded items, and the winner', async () => {
  const winner = await as(suppliers[0]!, findOwnResult, { inquiryId })
  expect(winner).toMatchObject({
    isWinner: true,
    rank: 1,
    quoted: 2,
    offered: '2393.36',
    awarded: '2301.36',
    lines: [{ name: '防寒大衣', quantity: '10', price: '230.1357', amount: '2301.36' }],
  })
  const second = await as(suppliers[1]!, findOwnResult, { inquiryId })
  expect(second).toMatchObject({ rank: 2, lines: [{ name: '防寒帽', amount: '88.00' }] })
  expect(JSON.stringify(second)).not.toContain('230.1357')
  await expect(as(suppliers[2]!, findOwnResult, { inquiryId })).rejects.toThrow('thing.notFound')
  await expect(as(buyer, findOwnResult, { inquiryId })).rejects.toThrow('permission.denied')
})

test("result: winning notices of open projects, latest first, by the specification's types", async () => {
  const other = await createSourcingFixture({ suppliers: 2 })
  const guest = { host: other.tenant.host } as Person
  await move(other.buyer, await awarded(other, { kind: 'bidding' }), 'announce')
  await move(other.buyer, await awarded(other, { kind: 'fixed' }), 'announce')
  const invitedIds = other.suppliers.map(({ supplierId }) => supplierId!)
  const invited = await awarded(other, { scope: 'invited', invitedIds })
  await move(other.buyer, invited, 'announce')
  const notices = await as(guest, getLatestTwentiethWinResult, {})
  expect(notices.map(({ type }) => type)).toEqual(['3', '3', '2', '2'])
  for (const [type, found] of [
    ['1', []],
    ['2', ['2', '2']],
    ['3', ['3', '3']],
  ] as const)
    expect((await as(guest, getLatestTwentiethWinResult, { type })).map((each) => each.type)).toEqual(found)
  const { winners } = await as(guest, getResultNotice, { inquiryId: notices[0]!.inquiryId })
  const amountsOf = (inquiryId: string) => notices.filter((each) => each.inquiryId === inquiryId)
  expect(amountsOf(notices[0]!.inquiryId).map(({ supplierName, amount }) => ({ supplierName, amount }))).toEqual(
    winners,
  )
  expect(notices[0]).toMatchObject({ projectTitle: '冬季防寒工作服采购', supplierName: expect.any(String) })
  await expect(as(guest, getResultNotice, { inquiryId: invited.id })).rejects.toThrow('thing.notFound')
  expect(await as(other.suppliers[0]!, findOwnResult, { inquiryId: invited.id })).toMatchObject({ isWinner: true })
  const feed = await server.app.inject({ url: '/rss/result.xml', headers: { host: other.tenant.host } })
  expect(feed.headers['content-type']).toContain('application/rss+xml')
  expect(feed.payload.match(/<item>/g)).toHaveLength(4)
  expect(feed.payload).not.toContain(invited.projectNo)
})
