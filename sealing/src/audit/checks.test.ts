import { beforeAll, expect, test } from 'vitest'
import { openShares } from '../ceremony/confirm.ts'
import { handOver } from '../ceremony/handOver.ts'
import { countersign } from '../opening/record.ts'
import { rechained } from '../testing/alter.ts'
import { type Example, makeExample } from '../testing/alterations.ts'
import { keptBy, trustIn } from '../testing/audit.ts'
import { personOf } from '../testing/people.ts'
import { makeProject, openRound, submit } from '../testing/project.ts'
import { buildAuditFile, signAuditFile } from './build.ts'
import type { Evidence } from './evidence.ts'
import { type AuditFile, signedRecordOf } from './file.ts'
import { verifyAuditFile } from './verify.ts'

let example: Example
let file: AuditFile
beforeAll(async () => {
  example = await makeExample('A')
  file = await buildAuditFile(example.project.platform, example.facts)
})

/** Failed checks of a file that the platform changed and signed again. */
async function failuresOf(change: Partial<AuditFile>, evidence: Partial<Evidence> = {}): Promise<string[]> {
  const { sig: _sig, ...rest } = { ...file, ...change }
  const changed = await signAuditFile(example.project.platform, rest)
  const { failed } = await verifyAuditFile(changed, { ...trustIn(example.project), ...evidence })
  return failed.map(({ check, why }) => `${check} ${why}`)
}
const key = (change: (key: AuditFile['keys'][number]) => object) => ({
  keys: [{ ...file.keys[0]!, ...change(file.keys[0]!) }],
})
const opening = (change: (opening: AuditFile['openings'][number]) => object) => ({
  openings: [{ ...file.openings[0]!, ...change(file.openings[0]!) }],
})
const result = (change: Partial<AuditFile['result']>) => ({ result: { ...file.result, ...change } })
const award = (seq: number | null) => ({ seq, lines: [], reason: '' })

