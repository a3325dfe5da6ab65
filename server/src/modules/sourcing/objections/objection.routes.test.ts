import { expect, test } from 'vitest'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { enrol } from '#contract/sourcing/enrolments.ts'
import * as contract from '#contract/sourcing/objections/objections.ts'
import { countObjections } from '#contract/sourcing/objections/waitingObjections.ts'
import type { Objection } from '#contract/sourcing/objections/objection.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { aDepartment, aPerson, as, ask, type Person, runJob } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { upload } from '#test/upload.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import {
  createPublished,
  createSourcingFixture,
  move,
  passHours,
  type Project,
  readAgain,
  type SourcingFixture,
} from '#test/sourcing/fixture.ts'

const items = [itemNamed('防寒大衣', '10', '238')]
type Subject = Objection['subject']

const raise = (supplier: Person, { id }: { readonly id: string }, subject: Subject = 'requirements') =>
  as(supplier, contract.raiseObjection, { projectId: id, subject, body: '参数指向特定品牌' })
const judge = (buyer: Person, { id, version }: Objection, decision: 'accept' | 'reject', reason = '') =>
  as(buyer, contract.judgeObjection, { id, version, decision, reason })
const answer = (
  buyer: Person,
  { id, version }: Objection,
  over: Partial<Input<typeof contract.answerObjection>> = {},
) => as(buyer, contract.answerObjection, { id, version, answer: '已放宽参数', isPublished: true, ...over })
const moveIt = (supplier: Person, { id, version }: Objection, action: 'withdraw' | 'close' | 'escalate', reason = '') =>
  as(supplier, contract.moveObjection, { id, version, action, reason })
const decide = (overseer: Person, { id, version }: Objection, decision: 'uphold' | 'dismiss') =>
  as(overseer, contract.decideObjection, { id, version, decision, reason: '经核查' })

/** Fixture with an overseer who decides complaints. */
async function createFixture(suppliers = 2) {
  const fixture = await createSourcingFixture({ suppliers })
  const permissions = ['project.oversee', 'objection.decide'] as const
  const overseer = await aPerson(fixture.tenant, { permissions: [...permissions], entrance: 'operator' })
  return { ...fixture, overseer }
}
const takePart = (supplier: Person, { id }: { readonly id: string }) =>
  as(supplier, enrol, { projectId: id, contactName: '许念安', contactTel: '13700001111', statement: '' })

/** Fixture: a project with an approved award and an unpublished result. */
async function createAwarded(fixture: SourcingFixture): Promise<Project> {
  const opened = await createOpened(fixture, { items }, [['230.0000'], ['240.0000']])
  const { items: compared, quotes } = await as(fixture.buyer, findComparison, { projectId: opened.id })
  const shares = compared.map(({ id, quantity }) => ({ itemId: id, quoteId: quotes[0]!.id, quantity }))
  const { id, version } = opened
  return as(fixture.buyer, proposeAward, { id, version, shares, reasons: [], note: '' })
}
const dueNow = async ({ id }: Objection) =>
  owner.query(`update sourcing.objections set due_at = now() - interval '1 minute' where id = $1`, [id])
const runDue = ({ tenant }: SourcingFixture) => runJob('sourcing.endObjections', tenant.id)

