import { expect, test } from 'vitest'
import { findAward } from '#contract/sourcing/award.ts'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import {
  closeScoring,
  declareConflict,
  findEvaluation,
  findScoringRoom,
  listMyEvaluations,
  reopenScores,
  saveScores,
  submitScores,
} from '#contract/sourcing/evaluation/evaluation.ts'
import { changeEvaluators } from '#contract/sourcing/evaluation/evaluation.ts'
import { listProjectChanges } from '#contract/sourcing/projects.ts'
import { isScoreReceiptSigned } from '#sealing/scoring/scoreReceipt.ts'
import { aPerson, as, type Person, refusalOf } from '#test/app.ts'
import { connectAuditor } from '#test/ordering/auditor.ts'
import {
  createEvaluationFixture,
  createScoring,
  named,
  roomOf,
  save,
  score,
  scoresFor,
} from '#test/sourcing/evaluation.ts'
import { createPublished, readAgain } from '#test/sourcing/fixture.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'

const { owner } = await connectAuditor()
const fixture = await createEvaluationFixture()
const { buyer, operator, experts, supervisor, suppliers, tenant } = fixture
const [first, second] = experts
const good = [
  ['88.5', '90.0'],
  ['70.0', '65.0'],
]
const other = [
  ['92', '81.5'],
  ['74.0', '100'],
]

test('scoring: experts score independently; the last submission closes it and shows everything', async () => {
  const project = await createScoring(fixture)
  const { id: projectId } = project
  const room = await roomOf(first, project)
  expect(room).toMatchObject({ status: 'waiting', version: 0, receipt: null, all: null })
  expect(room.suppliers).toMatchObject([{ total: null, priceScore: null }, { total: null }])
  expect(JSON.stringify(room)).not.toContain('230.0000')
  await score(first, project, good, '样品完整')

  // Only the expert receives a score before all have submitted.
  const secrets = ['88.5', '样品完整']
  const people: readonly [Person, () => Promise<unknown>][] = [
    [second, () => roomOf(second, project)],
    ...[buyer, operator, supervisor].flatMap((person): [Person, () => Promise<unknown>][] => [
      [person, () => as(person, findEvaluation, { projectId })],
      [person, () => as(person, findComparison, { projectId })],
      [person, () => as(person, listProjectChanges, { id: projectId })],
    ]),
  ]
  for (const [person, read] of people) {
    const said = JSON.stringify(await read())
    expect([person.userName, secrets.filter((secret) => said.includes(secret))]).toEqual([person.userName, []])
  }
  expect(await as(buyer, findEvaluation, { projectId })).toMatchObject({
    experts: [
      { name: '贺书瑶', status: 'submitted', submittedAt: expect.any(String) },
      { name: '方以宁', status: 'waiting', submittedAt: null },
    ],
    closedAt: null,
    scores: null,
    can: ['changeEvaluators', 'reopen', 'close'],
  })

  await score(second, project, other)
  const { scores, can } = await as(supervisor, findEvaluation, { projectId })
  expect(can).toEqual([])
  expect(scores).toMatchObject({
    closedReason: '',
    experts: [
      { no: 1, name: '贺书瑶', scores: [{ points: ['88.5', '90.0'], comments: ['样品完整', '样品完整'] }, {}] },
      { no: 2, name: '方以宁', scores: [{ points: ['92.0', '81.5'] }, { points: ['74.0', '100.0'] }] },
    ],
    // 60 % of 100 and 25 % of 90.25 and 15 % of 85.75; 60 % of 96.14 and 25 % of 72 and 15 % of 82.5.
    suppliers: [
      { rank: 1, score: '95.43', points: ['100.00', '90.25', '85.75'], total: '2392.00' },
      { rank: 2, score: '88.06', points: ['96.14', '72.00', '82.50'], total: '2488.00' },
    ],
  })
  expect((await as(buyer, findComparison, { projectId })).scores).toEqual(scores)
  const shown = await roomOf(second, project)
  expect(shown).toMatchObject({ status: 'closed', all: { experts: [{ no: 1 }, { no: 2 }], suppliers: [] } })
  expect(await as(buyer, findAward, { projectId })).toBeNull()
})

test('scoring: prices are visible to experts only if configured; price scores are computed', async () => {
  const project = await createScoring(fixture, { expertsSeePrices: true })
  const room = await roomOf(first, project)
  expect(room.suppliers).toMatchObject([
    { total: '2392.00', priceScore: '100.00', lines: [{ price: '230.0000' }, {}] },
    { total: '2488.00', priceScore: '96.14' },
  ])
  const scores = scoresFor(room, [['10.0', '20.0', '30.0'], good[1]!])
  for (const route of [saveScores, submitScores])
    expect(await refusalOf(as(first, route, { projectId: project.id, version: 0, scores }))).toBe('thing.notFound')
  expect((await as(first, findComparison, { projectId: project.id })).quotes).toHaveLength(2)
  await expect(as(second, findEvaluation, { projectId: project.id })).rejects.toThrow('thing.notFound')
})

