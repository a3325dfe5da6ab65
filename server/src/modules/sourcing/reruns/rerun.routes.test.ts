import { expect, test } from 'vitest'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { endAppointment } from '#contract/sourcing/agencies/appointments.ts'
import { enrol } from '#contract/sourcing/enrolments.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { listMyProjects, listProjectChanges, removeProject } from '#contract/sourcing/projects.ts'
import { rerunProject } from '#contract/sourcing/reruns/rerun.ts'
import { aDepartment, aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { appoint, represented } from '#test/sourcing/agencies.ts'
import { fundsIn } from '#test/sourcing/announced.ts'
import {
  createDraft,
  createPublished,
  createSourcingFixture,
  draftFor,
  move,
  passHours,
  type Project,
  readAgain,
  runDue,
  type SourcingFixture,
} from '#test/sourcing/fixture.ts'
import { allLetters, giveAddress, withLetters } from '#test/mail/letters.ts'
import { editProject } from '#contract/sourcing/projects.ts'
import { download, upload } from '#test/upload.ts'

type Over = Parameters<typeof draftFor>[1]
const again = (person: Person, { id, version }: Project, withInvited = true) =>
  as(person, rerunProject, { id, version, withInvited })

/** A project that failed because nobody enrolled. */
async function createFailed(fixture: SourcingFixture, over: Over = {}): Promise<Project> {
  const project = await createPublished(fixture, over)
  await passHours(project, 25)
  await runDue(fixture)
  const failed = await readAgain(fixture.buyer, project)
  expect(failed).toMatchObject({ state: '9', ending: 'tooFewEnrolments' })
  return failed
}
/** Gives a draft times, submits and publishes it. */
async function publishAgain({ buyer, ...fixture }: SourcingFixture, draft: Project, over: Over = {}): Promise<Project> {
  const { id, version, scope, invitedIds } = draft
  const edited = await as(buyer, editProject, { id, version, ...draftFor(fixture, { scope, invitedIds, ...over }) })
  return move(buyer, await move(buyer, edited, 'submit'), 'publish')
}

test('re-runs: a failed project is repeated with its items, terms, suppliers and files, and both show the chain', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2, budget: '60000' })
  const { buyer, suppliers } = fixture
  const pdf = { name: '技术规格.pdf', content: '%PDF-1.4\n%%EOF' }
  const { storageFileId } = await upload(buyer, uploadFile, pdf)
  const invitedIds = [suppliers[0]!.supplierId!]
  const failed = await createFailed(fixture, { scope: 'invited', invitedIds, attachments: [storageFileId] })
  expect(await fundsIn(fixture)).toMatchObject({ available: '60000.00', frozen: '0.00' })
  expect(failed).toMatchObject({ attempt: 1, mayRerun: true, attempts: [{ attempt: 1 }] })

  const draft = await again(buyer, failed)
  const chain = [
    { id: failed.id, attempt: 1, state: '9', ending: 'tooFewEnrolments' },
    { id: draft.id, attempt: 2, state: '1' },
  ]
  expect(draft).toMatchObject({
    state: '1',
    attempt: 2,
    title: failed.title,
    budgetAmount: failed.budgetAmount,
    invitedIds,
    enrolEndAt: null,
    attempts: chain,
    mayRerun: false,
    attachments: [{ storageFileId }],
  })
  expect(draft.items).toMatchObject([{ name: '防寒工作服', quantity: '320', budgetPrice: '150.5' }])
  expect(await readAgain(buyer, failed)).toMatchObject({ attempts: chain, mayRerun: false })
  const { records } = await as(buyer, listProjectChanges, { id: failed.id })
  expect(records[0]!.what).toBe('project.rerun')
  expect((await as(buyer, listMyProjects, { attempt: 'again' })).records).toMatchObject([{ id: draft.id, attempt: 2 }])
  expect((await as(buyer, listMyProjects, { attempt: 'first' })).records).toMatchObject([{ id: failed.id }])

  // A supplier that only the re-run invites reads the file of the first project.
  const other = suppliers[1]!
  await expect(download(other, downloadFile, { storage_file_id: storageFileId })).rejects.toThrow('thing.notFound')
  await publishAgain(fixture, draft, { invitedIds: [other.supplierId!], audit: '2', attachments: [storageFileId] })
  expect(await as(other, getProjectNotice, { id: draft.id })).toMatchObject({ attempt: 2 })
  expect(await fundsIn(fixture)).toMatchObject({ available: '7520.00', frozen: '52480.00' })
  expect((await download(other, downloadFile, { storage_file_id: storageFileId })).content.toString()).toBe(pdf.content)
})

