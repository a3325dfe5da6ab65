import { expect, test } from 'vitest'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { listSupplierProjects } from '#contract/sourcing/enrolments.ts'
import { findOpening, listMyQuotes, listQuotes } from '#contract/sourcing/quotes.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findMySealedQuote } from '#contract/sourcing/seal.ts'
import { findMyNegotiation, findNegotiations } from '#contract/sourcing/seal/negotiation.ts'
import { aDepartment, aPerson, as, refusalOf, setKeeperClock } from '#test/app.ts'
import { createOpened, itemNamed, offer } from '#test/sourcing/awards.ts'
import { createSourcingFixture, move, type Project, readAgain } from '#test/sourcing/fixture.ts'
import { negotiate, requestFor } from '#test/sourcing/rounds.ts'
import { countCiphertexts, createQuoting, openQuotes, quote } from '#test/sourcing/sealing.ts'

const items = [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')]
const fixture = await createSourcingFixture({ suppliers: 3, budget: '1000000' })
const { buyer, operator, suppliers, tenant } = fixture
const [a, b, c] = suppliers

/** Fixture: three opened quotes with totals of 168, 154 and 182. */
async function opened(over: Parameters<typeof createOpened>[1] = {}): Promise<Project> {
  setKeeperClock(0)
  return createOpened(fixture, { items, awardBy: 'total', ...over }, [
    ['12.0000', '12.0000'],
    ['11.0000', '11.0000'],
    ['13.0000', '13.0000'],
  ])
}
const totalsIn = (quotes: readonly { supplierId: string; round: number; total: string | null }[]) =>
  suppliers.map(({ supplierId }) =>
    quotes.flatMap((each) => (each.supplierId === supplierId ? [`${each.round}: ${each.total}`] : [])).join(', '),
  )

test('negotiation: invited suppliers quote again, others keep their last valid quote; the award follows', async () => {
  const project = await opened()
  const projectId = project.id
  const asking = await negotiate(fixture, project, { message: '期望总价 120 元以内', targetTotal: '120' })
  expect(asking).toMatchObject({
    state: '10',
    status: '5',
    detailStatus: '10',
    can: ['extendNegotiation', 'terminate'],
  })
  expect(await as(a!, findMyNegotiation, { projectId })).toMatchObject({
    round: 2,
    message: '期望总价 120 元以内',
    targetTotal: '120',
    endAt: asking.negotiationEndAt,
    items: project.items.map(({ id }) => ({ itemId: id, targetPrice: null })),
  })
  expect(await as(a!, findMySealedQuote, { projectId })).toMatchObject({ round: 2, isAsked: true, isOpen: true })
  expect(await as(a!, listMyQuotes, { projectId })).toMatchObject([{ round: 1, status: 'valid' }])
  const notice = await as(a!, getProjectNotice, { id: projectId })
  expect(notice).toMatchObject({ detailStatus: '10', size2: 3, negotiationEndDay: asking.negotiationEndAt })
  expect(notice.can).toContain('quote')
  expect(notice.moments.map(({ kind }) => kind)).toContain('negotiationBegin')
  const joined = await as(a!, listSupplierProjects, { tab: 'joined' })
  expect(joined.records.find(({ id }) => id === projectId)).toMatchObject({ isAsked: true, detailStatus: '10' })

  // Earlier quotes can be compared during the round.
  const meanwhile = await as(buyer, findComparison, { projectId })
  expect(meanwhile).toMatchObject({ round: 1, isOpened: false, earlier: [] })
  await offer(a!, project, ['9.0000', '9.0000'])
  await offer(b!, project, ['10.0000', '10.0000'])
  await expect(as(buyer, listQuotes, { projectId })).rejects.toThrow('seal.notOpened')
  expect((await as(buyer, findNegotiations, { projectId })).negotiations).toMatchObject([
    { round: 2, choice: 'all', quoted: 2, status: 'open', suppliers: [{}, {}, {}] },
  ])
  await openQuotes(fixture, project, 2)

  const compared = await as(buyer, findComparison, { projectId })
  expect(compared).toMatchObject({ round: 2, isOpened: true })
  expect(totalsIn(compared.quotes)).toEqual(['2: 126.00', '2: 140.00', '1: 182.00'])
  expect(totalsIn(compared.earlier)).toEqual(['1: 168.00', '1: 154.00', ''])
  expect(await as(buyer, findOpening, { projectId })).toMatchObject({
    round: 2,
    submitted: 2,
    valid: 3,
    isTooFew: false,
  })
  const own = await as(a!, listMyQuotes, { projectId })
  expect(own.map(({ round, total }) => [round, total])).toEqual([
    [2, '126.00'],
    [1, '168.00'],
  ])
  const shares = compared.items.map(({ id, quantity }) => ({ itemId: id, quoteId: compared.quotes[0]!.id, quantity }))
  const { id, version } = await readAgain(buyer, project)
  // A superseded quote cannot be awarded.
  const old = shares.map((share) => ({ ...share, quoteId: own[1]!.id }))
  expect(await refusalOf(as(buyer, proposeAward, { id, version, shares: old, reasons: [], note: '' }))).toBe(
    'award.notQuoted',
  )
  const proposed = await as(buyer, proposeAward, { id, version, shares, reasons: [], note: '' })
  expect(await refusalOf(negotiate(fixture, project))).toBe('thing.wrongState')
  expect(await move(buyer, proposed, 'announce')).toMatchObject({ state: '7' })
})

test('negotiation: the best are invited with the reason; others keep their quotes and cannot quote', async () => {
  const project = await opened()
  const projectId = project.id
  expect(await refusalOf(negotiate(fixture, project, { choice: 'best', best: 2 }))).toBe('negotiation.reasonMissing')
  expect(await refusalOf(negotiate(fixture, project, { choice: 'best', reason: '价格' }))).toBe(
    'negotiation.bestMissing',
  )
  expect(await refusalOf(negotiate(fixture, project, { choice: 'best', best: 4, reason: '价格' }))).toBe(
    'negotiation.bestMissing',
  )
  await negotiate(fixture, project, { choice: 'best', best: 2, reason: '第三名明显偏高' })
  const { negotiations } = await as(operator, findNegotiations, { projectId })
  expect(negotiations[0]).toMatchObject({ choice: 'best', reason: '第三名明显偏高' })
  expect(negotiations[0]!.suppliers.map(({ id }) => id).toSorted()).toEqual([a!.supplierId, b!.supplierId].toSorted())
  expect(await as(c!, findMyNegotiation, { projectId })).toBeNull()
  expect(await as(c!, findMySealedQuote, { projectId })).toMatchObject({ isAsked: false, isOpen: false })
  expect((await as(c!, getProjectNotice, { id: projectId })).can).not.toContain('quote')
  expect((await as(b!, getProjectNotice, { id: projectId })).can).toContain('quote')
  await expect(offer(c!, project, ['1.0000', '1.0000'])).rejects.toThrow('negotiation.notAsked')
  expect(await countCiphertexts(project)).toBe(3)
  await openQuotes(fixture, project, 2)
  const compared = await as(buyer, findComparison, { projectId })
  expect(totalsIn(compared.quotes)).toEqual(['1: 168.00', '1: 154.00', '1: 182.00'])
})

test('negotiation: target prices are hidden if the budget is masked, and requests to others always', async () => {
  const masked = await opened({ isShowPrice: '1' })
  const asked = masked.items.map(({ id }) => ({ itemId: id, targetPrice: '8.5' }))
  await negotiate(fixture, masked, { targetTotal: '100', items: asked.slice(0, 1) })
  const projectId = masked.id
  expect(await as(a!, findMyNegotiation, { projectId })).toMatchObject({
    targetTotal: null,
    items: [{ itemId: asked[0]!.itemId, targetPrice: null }],
  })
  expect(await as(buyer, findNegotiations, { projectId })).toMatchObject({
    isMasked: true,
    rounds: 2,
    maxRounds: 3,
    negotiations: [{ targetTotal: '100', items: [{ targetPrice: '8.5' }] }],
  })
  const other = await aPerson(tenant, { permissions: ['project.manage'], dept: await aDepartment(tenant) })
  await expect(as(other, findNegotiations, { projectId })).rejects.toThrow('thing.notFound')
})

test('negotiation: a higher quote is invalid in its round, and the earlier one remains', async () => {
  const project = await opened()
  const projectId = project.id
  await negotiate(fixture, project)
  await offer(a!, project, ['12.0000', '12.0100'])
  await offer(b!, project, ['14.0000', '3.5000'])
  await openQuotes(fixture, project, 2)
  const { quotes } = await as(buyer, findComparison, { projectId })
  expect(quotes.filter(({ status }) => status !== 'valid')).toMatchObject([
    { supplierId: a!.supplierId, round: 2, status: 'invalid', why: 'raised', total: null },
  ])
  // For complete quotes only the total is compared.
  expect(totalsIn(quotes.filter(({ status }) => status === 'valid'))).toEqual(['1: 168.00', '2: 154.00', '1: 182.00'])
  expect(await as(a!, listMyQuotes, { projectId })).toMatchObject([
    { round: 2, why: 'raised' },
    { round: 1, status: 'valid' },
  ])
})

test('negotiation: with awards by item no price may be raised and no item dropped', async () => {
  const project = await opened({ awardBy: 'line' })
  await negotiate(fixture, project)
  await offer(a!, project, ['2.0000', '12.0001'])
  await offer(b!, project, ['', '3.0000'])
  await offer(c!, project, ['12.0000', '13.0000'])
  await openQuotes(fixture, project, 2)
  const { quotes } = await as(buyer, findComparison, { projectId: project.id })
  const of = ({ supplierId }: { readonly supplierId: string | null }) =>
    quotes.filter((each) => each.supplierId === supplierId && each.round === 2).map(({ why }) => why)
  expect([of(a!), of(b!), of(c!)]).toEqual([['raised'], ['dropped'], ['']])
})

test('negotiation: without new quotes the round is opened, and all earlier ones remain', async () => {
  const project = await opened()
  await negotiate(fixture, project)
  await openQuotes(fixture, project, 2)
  expect((await readAgain(buyer, project)).state).toBe('6')
  const { quotes, round } = await as(buyer, findComparison, { projectId: project.id })
  expect([round, totalsIn(quotes)]).toEqual([2, ['1: 168.00', '1: 154.00', '1: 182.00']])
})

test('negotiation: begun only by the owner, after the opening, within the limits of the rule', async () => {
  setKeeperClock(0)
  const quoting = await createQuoting(fixture, { items })
  await quote(a!, quoting, '9.0000')
  expect(await refusalOf(negotiate(fixture, quoting))).toBe('thing.wrongState')
  const project = await opened({ maxRounds: 2 })
  const refused = (over: Parameters<typeof negotiate>[2]) => refusalOf(negotiate(fixture, project, over))
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
  expect(await refused({ endAt: inMs(-1) })).toBe('negotiation.deadline')
  expect(await refused({ endAt: inMs(31 * 24 * 3_600_000) })).toBe('negotiation.deadline')
  expect(await refused({ items: [] })).toBe('negotiation.noItems')
  const [item] = project.items
  const twice = [item!.id, item!.id].map((itemId) => ({ itemId, targetPrice: '' }))
  expect(await refused({ items: twice })).toBe('project.noSuchItem')
  expect(await refused({ items: [{ itemId: quoting.items[0]!.id, targetPrice: '' }] })).toBe('project.noSuchItem')
  const other = await aPerson(tenant, { permissions: ['project.manage'], dept: await aDepartment(tenant) })
  for (const person of [other, operator, a!])
    expect(await refusalOf(negotiate({ ...fixture, buyer: person }, project))).not.toBe('accepted')
  expect((await readAgain(buyer, project)).state).toBe('6')
  await negotiate(fixture, project)
  await openQuotes(fixture, project, 2)
  expect(await refused({})).toBe('negotiation.tooMany')
  expect(requestFor(project).items).toHaveLength(2)
})

test('negotiation: terminating the project ends it and deletes its quotes', async () => {
  const project = await opened()
  const asking = await negotiate(fixture, project)
  await offer(a!, project, ['9.0000', '9.0000'])
  await move(buyer, asking, 'terminate', '需求取消')
  expect(await countCiphertexts(project)).toBe(0)
  await expect(offer(a!, project, ['8.0000', '8.0000'])).rejects.toThrow('seal.over')
  expect((await readAgain(buyer, project)).state).toBe('9')
})
