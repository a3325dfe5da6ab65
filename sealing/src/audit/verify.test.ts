import { expect, test } from 'vitest'
import { canonicalBytes } from '../bytes/canonical.ts'
import type { Mode } from '../ceremony/keyRecord.ts'
import { auditFileOf, keptBy, trustIn } from '../testing/audit.ts'
import { closeRound, makeProject, openRound, submit } from '../testing/project.ts'
import { sheetFor, weightedRule } from '../testing/weighted.ts'
import { lineOf, quoteAt } from '../testing/quotes.ts'
import { quoteTotal } from '../quotes/amount.ts'
import { codesOf } from './report.ts'
import { verifyAuditFile } from './verify.ts'

const both = ['A', 'B'] as const
const profiles = ['full', 'totals', 'winner'] as const

async function awarded(suite: 'A' | 'B', options: { mode?: Mode; rounds?: number } = {}) {
  const project = makeProject(suite, options)
  for (let round = 1; round <= (options.rounds ?? 1); round += 1) {
    await openRound(project, round)
    await submit(project, 'a', `${12 - round}.0000`)
    await submit(project, 'b', `${11 - round}.0000`)
    if (round === 1) await submit(project, 'c', '30.0000')
    await closeRound(project)
  }
  return project
}

const cases = both.flatMap((suite) =>
  (['assisted', 'committee', 'automatic'] as const).flatMap((mode) =>
    [1, 2, 3].map((rounds) => ({ suite, mode, rounds })),
  ),
)
test.each(cases)(
  'audit file: $suite, $mode, rounds: $rounds: passes with all evidence',
  async ({ suite, mode, rounds }) => {
    const project = await awarded(suite, { mode, rounds })
    const report = await verifyAuditFile(await auditFileOf(project), { ...trustIn(project), ...keptBy(project) })
    expect(report.failed).toEqual([])
    expect(report.checked).toHaveLength(15)
    const platformAlone = mode === 'automatic' ? ['platformAlone'] : []
    expect(report.trusted).toEqual(['supplierNames', 'otherSums', ...platformAlone])
  },
)

test.each(profiles)(
  'audit file: profile %s: discloses exactly its fields and lists unproven facts',
  async (profile) => {
    const project = await awarded('A')
    const file = await auditFileOf(project, { profile })
    const report = await verifyAuditFile(JSON.parse(JSON.stringify(file)), trustIn(project))
    expect(report.failed).toEqual([])
    const text = JSON.stringify(file.disclosures)
    // The winner's total, the loser's total, the loser's price, and a text of the winner.
    const shown = ['60100.00', '66100.00', '11.0000', '晋亿'].map((part) => text.includes(part))
    const expected = {
      full: [true, true, true, true],
      totals: [true, true, false, false],
      winner: [true, false, false, false],
    }
    expect(shown).toEqual(expected[profile])
    const unproven = { full: [], totals: ['otherSums'], winner: ['otherQuotes'] }
    const evidence = ['noReceipts', 'noClosingHeads', 'noPackets']
    expect(report.trusted).toEqual(['supplierNames', ...unproven[profile], ...evidence])
  },
)

test('audit file: the report without evidence has the same checks and more unproven facts', async () => {
  const project = await awarded('A', { rounds: 2 })
  const file = await auditFileOf(project, { profile: 'full' })
  expect((await verifyAuditFile(file, trustIn(project))).failed).toEqual([])
  const empty = { ...trustIn(project), directory: [] }
  expect(codesOf(await verifyAuditFile(file, empty))).toEqual(['V02'])
  const other = { ...trustIn(project), platformKey: project.people.buyer.signer.publicKey }
  expect(codesOf(await verifyAuditFile(file, other))).toEqual(['V01', 'V06'])
  expect((await verifyAuditFile(null, trustIn(project))).failed).toEqual([{ check: 'V00', why: '' }])
})

