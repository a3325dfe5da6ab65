import { expect, test } from 'vitest'
import { canonicalBytes } from '../bytes/canonical.ts'
import { effectiveEntries } from '../log/effective.ts'
import { commitmentOf } from '../quotes/commitment.ts'
import { envelopeHash } from '../quotes/envelope.ts'
import { encryptToHalves } from '../quotes/halves.ts'
import { makeMaster } from '../quotes/seal.ts'
import { openedOf } from '../testing/opening.ts'
import {
  append,
  change,
  closeRound,
  confirm,
  makeProject,
  openRound,
  type Project,
  subjectIn,
  submit,
  withdraw,
} from '../testing/project.ts'
import { quoteAt } from '../testing/quotes.ts'
import { combineHalves } from './combine.ts'
import { countersign, countersignaturesNeeded, isCountersigned, openingRecord } from './record.ts'
import { openingContext, openList, partOf } from './run.ts'

const both = ['A', 'B'] as const

/** Submits content that bypasses the page's validation, with any commitment. */
async function submitUnchecked(
  project: Project,
  supplier: string,
  content: unknown,
  commitment: string,
): Promise<void> {
  const round = project.rounds.at(-1)!
  const { record } = round.ceremony
  const { packet } = [...round.submissions.values()][0]!
  const header = { ...packet.header, subject: subjectIn(project, supplier), commitment }
  const keys = record.halves.map(({ publicKey }) => publicKey)
  const envelope = await encryptToHalves(header, keys, canonicalBytes(content), record.sealedBytes)
  const facts = { subject: header.subject, commitment, envelopeHash: envelopeHash(envelope) }
  const entry = append(project, { kind: 'quote', round: 1, at: '2026-01-02T09:00:00.000Z', ...facts })
  round.submissions.set(entry.seq, { entry, envelope, packet })
}

test.each(both)('opening: %s: each entry has an outcome, and none blocks another', async (suite) => {
  const project = makeProject(suite)
  await openRound(project)
  const good = await submit(project, 'a', '10.0000')
  const damaged = await submit(project, 'b', '9.0000')
  const swapped = await submit(project, 'c', '8.0000')
  const withdrawn = await submit(project, 'd', '7.0000')
  withdraw(project, withdrawn)
  const lost = await submit(project, 'e', '6.0000')
  const wrong = quoteAt('5.0000', project.terms)
  const wrongTotal = { ...wrong, total: '1.00' }
  const master = makeMaster()
  await submitUnchecked(project, 'f', { master, quote: wrongTotal }, commitmentOf(suite, wrongTotal, master))
  await submitUnchecked(project, 'g', { master, quote: wrong }, commitmentOf(suite, wrong, makeMaster()))
  await submitUnchecked(project, 'h', { master, quote: { lines: null } }, 'ab'.repeat(32))
  await submitUnchecked(project, 'i', { master, quote: { ...wrong, lines: [{}] } }, 'ab'.repeat(32))
  await submitUnchecked(project, 'j', 'nothing', 'ab'.repeat(32))
  const round = await closeRound(project)
  const ct = damaged.envelope.ct.with(100, damaged.envelope.ct[100]! ^ 1)
  round.submissions.set(damaged.entry.seq, { ...damaged, envelope: { ...damaged.envelope, ct } })
  round.submissions.set(swapped.entry.seq, { ...swapped, envelope: good.envelope })
  round.submissions.delete(lost.entry.seq)
  const opened = await openedOf(project, round)
  expect(opened.map(({ outcome }) => [outcome.status, outcome.why])).toEqual([
    ['valid', ''],
    ['mismatch', 'envelope'],
    ['mismatch', 'envelope'],
    ['mismatch', 'missing'],
    ['invalid', 'total'],
    ['mismatch', 'commitment'],
    ['invalid', 'shape'],
    ['invalid', 'shape'],
    ['undecryptable', 'decryption'],
  ])
  expect(opened[0]!.quote).toEqual(good.packet.quote)
})

test.each(both)('opening: %s: an envelope encrypted to other keys is undecryptable', async (suite) => {
  const project = makeProject(suite)
  const { ceremony } = await openRound(project)
  const good = await submit(project, 'a', '10.0000')
  const broken = { ...good.envelope, keys: good.envelope.keys.toReversed() }
  const facts = { ...good.entry, envelopeHash: envelopeHash(broken), at: '2026-01-02T09:00:00.000Z' }
  const entry = append(project, facts)
  const round = await closeRound(project)
  round.submissions.set(entry.seq, { ...good, entry, envelope: broken })
  const [opened] = await openedOf(project, round)
  expect(opened!.outcome).toEqual({ seq: entry.seq, status: 'undecryptable', why: 'decryption' })
  expect(ceremony.record.halves).toHaveLength(2)
})

