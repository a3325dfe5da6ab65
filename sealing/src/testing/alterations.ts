import { type AuditFacts, buildAuditFile, signAuditFile } from '../audit/build.ts'
import type { AuditFile, DisclosedQuote } from '../audit/file.ts'
import type { AuditCheck } from '../audit/report.ts'
import type { LinePrice } from '../quotes/quote.ts'
import type { Signer } from '../suites/signature.ts'
import { rechained, withOutcome } from './alter.ts'
import { auditFacts } from './audit.ts'
import { change, closeRound, confirm, makeProject, openRound, type Project } from './project.ts'
import { submit, type Submission, withdraw } from './project.ts'

/**
 * A round with six suppliers: `c` lost, `d` replaced a cheaper quote, `e` withdrew the cheapest; after a change of
 * terms `a` and `b` confirmed their quotes, `f` did not.
 */
export interface Example {
  readonly project: Project
  readonly facts: AuditFacts
  readonly lost: Submission
  readonly superseded: Submission
  readonly withdrawn: Submission
  readonly unconfirmed: Submission
}

export async function makeExample(suite: 'A' | 'B', platform?: Signer): Promise<Example> {
  const base = makeProject(suite)
  const project = { ...base, platform: platform ?? base.platform }
  await openRound(project)
  const confirmedQuotes = [await submit(project, 'a', '10.0000'), await submit(project, 'b', '11.0000')]
  const unconfirmed = await submit(project, 'f', '7.0000')
  change(project)
  for (const each of confirmedQuotes) confirm(project, each)
  const superseded = await submit(project, 'd', '9.0000')
  const withdrawn = await submit(project, 'e', '8.0000')
  const lost = await submit(project, 'c', '12.5000')
  await submit(project, 'd', '13.0000')
  withdraw(project, withdrawn)
  await closeRound(project)
  return { project, facts: await auditFacts(project), lost, superseded, withdrawn, unconfirmed }
}

export interface Alteration {
  readonly name: string
  readonly codes: readonly AuditCheck[]
  /** The file as signed by the platform. */
  readonly alter: (example: Example, file: AuditFile) => Promise<AuditFile>
  /** Whether receipts are needed to find it. */
  readonly withReceipts?: true
}

const resigned =
  (alter: (example: Example, file: AuditFile) => Partial<AuditFile>): Alteration['alter'] =>
  async (example, file) => {
    const { sig: _sig, ...rest } = { ...file, ...alter(example, file) }
    return signAuditFile(example.project.platform, rest)
  }
const rebuilt =
  (alter: (example: Example) => AuditFacts | Promise<AuditFacts>): Alteration['alter'] =>
  async (example) =>
    buildAuditFile(example.project.platform, await alter(example))

const disclosed = (
  file: AuditFile,
  seq: number,
  change: (disclosure: DisclosedQuote) => object,
): Partial<AuditFile> => ({
  disclosures: file.disclosures.map((each) => (each.seq === seq ? { ...each, ...change(each) } : each)),
})
const total = (value: string) => (disclosure: DisclosedQuote) => ({ total: { ...disclosure.total, value } })
const winner = (file: AuditFile) => file.result.award.seq!

const unitPrice =
  (price: string) =>
  ({ lines }: DisclosedQuote) => {
    const [first, ...others] = lines as Exclude<typeof lines, { hash: string }>
    const cell = first!.price as { value: LinePrice; salt: string }
    return { lines: [{ ...first!, price: { ...cell, value: { ...cell.value, price } } }, ...others] }
  }
/** Replaces or adds another quote of the same supplier. */
const replaceEntry = ({ project, facts }: Example, { entry, packet }: Submission): AuditFacts => {
  const quotes = new Map([...facts.quotes, [entry.seq, packet] as const])
  const effectiveSeq = facts.log.findLast((each) => each.kind === 'quote' && each.subject === entry.subject)!.seq
  const outcome = { seq: entry.seq, status: 'valid', why: '' } as const
  const isListed = facts.openings[0]!.outcomes.some(({ seq }) => seq === effectiveSeq)
  if (isListed) return withOutcome(project, { ...facts, quotes }, effectiveSeq, outcome)
  const [opening] = facts.openings
  const openings = [{ ...opening!, outcomes: [...opening!.outcomes, outcome] }]
  return withOutcome(project, { ...facts, quotes, openings }, 0)
}