test.each(profiles)('audit file: profile %s: items are awarded separately to their lowest amounts', async (profile) => {
  const project = makeProject('A', { items: 2, rule: { award: 'perLine', partial: true } })
  const [one, two] = project.terms.items
  const quoteOf = (...prices: readonly [string, string?]) => {
    const lines = [lineOf(one!, prices[0]), ...(prices[1] === undefined ? [] : [lineOf(two!, prices[1])])]
    const { head } = quoteAt('1.0000', project.terms)
    const amounts = lines.map(({ amount }) => amount)
    return { head, total: quoteTotal(amounts, head.freight), lines }
  }
  await openRound(project)
  await submit(project, 'a', quoteOf('3.0000', '9.0000'))
  await submit(project, 'b', quoteOf('4.0000', '8.0000'))
  await submit(project, 'c', quoteOf('5.0000'))
  await closeRound(project)
  const file = await auditFileOf(project, { profile })
  expect(file.result.award.lines).toEqual([
    { itemId: '1', seq: 2 },
    { itemId: '2', seq: 3 },
  ])
  const evidence = { ...trustIn(project), ...keptBy(project) }
  expect((await verifyAuditFile(file, evidence)).failed).toEqual([])
  const { buildAuditFile } = await import('./build.ts')
  const { auditFacts } = await import('../testing/audit.ts')
  const facts = await auditFacts(project, { profile })
  const award = { ...facts.result.award, lines: facts.result.award.lines.map((line) => ({ ...line, seq: 3 })) }
  const unjust = await buildAuditFile(project.platform, { ...facts, result: { ...facts.result, award } })
  const codes = codesOf(await verifyAuditFile(unjust, evidence))
  expect(codes).toEqual(profile === 'winner' ? ['V13'] : ['V11', 'V13'])
})

test('audit file: a weighted award is recalculated from the score sheets, which are unproven', async () => {
  const project = makeProject('A', { rule: weightedRule })
  await openRound(project)
  const a = await submit(project, 'a', '10.0000')
  const b = await submit(project, 'b', '11.0000')
  await closeRound(project)
  const sheets = [sheetFor(project, 1, { a: ['60.0', '70.0'], b: ['95.5', '88.0'] })]
  const file = await auditFileOf(project, { sheets })
  expect(file.result.award.seq).toBe(b.entry.seq)
  // The price score of b, with freight, is 90.92; 60 % of it, 25 % of 95.5 and 15 % of 88.
  expect(file.result.scores).toEqual([
    { seq: b.entry.seq, points: '91.63' },
    { seq: a.entry.seq, points: '85.50' },
  ])
  const report = await verifyAuditFile(file, { ...trustIn(project), ...keptBy(project) })
  expect(report.failed).toEqual([])
  expect(report.trusted).toEqual(expect.arrayContaining(['scores', 'noScoreReceipts']))
  const other = { ...file, result: { ...file.result, scores: [] } }
  expect(codesOf(await verifyAuditFile(other, trustIn(project)))).toEqual(['V01', 'V11'])
})

test('audit file: a deviating award requires the rule and a reason, which is unproven', async () => {
  const { buildAuditFile } = await import('./build.ts')
  const { auditFacts } = await import('../testing/audit.ts')
  const codes: string[][] = []
  for (const [mayDeviate, reason] of [
    [false, 'licence expired'],
    [true, ''],
    [true, 'licence expired'],
  ] as const) {
    const project = makeProject('A', { rule: { mayDeviate } })
    await openRound(project)
    await submit(project, 'a', '10.0000')
    const second = await submit(project, 'b', '11.0000')
    await closeRound(project)
    const facts = await auditFacts(project)
    const award = { seq: second.entry.seq, lines: [], reason }
    const file = await buildAuditFile(project.platform, { ...facts, result: { ...facts.result, award } })
    const report = await verifyAuditFile(file, trustIn(project))
    codes.push([...codesOf(report), ...report.trusted.filter((each) => each === 'deviation')])
  }
  expect(codes).toEqual([['V11'], ['V11', 'deviation'], ['deviation']])
})

test('audit file: without quotes there is no award; equal totals share a rank', async () => {
  const empty = makeProject('A')
  await openRound(empty)
  await closeRound(empty)
  expect((await verifyAuditFile(await auditFileOf(empty), trustIn(empty))).failed).toEqual([])
  const equal = makeProject('A')
  await openRound(equal)
  for (const supplier of ['a', 'b']) await submit(equal, supplier, '5.0000')
  await submit(equal, 'c', '6.0000')
  await closeRound(equal)
  const file = await auditFileOf(equal)
  expect(file.result.ranking.map(({ rank }) => rank)).toEqual([1, 1, 3])
  expect((await verifyAuditFile(file, trustIn(equal))).failed).toEqual([])
  expect(canonicalBytes(file).length).toBeGreaterThan(1000)
})
