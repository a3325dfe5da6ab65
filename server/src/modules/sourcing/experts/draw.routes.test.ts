import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAgency } from '#contract/sourcing/agencies/agencies.ts'
import { declareConflict, findEvaluation } from '#contract/sourcing/evaluation/evaluation.ts'
import * as draws from '#contract/sourcing/experts/draws.ts'
import * as pool from '#contract/sourcing/experts/experts.ts'
import { appointAgency } from '#contract/sourcing/agencies/appointments.ts'
import { decideProject, listProjectChanges } from '#contract/sourcing/projects.ts'
import { drawCommitment, drawOrder } from '#sealing/draw/expertDraw.ts'
import { systemActor } from '#kit/actor.ts'
import { createCategory } from '#modules/catalogue/index.ts'
import { aDepartment, aPerson, as, database, type Person, refusalOf } from '#test/app.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { criteria } from '#test/sourcing/evaluation.ts'
import {
  createDraft,
  createPublished,
  createSourcingFixture,
  move,
  readAgain,
  type SourcingFixture,
} from '#test/sourcing/fixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'

interface Pooled extends SourcingFixture {
  readonly keeper: Person
  readonly add: (person: Person, over?: Partial<pool.ExpertDraft>) => Promise<pool.Expert>
}

async function pooled(options: Parameters<typeof createSourcingFixture>[0] = {}): Promise<Pooled> {
  const fixture = await createSourcingFixture({ suppliers: 2, ...options })
  const keeper = await aPerson(fixture.tenant, {
    entrance: 'operator',
    permissions: ['expert.manage', 'agency.manage', 'agency.read'],
  })
  const usual = { categoryIds: [fixture.categoryId], title: '高级工程师', employer: '', conflictSupplierIds: [] }
  const add = (person: Person, over = {}) => as(keeper, pool.createExpert, { userId: person.userId, ...usual, ...over })
  return { ...fixture, keeper, add }
}
const anExpert = ({ tenant }: SourcingFixture, options: Parameters<typeof aPerson>[1] = {}) =>
  aPerson(tenant, { entrance: 'expert', permissions: ['project.score'], ...options })

const weighted = (fixture: Pooled, over = {}) => createPublished(fixture, { evaluation: 'weighted', criteria, ...over })
async function prepare(fixture: Pooled, project: { readonly id: string }, over = {}) {
  const { version } = await readAgain(fixture.buyer, project)
  const input = { projectId: project.id, version, seats: 2, categoryIds: [], replacedId: null, reason: '', ...over }
  return as(fixture.buyer, draws.prepareDraw, input)
}
async function draw({ buyer }: Pooled, { draws: [last], projectId }: draws.Draws, contribution = random()) {
  const { version } = await readAgain(buyer, { id: projectId })
  return as(buyer, draws.performDraw, { projectId, version, drawId: last!.id, contribution })
}
const random = () => randomBytes(32).toString('hex')

test('draws: committed to before, repeatable afterwards, and the drawn experts score the project', async () => {
  const fixture = await pooled()
  const { buyer, operator } = fixture
  for (let n = 0; n < 6; n++) await fixture.add(await anExpert(fixture, { name: `专家${n}` }))
  const project = await weighted(fixture)
  const prepared = await prepare(fixture, project)
  const [{ seed, commitment, candidates, chosen: none, status }] = prepared.draws as [draws.Draw]
  expect({ seed, none, status }).toEqual({ seed: null, none: [], status: 'prepared' })
  expect(candidates).toHaveLength(6)
  // No reply has the seed before the draw, the history included.
  const secret = (
    await owner.query<{ seed: string }>('select seed from sourcing.expert_draws where project_id = $1', [project.id])
  ).rows[0]!.seed
  for (const said of [
    await as(operator, draws.findDraws, { projectId: project.id }),
    await as(buyer, listProjectChanges, { id: project.id }),
  ])
    expect(JSON.stringify(said)).not.toContain(secret)

  const contribution = random()
  const done = await draw(fixture, prepared, contribution)
  const [last] = done.draws as [draws.Draw]
  expect(last).toMatchObject({ status: 'chosen', seed: secret, contribution, dropped: [] })
  const origin = { suite: last.suite, projectId: project.id, no: last.no }
  expect(drawCommitment(origin, last.seed!)).toBe(commitment)
  const order = drawOrder({
    ...origin,
    seed: last.seed!,
    contribution,
    candidates: last.candidates.map(({ expertId }) => expertId),
  })
  expect(last.chosen.map(({ expertId }) => expertId)).toEqual(order.slice(0, 2))
  expect((await readAgain(buyer, project)).expertIds).toEqual(last.chosen.map(({ userId }) => userId))
  expect((await as(buyer, findEvaluation, { projectId: project.id })).experts).toHaveLength(2)
  // What was drawn can be changed by nobody, the owner of the database's own statements included.
  await expect(
    owner.query('update sourcing.expert_draws set chosen_name = $2 where project_id = $1', [project.id, 'x']),
  ).rejects.toThrow('does not change')
})

