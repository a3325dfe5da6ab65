import { expect, test } from 'vitest'
import {
  copyProject,
  countMyProjects,
  editProject,
  getProject,
  listInvitable,
  listMyProjects,
  listProjectChanges,
  listTenantProjects,
  removeProject,
} from '#contract/sourcing/projects.ts'
import { aDepartment, aPerson, as } from '#test/app.ts'
import {
  createDraft,
  createPublished,
  createSourcingFixture,
  draftFor,
  move,
  readAgain,
} from '#test/sourcing/fixture.ts'

const fixture = await createSourcingFixture({ suppliers: 2 })
const { buyer, operator, suppliers } = fixture

test('projects: a draft is created and changed as a whole, and its changes are listed', async () => {
  const written = draftFor(fixture)
  const draft = await createDraft(fixture, written)
  expect(draft).toMatchObject({ status: '1', projectNo: expect.stringMatching(/^XJ-\d{6}-\d{3}$/), version: 1 })
  expect(draft.items).toMatchObject([{ lineNo: 1, name: '防寒工作服', quantity: '320', budgetPrice: '150.5' }])
  expect(draft.can).toEqual(['submit'])
  const input = { ...written, title: '冬季工作服', items: [], minSuppliers: 3 }
  const edited = await as(buyer, editProject, { id: draft.id, version: draft.version, ...input })
  expect(edited).toMatchObject({ title: '冬季工作服', items: [], minSuppliers: 3, projectNo: draft.projectNo })
  const { records } = await as(buyer, listProjectChanges, { id: draft.id })
  expect(records.map(({ what }) => what)).toEqual(['project.edited', 'project.created'])
  expect(records[0]!.fields).toEqual([
    { field: 'title', before: '冬季防寒工作服采购', after: '冬季工作服' },
    { field: 'minSuppliers', before: '1', after: '3' },
    { field: 'items', before: '1', after: '0' },
  ])
  await expect(as(buyer, editProject, { id: draft.id, version: 1, ...input })).rejects.toThrow('thing.stale')
})

test('projects: numbers are sequential by kind and unique', async () => {
  const other = await createSourcingFixture()
  const drafts = await Promise.all(
    (['inquiry', 'inquiry', 'inquiry', 'bidding', 'fixed'] as const).map((kind) => createDraft(other, { kind })),
  )
  const tail = drafts.map(({ projectNo }) => `${projectNo.slice(0, 2)}${projectNo.slice(-3)}`).toSorted()
  expect(tail).toEqual(['DD001', 'JJ001', 'XJ001', 'XJ002', 'XJ003'])
})

test('projects: categories and suppliers must belong to the tenant', async () => {
  const other = await createSourcingFixture()
  await expect(createDraft(fixture, { categoryIds: [other.categoryId] })).rejects.toThrow('project.noSuchCategory')
  const invitedIds = [other.suppliers[0]!.supplierId!]
  await expect(createDraft(fixture, { scope: 'invited', invitedIds })).rejects.toThrow('project.noSuchSupplier')
  const invited = await createDraft(fixture, { scope: 'invited', invitedIds: [suppliers[0]!.supplierId!] })
  expect(invited.invited.map(({ id }) => id)).toEqual([suppliers[0]!.supplierId])
  expect(await as(buyer, listInvitable, {})).toHaveLength(2)
})

test('projects: drafts are inaccessible to other departments, other tenants and suppliers', async () => {
  const draft = await createDraft(fixture)
  const dept = await aDepartment(fixture.tenant)
  const colleague = await aPerson(fixture.tenant, { permissions: ['project.manage'], dept })
  const stranger = (await createSourcingFixture()).buyer
  for (const person of [colleague, stranger]) {
    await expect(as(person, getProject, { id: draft.id })).rejects.toThrow('thing.notFound')
    await expect(as(person, removeProject, { id: draft.id })).rejects.toThrow('thing.notFound')
  }
  await expect(as(suppliers[0]!, getProject, { id: draft.id })).rejects.toThrow('permission.denied')
  expect((await as(colleague, listMyProjects, {})).records).toEqual([])
  // A higher department runs the projects of those below it.
  const below = await createDraft({ ...fixture, buyer: colleague })
  expect(await readAgain(buyer, below)).toMatchObject({ id: below.id, can: ['submit'] })
})

test('projects: an operator sees all and changes none', async () => {
  const draft = await createDraft(fixture, { title: '只读项目' })
  const { records } = await as(operator, listTenantProjects, { keyword: '只读项目' })
  expect(records).toMatchObject([{ id: draft.id, can: [] }])
  expect(await as(operator, getProject, { id: draft.id })).toMatchObject({ can: [] })
  await expect(move(operator, draft, 'submit')).rejects.toThrow('permission.denied')
})

test("projects: a copy has the original's content without dates", async () => {
  const published = await createPublished(fixture)
  const copy = await as(buyer, copyProject, { id: published.id })
  expect(copy).toMatchObject({ status: '1', title: published.title, enrolEndAt: null, quoteEndAt: null, version: 1 })
  expect(copy.items).toHaveLength(1)
  expect(copy.projectNo).not.toBe(published.projectNo)
  await as(buyer, removeProject, { id: copy.id })
  await expect(as(buyer, getProject, { id: copy.id })).rejects.toThrow('thing.notFound')
  await expect(as(buyer, removeProject, { id: published.id })).rejects.toMatchObject({
    message: 'thing.wrongState',
    data: { state: ['报名及资格预审', 'Enrolment'] },
  })
})

test('projects: counts of tabs match their lists', async () => {
  const other = await createSourcingFixture()
  await createDraft(other)
  await createPublished(other)
  const counts = await as(other.buyer, countMyProjects, {})
  for (const { tab, count } of counts)
    expect([tab, (await as(other.buyer, listMyProjects, { tab })).total]).toEqual([tab, count])
  expect(counts.find(({ tab }) => tab === 'all')).toMatchObject({ count: 2 })
})
