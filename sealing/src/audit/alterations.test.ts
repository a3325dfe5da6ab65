import { beforeAll, expect, test } from 'vitest'
import { collusion, rechained, withOutcome } from '../testing/alter.ts'
import { type Alteration, alterations, type Example, makeExample } from '../testing/alterations.ts'
import { auditFacts, keptBy, trustIn } from '../testing/audit.ts'
import { closeRound, type Project, submit } from '../testing/project.ts'
import { buildAuditFile } from './build.ts'
import type { Evidence } from './evidence.ts'
import type { AuditFile } from './file.ts'
import { codesOf } from './report.ts'
import { verifyAuditFile } from './verify.ts'

const both = ['A', 'B'] as const
const examples: Partial<Record<'A' | 'B', { example: Example; file: AuditFile }>> = {}
beforeAll(async () => {
  for (const suite of both) {
    const example = await makeExample(suite)
    examples[suite] = { example, file: await buildAuditFile(example.project.platform, example.facts) }
  }
})

/** Cached for both tests, because some alterations repeat a whole round. */
const altered = new Map<string, Promise<AuditFile>>()
function alteredFile(suite: 'A' | 'B', { name, alter }: Alteration): Promise<AuditFile> {
  const { example, file } = examples[suite]!
  const found = altered.get(suite + name) ?? alter(example, file)
  altered.set(suite + name, found)
  return found
}

const evidenceFor = (project: Project, { withReceipts }: Alteration): Evidence =>
  withReceipts ? { ...trustIn(project), receipts: keptBy(project).receipts } : trustIn(project)
const cases = both.flatMap((suite) => alterations.map((alteration) => ({ suite, name: alteration.name, alteration })))

test.each(cases)(
  'alteration: $suite: $name: found even if the platform signs the file again',
  async ({ suite, alteration }) => {
    const { example, file } = examples[suite]!
    const evidence = evidenceFor(example.project, alteration)
    expect((await verifyAuditFile(file, evidence)).failed).toEqual([])
    expect(codesOf(await verifyAuditFile(await alteredFile(suite, alteration), evidence))).toEqual(alteration.codes)
  },
)

test.each(cases)(
  'alteration: $suite: $name: by a third party, also found by the signature',
  async ({ suite, alteration }) => {
    const { example, file } = examples[suite]!
    const unsigned = { ...(await alteredFile(suite, alteration)), sig: file.sig }
    const codes = alteration.codes[0] === 'V00' ? ['V00'] : ['V01', ...alteration.codes]
    expect(codesOf(await verifyAuditFile(unsigned, evidenceFor(example.project, alteration)))).toEqual(codes)
  },
)

/** Alterations by the platform in collusion with enough openers, who sign everything again. */
const collusions: Readonly<Record<string, (example: Example) => Promise<AuditFile>>> = {
  'drop a quote': async ({ project, facts, lost }) => {
    const entries = facts.log.filter(({ seq }) => seq !== lost.entry.seq)
    return buildAuditFile(project.platform, await collusion(project, await rechained(project, facts, entries)))
  },
  'move a time': async ({ project, facts, lost }) => {
    const entries = facts.log.map((entry) =>
      entry.seq === lost.entry.seq ? { ...entry, at: entry.at.replace('00.000', '01.000') } : entry,
    )
    return buildAuditFile(project.platform, await collusion(project, await rechained(project, facts, entries)))
  },
  'mark a good quote undecryptable': async ({ project, facts, lost }) => {
    const { seq } = lost.entry
    const marked = withOutcome(project, facts, seq, { seq, status: 'undecryptable', why: 'decryption' })
    return buildAuditFile(project.platform, await collusion(project, marked))
  },
  'insert a cheaper quote before the close': async ({ project }) => {
    const [round] = project.rounds
    const before = { ...round!, submissions: new Map(round!.submissions) }
    const truncated = { ...project, log: project.log.slice(0, -1), rounds: [before] }
    await submit(truncated, 'f', '1.0000')
    await closeRound(truncated)
    return buildAuditFile(project.platform, await auditFacts(truncated))
  },
}
const collusionCases: readonly [name: string, receipts: string[], closingHead: string[], packet: string[]][] = [
  ['drop a quote', ['V12'], ['V12'], ['V13']],
  ['move a time', ['V12'], ['V12'], []],
  ['mark a good quote undecryptable', [], [], ['V13']],
  ['insert a cheaper quote before the close', [], ['V12'], []],
]

test.each(both.flatMap((suite) => collusionCases.map((collusionCase) => [suite, ...collusionCase] as const)))(
  'collusion: %s: %s: passes without evidence, and is found by the evidence that contradicts it',
  async (suite, name, receipts, closingHead, packet) => {
    const { example } = examples[suite]!
    const file = await collusions[name]!(example)
    const trust = trustIn(example.project)
    const evidence = keptBy(example.project)
    const codes = async (evidence: Partial<Evidence>) => codesOf(await verifyAuditFile(file, { ...trust, ...evidence }))
    expect(await codes({})).toEqual([])
    expect(await codes({ receipts: evidence.receipts })).toEqual(receipts)
    expect(await codes({ closingHeads: evidence.closingHeads })).toEqual(closingHead)
    expect(await codes({ packets: [example.lost.packet] })).toEqual(packet)
  },
)