test('opening: a quote that was not confirmed after a change is listed as lapsed and never decrypted', async () => {
  const project = makeProject('A')
  await openRound(project)
  const [confirmed, unconfirmed] = [await submit(project, 'a', '10.0000'), await submit(project, 'b', '9.0000')]
  change(project)
  confirm(project, confirmed)
  const opened = await openedOf(project, await closeRound(project))
  expect(opened.map(({ outcome }) => outcome)).toEqual([
    { seq: confirmed.entry.seq, status: 'valid', why: '' },
    { seq: unconfirmed.entry.seq, status: 'lapsed', why: 'unconfirmed' },
  ])
  expect(Object.keys(opened[1]!)).toEqual(['outcome'])
})

test('opening: entries whose key, subject or commitment differ from the envelope are mismatches', async () => {
  const project = makeProject('A')
  await openRound(project)
  const { envelope, entry } = await submit(project, 'a', '10.0000')
  const round = await closeRound(project)
  const { record } = round.ceremony
  const context = await openingContext(record, project.terms, await combineHalves(record, round.shares))
  const outcomes = async (changes: object, of = context) =>
    (await openList(of, [{ entry: { ...entry, ...changes }, envelope }]))[0]!.outcome.why
  expect(await outcomes({})).toBe('')
  expect(await outcomes({ subject: 'ab' })).toBe('header')
  expect(await outcomes({ round: 2 })).toBe('header')
  expect(await outcomes({ commitment: 'ab' })).toBe('commitment')
  expect(await outcomes({}, { ...context, record: { ...record, n: 4 } })).toBe('header')
})

test('opening: several workers open parts of a list and report progress', async () => {
  const project = makeProject('A', { items: 1 })
  await openRound(project)
  for (const supplier of ['a', 'b', 'c', 'd', 'e']) await submit(project, supplier, '10.0000')
  const round = await closeRound(project)
  const { record } = round.ceremony
  const context = await openingContext(record, project.terms, await combineHalves(record, round.shares))
  const items = effectiveEntries(project.log, 1).map((entry) => ({
    entry,
    envelope: round.submissions.get(entry.seq)!.envelope,
  }))
  const progress: string[] = []
  const onProgress = ({ done, all }: { done: number; all: number }) => void progress.push(`${done}/${all}`)
  const parts = [0, 1].map((index) => partOf(items, 2, index))
  expect(parts.map((part) => part.length)).toEqual([3, 2])
  const opened = (await Promise.all(parts.map((part) => openList(context, part, { step: 2, onProgress })))).flat()
  expect(progress.toSorted()).toEqual(['2/2', '2/3', '3/3'])
  const facts = { round: 1, openedAt: '2026-01-05T02:00:00.000Z', head: round.head!.hash, releases: [] }
  expect(openingRecord('A', facts, opened)).toEqual(openingRecord('A', facts, await openList(context, items)))
  const stop = () => {
    throw new Error('stopped')
  }
  await expect(openList(context, items, { step: 1, onProgress: stop })).rejects.toThrow('stopped')
})

test.each(both)('opening record: %s: countersigned only by openers who found the same', async (suite) => {
  const project = makeProject(suite, { items: 1 })
  const { ceremony } = await openRound(project)
  await submit(project, 'a', '10.0000')
  const round = await closeRound(project)
  const facts = { round: 1, openedAt: '2026-01-05T02:00:00.000Z', head: round.head!.hash, releases: [] }
  const opened = await openedOf(project, round)
  const record = openingRecord(suite, facts, opened)
  expect(record.totals).toHaveLength(1)
  expect(JSON.stringify(record)).not.toContain(opened[0]!.quote!.total)
  const { buyer, supervisor } = project.people
  const signature = await countersign(buyer.signer, record)
  expect(isCountersigned(suite, buyer.keys.signing, record, signature)).toBe(true)
  expect(isCountersigned(suite, supervisor.keys.signing, record, signature)).toBe(false)
  const other = openingRecord(suite, facts, [{ outcome: { seq: 2, status: 'undecryptable', why: 'decryption' } }])
  expect(isCountersigned(suite, buyer.keys.signing, other, signature)).toBe(false)
  expect(countersignaturesNeeded(ceremony.record)).toBe(2)
  const automatic = makeProject(suite, { mode: 'automatic' })
  expect(countersignaturesNeeded((await openRound(automatic)).ceremony.record)).toBe(0)
})
