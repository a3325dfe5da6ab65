import { expect, test } from 'vitest'
import { uploadFile } from '#contract/files/files.ts'
import { agencyScopes, type AgencyScope } from '#contract/sourcing/agencies/agencyScope.ts'
import { findAppointments, listAgencyProjects } from '#contract/sourcing/agencies/appointments.ts'
import { findAward, proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { answerQuestion, askQuestion, decideEnrolment, enrol, listEnrolments } from '#contract/sourcing/enrolments.ts'
import { changeEvaluators, findEvaluation } from '#contract/sourcing/evaluation/evaluation.ts'
import { listObjections } from '#contract/sourcing/objections/objections.ts'
import { findOpeningRoom } from '#contract/sourcing/openingRoom.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { copyProject, createProject, editProject, getProject, removeProject } from '#contract/sourcing/projects.ts'
import { listQuotes } from '#contract/sourcing/quotes.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { createDraft, createPublished, draftFor, move, readAgain } from '#test/sourcing/fixture.ts'
import { upload } from '#test/upload.ts'
import { represented, appoint, endOf, editOf } from '#test/sourcing/agencies.ts'

test('agencies: nothing of a project exists for an agency before its appointment, and nothing after its end', async () => {
  const all = await represented()
  const { agent, agents, buyer } = all
  const project = await createDraft(all)
  const { id } = project
  await expect(as(agent, getProject, { id })).rejects.toThrow('thing.notFound')
  expect((await as(agent, listAgencyProjects, { limit: 10 })).total).toBe(0)

  await appoint(all, project)
  for (const each of agents) expect(await as(each, getProject, { id })).toMatchObject({ can: ['submit'] })
  expect(await as(agent, listAgencyProjects, { limit: 10 })).toMatchObject({
    total: 1,
    records: [{ id, scope: [...agencyScopes], can: ['submit'] }],
  })
  const edited = await as(agent, editProject, editOf(await readAgain(agent, project), all, { title: '代理编制的项目' }))
  expect(edited.title).toBe('代理编制的项目')

  await endOf(buyer, project)
  await expect(as(agent, getProject, { id })).rejects.toThrow('thing.notFound')
  await expect(as(agent, editProject, editOf(await readAgain(buyer, project), all))).rejects.toThrow('thing.notFound')
  expect((await as(agent, listAgencyProjects, { limit: 10 })).total).toBe(0)
  const { list, can } = await as(buyer, findAppointments, { projectId: id })
  expect(list).toMatchObject([{ agencyName: '衡信招标代理有限公司', endReason: '委托期满', people: [] }])
  expect(can).toEqual(['appoint'])
})

test('agencies: each part of a project needs its own scope', async () => {
  const all = await represented()
  const { agent, buyer, suppliers } = all
  const draft = await createDraft(all, { enrolRequirements: '提供检测报告' })
  const { id } = draft
  const only = (part: AgencyScope) => appoint(all, draft, [part])

  await only('publish')
  expect(await refusalOf(as(agent, editProject, editOf(await readAgain(buyer, draft), all)))).toBe('agency.outOfScope')
  expect(await refusalOf(move(agent, await readAgain(buyer, draft), 'submit'))).toBe('agency.outOfScope')
  await only('author')
  expect((await move(agent, await readAgain(agent, draft), 'submit')).state).toBe('3')
  expect(await refusalOf(move(agent, await readAgain(buyer, draft), 'publish'))).toBe('agency.outOfScope')
  await only('publish')
  expect((await move(agent, await readAgain(agent, draft), 'publish')).state).toBe('4')

  const licence = { name: '资质.pdf', content: '%PDF-1.4\n%%EOF' }
  const { storageFileId } = await upload(suppliers[0]!, uploadFile, licence)
  await as(suppliers[0]!, enrol, {
    projectId: id,
    contactName: '叶知秋',
    contactTel: '13800000001',
    statement: '',
    attachments: [storageFileId],
  })
  await as(suppliers[0]!, askQuestion, { projectId: id, body: '是否接受替代型号？' })
  const notice = await as(agent, getProjectNotice, { id })
  expect(notice).toMatchObject({ viewer: 'agency', questions: [] })
  expect(notice.visibility.find(({ fact }) => fact === 'enrolments')!.sees.at(-1)).toEqual({
    viewer: 'agency',
    sees: 'no',
  })
  expect(await refusalOf(as(agent, listEnrolments, { projectId: id, limit: 10 }))).toBe('thing.notFound')
  const [enrolled] = (await as(buyer, listEnrolments, { projectId: id, limit: 10 })).records
  const decision = { id: enrolled!.id, version: enrolled!.version, decision: 'pass', reason: '' } as const
  expect(await refusalOf(as(agent, decideEnrolment, decision))).toBe('agency.outOfScope')
  const [question] = (await as(buyer, getProjectNotice, { id })).questions
  const answer = { id: question!.id, answer: '可以' }
  expect(await refusalOf(as(agent, answerQuestion, answer))).toBe('agency.outOfScope')

  await only('enrolment')
  expect(await as(agent, decideEnrolment, decision)).toMatchObject({ status: 'passed' })
  expect(await refusalOf(as(agent, answerQuestion, answer))).toBe('agency.outOfScope')
  const { version, enrolEndAt, questionEndAt, quoteBeginAt, deliveryAddress } = await readAgain(agent, draft)
  const quoteEndAt = new Date(Date.now() + 90 * 3_600_000).toISOString()
  const change = {
    id,
    version,
    title: '延期',
    enrolEndAt,
    questionEndAt,
    quoteBeginAt,
    quoteEndAt,
    deliveryAddress,
    items: [],
  }
  expect(await refusalOf(as(agent, changeProject, change))).toBe('agency.outOfScope')
  await only('questions')
  await as(agent, answerQuestion, answer)
  expect((await as(agent, getProjectNotice, { id })).questions).toMatchObject([{ answer: '可以' }])
  expect(await refusalOf(as(agent, findOpeningRoom, { projectId: id }))).toBe('thing.notFound')
  await only('opening')
  expect((await as(agent, findOpeningRoom, { projectId: id })).projectId).toBe(id)
})

test('agencies: quotes stay sealed, comparison only within scope, and nobody of an agency awards', async () => {
  const all = await represented()
  const { agent, buyer } = all
  const items = [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')]
  const project = await createOpened(all, { items }, [
    ['230.0000', '23.0000'],
    ['240.0000', '22.0000'],
  ])
  const { id } = project
  await appoint(all, project, ['author', 'publish', 'enrolment', 'questions'])
  for (const route of [findComparison, listQuotes, findAward] as const)
    expect(await refusalOf(as(agent, route, { projectId: id }))).toBe('thing.notFound')
  expect(await refusalOf(as(agent, findEvaluation, { projectId: id }))).toBe('agency.outOfScope')
  await appoint(all, project, ['opening'])
  expect(await as(agent, listQuotes, { projectId: id })).toHaveLength(2)
  expect(await refusalOf(as(agent, findComparison, { projectId: id }))).toBe('thing.notFound')

  await appoint(all, project)
  expect((await as(agent, findComparison, { projectId: id })).quotes).toHaveLength(2)
  expect(await as(agent, findEvaluation, { projectId: id })).toMatchObject({ can: [] })
  const seen = await as(agent, getProject, { id })
  expect(seen.can).toEqual([])
  const { quotes } = await as(agent, findComparison, { projectId: id })
  const shares = seen.items.map((item) => ({ itemId: item.id, quoteId: quotes[0]!.id, quantity: item.quantity }))
  const { version } = seen
  const others: readonly (() => Promise<unknown>)[] = [
    () => as(agent, proposeAward, { id, version, shares, reasons: [], note: '' }),
    () => as(agent, changeEvaluators, { id, version, expertIds: [], supervisorIds: [], reason: '' }),
    () => as(agent, createProject, draftFor(all)),
    () => as(agent, copyProject, { id }),
    () => as(agent, removeProject, { id }),
    () => as(agent, listObjections, { projectId: id, tab: 'open', limit: 10 }),
  ]
  for (const call of others) expect(await refusalOf(call())).toBe('permission.denied')

  const awarded = await as(buyer, proposeAward, { id, version, shares, reasons: [], note: '' })
  expect(awarded.state).toBe('8')
  for (const action of ['announce', 'withdrawAward', 'terminate'] as const)
    expect(await refusalOf(move(agent, awarded, action, '原因'))).toBe('agency.outOfScope')
})

test('agencies: before the opening an agency with the whole scope sees no more of quotes than the buyer', async () => {
  const all = await represented()
  const { agent } = all
  const project = await createPublished(all, {
    audit: '2',
    quoteBeginAt: new Date(Date.now() - 3_600_000).toISOString(),
  })
  await appoint(all, project)
  expect(await refusalOf(as(agent, findComparison, { projectId: project.id }))).toBe('seal.notOpened')
  expect(await refusalOf(as(agent, listQuotes, { projectId: project.id }))).toBe('seal.notOpened')
})

test('agencies: who opens, scores and supervises is not theirs to change', async () => {
  const all = await represented()
  const { agent, tenant, buyer } = all
  const supervisor = await aPerson(tenant, { entrance: 'supervisor', permissions: ['project.supervise'] })
  const draft = await createDraft(all)
  await appoint(all, draft)
  const now = await readAgain(buyer, draft)
  const named = editOf(now, all, { supervisorIds: [supervisor.userId] })
  expect(await refusalOf(as(agent, editProject, named))).toBe('agency.peopleFixed')
  const opened = editOf(now, all, { sealMode: 'assisted', openerIds: [], openersNeeded: 2 })
  expect(await refusalOf(as(agent, editProject, opened))).toBe('agency.peopleFixed')
})

test('agencies: what an agency submits is the request of the owner, who then cannot approve it', async () => {
  const all = await represented({ approvalFrom: '0' })
  const { agent, buyer, approver } = all
  const draft = await createDraft(all)
  await appoint(all, draft)
  const submitted = await move(agent, await readAgain(agent, draft), 'submit')
  expect(submitted).toMatchObject({ state: '2', can: ['withdraw'] })
  expect((await readAgain(approver, draft)).can).toContain('approve')
  expect((await readAgain(buyer, draft)).can).not.toContain('approve')
})
