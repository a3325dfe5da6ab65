import { expect, test } from 'vitest'
import { decideProject } from '#contract/sourcing/projects.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { as } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import {
  createDraft,
  createPublished,
  createSourcingFixture,
  type Project,
  move,
  passHours,
  readAgain,
  runDue,
} from '#test/sourcing/fixture.ts'

const { owner } = await connectAuditor()
const budgetOf = async (tenantId: string) =>
  (
    await owner.query<{ available: string; frozen: string }>(
      `select available, frozen from ledger.accounts where tenant_id = $1 and kind = 'budget'`,
      [tenantId],
    )
  ).rows[0]

test('project moves: an incomplete draft is not submitted, and missing fields are named', async () => {
  const fixture = await createSourcingFixture()
  const { buyer } = fixture
  const empty = await createDraft(fixture, { purchaseContent: '', items: [], quoteEndAt: null })
  await expect(move(buyer, empty, 'submit')).rejects.toMatchObject({
    message: 'project.incomplete',
    data: { what: '采购内容、采购清单、报价截止时间' },
  })
  const past = await createDraft(fixture, { enrolEndAt: new Date(Date.now() - 60_000).toISOString() })
  await expect(move(buyer, past, 'submit')).rejects.toThrow('project.datesPassed')
  const disordered = await createDraft(fixture, { quoteBeginAt: new Date().toISOString() })
  await expect(move(buyer, disordered, 'submit')).rejects.toThrow('project.datesOrder')
  const dear = await createDraft(fixture, { budgetAmount: '48159.99' })
  await expect(move(buyer, dear, 'submit')).rejects.toThrow('project.budgetBelowItems')
  const bidding = await createDraft(fixture, { kind: 'bidding', budgetAmount: '48159.99' })
  await expect(move(buyer, bidding, 'submit')).rejects.toThrow('project.startBelowItems')
  const weighted = await createDraft(fixture, {
    evaluation: 'weighted',
    criteria: [{ name: '价格', kind: 'price', weight: 60 }],
  })
  await expect(move(buyer, weighted, 'submit')).rejects.toThrow('project.weights')
})

test('project moves: approved by its chain, published, with its budget reserved since submission', async () => {
  const fixture = await createSourcingFixture({ approvalFrom: '0', budget: '100000' })
  const { buyer, approver, tenant } = fixture
  const submitted = await move(buyer, await createDraft(fixture), 'submit')
  expect(submitted).toMatchObject({ status: '2', can: ['withdraw', 'terminate'] })
  expect(await budgetOf(tenant.id)).toEqual({ available: '47520.00', frozen: '52480.00' })
  const { id, version } = submitted
  await expect(as(approver, decideProject, { id, version, decision: 'reject', opinion: ' ' })).rejects.toThrow(
    'project.opinionMissing',
  )
  await expect(as(approver, decideProject, { id, version: 1, decision: 'agree', opinion: '' })).rejects.toThrow()
  const rejected = await as(approver, decideProject, { id, version, decision: 'reject', opinion: '预算偏高' })
  expect(rejected).toMatchObject({ status: '1', reason: '预算偏高' })
  expect(await budgetOf(tenant.id)).toEqual({ available: '100000.00', frozen: '0.00' })

  const again = await move(buyer, rejected, 'submit')
  const decision = { id, version: again.version, decision: 'agree', opinion: '' } as const
  expect(await as(approver, decideProject, decision)).toMatchObject({ status: '3' })
  const published = await move(buyer, await readAgain(buyer, again), 'publish')
  expect(published).toMatchObject({ status: '4', releaseTime: expect.any(String), endsAt: published.enrolEndAt })
  const terminated = await move(buyer, published, 'terminate', '需求取消')
  expect(terminated).toMatchObject({ status: '9', ending: 'terminated', reason: '需求取消', endsAt: null, can: [] })
  expect(await budgetOf(tenant.id)).toEqual({ available: '100000.00', frozen: '0.00' })
})

