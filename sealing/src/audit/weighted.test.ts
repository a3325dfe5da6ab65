import { beforeAll, expect, test } from 'vitest'
import { trustIn } from '../testing/audit.ts'
import { makeWeighted, type WeightedExample } from '../testing/weighted.ts'
import { points, resigned, weightedAlterations, withSheet } from '../testing/weightedAlterations.ts'
import { buildAuditFile } from './build.ts'
import type { AuditFile } from './file.ts'
import { rankingOf, scoredQuotes } from './ranking.ts'
import { codesOf } from './report.ts'
import { scoresOf } from './sheets.ts'
import { verifyAuditFile } from './verify.ts'

const both = ['A', 'B'] as const
const examples: Partial<Record<'A' | 'B', { example: WeightedExample; file: AuditFile }>> = {}
beforeAll(async () => {
  for (const suite of both) {
    const example = await makeWeighted(suite)
    examples[suite] = { example, file: await buildAuditFile(example.project.platform, example.facts) }
  }
})

const cases = both.flatMap((suite) =>
  weightedAlterations.map(([name, alter, codes]) => ({ suite, name, alter, codes })),
)

test.each(cases)(
  'weighted alteration: $suite: $name: found even if the platform signs the file again',
  async (each) => {
    const { example, file } = examples[each.suite]!
    const trust = trustIn(example.project)
    expect((await verifyAuditFile(file, trust)).failed).toEqual([])
    const changed = { ...file, ...each.alter(file) }
    const signedAgain = await resigned(example.project.platform, file, each.alter(file))
    expect(codesOf(await verifyAuditFile(signedAgain, trust))).toEqual(each.codes)
    const codesWithoutSignature = each.codes[0] === 'V00' ? ['V00'] : ['V01', ...each.codes]
    expect(codesOf(await verifyAuditFile(changed, trust))).toEqual(codesWithoutSignature)
  },
)

test.each(both)(
  'weighted alteration: %s: consistently altered scores are found by the receipt of the expert',
  async (suite) => {
    const { example, file } = examples[suite]!
    const { project, facts, receipts } = example
    const { sheets } = withSheet(file, 0, points(['100.0', '100.0']))
    const quotes = [...facts.quotes].map(([seq, { quote }]) => ({
      seq,
      total: quote.total,
      amounts: new Map(quote.lines.map(({ itemId, amount }) => [itemId, amount])),
    }))
    const totals = scoredQuotes(quotes, facts.terms, scoresOf(facts, sheets))
    const result = {
      sheets,
      scores: totals.map(({ seq, total }) => ({ seq, points: total })),
      ranking: rankingOf(quotes, facts.terms, totals),
      award: { ...facts.result.award, seq: totals[0]!.seq },
    }
    const forged = await buildAuditFile(project.platform, { ...facts, result })
    const trust = trustIn(project)
    expect(codesOf(await verifyAuditFile(forged, trust))).toEqual([])
    expect(codesOf(await verifyAuditFile(forged, { ...trust, scoreReceipts: receipts }))).toEqual(['V12'])
    const report = await verifyAuditFile(file, { ...trust, scoreReceipts: receipts })
    expect([report.failed, report.trusted.includes('noScoreReceipts')]).toEqual([[], false])
    const foreign = { ...receipts[0]!, sig: 'ab'.repeat(64) }
    expect(codesOf(await verifyAuditFile(file, { ...trust, scoreReceipts: [foreign] }))).toEqual(['V12'])
  },
)

test('weighted audit file: the last submission of a reopened sheet is effective', async () => {
  const { example, file } = examples.A!
  const change = { result: withSheet(file, 0, () => ({ no: 2 })) }
  const reopened = await resigned(example.project.platform, file, change)
  const evidence = { ...trustIn(example.project), scoreReceipts: example.receipts }
  expect((await verifyAuditFile(reopened, evidence)).failed).toEqual([])
})

test('weighted audit file: items are awarded separately to the best quote', async () => {
  const { project, facts } = await makeWeighted('A', { partial: true })
  const file = await buildAuditFile(project.platform, facts)
  expect(file.result.award).toMatchObject({ seq: null })
  expect((await verifyAuditFile(file, trustIn(project))).failed).toEqual([])
  const lines = facts.result.award.lines.map((line) => ({ ...line, seq: facts.result.ranking[1]!.seq }))
  const award = { ...facts.result.award, lines }
  const other = await buildAuditFile(project.platform, { ...facts, result: { ...facts.result, award } })
  expect(codesOf(await verifyAuditFile(other, trustIn(project)))).toEqual(['V11'])
  const reasoned = { ...facts.result, award: { ...award, reason: '产能不足' } }
  const deviating = await buildAuditFile(project.platform, { ...facts, result: reasoned })
  expect(codesOf(await verifyAuditFile(deviating, trustIn(project)))).toEqual(
    project.terms.rule.mayDeviate ? [] : ['V11'],
  )
})