test('draws: who is concerned is excluded, each with the reason', async () => {
  const fixture = await pooled({ approvalFrom: '0' })
  const { tenant, buyer, approver, suppliers, keeper, add, categoryId } = fixture
  const elsewhere = await aDepartment(tenant)
  const anEmployee = (options: Parameters<typeof aPerson>[1]) =>
    aPerson(tenant, { permissions: ['project.score'], ...options })
  const dept = { id: buyer.deptId, path: buyer.deptPath }
  await add(await anExpert(fixture, { name: '可抽一' }))
  await add(await anEmployee({ name: '可抽二', dept: elsewhere }))
  await add(await anEmployee({ name: '同部门', dept }))
  await add(await anExpert(fixture, { name: '编制人', person: buyer.personId }))
  await add(await anExpert(fixture, { name: '审批人', person: approver.personId }))
  const agent = await aPerson(tenant, { entrance: 'agency', permissions: ['project.manage'] })
  await add(await anExpert(fixture, { name: '代理人', person: agent.personId }))
  const supervisor = await aPerson(tenant, { entrance: 'supervisor', permissions: ['project.supervise'] })
  await add(await anExpert(fixture, { name: '监督人', person: supervisor.personId }))
  const supplierId = suppliers[0]!.supplierId!
  await add(await anExpert(fixture, { name: '声明回避' }), { conflictSupplierIds: [supplierId] })
  const { id: other } = await database.write(tenant.id, (tx) =>
    createCategory(tx, systemActor(tenant.id), {
      code: 'other',
      name: '办公用品',
      enName: 'Office',
      kind: 'goods',
      position: 2,
      picture: '',
      isShield: '0',
      attributes: [],
      taxRate: '13.00',
      taxCategoryCode: '',
    }),
  )
  await add(await anExpert(fixture, { name: '他专业' }), { categoryIds: [other] })
  const gone = await add(await anExpert(fixture, { name: '停用' }))
  await as(keeper, pool.setExpertStatus, { expertId: gone.expertId, status: 'disabled' })

  const draft = await createDraft(fixture, {
    evaluation: 'weighted',
    criteria,
    scope: 'invited',
    invitedIds: [supplierId],
    supervisorIds: [supervisor.userId],
  })
  const submitted = await move(buyer, draft, 'submit')
  const { id, version } = submitted
  await as(approver, decideProject, { id, version, decision: 'agree', opinion: '' })
  const agency = await as(keeper, createAgency, {
    name: '衡信招标代理有限公司',
    creditCode: '91320594MA27HX0001',
    contactName: '',
    contactTel: '',
    contactMail: '',
    userIds: [agent.userId],
  })
  await as(buyer, appointAgency, {
    projectId: id,
    version: (await readAgain(buyer, draft)).version,
    agencyId: agency.agencyId,
    scope: ['questions'],
    note: '',
  })
  const {
    draws: [prepared],
  } = await prepare(fixture, draft, { categoryIds: [categoryId] })
  expect(prepared!.candidates.map(({ name }) => name).toSorted()).toEqual(['可抽一', '可抽二'])
  expect(Object.fromEntries(prepared!.excluded.map(({ name, why }) => [name, why]))).toEqual({
    同部门: 'department',
    编制人: 'author',
    审批人: 'approver',
    代理人: 'agency',
    监督人: 'supervisor',
    声明回避: 'supplier',
    他专业: 'field',
  })
})

test('draws: who is concerned since the preparation is skipped, and too few are refused', async () => {
  const fixture = await pooled()
  const { keeper, suppliers } = fixture
  const added = [] as pool.Expert[]
  for (let n = 0; n < 3; n++) added.push(await fixture.add(await anExpert(fixture, { name: `专家${n}` })))
  const project = await weighted(fixture, { scope: 'invited', invitedIds: [suppliers[0]!.supplierId!] })
  const prepared = await prepare(fixture, project)
  const [one, two] = added as [pool.Expert, pool.Expert]
  const { expertId, version, categoryIds, title, employer } = one
  const conflictSupplierIds = [suppliers[0]!.supplierId!]
  await as(keeper, pool.editExpert, { expertId, version, categoryIds, title, employer, conflictSupplierIds })
  const done = await draw(fixture, prepared)
  expect(done.draws[0]).toMatchObject({ dropped: [{ expertId: one.expertId, why: 'supplier' }] })
  expect(done.draws[0]!.chosen.map((each) => each.expertId)).not.toContain(one.expertId)
  expect(await refusalOf(prepare(fixture, project, { seats: 1 }))).toBe('draw.tooFew')
  expect(two.isUsable).toBe(true)
})