test('project moves: insufficient budget refuses the submission, and nothing is written', async () => {
  const fixture = await createSourcingFixture({ approvalFrom: '0', budget: '52479.99' })
  const draft = await createDraft(fixture)
  await expect(move(fixture.buyer, draft, 'submit')).rejects.toThrow('budget.short')
  expect(await readAgain(fixture.buyer, draft)).toMatchObject({ status: '1', version: draft.version, approvalId: null })
})

test('project moves: withdrawal, recall and termination only as the flow permits', async () => {
  const fixture = await createSourcingFixture({ approvalFrom: '0' })
  const { buyer, approver } = fixture
  const submitted = await move(buyer, await createDraft(fixture), 'submit')
  await expect(move(buyer, submitted, 'publish')).rejects.toThrow('thing.wrongState')
  const withdrawn = await move(buyer, submitted, 'withdraw')
  expect(withdrawn).toMatchObject({ status: '1', approvalId: null })
  const { id, version } = await move(buyer, withdrawn, 'submit')
  await as(approver, decideProject, { id, version, decision: 'agree', opinion: '' })
  const recalled = await move(buyer, await readAgain(buyer, { id }), 'recall')
  expect(recalled).toMatchObject({ status: '1' })
  await expect(move(buyer, recalled, 'terminate', '不需要了')).rejects.toThrow('thing.wrongState')
  const published = await createPublished(await createSourcingFixture())
  await expect(move(approver, published, 'terminate', '不需要了')).rejects.toThrow('permission.denied')
})

test('project moves: a termination requires a reason', async () => {
  const fixture = await createSourcingFixture()
  const published = await createPublished(fixture)
  await expect(move(fixture.buyer, published, 'terminate', ' ')).rejects.toThrow('project.reasonMissing')
})

test('project moves: of concurrent publication, recall and edit one succeeds', async () => {
  const fixture = await createSourcingFixture()
  const { buyer } = fixture
  for (let round = 0; round < 5; round++) {
    const submitted = await move(buyer, await createDraft(fixture), 'submit')
    const ends = await outcomes([
      move(buyer, submitted, 'publish'),
      move(buyer, submitted, 'recall'),
      move(buyer, submitted, 'terminate', '不需要了'),
    ])
    expect(ends.filter((end) => end === 'ok')).toHaveLength(1)
    expect(ends.filter((end) => end === 'thing.stale')).toHaveLength(2)
  }
})

test('project schedule: enrolment and quoting end on time, exactly once', async () => {
  const fixture = await createSourcingFixture()
  const { buyer } = fixture
  const published = await createPublished(fixture, { audit: '2', enrolBeginAt: null, enrolEndAt: null })
  expect(published).toMatchObject({ status: '5', endsAt: published.quoteEndAt })
  await runDue(fixture)
  expect(await readAgain(buyer, published)).toMatchObject({ status: '5' })
  await passHours(published, 48)
  await Promise.all([runDue(fixture), runDue(fixture), runDue(fixture)])
  expect(await readAgain(buyer, published)).toMatchObject({ status: '9', ending: 'tooFewQuotes' })
  const { rows } = await owner.query(`select name from kit.events where entity_id = $1 and name = 'project.failed'`, [
    published.id,
  ])
  expect(rows).toHaveLength(1)
})

test('project schedule: too few enrolments extend the schedule once, publicly; then the project fails', async () => {
  const fixture = await createSourcingFixture()
  const { buyer } = fixture
  const published = await createPublished(fixture, { extendDays: 2, minSuppliers: 3 })
  await passHours(published, 24)
  const due = await readAgain(buyer, published)
  await runDue(fixture)
  const extended = await readAgain(buyer, published)
  expect(extended).toMatchObject({ status: '4', isExtended: true })
  expect(Date.parse(extended.enrolEndAt!) - Date.parse(due.enrolEndAt!)).toBe(48 * 3_600_000)
  const { changes } = await as(buyer, getProjectNotice, { id: published.id })
  expect(changes[0]!.changes.map(({ field }) => field)).toEqual([
    'enrolEndAt',
    'questionEndAt',
    'quoteBeginAt',
    'quoteEndAt',
  ])
  await passHours(published, 48)
  await runDue(fixture)
  expect(await readAgain(buyer, published)).toMatchObject({ status: '9', ending: 'tooFewEnrolments' })
})

