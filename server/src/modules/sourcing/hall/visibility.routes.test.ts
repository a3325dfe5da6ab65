import { expect, test } from 'vitest'
import type { Reply } from '#contract/kit/route.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { createAgency } from '#contract/sourcing/agencies/agencies.ts'
import { agencyScopes } from '#contract/sourcing/agencies/agencyScope.ts'
import { appointAgency } from '#contract/sourcing/agencies/appointments.ts'
import { answerQuestion, askQuestion, enrol, listEnrolments } from '#contract/sourcing/enrolments.ts'
import { raiseObjection } from '#contract/sourcing/objections/objections.ts'
import { changeProject } from '#contract/sourcing/projectChanges.ts'
import {
  changeEvaluators,
  closeScoring,
  findEvaluation,
  listSupervisedProjects,
} from '#contract/sourcing/evaluation/evaluation.ts'
import { decideProject, getProject, listProjectChanges, moveProject } from '#contract/sourcing/projects.ts'
import { findOpening } from '#contract/sourcing/quotes.ts'
import { listHall } from '#contract/sourcing/projectCards.ts'
import { getProjectNotice, type ProjectFact, type ProjectViewer, viewers } from '#contract/sourcing/projectNotice.ts'
import { aDepartment, aPerson, as, ask, type Person, refusalOf } from '#test/app.ts'
import { upload } from '#test/upload.ts'
import { createDraft, createPublished, createSourcingFixture, move, readAgain } from '#test/sourcing/fixture.ts'

type Notice = Reply<typeof getProjectNotice>

const fixture = await createSourcingFixture({ suppliers: 2 })
const { tenant, buyer, operator, suppliers } = fixture
const dept = await aDepartment(tenant)
const people: Readonly<Record<ProjectViewer, Pick<Person, 'host'> & { token?: string }>> = {
  visitor: { host: tenant.host },
  supplier: suppliers[0]!,
  enrolled: suppliers[1]!,
  department: await aPerson(tenant, { permissions: ['project.manage'], dept }),
  owner: buyer,
  overseer: operator,
  expert: await aPerson(tenant, { permissions: ['project.score'], dept }),
  supervisor: await aPerson(tenant, { permissions: ['project.supervise'], dept }),
  agency: await aPerson(tenant, { permissions: ['project.manage'], entrance: 'agency' }),
}
const file = await upload(buyer, uploadFile, { name: '技术规范.pdf', content: '%PDF-1.4\n%%EOF' })
const idOf = (viewer: ProjectViewer) => (people[viewer] as Person).userId
const project = await createPublished(fixture, {
  evaluation: 'weighted',
  criteria: [
    { name: '价格', kind: 'price', weight: 60 },
    { name: '质量', kind: 'technical', weight: 40 },
  ],
  expertIds: [idOf('expert')],
  supervisorIds: [idOf('supervisor')],
  isShowPrice: '1',
  budgetAmount: '71345.67',
  contactName: '周文涛',
  contactTel: '13912340987',
  items: [
    {
      name: '安全帽',
      spec: '',
      unit: '顶',
      quantity: '7',
      budgetPrice: '83.1357',
      needDate: null,
      remark: '',
      skuId: null,
    },
  ],
  attachments: [file.storageFileId],
})
const keeper = await aPerson(tenant, { permissions: ['agency.read', 'agency.manage'], entrance: 'operator' })
const { agencyId } = await as(keeper, createAgency, {
  name: '衡信招标代理有限公司',
  creditCode: '91320594MA27HX0009',
  contactName: '',
  contactTel: '',
  contactMail: '',
  userIds: [idOf('agency')],
})
await as(buyer, appointAgency, {
  projectId: project.id,
  version: project.version,
  agencyId,
  scope: [...agencyScopes],
  note: '',
})
await as(suppliers[1]!, enrol, {
  projectId: project.id,
  contactName: '许念安',
  contactTel: '13700001111',
  statement: '',
})