const changes: readonly [name: string, change: () => Partial<AuditFile>, failures: readonly string[]][] = [
  [
    'a signature of a maker is missing',
    () => key(({ signatures }) => ({ signatures: signatures.slice(1) })),
    ['V02 signatures', 'V02 signature'],
  ],
  [
    'makers have signed for each other',
    () =>
      key(({ signatures: [a, b] }) => ({
        signatures: [
          { ...a!, sig: b!.sig },
          { ...b!, sig: a!.sig },
        ],
      })),
    ['V02 signature', 'V02 signature'],
  ],
  [
    'there is no key',
    () => key(({ record }) => ({ record: { ...record, round: 2 } })),
    ['V02 signature', 'V02 signature', 'V04 rounds', 'V04 terms', 'V08 round'],
  ],
  [
    'quotes have another length',
    () => key(({ record }) => ({ record: { ...record, sealedBytes: record.sealedBytes + 1 } })),
    ['V02 sealedBytes', 'V02 signature', 'V02 signature', 'V04 key'],
  ],
  ['a head is missing', () => ({ heads: [] }), ['V06 heads']],
  [
    'a head has another hash',
    () => ({ heads: file.heads.map((head) => ({ ...head, hash: 'ab'.repeat(32) })) }),
    ['V06 signature', 'V06 head'],
  ],
  ['a subject is missing', () => ({ subjects: file.subjects.slice(1) }), ['V07 subjects']],
  [
    'a supplier has two pseudonyms',
    () => ({ subjects: example.facts.subjects.with(0, { ...example.facts.subjects[0]!, supplierId: 'b' }) }),
    ['V07 supplierTwice', 'V07 subject'],
  ],
  [
    'the awarded supplier is named as another',
    () => ({ subjects: file.subjects.with(0, { ...file.subjects[0]!, supplierId: 'b' }) }),
    ['V07 subject'],
  ],
  [
    'there is no opening',
    () => ({ openings: [], disclosures: [], result: { ...file.result, ranking: [], award: award(null) } }),
    ['V08 openings'],
  ],
  [
    'only one opener has signed',
    () => opening(({ signatures }) => ({ signatures: signatures.slice(1) })),
    ['V08 tooFewSignatures'],
  ],
  [
    'one opener has signed twice',
    () => opening(({ signatures: [a] }) => ({ signatures: [a!, a!] })),
    ['V08 tooFewSignatures'],
  ],
  [
    'an opener is not listed',
    () => opening(({ signatures: [a, b] }) => ({ signatures: [a!, { ...b!, opener: 'expert' }] })),
    ['V08 countersignature'],
  ],
  [
    'the platform has signed in place of a person',
    () => opening(({ signatures: [a, b] }) => ({ signatures: [a!, { ...b!, opener: 'platform' }] })),
    ['V08 countersignature'],
  ],
  [
    'a share is another one',
    () =>
      opening(({ releases }) => ({
        releases: releases.map((each) => ({
          ...each,
          shares: each.shares!.map((share) => ({ ...share, salt: 'ab'.repeat(32) })),
        })),
      })),
    ['V08 wrongShare'],
  ],
  [
    'a wrong share stands beside withheld ones',
    () =>
      opening(({ releases: [a, b] }) => ({
        releases: [
          { ...a!, shares: null },
          { ...b!, shares: b!.shares!.map((share) => ({ ...share, salt: 'ab'.repeat(32) })) },
        ],
      })),
    ['V08 wrongShare'],
  ],
  [
    'too few have released',
    () => opening(({ releases }) => ({ releases: releases.slice(1) })),
    ['V08 tooFewShares', 'V08 countersignature', 'V08 tooFewShares'],
  ],
  [
    'a share was released before the close',
    () =>
      opening(({ releases }) => ({ releases: releases.map((each) => ({ ...each, at: '2026-01-04T00:00:00.000Z' })) })),
    ['V08 releaseTime', 'V08 countersignature'],
  ],
  [
    'a release is named twice',
    () => opening(({ releases: [a, , ...rest] }) => ({ releases: [a!, a!, ...rest] })),
    ['V08 openers', 'V08 countersignature', 'V08 tooFewShares'],
  ],
  [
    'a total is not listed',
    () => opening(({ totals }) => ({ totals: totals.slice(1) })),
    ['V08 countersignature', 'V09 totals', 'V10 total'],
  ],
  [
    'a disclosure is missing',
    () => ({ disclosures: file.disclosures.slice(0, -1) }),
    ['V10 disclosures', 'V11 ranking'],
  ],
  [
    'the winner’s prices are hidden',
    () => ({ disclosures: file.disclosures.map((each) => ({ ...each, lines: { hash: 'ab'.repeat(32) } })) }),
    ['V10 commitment', 'V10 profile', 'V10 commitment', 'V10 commitment', 'V10 commitment'],
  ],
  [
    'the award goes to the second, whom the file does not name',
    () => result({ award: award(file.result.ranking[1]!.seq) }),
    ['V07 subjects', 'V10 profile', 'V11 award'],
  ],
  [
    'the award goes to the second, whom the file names',
    () => ({ ...result({ award: award(file.result.ranking[1]!.seq) }), subjects: example.facts.subjects }),
    ['V10 profile', 'V11 award'],
  ],
  ['nobody is awarded', () => result({ award: award(null) }), ['V11 award']],
  ['an entry is awarded that is no quote', () => result({ award: award(1) }), ['V11 award']],
  [
    'items are awarded one by one against the rule',
    () => result({ award: { ...award(file.result.award.seq), lines: [{ itemId: '1', seq: 2 }] } }),
    ['V11 award'],
  ],
  ['scores are given against the rule', () => result({ scores: [{ seq: 2, points: '1' }] }), ['V11 scores']],
  ['sheets are given against the rule', () => result({ sheets: [] }), ['V11 scores']],
  ['a quote is not ranked', () => result({ ranking: file.result.ranking.slice(0, -1) }), ['V11 ranking']],
]
test.each(changes)('audit checks: %s', async (_, change, failures) =>
  expect(await failuresOf(change())).toEqual(failures),
)