test('draws: an expert who steps back is drawn again with a reason, never twice', async () => {
  const fixture = await pooled()
  const { buyer } = fixture
  const people = [] as Person[]
  for (let n = 0; n < 4; n++) {
    const person = await anExpert(fixture, { name: `专家${n}` })
    people.push(person)
    await fixture.add(person)
  }
  const project = await weighted(fixture)
  const done = await draw(fixture, await prepare(fixture, project))
  const [first] = done.draws[0]!.chosen
  const stepping = people.find(({ userId }) => userId === first!.userId)!
  await as(stepping, declareConflict, { projectId: project.id, reason: '亲属任职' })
  const replacing = { seats: 1, replacedId: stepping.userId }
  expect(await refusalOf(prepare(fixture, project, replacing))).toBe('draw.reasonMissing')
  const again = await prepare(fixture, project, { ...replacing, reason: '专家声明回避' })
  expect(again.draws[0]).toMatchObject({ no: 2, seats: 1, replacedName: stepping.userName, reason: '专家声明回避' })
  expect(again.draws[0]!.excluded).toContainEqual(expect.objectContaining({ name: stepping.userName, why: 'conflict' }))
  const after = await draw(fixture, again)
  const { expertIds } = await readAgain(buyer, project)
  expect(expertIds).toHaveLength(2)
  expect(expertIds).not.toContain(stepping.userId)
  expect(after.draws.map(({ no, status }) => [no, status])).toEqual([
    [2, 'chosen'],
    [1, 'chosen'],
  ])
})

test('draws: one at a time, once each, by the department alone, and given up on record', async () => {
  const fixture = await pooled()
  const { buyer, operator, tenant } = fixture
  for (let n = 0; n < 3; n++) await fixture.add(await anExpert(fixture))
  const project = await weighted(fixture)
  const { id: projectId, version } = project
  const input = { projectId, version, seats: 2, categoryIds: [], replacedId: null, reason: '' }
  const elsewhere = await aPerson(tenant, { permissions: ['project.manage'], dept: await aDepartment(tenant) })
  expect(await refusalOf(as(elsewhere, draws.prepareDraw, input))).toBe('thing.notFound')
  expect(await refusalOf(as(operator, draws.prepareDraw, input))).toBe('permission.denied')
  const stranger = await pooled()
  expect(await refusalOf(as(stranger.buyer, draws.findDraws, { projectId }))).toBe('thing.notFound')
  const prepared = await prepare(fixture, project)
  expect(await refusalOf(prepare(fixture, project))).toBe('draw.open')
  const drawId = prepared.draws[0]!.id
  const given = await as(buyer, draws.voidDraw, { projectId, version, drawId, reason: '人数有误' })
  expect(given.draws).toMatchObject([{ status: 'voided', seed: null, voidReason: '人数有误' }])
  expect(await refusalOf(as(buyer, draws.performDraw, { projectId, version, drawId, contribution: random() }))).toBe(
    'draw.none',
  )
  const next = await prepare(fixture, project)
  const nextId = next.draws[0]!.id
  const race = await outcomes(
    [random(), random(), random()].map((contribution) =>
      as(buyer, draws.performDraw, { projectId, version, drawId: nextId, contribution }),
    ),
  )
  expect(count(race, 'ok')).toBe(1)
  const inquiry = await createPublished(fixture)
  expect(await refusalOf(prepare(fixture, inquiry))).toBe('draw.notWeighted')
})

test('experts: only accounts that may score, once, with known fields', async () => {
  const fixture = await pooled()
  const { keeper, tenant, add } = fixture
  const expert = await anExpert(fixture, { name: '司徒衡' })
  const added = await add(expert)
  expect(added).toMatchObject({ name: '司徒衡', isUsable: true, categories: [{ name: '劳保安防' }], evaluations: 0 })
  expect(await refusalOf(add(expert))).toBe('expert.accountTaken')
  expect(await refusalOf(add(await aPerson(tenant, { permissions: [] })))).toBe('expert.ineligible')
  const another = await anExpert(fixture)
  expect(await refusalOf(add(another, { categoryIds: [] }))).toBe('expert.noFields')
  const foreign = await pooled()
  expect(await refusalOf(add(another, { categoryIds: [foreign.categoryId] }))).toBe('expert.unknown')
  expect(await refusalOf(add(another, { conflictSupplierIds: [foreign.suppliers[0]!.supplierId!] }))).toBe(
    'expert.unknown',
  )
  expect(await refusalOf(as(foreign.keeper, pool.getExpert, { expertId: added.expertId }))).toBe('thing.notFound')
  expect((await as(keeper, pool.listExperts, { limit: 10, keyword: '司徒' })).total).toBe(1)
})