await as(suppliers[1]!, askQuestion, { projectId: project.id, body: '是否接受深色？' })
const [asked] = (await as(buyer, getProjectNotice, { id: project.id })).questions
await as(buyer, answerQuestion, { id: asked!.id, answer: '接受' })
await as(suppliers[1]!, askQuestion, { projectId: project.id, body: '是否包邮？' })
const { version, items } = await readAgain(buyer, project)
await as(buyer, changeProject, {
  id: project.id,
  version,
  title: '改规格',
  enrolEndAt: project.enrolEndAt,
  questionEndAt: project.questionEndAt,
  quoteBeginAt: project.quoteBeginAt,
  quoteEndAt: project.quoteEndAt,
  deliveryAddress: project.deliveryAddress,
  items: items.map(({ id, quantity }) => ({ id, quantity, spec: 'V 型', needDate: null })),
})

await as(suppliers[1]!, raiseObjection, { projectId: project.id, subject: 'requirements', body: '参数指向特定品牌' })

const holds = (text: string) => (notice: Notice) => JSON.stringify(notice).includes(text)
/** Traces of each fact in a reply; a hidden fact must not appear in any form. */
const traces: Readonly<Record<ProjectFact, readonly ((notice: Notice) => boolean)[]>> = {
  items: [({ items }) => items.length > 0],
  changes: [({ changes }) => changes.length > 0],
  questions: [holds('是否接受深色？')],
  budget: [holds('71345'), holds('83.1357')],
  files: [({ files }) => files.length > 0],
  contact: [holds('13912340987'), holds('周文涛')],
  counts: [({ size1 }) => size1 === 1],
  enrolments: [holds('13700001111')],
  suppliers: [holds('许念安')],
  quotes: [holds('"price":')],
  totals: [],
  scores: [holds('"points":')],
  award: [({ result }) => result !== null],
  ranking: [holds('"rank":')],
  objections: [holds('参数指向特定品牌')],
}
/** Facts that are not part of the notice, but have routes of their own. */
const elsewhere: ReadonlySet<ProjectFact> = new Set([
  'enrolments',
  'suppliers',
  'quotes',
  'totals',
  'scores',
  'ranking',
  'objections',
])

test.each(viewers)('project visibility: “%s” sees what the policy defines', async (viewer) => {
  const notice = await as(people[viewer] as Person, getProjectNotice, { id: project.id })
  expect(notice.viewer).toBe(viewer)
  for (const { fact, sees } of notice.visibility) {
    const isSeen = !elsewhere.has(fact) && sees.find((each) => each.viewer === viewer)!.sees === 'yes'
    for (const trace of traces[fact]) expect([viewer, fact, trace(notice)]).toEqual([viewer, fact, isSeen])
  }
  // An unanswered question is visible to the asking supplier and those who answer.
  expect([viewer, holds('是否包邮？')(notice)]).toEqual([
    viewer,
    ['agency', 'enrolled', 'owner', 'overseer', 'supervisor'].includes(viewer),
  ])
  const { statusCode, headers } = await ask(people[viewer], downloadFile, { storage_file_id: file.storageFileId })
  const isFile = statusCode === 200 && !String(headers['content-type']).includes('json')
  expect([viewer, isFile]).toEqual([viewer, notice.files.length > 0])
})

/** Routes that read a project besides its notice, and the fact that each needs. */
const calls: Readonly<Record<string, readonly [call: (person: Person) => Promise<unknown>, fact: ProjectFact]>> = {
  enrolments: [(person) => as(person, listEnrolments, { projectId: project.id }), 'enrolments'],
  project: [(person) => as(person, getProject, { id: project.id }), 'enrolments'],
  history: [(person) => as(person, listProjectChanges, { id: project.id }), 'enrolments'],
  evaluation: [(person) => as(person, findEvaluation, { projectId: project.id }), 'enrolments'],
  opening: [(person) => as(person, findOpening, { projectId: project.id }), 'enrolments'],
}
test.each(viewers.filter((viewer) => viewer !== 'visitor'))(
  'project visibility: “%s” reads enrolments, history, opening and evaluation as the policy defines',
  async (viewer) => {
    for (const [name, [call, fact]] of Object.entries(calls)) {
      const notice = await as(people[viewer] as Person, getProjectNotice, { id: project.id })
      const sees = notice.visibility.find((row) => row.fact === fact)!.sees.find((cell) => cell.viewer === viewer)!.sees
      const isRead = await call(people[viewer] as Person).then(
        () => true,
        () => false,
      )
      expect([viewer, name, isRead]).toEqual([viewer, name, sees === 'yes'])
    }
  },
)