test('objection: raised with files, accepted, answered publicly and closed; the objector is not public', async () => {
  const fixture = await createFixture()
  const { buyer, suppliers, tenant } = fixture
  const [supplier, other] = suppliers as [Person, Person]
  const project = await createPublished(fixture)
  await takePart(supplier, project)
  const file = await upload(supplier, uploadFile, { name: '证明.pdf', content: '%PDF-1.4\n%%EOF' })
  const raised = await as(supplier, contract.raiseObjection, {
    projectId: project.id,
    subject: 'requirements',
    body: ' 参数指向特定品牌 ',
    attachments: [file.storageFileId],
  })
  expect(raised).toMatchObject({
    status: 'submitted',
    body: '参数指向特定品牌',
    can: ['withdraw'],
    isOverdue: false,
    attachments: [{ fileName: '证明.pdf' }],
  })
  expect(new Date(raised.dueAt!).getTime() - new Date(raised.submittedAt).getTime()).toBe(7 * 24 * 3_600_000)

  const [listed] = (await as(buyer, contract.listObjections, { tab: 'open', projectId: project.id })).records
  expect(listed).toMatchObject({ id: raised.id, can: ['accept', 'reject'], supplierName: expect.any(String) })
  expect(await as(buyer, countObjections, {})).toEqual({ waiting: 1 })
  await expect(answer(buyer, raised)).rejects.toThrow('thing.wrongState')
  const accepted = await judge(buyer, raised, 'accept')
  expect(accepted).toMatchObject({ status: 'accepted', can: ['answer'], dueAt: raised.dueAt })
  await expect(judge(buyer, raised, 'accept')).rejects.toThrow('thing.stale')
  const reply = await upload(buyer, uploadFile, { name: '答复.pdf', content: '%PDF-1.4\n%%EOF' })
  const answered = await answer(buyer, accepted, { attachments: [reply.storageFileId] })
  expect(answered).toMatchObject({
    status: 'answered',
    isPublished: true,
    answerAttachments: [{ fileName: '答复.pdf' }],
  })

  // The answer is public; objector, objection and files are not.
  const visitor = { host: tenant.host } as Person
  for (const reader of [visitor, other]) {
    const notice = await as(reader, getProjectNotice, { id: project.id })
    expect(notice.objections).toMatchObject([{ subject: 'requirements', answer: '已放宽参数' }])
    expect(JSON.stringify(notice)).not.toContain('参数指向特定品牌')
    expect(JSON.stringify(notice)).not.toContain(raised.supplierName)
    for (const { storageFileId } of [file, reply])
      expect((await ask(reader, downloadFile, { storage_file_id: storageFileId })).headers['content-type']).toContain(
        'json',
      )
  }
  expect((await as(other, contract.listMyObjections, {})).records).toEqual([])
  await expect(as(other, contract.findObjection, { id: raised.id })).rejects.toThrow('thing.notFound')
  expect((await ask(supplier, downloadFile, { storage_file_id: reply.storageFileId })).statusCode).toBe(200)

  const seen = await as(supplier, contract.findObjection, { id: raised.id })
  expect(seen.can).toEqual(['close', 'escalate'])
  expect(await moveIt(supplier, seen, 'close')).toMatchObject({ status: 'closed', can: [], dueAt: null })
  const { records } = await as(supplier, contract.listObjectionChanges, { id: raised.id })
  expect(records.map(({ what }) => what)).toEqual([
    'objection.closed',
    'objection.answered',
    'objection.accepted',
    'objection.submitted',
  ])
})

test('objection: an answer is in the notice only if the buyer publishes it', async () => {
  const fixture = await createFixture()
  const { buyer, suppliers } = fixture
  const project = await createPublished(fixture)
  await takePart(suppliers[0]!, project)
  const accepted = await judge(buyer, await raise(suppliers[0]!, project), 'accept')
  const answered = await answer(buyer, accepted, { isPublished: false })
  expect((await as(buyer, getProjectNotice, { id: project.id })).objections).toEqual([])
  await answer(buyer, answered)
  expect((await as(buyer, getProjectNotice, { id: project.id })).objections).toHaveLength(1)
})

