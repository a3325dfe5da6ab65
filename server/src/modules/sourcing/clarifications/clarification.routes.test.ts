import { expect, test } from 'vitest'
import { uploadFile, downloadFile } from '#contract/files/files.ts'
import { proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import {
  answerClarification,
  askClarification,
  listClarifications,
  listMyClarifications,
} from '#contract/sourcing/clarifications/clarifications.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { listProjectChanges } from '#contract/sourcing/projects.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import type { AuditFile } from '#sealing/audit/file.ts'
import { codesOf } from '#sealing/audit/report.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
import { aPerson, as, ask, type Person, refusalOf } from '#test/app.ts'
import { appoint, represented } from '#test/sourcing/agencies.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { createQuoting } from '#test/sourcing/sealing.ts'
import { createSourcingFixture, move, type Project, readAgain, type SourcingFixture } from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { download, upload } from '#test/upload.ts'

const items = [itemNamed('防寒大衣', '10', '238')]
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const opened = (fixture: SourcingFixture, over = {}) =>
  createOpened(fixture, { items, ...over }, [['230.0000'], ['240.0000']])
const askOf = (person: Person, project: { readonly id: string }, supplier: Person, over = {}) =>
  as(person, askClarification, {
    projectId: project.id,
    supplierId: supplier.supplierId!,
    question: '报价是否含安装与调试？',
    dueAt: inHours(24),
    ...over,
  })
const mineOf = (supplier: Person, { id }: { readonly id: string }) =>
  as(supplier, listMyClarifications, { projectId: id })
const pdf = { name: '说明.pdf', content: '%PDF-1.4\n%%EOF' }

test('clarifications: one bidder is asked and answers once; no other bidder learns of it', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer, suppliers, operator, tenant } = fixture
  const [asked, other] = [suppliers[0]!, suppliers[1]!]
  const project = await opened(fixture)
  const before = await as(other, getProjectNotice, { id: project.id })
  const file = await upload(buyer, uploadFile, pdf)
  const { list, suppliers: askable } = await askOf(buyer, project, asked, { attachments: [file.storageFileId] })
  expect(askable).toHaveLength(2)
  expect(list).toMatchObject([{ no: 1, status: 'open', askedName: '林知远', supplierId: asked.supplierId }])
  expect((await as(operator, listClarifications, { projectId: project.id })).mayAsk).toBe(false)

  const [question] = await mineOf(asked, project)
  expect(question).toMatchObject({ status: 'open', mayAnswer: true, askedName: '' })
  expect(await mineOf(other, project)).toEqual([])
  expect(await as(other, getProjectNotice, { id: project.id })).toEqual({ ...before, now: expect.any(String) })
  expect(await refusalOf(as(other, answerClarification, { id: question!.id, answer: '含' }))).toBe('thing.notFound')
  const read = (person: Person) => refusalOf(download(person, downloadFile, { storage_file_id: file.storageFileId }))
  expect([await read(asked), await read(other), await read(operator)]).toEqual([
    'accepted',
    'thing.notFound',
    'accepted',
  ])
  expect(await refusalOf(as(asked, listClarifications, { projectId: project.id }))).toBe('permission.denied')

  // Several answers at once: exactly one.
  const answers = await Promise.all(
    ['含安装', '不含安装', '另计'].map((answer) =>
      refusalOf(as(asked, answerClarification, { id: question!.id, answer })),
    ),
  )
  expect(answers.toSorted()).toEqual(['accepted', 'clarification.answered', 'clarification.answered'])
  const [given] = await mineOf(asked, project)
  expect(given).toMatchObject({ status: 'answered', mayAnswer: false, answerFingerprint: expect.any(String) })
  const { records } = await as(buyer, listProjectChanges, { id: project.id })
  expect(records.slice(0, 2).map(({ what }) => what)).toEqual([
    'project.clarificationAnswered',
    'project.clarificationAsked',
  ])
  await expect(
    owner.query("update sourcing.clarifications set answer = '改' where tenant_id = $1", [tenant.id]),
  ).rejects.toThrow('does not change')
})

