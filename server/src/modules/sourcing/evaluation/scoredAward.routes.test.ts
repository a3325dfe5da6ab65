import { expect, test } from 'vitest'
import type { Input } from '#contract/kit/route.ts'
import { findAward, proposeAward } from '#contract/sourcing/award.ts'
import { firstShares } from '#contract/sourcing/awarding.ts'
import { findNegotiations } from '#contract/sourcing/seal/negotiation.ts'
import { downloadComparison, findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { declareConflict, findEvaluation, reopenScores } from '#contract/sourcing/evaluation/evaluation.ts'
import { decideProject } from '#contract/sourcing/projects.ts'
import { findAuditTrust } from '#contract/sourcing/seal.ts'
import { downloadAuditFile } from '#contract/sourcing/seal/audit.ts'
import type { AuditFile } from '#sealing/audit/file.ts'
import type { Evidence } from '#sealing/audit/evidence.ts'
import { verifyAuditFile } from '#sealing/audit/verify.ts'
import { aPerson, as, ask, type Person } from '#test/app.ts'
import { createEvaluationFixture, createScoring, score } from '#test/sourcing/evaluation.ts'
import { createDraft, draftFor, move, type Project, readAgain } from '#test/sourcing/fixture.ts'
import { download } from '#test/upload.ts'
import { sheetsOf } from '#test/workbook.ts'
import { createProject } from '#contract/sourcing/projects.ts'

const fixture = await createEvaluationFixture()
const { buyer, tenant, experts, suppliers, supervisor } = fixture
const [first, second] = experts
/** Scores in which the second, more expensive supplier is far better. */
const better = [
  ['60.0', '55.0'],
  ['95.0', '92.5'],
]

async function scored(over: Parameters<typeof createScoring>[1] = {}): Promise<Project> {
  const project = await createScoring(fixture, over)
  await score(first, project, better, '样品齐全')
  await score(second, project, better)
  return readAgain(buyer, project)
}
const propose = (
  { id, version }: Project,
  shares: Input<typeof proposeAward>['shares'],
  reasons: Input<typeof proposeAward>['reasons'] = [],
) => as(buyer, proposeAward, { id, version, shares, reasons, note: '' })
const fileFor = async (person: Person, { id: projectId }: Project) =>
  (await ask(person, downloadAuditFile, { projectId })).json<AuditFile>()
/**
 * Failed checks of an audit file, except `closedEarly`: the fixture moves the deadline, which the signed terms do not
 * reflect.
 */
async function failuresOf(file: AuditFile, { id: projectId }: Project, evidence: Partial<Evidence> = {}) {
  const trust = await as({ host: tenant.host }, findAuditTrust, { projectId })
  const { failed } = await verifyAuditFile(file, { ...trust, ...evidence })
  return failed.filter(({ why }) => why !== 'closedEarly').map(({ check }) => check)
}

test('scored award: none before scoring is closed; then the best score, others only with a reason', async () => {
  const open = await createScoring(fixture)
  const asked = await as(buyer, findComparison, { projectId: open.id })
  const cheapest = asked.items.map(({ id, quantity }) => ({ itemId: id, quoteId: asked.quotes[0]!.id, quantity }))
  await expect(propose(open, cheapest)).rejects.toThrow('award.notScored')
  await score(first, open, better)
  await score(second, open, better)

  const project = await readAgain(buyer, open)
  const comparison = await as(buyer, findComparison, { projectId: project.id })
  expect(comparison.scores!.suppliers.map(({ rank, supplierId }) => [rank, supplierId])).toEqual([
    [1, suppliers[1]!.supplierId],
    [2, suppliers[0]!.supplierId],
  ])
  await expect(propose(project, cheapest)).rejects.toMatchObject({
    message: 'award.rankReasonMissing',
    data: { item: '整单' },
  })
  await propose(project, firstShares(comparison))
  const award = await as(buyer, findAward, { projectId: project.id })
  expect(award).toMatchObject({ status: 'approved', total: '2488.00', reasons: [] })
  expect(award!.suppliers.map(({ rank, isWinner }) => [rank, isWinner])).toEqual([
    [1, true],
    [2, false],
  ])
  // The comparison is frozen with its scores.
  const frozen = await as(supervisor, findComparison, { projectId: project.id })
  expect(await as(supervisor, findNegotiations, { projectId: project.id })).toMatchObject({ rounds: 1 })
  await expect(as(experts[0], findNegotiations, { projectId: project.id })).rejects.toThrow('thing.notFound')
  expect(frozen).toMatchObject({ frozenAt: award!.proposedAt, scores: comparison.scores })
})

test('scored award: the workbook has the scores', async () => {
  const { id: projectId } = await scored()
  const [, reached, given] = await sheetsOf(await download(buyer, downloadComparison, { projectId }))
  expect(reached).toEqual([
    ['价格', '60%', '96.14', '100.00'],
    ['质量', '25%', '95.00', '60.00'],
    ['服务', '15%', '92.50', '55.00'],
    ['综合得分', '100%', '95.31', '83.25'],
    ['排名', '', 1, 2],
  ])
  expect(given).toHaveLength(8)
  expect(given![0]).toEqual(['贺书瑶', expect.any(String), '质量', '60.0', '样品齐全'])
})

test('scored award: item by item to the best quote, proven by the audit file', async () => {
  const project = await scored({ awardBy: 'line' })
  const comparison = await as(buyer, findComparison, { projectId: project.id })
  const shares = firstShares(comparison)
  await move(buyer, await propose(project, shares), 'announce')
  const file = await fileFor(suppliers[0]!, project)
  expect(file.result.award).toMatchObject({ seq: null, lines: [{}, {}] })
  expect(await failuresOf(file, project)).toEqual([])
})

test('scored award: the audit file has anonymous sheets, recalculates them, and detects alterations', async () => {
  const project = await createScoring(fixture)
  const { receipt } = await score(first, project, better)
  await score(second, project, better)
  const comparison = await as(buyer, findComparison, { projectId: project.id })
  await move(buyer, await propose(await readAgain(buyer, project), firstShares(comparison)), 'announce')

  const full = await fileFor(buyer, project)
  expect(full.result.sheets).toMatchObject([
    { expert: 1, name: '贺书瑶' },
    { expert: 2, name: '方以宁' },
  ])
  const file = await fileFor(suppliers[0]!, project)
  expect(file.profile).toBe('totals')
  expect(file.result.sheets).toMatchObject([
    { expert: 1, name: null },
    { expert: 2, name: null },
  ])
  expect(JSON.stringify(file)).not.toContain('贺书瑶')
  expect(file.result.scores.map(({ points }) => points)).toEqual(['95.31', '83.25'])
  for (const each of [file, full]) expect(await failuresOf(each, project, { scoreReceipts: [receipt!] })).toEqual([])
  const [one, two] = file.result.sheets!
  const altered = { ...one!, scores: one!.scores.map((each) => ({ ...each, points: ['99.0', '99.0'] })) }
  const changed = { ...file, result: { ...file.result, sheets: [altered, two!] } }
  expect(await failuresOf(changed, project)).toEqual(['V01', 'V11'])
  expect(await failuresOf(changed, project, { scoreReceipts: [receipt!] })).toEqual(['V01', 'V11', 'V12'])
})

test('scored award: an expert of the project cannot approve its award', async () => {
  const own = await createEvaluationFixture({ approvalFrom: '0' })
  const { approver } = own
  const twin = await aPerson(own.tenant, { permissions: ['project.score'], person: approver.personId, name: '沈若川' })
  const project = await createScoring(own, { expertIds: [twin.userId] })
  // Named in the draft, when the approver is not known yet.
  await score(twin, project, better)
  const comparison = await as(own.buyer, findComparison, { projectId: project.id })
  const { id, version } = await readAgain(own.buyer, project)
  const of = { id, version, shares: firstShares(comparison), reasons: [], note: '' }
  const proposed = await as(own.buyer, proposeAward, of)
  const decision = { id, version: proposed.version, decision: 'agree', opinion: '' } as const
  await expect(as(approver, decideProject, decision)).rejects.toThrow('evaluation.expertDecides')
})

test('evaluators: separation of duties applies in drafts and afterwards', async () => {
  const { manager, colleague, trader, both } = {
    manager: await aPerson(tenant, { permissions: ['project.score', 'project.manage'], name: '同部门采购人' }),
    colleague: await aPerson(tenant, { permissions: [], name: '无权限' }),
    trader: await aPerson(tenant, { permissions: ['project.score'], person: suppliers[0]!.personId }),
    both: await aPerson(tenant, { permissions: ['project.score', 'project.supervise'] }),
  }
  const ownerTwin = await aPerson(tenant, { permissions: ['project.score'], person: buyer.personId })
  const weighted = { evaluation: 'weighted', criteria: [{ name: '质量', kind: 'technical', weight: 100 }] } as const
  const draft = (ids: { expertIds?: string[]; supervisorIds?: string[] }) =>
    as(buyer, createProject, { ...draftFor(fixture), ...weighted, criteria: [...weighted.criteria], ...ids })
  for (const [ids, code] of [
    [{ expertIds: [colleague.userId] }, 'evaluation.ineligible'],
    [{ expertIds: [trader.userId] }, 'evaluation.ineligible'],
    [{ expertIds: ['999'] }, 'evaluation.ineligible'],
    [{ supervisorIds: [first.userId] }, 'evaluation.ineligible'],
    [{ expertIds: [manager.userId] }, 'evaluation.ownProject'],
    [{ expertIds: [ownerTwin.userId] }, 'evaluation.ownProject'],
    [{ expertIds: [both.userId], supervisorIds: [both.userId] }, 'evaluation.twice'],
    [{ expertIds: [first.userId, first.userId] }, 'evaluation.twice'],
  ] as const)
    await expect(draft(ids as unknown as { expertIds?: string[] })).rejects.toThrow(code)
  const stranger = await createEvaluationFixture()
  await expect(draft({ expertIds: [stranger.experts[0].userId] })).rejects.toThrow('evaluation.ineligible')
  const made = await createDraft(fixture, { supervisorIds: [supervisor.userId] })
  expect(made).toMatchObject({ experts: [], supervisors: [{ name: '钟望舒' }] })
})

test('evaluators: are inaccessible to other departments', async () => {
  const project = await createScoring(fixture)
  const elsewhere = (await createEvaluationFixture()).buyer
  const { id, version } = project
  const of = { id, version, userId: first.userId, reason: '重评' }
  await expect(as(elsewhere, reopenScores, of)).rejects.toThrow('thing.notFound')
  await expect(as(elsewhere, findEvaluation, { projectId: id })).rejects.toThrow('thing.notFound')
  await expect(as(first, declareConflict, { projectId: id, reason: ' ' })).rejects.toThrow('evaluation.reasonMissing')
})
