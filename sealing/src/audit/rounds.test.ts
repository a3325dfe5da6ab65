import { beforeAll, expect, test } from 'vitest'
import { originHash } from '../log/entry.ts'
import { collusion, withOutcome } from '../testing/alter.ts'
import { auditFacts, keptBy, resultOf, trustIn } from '../testing/audit.ts'
import { closeRound, makeProject, openRound, type Project, submit, type Submission } from '../testing/project.ts'
import { type AuditFacts, buildAuditFile } from './build.ts'
import type { Evidence } from './evidence.ts'
import { codesOf } from './report.ts'
import { standingQuotes } from './standing.ts'
import { verifyAuditFile } from './verify.ts'

/**
 * Three rounds: `a` lowers its quote twice, `b` once, `c` keeps its first quote, and `d` raises its quote in the
 * second.
 */
interface Example {
  readonly project: Project
  readonly facts: AuditFacts
  readonly superseded: Submission
  readonly last: Submission
  readonly raised: Submission
}
async function makeExample(suite: 'A' | 'B', rule: Parameters<typeof makeProject>[1] = {}): Promise<Example> {
  const project = makeProject(suite, rule)
  await openRound(project, 1)
  const superseded = await submit(project, 'a', '12.0000')
  await submit(project, 'b', '11.0000')
  await submit(project, 'c', '13.0000')
  await submit(project, 'd', '14.0000')
  await closeRound(project)
  await openRound(project, 2)
  await submit(project, 'a', '10.0000')
  await submit(project, 'b', '10.5000')
  const raised = await submit(project, 'd', '14.5000')
  await closeRound(project)
  await openRound(project, 3)
  const last = await submit(project, 'a', '9.0000')
  await closeRound(project)
  return { project, facts: await auditFacts(project), superseded, raised, last }
}

const both = ['A', 'B'] as const
const examples: Partial<Record<'A' | 'B', Example>> = {}
beforeAll(async () => {
  for (const suite of both) examples[suite] = await makeExample(suite)
})

async function codes({ project }: Example, facts: AuditFacts, evidence: Partial<Evidence> = {}) {
  const file = await buildAuditFile(project.platform, facts)
  return codesOf(await verifyAuditFile(file, { ...trustIn(project), ...evidence }))
}

test.each(both)(
  'rounds: %s: the last valid quote of each supplier is effective, and everything is verified',
  async (suite) => {
    const example = examples[suite]!
    const { facts, project, last, superseded } = example
    expect(await codes(example, facts, keptBy(project))).toEqual([])
    expect(facts.openings[1]!.outcomes.map(({ status, why }) => [status, why])).toEqual([
      ['valid', ''],
      ['valid', ''],
      ['invalid', 'raised'],
    ])
    // `c` and `d` of the first round, `b` of the second, `a` of the third.
    expect(standingQuotes(facts).map(({ round }) => round)).toEqual([1, 1, 2, 3])
    expect(facts.result.award.seq).toBe(last.entry.seq)
    expect(facts.result.ranking.map(({ seq }) => seq)).not.toContain(superseded.entry.seq)
  },
)

test.each(both)('rounds: %s: a superseded quote is not effective', async (suite) => {
  const example = examples[suite]!
  const { facts, superseded, last } = example
  const replaceSeq = (seq: number) => (seq === last.entry.seq ? superseded.entry.seq : seq)
  const ranking = facts.result.ranking.map(({ seq, rank }) => ({ seq: replaceSeq(seq), rank }))
  const award = { ...facts.result.award, seq: superseded.entry.seq }
  expect(await codes(example, { ...facts, result: { ...facts.result, ranking, award } })).toEqual(['V11'])
  const unopened = withOutcome(example.project, facts, last.entry.seq)
  expect(await codes(example, unopened)).toEqual(['V08', 'V09'])
  expect(await codes(example, await collusion(example.project, unopened))).toEqual(['V09'])
})

test.each(both)('rounds: %s: a missing round is found', async (suite) => {
  const example = examples[suite]!
  const { facts, project } = example
  const without = (round: number) => ({
    ...facts,
    keys: facts.keys.filter(({ record }) => record.round !== round),
    heads: facts.heads.filter((head) => head.round !== round),
    openings: facts.openings.filter((opening) => opening.round !== round),
    terms: { ...facts.terms, schedule: facts.terms.schedule.filter((each) => each.round !== round) },
  })
  const ranked = (reduced: AuditFacts) => ({
    ...reduced,
    result: resultOf({ ...project, log: [...reduced.log] }, reduced.openings, facts.quotes, []),
  })
  expect(await codes(example, ranked(without(2)))).toEqual(['V04', 'V05', 'V06', 'V08'])
  const middle = ranked({ ...without(2), log: facts.log.filter(({ round }) => round !== 2) })
  expect(await codes(example, middle)).toEqual(['V03'])
  // The end of a log does not prove that no round followed; evidence of suppliers from the last round does.
  const first = ranked({ ...without(3), log: facts.log.filter(({ round }) => round !== 3) })
  const evidence = keptBy(project)
  expect(await codes(example, first)).toEqual([])
  expect(await codes(example, first, { receipts: evidence.receipts })).toEqual(['V12'])
  expect(await codes(example, first, { closingHeads: evidence.closingHeads })).toEqual(['V12'])
  expect(await codes(example, first, { packets: [example.last.packet] })).toEqual(['V13'])
})

test.each(both)('rounds: %s: a lower quote is not reported as raised, and a raised one is invalid', async (suite) => {
  const example = examples[suite]!
  const { facts, project, last, raised } = example
  const mislabelled = withOutcome(project, facts, last.entry.seq, {
    seq: last.entry.seq,
    status: 'invalid',
    why: 'raised',
  })
  const colluded = await collusion(project, mislabelled)
  expect(await codes(example, colluded)).toEqual([])
  expect(await codes(example, colluded, { packets: [last.packet] })).toEqual(['V13'])
  const quotes = new Map([...facts.quotes, [raised.entry.seq, raised.packet] as const])
  const counted = withOutcome(project, { ...facts, quotes }, raised.entry.seq, {
    seq: raised.entry.seq,
    status: 'valid',
    why: '',
  })
  expect(await codes(example, await collusion(project, counted))).toEqual(['V11'])
})

test('rounds: the log starts with its project, so rounds of another project are rejected', () => {
  const { project } = examples.A!
  const { suite, log } = project
  expect(log[0]!.prev).toBe(originHash({ suite, tenantId: '1', projectId: '42' }))
  expect(log.filter(({ kind }) => kind === 'close').map(({ round }) => round)).toEqual([1, 2, 3])
})