test('scoring: drafts are saved, submitted once, and only when complete', async () => {
  const project = await createScoring(fixture)
  const { id: projectId } = project
  const draft = await save(first, project, [
    ['88.5', ''],
    ['', ''],
  ])
  expect(draft).toMatchObject({
    status: 'waiting',
    version: 2,
    scores: [{ points: '88.5' }, { points: '' }, { points: '' }, { points: '' }],
  })
  const stale = { projectId, version: 0, scores: draft.scores }
  await expect(as(first, saveScores, stale)).rejects.toThrow('thing.stale')
  await expect(as(first, submitScores, { ...stale, version: 2 })).rejects.toMatchObject({
    message: 'evaluation.incomplete',
    data: { count: 3 },
  })
  expect(await roomOf(first, project)).toMatchObject({ version: 2, submittedAt: null })
  for (const wrong of ['100.1', '88.55', '-1', '1e2', '088'])
    expect(
      await refusalOf(
        as(first, saveScores, {
          projectId,
          version: 2,
          scores: scoresFor(draft, [
            [wrong, ''],
            ['', ''],
          ]),
        }),
      ),
    ).toBe('input.invalid')
  const foreign = scoresFor({ suppliers: [{ ...draft.suppliers[0]!, supplierId: '1' }] }, good)
  await expect(as(first, saveScores, { projectId, version: 2, scores: foreign })).rejects.toThrow('thing.notFound')

  const submitted = await score(first, project, good)
  expect(submitted).toMatchObject({ status: 'submitted', submittedAt: expect.any(String) })
  const { platformKey } = await as({ host: tenant.host }, findAuditTrust, { projectId })
  expect(isScoreReceiptSigned('A', platformKey, submitted.receipt!)).toBe(true)
  expect(submitted.receipt!.body).toMatchObject({ projectId, no: 1, scores: [{ points: ['88.5', '90.0'] }, {}] })
  expect((await roomOf(first, project)).receipt).toEqual(submitted.receipt)
  const again = { projectId, version: submitted.version, scores: scoresFor(submitted, other) }
  for (const route of [saveScores, submitScores])
    await expect(as(first, route, again)).rejects.toThrow('evaluation.submitted')
  // Not even the application's role can change submitted scores.
  const { rows } = await owner.query<{ may: boolean }>(
    `select has_table_privilege('baicai_app', 'sourcing.score_submissions', 'update') as may`,
  )
  expect(rows).toEqual([{ may: false }])
})

test('scoring: the owner reopens a sheet with a reason before the end; earlier submissions are kept', async () => {
  const project = await createScoring(fixture)
  const { id, version } = project
  const of = { id, version, userId: first.userId }
  await expect(as(buyer, reopenScores, { ...of, reason: '漏看附件' })).rejects.toThrow('evaluation.notSubmitted')
  await score(first, project, good)
  await expect(as(buyer, reopenScores, { ...of, reason: ' ' })).rejects.toThrow('evaluation.reasonMissing')
  await as(buyer, reopenScores, { ...of, reason: '漏看附件' })
  expect(await roomOf(first, project)).toMatchObject({ status: 'waiting', reopenReason: '漏看附件', receipt: null })
  const again = await score(first, project, other)
  expect(again.receipt!.body.no).toBe(2)
  const { rows } = await owner.query(
    'select u.no from sourcing.score_submissions u join sourcing.score_sheets s on s.id = u.sheet_id where s.project_id = $1 order by u.no',
    [id],
  )
  expect(rows).toEqual([{ no: 1 }, { no: 2 }])
  const happened = (await as(buyer, listProjectChanges, { id, limit: 10 })).records.map(({ what, reason }) => [
    what,
    reason,
  ])
  expect(happened.slice(0, 3)).toEqual([
    ['project.scoresSubmitted', ''],
    ['project.scoresReopened', '漏看附件'],
    ['project.scoresSubmitted', ''],
  ])
  await score(second, project, good)
  await expect(as(buyer, reopenScores, { ...of, version: version + 1, reason: '再看' })).rejects.toThrow(
    'evaluation.closed',
  )
})