test('re-runs: one at a time, from several clients too, and all of a chain belong to the first', async () => {
  const fixture = await createSourcingFixture()
  const { buyer } = fixture
  const failed = await createFailed(fixture)
  const calls = await Promise.all(Array.from({ length: 6 }, () => refusalOf(again(buyer, failed))))
  expect(calls.toSorted()).toEqual(['accepted', ...Array<string>(5).fill('project.rerunLive')])
  const [second] = (await as(buyer, listMyProjects, { attempt: 'again' })).records
  expect(await refusalOf(again(buyer, await readAgain(buyer, failed)))).toBe('project.rerunLive')
  const draft = await readAgain(buyer, second!)
  expect(await refusalOf(again(buyer, draft))).toBe('thing.wrongState')

  const published = await publishAgain(fixture, draft)
  const terminated = await move(buyer, published, 'terminate', '全部报价超出预算')
  // From either failed project at once: one draft.
  const first = await readAgain(buyer, failed)
  const both = await Promise.all([first, terminated, first, terminated].map((each) => refusalOf(again(buyer, each))))
  expect(both.filter((each) => each === 'accepted')).toHaveLength(1)
  const { records } = await as(buyer, listMyProjects, { attempt: 'again' })
  expect(records.map(({ attempt }) => attempt)).toEqual([3, 2])
  const third = await readAgain(buyer, records[0]!)
  expect(third.attempts).toMatchObject([
    { id: failed.id, attempt: 1 },
    { id: published.id, attempt: 2, ending: 'terminated', reason: '全部报价超出预算' },
    { id: third.id, attempt: 3, state: '1' },
  ])
  // A deleted draft makes room for another.
  await as(buyer, removeProject, { id: third.id })
  expect(await again(buyer, terminated, false)).toMatchObject({ attempt: 3, state: '1' })
})

test('re-runs: only its buyers, and its agency within its scope; the agency runs the re-run too', async () => {
  const all = await represented()
  const { agent, buyer, tenant, operator } = all
  const project = await createDraft(all)
  await appoint(all, project, ['publish'])
  const submitted = await move(buyer, await readAgain(buyer, project), 'submit')
  const failed = await move(buyer, submitted, 'terminate', '需求取消')
  const colleague = await aPerson(tenant, { permissions: ['project.manage'], dept: await aDepartment(tenant) })
  const stranger = (await createSourcingFixture()).buyer
  for (const person of [colleague, stranger]) expect(await refusalOf(again(person, failed))).toBe('thing.notFound')
  expect(await refusalOf(again(operator, failed))).toBe('permission.denied')
  expect(await readAgain(agent, failed)).toMatchObject({ mayRerun: false })
  expect(await refusalOf(again(agent, failed))).toBe('agency.outOfScope')

  const other = await createDraft(all)
  await appoint(all, other, ['author'])
  const ended = await move(buyer, await move(buyer, await readAgain(buyer, other), 'submit'), 'terminate', '需求取消')
  const draft = await again(agent, ended)
  expect(draft).toMatchObject({ attempt: 2, ownerId: buyer.userId, deptId: ended.deptId, can: ['submit'] })
  await as(buyer, endAppointment, { projectId: ended.id, version: ended.version, reason: '委托期满' })
  expect(await readAgain(agent, draft)).toMatchObject({ attempts: [{ id: draft.id, attempt: 2 }] })
})

test('re-runs: suppliers that enrolled before are invited when the re-run is published', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer, suppliers, tenant } = fixture
  for (const [at, supplier] of suppliers.entries()) await giveAddress(supplier, `s${at}@example.com`)
  const first = await createPublished(fixture, { minSuppliers: 2 })
  const contact = { contactName: '叶知秋', contactTel: '13800000001', statement: '' }
  await as(suppliers[0]!, enrol, { projectId: first.id, ...contact })
  await passHours(first, 25)
  await runDue(fixture)
  const second = await again(buyer, await readAgain(buyer, first))
  await withLetters(async () => {
    await publishAgain(fixture, second)
    const letters = await allLetters(tenant)
    expect(letters.filter(({ template }) => template === 'sourcing.invited').map(({ recipient }) => recipient)).toEqual(
      ['s0@example.com'],
    )
  })
})