test('project visibility: supervisors and experts cannot change a project', async () => {
  const { version: now } = await readAgain(buyer, project)
  const of = { id: project.id, version: now }
  for (const viewer of ['supervisor', 'expert'] as const) {
    const person = people[viewer] as Person
    const calls = [
      as(person, moveProject, { ...of, action: 'terminate', reason: '终止' }),
      as(person, closeScoring, { ...of, reason: '关闭' }),
      as(person, changeEvaluators, { ...of, expertIds: [], supervisorIds: [], reason: '更换' }),
    ]
    const refused = ['permission.denied', 'permission.denied', 'permission.denied']
    expect(await Promise.all(calls.map((call) => refusalOf(call)))).toEqual(refused)
  }
  expect((await as(people.supervisor as Person, getProject, { id: project.id })).can).toEqual([])
  expect((await as(people.supervisor as Person, listSupervisedProjects, {})).records).toMatchObject([
    { id: project.id, can: [] },
  ])
})

test('project visibility: approvers of a project read neither enrolments nor their files', async () => {
  const other = await createSourcingFixture({ approvalFrom: '0' })
  const submitted = await move(other.buyer, await createDraft(other), 'submit')
  const approver = await aPerson(other.tenant, {
    permissions: ['approval.decide', 'project.manage'],
    dept: await aDepartment(other.tenant),
  })
  const { id, version } = submitted
  await as(other.approver, decideProject, { id, version, decision: 'agree', opinion: '' })
  expect(await readAgain(other.approver, submitted)).toMatchObject({ status: '3' })
  for (const person of [other.approver, approver])
    await expect(as(person, listEnrolments, { projectId: id })).rejects.toThrow('thing.notFound')
  expect((await as(other.buyer, listEnrolments, { projectId: id })).records).toEqual([])
})

test('project visibility: a masked budget is not disclosed by filters or sorting', async () => {
  const other = await createSourcingFixture()
  const visitor = { host: other.tenant.host } as Person
  const masked = await createPublished(other, { isShowPrice: '1', budgetAmount: '90000', items: [item()] })
  const open = await createPublished(other, { budgetAmount: '60000', items: [item()] })
  const listed = async (filter: object) =>
    (await as(visitor, listHall, filter)).records.map(({ id, needTotal }) => [id, needTotal])
  expect(await listed({ budgetFrom: '80000' })).toEqual([])
  expect(await listed({ budgetTo: '100000' })).toEqual([[open.id, '60000.0000']])
  for (const sort of ['budget', '-budget'] as const)
    expect((await listed({ sort })).toSorted()).toEqual(
      [
        [masked.id, null],
        [open.id, '60000.0000'],
      ].toSorted(),
    )
  const order = async (sort: 'budget' | '-budget') => (await listed({ sort })).map(([id]) => id)
  expect(await order('budget')).toEqual(await order('-budget'))
})

test('project visibility: readers of a masked budget are informed that others do not see it', async () => {
  const other = await createSourcingFixture()
  const { id } = await createPublished(other, { isShowPrice: '1', budgetAmount: '90000', items: [item()] })
  const budgetOf = async (person: Person) => {
    const { isShowPrice, needTotal } = await as(person, getProjectNotice, { id })
    return [isShowPrice, needTotal]
  }
  expect(await budgetOf(other.buyer)).toEqual(['1', '90000.0000'])
  expect(await budgetOf({ host: other.tenant.host } as Person)).toEqual(['1', null])
})
const item = () => ({
  name: '安全帽',
  spec: '',
  unit: '顶',
  quantity: '1',
  budgetPrice: '',
  needDate: null,
  remark: '',
  skuId: null,
})