/** Alterations of an audit file, each with the checks that find it even after the platform has signed it again. */
export const alterations: readonly Alteration[] = [
  {
    name: '1 a losing total',
    codes: ['V10', 'V11'],
    alter: resigned(({ lost }, file) => disclosed(file, lost.entry.seq, total('1.00'))),
  },
  {
    name: '2 the fourth decimal of the winner’s price',
    codes: ['V10', 'V11'],
    alter: resigned((_, file) => disclosed(file, winner(file), unitPrice('10.0001'))),
  },
  {
    name: '3 a quote dropped everywhere, the chain rebuilt',
    codes: ['V08', 'V12'],
    withReceipts: true,
    alter: rebuilt(({ project, facts, lost }) =>
      rechained(
        project,
        facts,
        facts.log.filter(({ seq }) => seq !== lost.entry.seq),
      ),
    ),
  },
  {
    name: '4 a quote left out of the opening',
    codes: ['V08', 'V09'],
    alter: rebuilt(({ project, facts, lost }) => withOutcome(project, facts, lost.entry.seq)),
  },
  {
    name: '5 a late quote inserted with an early time',
    codes: ['V08', 'V09'],
    withReceipts: true,
    alter: rebuilt(({ project, facts, lost }) =>
      rechained(project, facts, facts.log.toSpliced(-1, 0, { ...lost.entry, seq: 99, at: facts.log.at(-2)!.at })),
    ),
  },
  {
    name: '6 the time of a receipt moved, the chain rebuilt',
    codes: ['V08', 'V12'],
    withReceipts: true,
    alter: rebuilt(({ project, facts, lost }) =>
      rechained(
        project,
        facts,
        facts.log.map((entry) =>
          entry.seq === lost.entry.seq ? { ...entry, at: entry.at.replace('00.000', '01.000') } : entry,
        ),
      ),
    ),
  },
  {
    name: '7 the suppliers of two quotes swapped',
    codes: ['V07'],
    // Only the full profile names all suppliers.
    alter: rebuilt(({ facts }) => {
      const [one, two, ...others] = facts.subjects
      const { supplierId, name } = one!
      const swapped = [
        { ...one!, supplierId: two!.supplierId, name: two!.name },
        { ...two!, supplierId, name },
      ]
      return { ...facts, profile: 'full', subjects: [...swapped, ...others] }
    }),
  },
  {
    name: '8 a superseded quote used',
    codes: ['V08', 'V09'],
    alter: rebuilt((example) => replaceEntry(example, example.superseded)),
  },
  {
    name: '9 a withdrawn quote counted',
    codes: ['V08', 'V09'],
    alter: rebuilt((example) => replaceEntry(example, example.withdrawn)),
  },
  {
    name: '10 a valid quote marked undecryptable',
    codes: ['V08'],
    alter: rebuilt(({ project, facts, lost }) =>
      withOutcome(project, facts, lost.entry.seq, { seq: lost.entry.seq, status: 'undecryptable', why: 'decryption' }),
    ),
  },
  {
    name: '11 ranking and award swapped',
    codes: ['V11'],
    alter: rebuilt(({ facts }) => {
      const [first, second, ...others] = facts.result.ranking
      const ranking = [{ ...second!, rank: 1 }, { ...first!, rank: 2 }, ...others]
      return { ...facts, result: { ...facts.result, ranking, award: { seq: second!.seq, lines: [], reason: '' } } }
    }),
  },
  {
    name: '12 the rule changed after publication',
    codes: ['V04'],
    alter: resigned((_, { terms }) => ({ terms: { ...terms, rule: { ...terms.rule, partial: true } } })),
  },
  {
    name: '13 the deadline moved',
    codes: ['V04', 'V05'],
    alter: resigned((_, { terms, log }) => ({
      terms: { ...terms, schedule: terms.schedule.map((each) => ({ ...each, endAt: log[2]!.at })) },
    })),
  },
  {
    name: '14 openers changed',
    codes: ['V02', 'V04'],
    alter: resigned(({ project }, { keys }) => {
      const [{ record, signatures }] = keys as [AuditFile['keys'][number]]
      const openers = record.openers.with(2, { ...record.openers[2]!, ...project.people.expert.keys })
      return { keys: [{ record: { ...record, openers }, signatures }] }
    }),
  },
  {
    name: '15 opened before the close',
    codes: ['V08'],
    alter: resigned((_, { openings }) => ({
      openings: openings.map((each) => ({ ...each, openedAt: '2026-01-04T00:00:00.000Z' })),
    })),
  },
  {
    name: '16 an unknown field',
    codes: ['V00'],
    alter: resigned((_, { terms }) => ({
      terms: { ...terms, rule: { ...terms.rule, note: '' } } as AuditFile['terms'],
    })),
  },
  {
    name: '17 100.0 written for 100.00',
    codes: ['V10'],
    alter: resigned(({ lost }, file) => disclosed(file, lost.entry.seq, total(lost.packet.quote.total.slice(0, -1)))),
  },
  {
    name: '18 everything signed again with invented opener keys',
    codes: ['V02'],
    alter: async ({ project }) => {
      const otherExample = await makeExample(project.suite, project.platform)
      return buildAuditFile(project.platform, otherExample.facts)
    },
  },
  {
    name: '19 an unconfirmed quote counted',
    codes: ['V08', 'V09'],
    alter: rebuilt((example) => replaceEntry(example, example.unconfirmed)),
  },
]