const laterTime = '2026-01-06T00:00:00.000Z'
test('audit checks: misplaced entries, wrong times and shapes are found in a re-chained log', async () => {
  const { project, facts, withdrawn } = example
  const { log } = facts
  // A quote that no other entry refers to.
  const quoteAt = 3
  const [open, first] = [log[0]!, log[quoteAt]!]
  const close = log.at(-1)!
  const codesOf = async (entries: readonly (typeof open)[]) => {
    const changed = await rechained(project, facts, entries)
    const { failed } = await verifyAuditFile(await buildAuditFile(project.platform, changed), trustIn(project))
    return failed.filter(({ check }) => check < 'V06').map(({ check, why }) => `${check} ${why}`)
  }
  expect(await codesOf(log)).toEqual([])
  expect(await codesOf(log.slice(1))).toContain('V04 rounds')
  expect(await codesOf([open, ...log])).toContain('V05 openTwice')
  expect(await codesOf(log.slice(0, -1))).toContain('V05 close')
  expect(await codesOf([...log, { ...first, at: laterTime }])).toEqual(['V05 close', 'V05 time'])
  expect(await codesOf([...log, { ...close, seq: 99 }])).toEqual(['V05 close'])
  const failEntry = { ...first, seq: 99, kind: 'fail' as const, at: close.at, subject: null }
  expect(await codesOf([...log, failEntry])).toEqual(['V05 close', 'V05 givenUp'])
  expect(await codesOf([...log.slice(0, -1), { ...close, at: log.at(-2)!.at }])).toEqual(['V05 closedEarly'])
  expect(await codesOf(log.with(1, { ...log[1]!, at: '2026-01-01T00:30:00.000Z' }))).toEqual(['V05 time'])
  expect(await codesOf(log.with(quoteAt, { ...first, subject: null }))).toEqual(['V05 parts'])
  expect(await codesOf(log.with(quoteAt, { ...first, envelopeHash: null }))).toEqual(['V05 parts'])
  const withdrawal = log.findIndex(({ kind }) => kind === 'withdraw')
  expect(await codesOf(log.with(withdrawal, { ...log[withdrawal]!, subject: first.subject }))).toEqual(['V05 parts'])
  expect(withdrawn.entry.kind).toBe('quote')
  const confirmed = log.findIndex(({ kind }) => kind === 'confirm')
  for (const other of [
    { subject: first.subject },
    { commitment: first.commitment },
    { envelopeHash: null },
    { ref: 4 },
  ])
    expect(await codesOf(log.with(confirmed, { ...log[confirmed]!, ...other }))).toEqual(['V05 parts'])
  const lateConfirmation = { ...log[confirmed]!, at: '2026-01-05T01:00:00.100Z' }
  expect(await codesOf(log.toSpliced(-1, 0, lateConfirmation))).toEqual(['V05 time'])
  const change = { ...open, kind: 'change' as const, at: log.at(-2)!.at, seq: 99 }
  expect(await codesOf(log.toSpliced(-1, 0, change))).toEqual([])
  expect(await codesOf(log.toSpliced(-1, 0, { ...change, commitment: 'ab'.repeat(32) }))).toEqual(['V04 terms'])
  expect(await codesOf(log.toSpliced(-1, 0, { ...change, envelopeHash: 'ab'.repeat(32) }))).toEqual(['V04 key'])
  expect(await codesOf(log.toSpliced(-1, 0, { ...change, at: '2026-01-05T01:00:00.100Z' }))).toEqual(['V05 time'])
  expect(await codesOf(log.with(quoteAt, { ...first, round: 2 }))).toContain('V05 round')
})