test('project schedule: a scheduled publication happens on time', async () => {
  const fixture = await createSourcingFixture()
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const draft = await createDraft(fixture, { publishAt, enrolBeginAt: publishAt })
  const waiting = await move(fixture.buyer, draft, 'submit')
  expect(waiting).toMatchObject({ status: '3', endsAt: publishAt })
  await passHours(waiting, 1)
  await runDue(fixture)
  expect(await readAgain(fixture.buyer, waiting)).toMatchObject({ status: '4' })
})

test('project schedule: a scheduled publication with past deadlines requires a decision', async () => {
  const fixture = await createSourcingFixture()
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const draft = await createDraft(fixture, { publishAt, enrolBeginAt: publishAt })
  const waiting = await move(fixture.buyer, draft, 'submit')
  await passHours(waiting, 72)
  await runDue(fixture)
  const missed = await readAgain(fixture.buyer, waiting)
  expect(missed).toMatchObject({ status: '3', endsAt: null })
  const { rows } = await owner.query('select name from kit.events where entity_id = $1 order by id desc limit 1', [
    waiting.id,
  ])
  expect(rows).toEqual([{ name: 'project.publicationMissed' }])
  await runDue(fixture)
  expect(await readAgain(fixture.buyer, waiting)).toEqual(missed)
  expect(await move(fixture.buyer, missed, 'recall')).toMatchObject({ status: '1' })
})

test('project changes: later deadlines and other quantities by a public notice; never earlier ones', async () => {
  const fixture = await createSourcingFixture()
  const { buyer } = fixture
  const published = await createPublished(fixture)
  const [item] = published.items
  const same = (project: Project) => ({
    id: project.id,
    version: project.version,
    title: '增加数量，延长报价',
    enrolEndAt: project.enrolEndAt,
    questionEndAt: project.questionEndAt,
    quoteBeginAt: project.quoteBeginAt,
    quoteEndAt: project.quoteEndAt,
    deliveryAddress: project.deliveryAddress,
    items: project.items.map(({ id, quantity, spec, needDate }) => ({ id, quantity, spec, needDate })),
  })
  await expect(as(buyer, changeProject, same(published))).rejects.toThrow('project.nothingChanged')
  const earlier = new Date(Date.parse(published.quoteEndAt!) - 1000).toISOString()
  await expect(as(buyer, changeProject, { ...same(published), quoteEndAt: earlier })).rejects.toThrow(
    'project.onlyLater',
  )
  const foreign = [{ id: published.id, quantity: '1', spec: '', needDate: null }]
  await expect(as(buyer, changeProject, { ...same(published), items: foreign })).rejects.toThrow('project.noSuchItem')

  const quoteEndAt = new Date(Date.parse(published.quoteEndAt!) + 3_600_000).toISOString()
  const dear = [{ id: item!.id, quantity: '349', spec: item!.spec, needDate: null }]
  await expect(as(buyer, changeProject, { ...same(published), items: dear })).rejects.toThrow(
    'project.budgetBelowItems',
  )
  const twice = [...same(published).items, ...same(published).items]
  await expect(as(buyer, changeProject, { ...same(published), items: twice })).rejects.toThrow('project.noSuchItem')
  const items = [{ id: item!.id, quantity: '340.0', spec: item!.spec, needDate: '2027-01-31' }]
  const changed = await as(buyer, changeProject, { ...same(published), quoteEndAt, items })
  expect(changed).toMatchObject({ status: '4', quoteEndAt, items: [{ quantity: '340', needDate: '2027-01-31' }] })
  const { changes } = await as(fixture.suppliers[0]!, getProjectNotice, { id: published.id })
  expect(changes).toMatchObject([
    {
      no: 1,
      title: '增加数量，延长报价',
      changes: [
        { field: 'quoteEndAt', before: published.quoteEndAt, after: quoteEndAt },
        { field: 'quantity', subject: '防寒工作服', before: '320 套', after: '340 套' },
        { field: 'needDate', before: '', after: '2027-01-31' },
      ],
    },
  ])
})