test('scoring: closed early by its owner with a reason after a first submission; then immutable', async () => {
  const project = await createScoring(fixture)
  const { id, version } = project
  await expect(as(buyer, closeScoring, { id, version, reason: '时间紧' })).rejects.toThrow('evaluation.noScores')
  await score(first, project, good)
  await expect(as(buyer, closeScoring, { id, version, reason: ' ' })).rejects.toThrow('evaluation.reasonMissing')
  await as(buyer, closeScoring, { id, version, reason: '方以宁出差' })
  const { scores } = await as(buyer, findEvaluation, { projectId: id })
  expect(scores).toMatchObject({ closedReason: '方以宁出差', experts: [{ name: '贺书瑶' }] })
  const room = await roomOf(second, project)
  expect(room.status).toBe('closed')
  const late = { projectId: id, version: 0, scores: scoresFor(room, other) }
  await expect(as(second, submitScores, late)).rejects.toThrow('evaluation.closed')
  await expect(as(second, declareConflict, { projectId: id, reason: '亲属' })).rejects.toThrow('evaluation.closed')
  const people = { id, version: version + 1, ...named(fixture), reason: '换人' }
  await expect(as(buyer, changeEvaluators, { ...people, expertIds: [first.userId] })).rejects.toThrow(
    'evaluation.closed',
  )
})

test('scoring: an expert with a conflict of interest loses access, does not count, and is replaced', async () => {
  const project = await createScoring(fixture, { expertsSeePrices: true })
  const { id: projectId } = project
  await score(second, project, other)
  await as(second, declareConflict, { projectId, reason: '曾在该供应商任职' })
  await expect(as(second, findScoringRoom, { projectId })).rejects.toThrow('thing.notFound')
  await expect(as(second, findComparison, { projectId })).rejects.toThrow('thing.notFound')
  expect((await as(second, listMyEvaluations, { tab: 'all' })).records.map(({ id }) => id)).not.toContain(projectId)
  expect(await as(buyer, findEvaluation, { projectId })).toMatchObject({
    experts: [{ name: '贺书瑶' }, { name: '方以宁', status: 'conflict', reason: '曾在该供应商任职' }],
  })
  // The other expert has submitted, but one is still missing.
  await score(first, project, good)
  expect((await as(buyer, findEvaluation, { projectId })).closedAt).toBeNull()
  const { version } = await readAgain(buyer, project)
  const third = await aPerson(tenant, { permissions: ['project.score'], name: '白予安' })
  const change = { id: projectId, version, supervisorIds: [supervisor.userId], reason: '更换专家' }
  const back = [first.userId, second.userId]
  await expect(as(buyer, changeEvaluators, { ...change, expertIds: back })).rejects.toThrow('evaluation.ineligible')
  const ids = [first.userId, third.userId]
  await expect(as(buyer, changeEvaluators, { ...change, expertIds: ids, reason: '' })).rejects.toThrow(
    'evaluation.changeReason',
  )
  await as(buyer, changeEvaluators, { ...change, expertIds: ids })
  const { records } = await as(buyer, listProjectChanges, { id: projectId, limit: 10 })
  expect(records[0]).toMatchObject({ what: 'project.evaluatorsChanged', reason: '更换专家', added: ['白予安'] })
  await score(third, project, good)
  expect(await as(buyer, findEvaluation, { projectId })).toMatchObject({
    closedAt: expect.any(String),
    scores: { experts: [{ name: '贺书瑶' }, { name: '白予安' }] },
  })
})

test('scoring: without a replacement the remaining experts are enough', async () => {
  const project = await createScoring(fixture)
  const { id } = project
  await score(first, project, good)
  await as(second, declareConflict, { projectId: id, reason: '亲属' })
  const { version } = await readAgain(buyer, project)
  const ids = { expertIds: [first.userId], supervisorIds: [] }
  await as(buyer, changeEvaluators, { id, version, ...ids, reason: '其余专家已够' })
  expect((await as(buyer, findEvaluation, { projectId: id })).scores).toMatchObject({ experts: [{ name: '贺书瑶' }] })
})

test('scoring: only by experts, and only after the opening', async () => {
  const published = await createPublished(fixture, {
    evaluation: 'weighted',
    criteria: [
      { name: '质量', kind: 'technical', weight: 40 },
      { name: '价格', kind: 'price', weight: 60 },
    ],
    ...named(fixture),
  })
  expect(await roomOf(first, published)).toMatchObject({ status: 'notOpened', suppliers: [] })
  const none = { projectId: published.id, version: 0, scores: [] }
  await expect(as(first, submitScores, none)).rejects.toThrow('evaluation.notOpen')
  const project = await createScoring(fixture, { expertIds: [first.userId] })
  await expect(as(second, findScoringRoom, { projectId: project.id })).rejects.toThrow('thing.notFound')
  for (const person of [buyer, supervisor, suppliers[0]!])
    await expect(as(person, findScoringRoom, { projectId: project.id })).rejects.toThrow('permission.denied')
  const stranger = (await createEvaluationFixture()).experts[0]
  await expect(as(stranger, findScoringRoom, { projectId: project.id })).rejects.toThrow('thing.notFound')
  for (const person of [first, supervisor, operator])
    await expect(
      as(person, closeScoring, { id: project.id, version: project.version, reason: '关闭' }),
    ).rejects.toThrow('permission.denied')
})