test('audit checks: a substitute countersigns only with the statement of the listed opener', async () => {
  const { project } = example
  const { buyer, supervisor } = project.people
  const { ceremony } = project.rounds[0]!
  const substitute = personOf('A', 'deputy')
  const shares = await openShares(ceremony.record, 'supervisor', ceremony.sealed, await supervisor.unsealer())
  const target = { substitute: 'deputy', ...substitute.keys }
  const handed = await handOver(ceremony.record, shares, target, supervisor.signer)
  const [before] = file.openings
  const record = signedRecordOf(before!)
  const signatures = [
    before!.signatures[0]!,
    { opener: 'supervisor', sig: await countersign(substitute.signer, record) },
  ]
  const directory = [...trustIn(project).directory, { id: 'deputy', ...substitute.keys }]
  const change = (handOvers: (typeof handed.handOver)[]) => opening(() => ({ signatures, handOvers }))
  expect(await failuresOf(change([handed.handOver]), { directory })).toEqual([])
  expect(await failuresOf(change([handed.handOver]))).toEqual(['V08 handOver'])
  expect(await failuresOf(change([]), { directory })).toEqual(['V08 countersignature'])
  const forged = { ...handed.handOver, sig: 'ab'.repeat(64) }
  expect(await failuresOf(change([forged]), { directory })).toEqual(['V08 handOver'])
  const toBuyer = await handOver(ceremony.record, shares, { substitute: 'buyer', ...buyer.keys }, supervisor.signer)
  const twice = [before!.signatures[0]!, { ...before!.signatures[0]!, opener: 'supervisor' }]
  expect(await failuresOf(opening(() => ({ signatures: twice, handOvers: [toBuyer.handOver] })))).toEqual([
    'V08 tooFewSignatures',
  ])
})

test('audit checks: mislabelled evidence is rejected', async () => {
  const { project, lost, superseded, withdrawn } = example
  const { receipts, closingHeads, packets } = keptBy(project)
  expect(await failuresOf({}, { receipts, closingHeads, packets })).toEqual([])
  const forged = { ...receipts[0]!, sig: 'ab'.repeat(64) }
  expect(await failuresOf({}, { receipts: [forged] })).toEqual(['V12 receiptSignature'])
  const head = { ...closingHeads[0]!, sig: 'ab'.repeat(64) }
  expect(await failuresOf({}, { closingHeads: [head] })).toEqual(['V12 headSignature'])
  const other = { ...lost.packet, quote: superseded.packet.quote }
  expect(await failuresOf({}, { packets: [other] })).toEqual(['V13 packet'])
  // Replaced and withdrawn quotes are lower than the winner but not effective.
  expect(await failuresOf({}, { packets: [superseded.packet, withdrawn.packet] })).toEqual([])
  const otherProject = makeProject('A')
  await openRound(otherProject)
  const foreign = await submit(otherProject, 'a', '1.0000')
  expect(await failuresOf({}, { packets: [foreign.packet] })).toEqual(['V13 missing'])
  const moreExpensive = file.result.ranking[1]!.seq
  expect(await failuresOf(result({ award: award(moreExpensive) }), { packets })).toContain('V13 better')
})

test('audit checks: makers and openers must have the keys of the directory', async () => {
  const { directory } = trustIn(example.project)
  const without = (id: string) => directory.filter((each) => each.id !== id)
  const withOther = (id: string, keys: object) =>
    directory.map((each) => (each.id === id ? { ...each, ...keys } : each))
  const { encryption, signing } = example.project.people.expert.keys
  expect(await failuresOf({}, { directory: without('platform') })).toEqual(['V02 unknownOpener'])
  expect(await failuresOf({}, { directory: without('buyer') })).toEqual(['V02 unknownMaker', 'V02 unknownOpener'])
  expect(await failuresOf({}, { directory: withOther('buyer', { encryption }) })).toEqual(['V02 unknownOpener'])
  expect(await failuresOf({}, { directory: withOther('platform', { signing }) })).toEqual(['V02 unknownOpener'])
})
