import { expect, test } from 'vitest'
import {
  answerQuestion,
  askQuestion,
  decideEnrolment,
  enrol,
  followProject,
  getMyEnrolment,
  listEnrolments,
  listSupplierProjects,
  withdrawEnrolment,
} from '#contract/sourcing/enrolments.ts'
import { getHallFigures, listHall } from '#contract/sourcing/projectCards.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { uploadFile } from '#contract/files/files.ts'
import { setDepartmentConf } from '#contract/tenancy/configuration.ts'
import { aPerson, as, database, type Person } from '#test/app.ts'
import { findDeptCode } from '../projects/project.store.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { upload } from '#test/upload.ts'
import { createPublished, createSourcingFixture, passHours, readAgain, runDue } from '#test/sourcing/fixture.ts'

const fixture = await createSourcingFixture({ suppliers: 3 })
const { buyer, operator } = fixture
const [first, second, third] = fixture.suppliers as [Person, Person, Person]
const form = (projectId: string, attachments: string[] = []) => ({
  projectId,
  contactName: '叶知秋',
  contactTel: '13800000000',
  statement: '可按期供货',
  attachments,
})
const document = async (person: Person) =>
  (await upload(person, uploadFile, { name: '资质.pdf', content: '%PDF-1.4\n%%EOF' })).storageFileId

test('enrolments: without requirements a supplier is accepted immediately, and refused the second time', async () => {
  const { id } = await createPublished(fixture)
  expect(await as(first, enrol, form(id))).toMatchObject({ status: 'passed', can: ['withdraw'] })
  await expect(as(first, enrol, form(id))).rejects.toThrow('thing.wrongState')
  expect(await as(first, getProjectNotice, { id })).toMatchObject({
    viewer: 'enrolled',
    size1: 1,
    endFlow: 'signupend',
  })
  expect(await as(second, getProjectNotice, { id })).toMatchObject({ viewer: 'supplier', enrolment: null })
})

test('enrolments: disabled by a department, new ones are refused and existing ones continue', async () => {
  const other = await createSourcingFixture({ suppliers: 2 })
  const [known, late] = other.suppliers as [Person, Person]
  const { id } = await createPublished(other)
  const { version } = await as(known, enrol, form(id))
  const configurer = await aPerson(other.tenant, { permissions: ['portal.configure'], entrance: 'operator' })
  const code = await database.read(other.tenant.id, (db) => findDeptCode(db, other.buyer.deptId))
  const set = (val: string) => as(configurer, setDepartmentConf, { code: 'isApply', dept_code: code, val })
  await set('0')
  expect(await as(late, getProjectNotice, { id })).toMatchObject({ isApply: false, can: ['ask', 'follow'] })
  await expect(as(late, enrol, form(id))).rejects.toThrow('enrolment.offline')
  await as(known, withdrawEnrolment, { projectId: id, version })
  expect(await as(known, enrol, form(id))).toMatchObject({ status: 'passed' })
  await set('1')
  expect(await as(late, enrol, form(id))).toMatchObject({ status: 'passed' })
})

test('enrolments: reviewed, rejected with a reason, corrected, accepted; the buyer reads the files', async () => {
  const { id } = await createPublished(fixture, { enrolRequirements: '提供检测报告' })
  await expect(as(first, enrol, form(id))).rejects.toThrow('enrolment.fileMissing')
  const sent = await as(first, enrol, form(id, [await document(first)]))
  expect(sent).toMatchObject({ status: 'submitted', attachments: [{ fileName: '资质.pdf' }] })
  const { records } = await as(buyer, listEnrolments, { projectId: id })
  expect(records).toMatchObject([{ id: sent.id, can: ['pass', 'reject'], supplierId: first.supplierId }])
  expect((await as(operator, listEnrolments, { projectId: id })).records).toMatchObject([{ can: [] }])
  await expect(as(second, listEnrolments, { projectId: id })).rejects.toThrow('permission.denied')

  const decide = { id: sent.id, version: records[0]!.version }
  await expect(as(buyer, decideEnrolment, { ...decide, decision: 'reject' })).rejects.toThrow('enrolment.reasonMissing')
  const rejected = await as(buyer, decideEnrolment, { ...decide, decision: 'reject', reason: '报告已过期' })
  expect(rejected).toMatchObject({ status: 'rejected', reason: '报告已过期' })
  expect(await as(first, getMyEnrolment, { projectId: id })).toMatchObject({ can: ['correct'] })
  const kept = rejected.attachments.map(({ storageFileId }) => storageFileId)
  const corrected = await as(first, enrol, form(id, [...kept, await document(first)]))
  expect(corrected).toMatchObject({ id: sent.id, status: 'submitted', reason: '' })
  expect(corrected.attachments).toHaveLength(2)
  const passing = { id: sent.id, version: corrected.version, decision: 'pass' } as const
  expect(await as(buyer, decideEnrolment, passing)).toMatchObject({ status: 'passed' })
})