test('clarifications: after the opening, before the award, with time to answer, of bidders alone', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer, suppliers } = fixture
  const [asked] = suppliers
  const quoting = await createQuoting(fixture)
  expect(await refusalOf(askOf(buyer, quoting, asked!))).toBe('clarification.notNow')
  const project = await opened(fixture)
  expect(await refusalOf(askOf(buyer, project, suppliers[2]!))).toBe('clarification.noQuote')
  expect(await refusalOf(askOf(buyer, project, asked!, { dueAt: inHours(0.5) }))).toBe('clarification.dueTooSoon')
  await askOf(buyer, project, asked!)
  const [question] = await mineOf(asked!, project)
  const comparison = await as(buyer, findComparison, { projectId: project.id })
  const { version } = await readAgain(buyer, project)
  await as(buyer, proposeAward, { id: project.id, version, shares: firstShares(comparison), reasons: [], note: '' })
  expect(await refusalOf(askOf(buyer, project, asked!))).toBe('clarification.notNow')
  await owner.query('alter table sourcing.clarifications disable trigger keep_clarified')
  await owner.query(
    `update sourcing.clarifications set asked_at = asked_at - interval '2 days', due_at = due_at - interval '2 days' where id = $1`,
    [question!.id],
  )
  await owner.query('alter table sourcing.clarifications enable trigger keep_clarified')
  expect(await refusalOf(as(asked!, answerClarification, { id: question!.id, answer: '含' }))).toBe(
    'clarification.late',
  )
  expect((await mineOf(asked!, project))[0]).toMatchObject({ status: 'lapsed', mayAnswer: false })
})

test('clarifications: asked by the buyer, its agency within its scope, and the first expert', async () => {
  const all = await represented()
  const { agent, tenant, suppliers, buyer } = all
  const lead = await aPerson(tenant, { entrance: 'expert', permissions: ['project.score'] })
  const second = await aPerson(tenant, { entrance: 'expert', permissions: ['project.score'] })
  const weights = [
    { name: '价格', kind: 'price', weight: 60 },
    { name: '技术', kind: 'technical', weight: 40 },
  ] as const
  const project = await opened(all, {
    evaluation: 'weighted',
    criteria: weights,
    expertIds: [lead.userId, second.userId],
  })
  await appoint(all, project, ['publish'])
  for (const person of [agent, second]) {
    expect(await refusalOf(askOf(person, project, suppliers[0]!))).toBe('thing.notFound')
    expect(await refusalOf(as(person, listClarifications, { projectId: project.id }))).toBe('thing.notFound')
  }
  await appoint(all, project, ['comparison'])
  for (const person of [buyer, agent, lead]) await askOf(person, project, suppliers[0]!)
  expect((await mineOf(suppliers[0]!, project)).map(({ no }) => no)).toEqual([1, 2, 3])
  expect((await as(lead, listClarifications, { projectId: project.id })).list).toHaveLength(3)
  const stranger = (await createSourcingFixture()).buyer
  expect(await refusalOf(as(stranger, listClarifications, { projectId: project.id }))).toBe('thing.notFound')
})

/** Awards an opened project, publishes the result and reads its audit file. */
async function audited(fixture: SourcingFixture, project: Project) {
  const { buyer } = fixture
  const comparison = await as(buyer, findComparison, { projectId: project.id })
  const { version, id } = await readAgain(buyer, project)
  const awarded = await as(buyer, proposeAward, { id, version, shares: firstShares(comparison), reasons: [], note: '' })
  await move(buyer, awarded, 'announce')
  const trust = await as(buyer, findAuditTrust, { projectId: id })
  const fileFor = async (person: Pick<Person, 'host'> & { token?: string }) =>
    (await ask(person, downloadAuditFile, { projectId: id })).json<AuditFile>()
  const codes = async (file: AuditFile) => codesOf(await verifyAuditFile(file, trust)).filter((code) => code !== 'V05')
  return { fileFor, codes }
}

test('clarifications: in the audit file for the asking side and their own bidder; an altered one is found', async () => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  const { buyer, suppliers, tenant } = fixture
  const [asked, other] = [suppliers[0]!, suppliers[1]!]
  const project = await opened(fixture)
  const question = await upload(buyer, uploadFile, pdf)
  await askOf(buyer, project, asked, { attachments: [question.storageFileId] })
  await askOf(buyer, project, asked, { question: '质保期自何时起算？' })
  const [first] = await mineOf(asked, project)
  const proof = await upload(asked, uploadFile, pdf)
  await as(asked, answerClarification, { id: first!.id, answer: '含安装与调试', attachments: [proof.storageFileId] })
  const { fileFor, codes } = await audited(fixture, project)

  const file = await fileFor(buyer)
  expect(file.clarifications).toHaveLength(2)
  expect(await codes(file)).toEqual([])
  expect((await fileFor(asked)).clarifications).toHaveLength(2)
  for (const reader of [other, { host: tenant.host }]) {
    const shown = await fileFor(reader)
    expect(shown.clarifications).toBeUndefined()
    expect(await codes(shown)).toEqual([])
  }

  const [one, two] = file.clarifications!
  const altered: readonly AuditFile['clarifications'][] = [
    [{ ...one!, question: '报价是否不含安装？' }, two!],
    [{ ...one!, answer: { ...one!.answer!, text: '不含安装' } }, two!],
    [two!],
  ]
  for (const each of altered) expect(await codes({ ...file, clarifications: each! })).toEqual(['V01', 'V14'])
})