test('objection: rejected with a reason, escalated with one, upheld only by an overseer', async () => {
  const fixture = await createFixture()
  const { buyer, suppliers, operator, overseer } = fixture
  const [supplier] = suppliers as [Person]
  const project = await createPublished(fixture)
  await takePart(supplier, project)
  const raised = await raise(supplier, project)
  await expect(judge(buyer, raised, 'reject', ' ')).rejects.toThrow('objection.reasonMissing')
  // An objection cannot be escalated before it is answered or overdue.
  await expect(moveIt(supplier, raised, 'escalate', '不服')).rejects.toThrow('objection.notLate')
  const rejected = await judge(buyer, raised, 'reject', '超出质疑范围')
  expect(rejected).toMatchObject({ status: 'rejected', reason: '超出质疑范围' })
  await expect(moveIt(supplier, rejected, 'escalate')).rejects.toThrow('objection.reasonMissing')
  const escalated = await moveIt(supplier, rejected, 'escalate', '参数确有倾向')
  expect(await as(overseer, countObjections, {})).toEqual({ waiting: 1 })
  expect((await as(overseer, contract.findObjection, { id: raised.id })).can).toEqual(['uphold', 'dismiss'])
  await expect(decide(operator, escalated, 'uphold')).rejects.toThrow('permission.denied')
  await expect(decide(buyer, escalated, 'uphold')).rejects.toThrow('permission.denied')
  expect(await decide(overseer, escalated, 'uphold')).toMatchObject({ status: 'upheld', reason: '经核查', can: [] })
})

test('objection: only by participants, in its period, one open at a time for each subject', async () => {
  const fixture = await createFixture()
  const { suppliers, buyer } = fixture
  const [supplier, other] = suppliers as [Person, Person]
  const project = await createPublished(fixture)
  await expect(raise(supplier, project)).rejects.toThrow('objection.noPart')
  await takePart(supplier, project)
  await expect(raise(supplier, project, 'result')).rejects.toThrow('objection.notYet')
  const raised = await raise(supplier, project)
  await expect(raise(supplier, project)).rejects.toThrow('objection.there')
  await raise(supplier, project, 'process')
  await moveIt(supplier, raised, 'withdraw')
  expect(await raise(supplier, project)).toMatchObject({ status: 'submitted' })
  await expect(raise(buyer, project)).rejects.toThrow('permission.denied')

  const notice = () => as(other, getProjectNotice, { id: project.id })
  expect((await notice()).can).not.toContain('object')
  await takePart(other, project)
  expect((await notice()).objectionSubjects).toEqual(['requirements', 'process'])
  const shift = `update sourcing.projects set published_at = published_at - interval '7 days' where id = $1`
  await owner.query(shift, [project.id])
  await expect(raise(other, project)).rejects.toThrow('objection.over')
  expect((await notice()).objectionSubjects).toEqual(['process'])
})

test('objection: is inaccessible to other departments and tenants', async () => {
  const fixture = await createFixture()
  const { suppliers, tenant } = fixture
  const project = await createPublished(fixture)
  await takePart(suppliers[0]!, project)
  const raised = await raise(suppliers[0]!, project)
  const elsewhere = await aPerson(tenant, { permissions: ['project.manage'], dept: await aDepartment(tenant) })
  const strange = await createFixture()
  for (const person of [elsewhere, strange.buyer]) {
    expect((await as(person, contract.listObjections, {})).records).toEqual([])
    await expect(as(person, contract.findObjection, { id: raised.id })).rejects.toThrow('thing.notFound')
    await expect(as(person, contract.listObjectionChanges, { id: raised.id })).rejects.toThrow('thing.notFound')
    await expect(judge(person, raised, 'accept')).rejects.toThrow('thing.notFound')
  }
  await expect(moveIt(suppliers[1]!, raised, 'withdraw')).rejects.toThrow('thing.notFound')
  await expect(decide(strange.overseer, raised, 'dismiss')).rejects.toThrow('thing.notFound')
})

test('objection: an open one on the result blocks its publication; an overseer can release it', async () => {
  const fixture = await createFixture()
  const { buyer, suppliers, overseer } = fixture
  const awarded = await createAwarded(fixture)
  const announce = async () => move(buyer, await readAgain(buyer, awarded), 'announce')
  const process = await raise(suppliers[1]!, awarded, 'process')
  expect((await as(overseer, contract.findObjection, { id: process.id })).can).toEqual([])
  const raised = await raise(suppliers[1]!, awarded, 'result')
  expect(raised.blocks).toBe(true)
  await expect(announce()).rejects.toMatchObject({ message: 'result.objected', data: { count: 1 } })
  const accepted = await judge(buyer, raised, 'accept')
  const answered = await answer(buyer, accepted)
  await expect(announce()).rejects.toThrow('result.objected')
  const { id, version } = answered
  await expect(as(buyer, contract.releaseObjection, { id, version, reason: '急需' })).rejects.toThrow(
    'permission.denied',
  )
  const released = await as(overseer, contract.releaseObjection, { id, version, reason: '不影响结果，工期紧' })
  expect(released).toMatchObject({ status: 'answered', blocks: false, releaseReason: '不影响结果，工期紧' })
  expect(await announce()).toMatchObject({ status: '7' })
})

