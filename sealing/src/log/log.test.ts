import { expect, test } from 'vitest'
import { projectId, tenantId } from '../testing/ceremony.ts'
import { append, change, closeRound, confirm, makeProject, openRound, submit, withdraw } from '../testing/project.ts'
import { packetViolations } from '../quotes/packet.ts'
import { isClosingHeadSigned, isHeadOf, signClosingHead } from './closingHead.ts'
import { closeOf, effectiveEntries, roundsOf, standingEntries } from './effective.ts'
import { chainBreak, nextEntry } from './entry.ts'
import { isReceiptSigned, provesTwoLogs, receiptBody } from './receipt.ts'

const both = ['A', 'B'] as const

async function createLog(suite: (typeof both)[number]) {
  const project = makeProject(suite)
  await openRound(project)
  const first = await submit(project, 'a', '10.0000')
  const second = await submit(project, 'b', '9.0000')
  const replaced = await submit(project, 'a', '8.0000')
  withdraw(project, second)
  const round = await closeRound(project)
  return { project, first, second, replaced, round }
}
const place = (suite: 'A' | 'B') => ({ suite, tenantId, projectId })

test.each(both)(
  'log: %s: entries are chained from the project on; any altered field breaks the chain',
  async (suite) => {
    const { project } = await createLog(suite)
    const { log } = project
    expect(log.map(({ kind }) => kind)).toEqual(['open', 'quote', 'quote', 'quote', 'withdraw', 'close'])
    expect(chainBreak(place(suite), log)).toBeUndefined()
    expect(chainBreak({ ...place(suite), projectId: '43' }, log)).toBe(1)
    const changes = {
      kind: 'change',
      round: 2,
      at: '2026-01-02T08:00:00.000Z',
      ref: 9,
      prev: 'ab',
      hash: 'ab',
      subject: null,
    }
    for (const [at, entry] of log.entries())
      for (const [name, value] of Object.entries(changes)) {
        if (entry[name as keyof typeof entry] === value) continue
        expect([name, chainBreak(place(suite), log.with(at, { ...entry, [name]: value }))]).toEqual([name, entry.seq])
      }
    expect(chainBreak(place(suite), log.toSpliced(2, 1))).toBe(4)
    expect(chainBreak(place(suite), log.toReversed())).toBe(6)
  },
)

test('log: times do not go back and have a fixed length', async () => {
  const { project } = await createLog('A')
  const last = project.log.at(-1)!
  const head = { ...place('A'), last }
  expect(() => nextEntry(head, { kind: 'open', round: 2, at: '2026-01-01T00:00:00.000Z' })).toThrow('badEntry')
  expect(() => nextEntry(head, { kind: 'open', round: 2, at: '2026-12-01T00:00:00Z' })).toThrow('badEntry')
  expect(nextEntry(head, { kind: 'open', round: 2, at: last.at }).seq).toBe(last.seq + 1)
})

test('log: the last quotes that were not withdrawn are effective; a withdrawal restores none', async () => {
  const { project, replaced, first } = await createLog('A')
  const seqs = (round: number) => effectiveEntries(project.log, round).map(({ seq }) => seq)
  expect(seqs(1)).toEqual([replaced.entry.seq])
  expect(seqs(2)).toEqual([])
  expect(closeOf(project.log, 1)).toBe(project.log.at(-1))
  expect(roundsOf(project.log)).toEqual([1])
  const before = project.log.slice(0, 4)
  const { at, subject } = replaced.entry
  append({ ...project, log: before }, { kind: 'withdraw', round: 1, at, subject, ref: replaced.entry.seq })
  expect(effectiveEntries(before, 1).map((entry) => entry.seq)).toEqual([3])
  const olderLog = project.log.slice(0, 4)
  append({ ...project, log: olderLog }, { kind: 'withdraw', round: 1, at, subject, ref: first.entry.seq })
  expect(effectiveEntries(olderLog, 1).map((entry) => entry.seq)).toEqual([3, 4])
})

