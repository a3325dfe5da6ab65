import { expect, test } from 'vitest'
import { makeExample } from '../testing/alterations.ts'
import { auditFileOf, trustIn } from '../testing/audit.ts'
import { makeWeighted } from '../testing/weighted.ts'
import { buildAuditFile } from './build.ts'
import { awardedSubjects } from './profiles.ts'
import { standingQuotes } from './standing.ts'
import { codesOf } from './report.ts'
import { verifyAuditFile } from './verify.ts'
import { resigned } from '../testing/weightedAlterations.ts'

const profiles = ['full', 'totals', 'winner'] as const
const isShown = (cell: object) => 'value' in cell

test.each(profiles)('audit profile: %s: discloses names, totals and ranks of losers by one policy', async (profile) => {
  const { project, facts } = await makeExample('A')
  const file = await auditFileOf(project, { profile })
  expect((await verifyAuditFile(file, trustIn(project))).failed).toEqual([])
  const winners = awardedSubjects(file)
  const standing = standingQuotes(file)
  const losers = standing.filter(({ subject }) => !winners.has(subject!))
  expect(losers.length).toBeGreaterThan(0)
  const seqs = new Set(losers.map(({ seq }) => seq))
  const seen = {
    names: file.subjects.some(({ subject }) => losers.some((each) => each.subject === subject)),
    totals: file.disclosures.some(({ seq, total }) => seqs.has(seq) && isShown(total)),
    ranks: file.result.ranking.some(({ seq }) => seqs.has(seq)),
  }
  expect(seen).toEqual({ names: profile === 'full', totals: profile !== 'winner', ranks: profile !== 'winner' })
  const text = JSON.stringify(file)
  for (const { name, subject } of facts.subjects)
    expect(text.includes(name)).toBe(profile === 'full' || winners.has(subject))
})

test('audit profile: winner: the reader sees the own name and rank, and nothing of other losers', async () => {
  const { project, facts } = await makeExample('A')
  const winners = awardedSubjects(facts)
  const [own, other] = standingQuotes(facts).filter(({ subject }) => !winners.has(subject!))
  const file = await buildAuditFile(project.platform, { ...facts, profile: 'winner', own: own!.subject })
  expect((await verifyAuditFile(file, trustIn(project))).failed).toEqual([])
  expect(file.subjects.map(({ subject }) => subject).toSorted()).toEqual([...winners, own!.subject!].toSorted())
  expect(file.result.ranking.some(({ seq }) => seq === own!.seq)).toBe(true)
  if (other) expect(file.result.ranking.some(({ seq }) => seq === other.seq)).toBe(false)
})

test('audit profile: winner: of a weighted award it has the scores of awarded suppliers only', async () => {
  const { project, facts, receipts } = await makeWeighted('A')
  const file = await buildAuditFile(project.platform, { ...facts, profile: 'winner' })
  const winners = awardedSubjects(file)
  const trust = trustIn(project)
  expect((await verifyAuditFile(file, { ...trust, scoreReceipts: receipts })).failed).toEqual([])
  expect(file.result.sheets!.flatMap(({ scores }) => scores).every(({ subject }) => winners.has(subject))).toBe(true)
  expect(file.result.scores.map(({ seq }) => seq)).toEqual(file.result.ranking.map(({ seq }) => seq))
  const [sheet, ...others] = file.result.sheets!
  const altered = {
    ...sheet!,
    scores: sheet!.scores.map((each) => ({ ...each, points: each.points.map(() => '1.0') })),
  }
  const forged = await resigned(project.platform, file, { result: { ...file.result, sheets: [altered, ...others] } })
  expect(codesOf(await verifyAuditFile(forged, { ...trust, scoreReceipts: receipts }))).toEqual(['V12'])
})

test.each(profiles)('audit profile: %s: awarded suppliers must be named and ranked', async (profile) => {
  const { project } = await makeExample('A')
  const file = await auditFileOf(project, { profile })
  const winners = awardedSubjects(file)
  const unnamed = { subjects: file.subjects.filter(({ subject }) => !winners.has(subject)) }
  expect(codesOf(await verifyAuditFile(await resigned(project.platform, file, unnamed), trustIn(project)))).toEqual([
    'V07',
  ])
  const unranked = { result: { ...file.result, ranking: [] } }
  expect(codesOf(await verifyAuditFile(await resigned(project.platform, file, unranked), trustIn(project)))).toEqual([
    'V11',
  ])
})