test('enrolments: only in their period, only if required, and only for invited suppliers', async () => {
  const early = await createPublished(fixture, { enrolBeginAt: new Date(Date.now() + 3_600_000).toISOString() })
  await expect(as(first, enrol, form(early.id))).rejects.toThrow('enrolment.notBegun')
  const late = await createPublished(fixture)
  await as(first, enrol, form(late.id))
  await passHours(late, 24)
  await expect(as(second, enrol, form(late.id))).rejects.toThrow('enrolment.closed')
  const { version } = (await as(first, getMyEnrolment, { projectId: late.id }))!
  await expect(as(first, withdrawEnrolment, { projectId: late.id, version })).rejects.toThrow('enrolment.closed')
  const free = await createPublished(fixture, { audit: '2', enrolBeginAt: null, enrolEndAt: null })
  await expect(as(first, enrol, form(free.id))).rejects.toThrow('enrolment.notNeeded')

  const invitedIds = [second.supplierId!]
  const closed = await createPublished(fixture, { scope: 'invited', invitedIds })
  await expect(as(first, enrol, form(closed.id))).rejects.toThrow('thing.notFound')
  await expect(as(first, getProjectNotice, { id: closed.id })).rejects.toThrow('thing.notFound')
  const listedFor = async (person: Person) =>
    (await as(person, listHall, { keyword: closed.projectNo })).records.map(({ id }) => id)
  expect([await listedFor(first), await listedFor(second), await listedFor(buyer)]).toEqual([
    [],
    [closed.id],
    [closed.id],
  ])
  expect(await as(second, enrol, form(closed.id))).toMatchObject({ status: 'passed', isInvited: true })
})

test('enrolments: concurrent enrolments and withdrawals of a supplier count once', async () => {
  const project = await createPublished(fixture)
  const ends = await outcomes(Array.from({ length: 6 }, () => as(third, enrol, form(project.id))))
  expect(ends.filter((end) => end === 'ok')).toHaveLength(1)
  expect(await readAgain(buyer, project)).toMatchObject({ size1: 1 })
  const { version } = (await as(third, getMyEnrolment, { projectId: project.id }))!
  const withdrawn = await outcomes(
    Array.from({ length: 6 }, () => as(third, withdrawEnrolment, { projectId: project.id, version })),
  )
  expect(withdrawn.filter((end) => end === 'ok')).toHaveLength(1)
  expect(await readAgain(buyer, project)).toMatchObject({ size1: 0 })
})

test('enrolments: with enough of them quoting begins', async () => {
  const project = await createPublished(fixture, { minSuppliers: 2 })
  for (const supplier of [first, second]) await as(supplier, enrol, form(project.id))
  await passHours(project, 24)
  await runDue(fixture)
  expect(await readAgain(buyer, project)).toMatchObject({ status: '5', size1: 2 })
  const { records } = await as(first, listSupplierProjects, { tab: 'joined', keyword: project.projectNo })
  expect(records).toMatchObject([{ id: project.id, enrolment: 'passed' }])
})

test('questions: answered publicly and anonymously; unanswered ones are visible to asker and buyer', async () => {
  const { id } = await createPublished(fixture)
  await as(first, askQuestion, { projectId: id, body: '是否接受非连体款？' })
  const questionsOf = async (person: Person) => (await as(person, getProjectNotice, { id })).questions
  expect(await questionsOf(first)).toMatchObject([{ isMine: true, answer: '' }])
  expect(await questionsOf(second)).toEqual([])
  const [asked] = await questionsOf(buyer)
  expect(JSON.stringify(asked)).not.toContain(first.supplierId)
  await expect(as(second, answerQuestion, { id: asked!.id, answer: '不接受' })).rejects.toThrow('permission.denied')
  const stranger = (await createSourcingFixture()).buyer
  await expect(as(stranger, answerQuestion, { id: asked!.id, answer: '不接受' })).rejects.toThrow('thing.notFound')
  await as(buyer, answerQuestion, { id: asked!.id, answer: '不接受。须为连体款。' })
  expect(await questionsOf(second)).toMatchObject([{ isMine: false, answer: '不接受。须为连体款。' }])
  for (let n = 1; n < 20; n++) await as(first, askQuestion, { projectId: id, body: `第 ${n} 个问题` })
  await expect(as(first, askQuestion, { projectId: id, body: '还有一个' })).rejects.toThrow('question.tooMany')
})

test('questions: are closed on time', async () => {
  const project = await createPublished(fixture)
  await passHours(project, 30)
  await expect(as(first, askQuestion, { projectId: project.id, body: '太晚了吗？' })).rejects.toThrow('question.closed')
})

test('follows: a project is followed and unfollowed; following twice counts once', async () => {
  const { id } = await createPublished(fixture)
  const can = async () => (await as(second, getProjectNotice, { id })).can
  expect(await can()).toContain('follow')
  for (let n = 0; n < 2; n++) await as(second, followProject, { projectId: id, isFollowed: true })
  expect(await can()).toContain('unfollow')
  const followedBy = async (person: typeof second) =>
    (await as(person, listHall, { followed: true, limit: 100 })).records.map((card) => card.id)
  expect(await followedBy(second)).toEqual([id])
  expect(await followedBy(first)).toEqual([])
  const { tabs } = await as(second, getHallFigures, { followed: true })
  expect(tabs.find(({ tab }) => tab === 'all')?.count).toBe(1)
  expect(await as({ host: second.host }, listHall, { followed: true })).toMatchObject({ total: 0 })
  await as(second, followProject, { projectId: id, isFollowed: false })
  expect(await can()).toContain('follow')
})