test('log: a change suspends earlier quotes; each is restored only by its own confirmation', async () => {
  const project = makeProject('A')
  await openRound(project)
  const [a, b] = [await submit(project, 'a', '10.0000'), await submit(project, 'b', '9.0000')]
  const standing = () => standingEntries(project.log, 1).map(({ entry, isLapsed }) => [entry.seq, isLapsed])
  const effectiveSeqs = () => effectiveEntries(project.log, 1).map(({ seq }) => seq)
  expect(effectiveSeqs()).toEqual([2, 3])
  change(project)
  expect([standing(), effectiveSeqs()]).toEqual([
    [
      [2, true],
      [3, true],
    ],
    [],
  ])
  // A confirmation by another supplier, or of an entry that is not a quote, has no effect.
  const confirmed = confirm(project, a)
  append(project, { ...confirmed, subject: b.entry.subject })
  append(project, { ...confirmed, subject: b.entry.subject, ref: 1 })
  expect([standing(), effectiveSeqs()]).toEqual([
    [
      [2, false],
      [3, true],
    ],
    [2],
  ])
  change(project)
  expect(effectiveSeqs()).toEqual([])
  // A quote after the change needs no confirmation; the quote that it replaced cannot be confirmed.
  const newQuote = await submit(project, 'b', '8.0000')
  confirm(project, b)
  expect([standing(), effectiveSeqs()]).toEqual([
    [
      [2, true],
      [newQuote.entry.seq, false],
    ],
    [newQuote.entry.seq],
  ])
  withdraw(project, a)
  confirm(project, a)
  expect(standing()).toEqual([[newQuote.entry.seq, false]])
})

test('receipt: a confirmation has its own receipt, over its entry and the confirmed quote', async () => {
  const project = makeProject('A')
  await openRound(project)
  const submission = await submit(project, 'a', '10.0000')
  change(project)
  const entry = confirm(project, submission)
  const { body } = submission.packet.receipt
  expect(receiptBody(projectId, body.keyId, entry)).toEqual({
    ...body,
    seq: entry.seq,
    at: entry.at,
    entryHash: entry.hash,
  })
})

test.each(both)('receipt: %s: signed over the entry and deterministic', async (suite) => {
  const { project, first, second, round } = await createLog(suite)
  const { receipt } = first.packet
  expect(isReceiptSigned(suite, project.platform.publicKey, receipt)).toBe(true)
  const altered = { ...receipt, body: { ...receipt.body, at: '2026-01-03T00:00:00.000Z' } }
  expect(isReceiptSigned(suite, project.platform.publicKey, altered)).toBe(false)
  expect(receiptBody(projectId, receipt.body.keyId, first.entry)).toEqual(receipt.body)
  expect(() => receiptBody(projectId, 'ab', project.log.at(-1)!)).toThrow('badEntry')
  expect(provesTwoLogs(receipt, receipt)).toBe(false)
  expect(provesTwoLogs(receipt, second.packet.receipt)).toBe(false)
  const other = { ...receipt, body: { ...receipt.body, entryHash: 'ab' } }
  expect(provesTwoLogs(receipt, other)).toBe(true)
  expect(round.submissions.size).toBe(3)
})

test.each(both)('packet: %s: shows and proves the quote; parts of another packet do not match', async (suite) => {
  const { project, first, second } = await createLog(suite)
  const key = project.platform.publicKey
  expect(packetViolations(first.packet, key)).toEqual([])
  expect(packetViolations({ ...first.packet, quote: second.packet.quote }, key)).toEqual(['commitment'])
  expect(packetViolations({ ...first.packet, master: second.packet.master }, key)).toEqual(['commitment'])
  expect(packetViolations({ ...first.packet, receipt: second.packet.receipt }, key)).toEqual(['receipt'])
  expect(packetViolations(first.packet, project.people.buyer.signer.publicKey)).toEqual(['signature'])
})

test.each(both)('closing head: %s: signed over the entry that closes the round', async (suite) => {
  const { project, round } = await createLog(suite)
  const head = round.head!
  const key = project.platform.publicKey
  expect(isClosingHeadSigned(suite, key, projectId, head)).toBe(true)
  expect(isClosingHeadSigned(suite, key, '43', head)).toBe(false)
  expect(isClosingHeadSigned(suite, key, projectId, { ...head, seq: 5 })).toBe(false)
  expect(isHeadOf(head, project.log.at(-1)!)).toBe(true)
  expect(isHeadOf({ ...head, hash: 'ab' }, project.log.at(-1)!)).toBe(false)
  await expect(signClosingHead(project.platform, projectId, project.log[1]!)).rejects.toThrow('badEntry')
})