test('objection: an upheld one on the result requires another award', async () => {
  const fixture = await createFixture()
  const { buyer, suppliers, overseer } = fixture
  const awarded = await createAwarded(fixture)
  const raised = await raise(suppliers[1]!, awarded, 'result')
  const rejected = await judge(buyer, raised, 'reject', '理由不成立')
  await decide(overseer, await moveIt(suppliers[1]!, rejected, 'escalate', '评审有误'), 'uphold')
  const again = await readAgain(buyer, awarded)
  await expect(move(buyer, again, 'announce')).rejects.toThrow('result.objectionUpheld')
  const withdrawn = await move(buyer, again, 'withdrawAward')
  const { items: compared, quotes } = await as(buyer, findComparison, { projectId: withdrawn.id })
  const shares = compared.map(({ id, quantity }) => ({ itemId: id, quoteId: quotes[0]!.id, quantity }))
  const second = { id: withdrawn.id, version: withdrawn.version, shares, reasons: [], note: '' }
  expect(await move(buyer, await as(buyer, proposeAward, second), 'announce')).toMatchObject({ status: '7' })
})

test('objection: concurrent with the publication, it comes before or after', async () => {
  const fixture = await createFixture()
  const { buyer, suppliers } = fixture
  const awarded = await createAwarded(fixture)
  const ends = await outcomes([
    move(buyer, awarded, 'announce'),
    ...suppliers.map((supplier) => raise(supplier, awarded, 'result')),
  ])
  expect(ends.slice(1)).toEqual(['ok', 'ok'])
  const { status } = await readAgain(buyer, awarded)
  expect([status, ends[0]]).toEqual(status === '7' ? ['7', 'ok'] : ['8', 'result.objected'])
})

test('objection: unescalated answers are closed on time, and overdue ones reported once', async () => {
  const fixture = await createFixture()
  const { buyer, suppliers } = fixture
  const [supplier] = suppliers as [Person]
  const project = await createPublished(fixture)
  await takePart(supplier, project)
  const late = await raise(supplier, project)
  const answered = await answer(buyer, await judge(buyer, await raise(supplier, project, 'process'), 'accept'))
  await dueNow(late)
  await dueNow(answered)
  await runDue(fixture)
  await runDue(fixture)
  expect(await as(supplier, contract.findObjection, { id: answered.id })).toMatchObject({ status: 'closed' })
  const seen = await as(supplier, contract.findObjection, { id: late.id })
  expect(seen).toMatchObject({ status: 'submitted', isOverdue: true, can: ['withdraw', 'escalate'] })
  const { records } = await as(supplier, contract.listObjectionChanges, { id: late.id })
  expect(records.filter(({ what }) => what === 'objection.overdue')).toHaveLength(1)
  expect(await moveIt(supplier, seen, 'escalate', '逾期未答复')).toMatchObject({
    status: 'escalated',
    isOverdue: false,
  })
})

test('objection: the period for the process ends some days after quoting', async () => {
  const fixture = await createFixture()
  const [supplier] = fixture.suppliers as [Person]
  const project = await createPublished(fixture)
  await takePart(supplier, project)
  await passHours(project, 48 + 7 * 24 - 1)
  expect(await raise(supplier, project, 'process')).toMatchObject({ subject: 'process' })
  const [, other] = fixture.suppliers as [Person, Person]
  const again = await createPublished(fixture)
  await takePart(other, again)
  await passHours(again, 48 + 7 * 24 + 1)
  await expect(raise(other, again, 'process')).rejects.toThrow('objection.over')
})
