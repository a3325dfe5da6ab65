import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { bytesOf, concat, utf8 } from '../bytes/bytes.ts'
import { combineHalves } from '../opening/combine.ts'
import type { SuiteId, Unsealer } from '../suites/suite.ts'
import { suiteOf } from '../suites/suites.ts'
import { type Ceremony, holdCeremony, sharesOf } from '../testing/ceremony.ts'
import { peopleOf } from '../testing/people.ts'
import { headOf, quoteAt, termsOf } from '../testing/quotes.ts'
import { attachmentRef, attachmentSize, openAttachment, sealAttachment } from './attachment.ts'
import { decodeAttachment, decodeEnvelope, encodeEnvelope, envelopeHash } from './envelope.ts'
import { makeMaster, openQuote, sealQuote, subjectOf } from './seal.ts'

const both = ['A', 'B'] as const
const terms = termsOf(3)
const quote = quoteAt('12.3456', terms)
const subject = subjectOf('A', 'ab'.repeat(32), '42', '7')

const fixtures: Partial<Record<SuiteId, { ceremony: Ceremony; halves: Unsealer[] }>> = {}
const unsealersOf = async (suite: SuiteId, ceremony: Ceremony) => {
  const halves = await combineHalves(ceremony.record, await sharesOf(ceremony))
  return Promise.all(halves.map((half) => suiteOf(suite).unsealer(half)))
}
beforeAll(async () => {
  for (const suite of both) {
    const ceremony = await holdCeremony(suite, peopleOf(suite))
    fixtures[suite] = { ceremony, halves: await unsealersOf(suite, ceremony) }
  }
})

test.each(both)('envelope: %s: decrypts to the quote and its master, also from its bytes', async (suite) => {
  const { ceremony, halves } = fixtures[suite]!
  const master = makeMaster()
  const envelope = await sealQuote(ceremony.record, subject, quote, master)
  const decoded = decodeEnvelope(encodeEnvelope(envelope))
  expect(decoded).toEqual(envelope)
  expect(envelopeHash(decoded)).toBe(envelopeHash(envelope))
  expect(await openQuote(ceremony.record, halves, decoded)).toEqual({ master, quote })
})

test.each(both)('envelope: %s: quotes of 1, 5 and 20 lines of a round have one length', async (suite) => {
  const { record } = await holdCeremony(suite, peopleOf(suite), { items: 20 })
  const lengths: number[] = []
  for (const lines of [1, 5, 20]) {
    const sealed = await sealQuote(record, subject, quoteAt(`${lines}.0000`, termsOf(lines)), makeMaster())
    lengths.push(encodeEnvelope(sealed).length)
    expect(sealed.ct.length).toBe(4096 + 512 * 20 + 16)
  }
  expect(new Set(lengths).size).toBe(1)
})

test.each(both)('envelope: %s: neither one half alone nor the halves of another round decrypt it', async (suite) => {
  const { ceremony, halves } = fixtures[suite]!
  const envelope = await sealQuote(ceremony.record, subject, quote, makeMaster())
  const [first, second] = halves
  await expect(openQuote(ceremony.record, [first!], envelope)).rejects.toThrow('undecryptable')
  await expect(openQuote(ceremony.record, [first!, first!], envelope)).rejects.toThrow('undecryptable')
  await expect(openQuote(ceremony.record, [second!, first!], envelope)).rejects.toThrow('undecryptable')
  const short = { ...envelope, keys: envelope.keys.slice(0, 1) }
  await expect(openQuote(ceremony.record, [first!], short)).rejects.toThrow('undecryptable')
  const others = await unsealersOf(suite, await holdCeremony(suite, peopleOf(suite)))
  await expect(openQuote(ceremony.record, others, envelope)).rejects.toThrow('undecryptable')
})

test.each(both)(
  'envelope: %s: copies to another supplier, project, round or commitment are undecryptable',
  async (suite) => {
    const { ceremony, halves } = fixtures[suite]!
    const envelope = await sealQuote(ceremony.record, subject, quote, makeMaster())
    const changes = [
      { subject: 'cd'.repeat(32) },
      { projectId: '43' },
      { tenantId: '2' },
      { round: 2 },
      { keyId: 'cd'.repeat(32) },
      { commitment: 'cd'.repeat(32) },
    ]
    for (const change of changes) {
      const copied = { ...envelope, header: { ...envelope.header, ...change } }
      await expect(openQuote(ceremony.record, halves, copied)).rejects.toThrow('undecryptable')
    }
  },
)

test.each(both)('envelope: %s: altering a byte is refused', async (suite) => {
  const { ceremony, halves } = fixtures[suite]!
  const bytes = encodeEnvelope(await sealQuote(ceremony.record, subject, quote, makeMaster()))
  const open = async (changed: Uint8Array) => openQuote(ceremony.record, halves, decodeEnvelope(changed))
  await open(bytes)
  const ciphertextStart = bytes.length - (4096 + 512 * 3 + 16)
  const place = fc.oneof(fc.nat(ciphertextStart - 1), fc.nat(bytes.length - 1))
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const changed = bytesOf(bytes.map((byte, n) => (n === at ? byte ^ change : byte)))
      await expect(open(changed)).rejects.toThrow(/^(malformed|undecryptable|unknownSuite)/)
    }),
    { numRuns: 60 },
  )
  for (const cut of [0, 3, 4, 100, bytes.length - 1])
    await expect(open(bytes.slice(0, cut))).rejects.toThrow(/^(malformed|undecryptable)/)
  await expect(open(concat(bytes, Uint8Array.of(0)))).rejects.toThrow('undecryptable')
})

test('envelope: malformed plaintext is undecryptable and throws no other error', async () => {
  const { ceremony, halves } = fixtures.A!
  const { record } = ceremony
  const { encryptToHalves } = await import('./halves.ts')
  const { header } = await sealQuote(record, subject, quote, makeMaster())
  const publicHalves = record.halves.map((half) => half.publicKey)
  const contents = ['null', '{"master":"ab","quote":1}', `{"master":"${makeMaster()}"}`, '{ "a": 1 }', '1'].map(utf8)
  for (const content of [...contents, Uint8Array.of(255)]) {
    const envelope = await encryptToHalves(header, publicHalves, content, record.sealedBytes)
    await expect(openQuote(record, halves, envelope)).rejects.toThrow('undecryptable')
  }
  const otherLength = await encryptToHalves(header, publicHalves, utf8('1'), record.sealedBytes + 1)
  await expect(openQuote(record, halves, otherLength)).rejects.toThrow('undecryptable')
})

test.each(both)('attachment: %s: bound to its quote and place, padded to one of five sizes', async (suite) => {
  const { ceremony, halves } = fixtures[suite]!
  const { record } = ceremony
  const master = makeMaster()
  const content = utf8('a drawing')
  const ref = attachmentRef(suite, master, 0, { name: '图纸.pdf', content })
  const withFile = { ...quote, head: headOf({ attachments: [ref] }) }
  const { header } = await sealQuote(record, subject, withFile, master)
  const envelope = await sealAttachment(record, header, 0, content)
  expect(envelope.ct.length).toBe(64 * 1024 + 16)
  const stored = decodeAttachment(encodeEnvelope(envelope))
  const attachment = { header, master, ref, place: 0 }
  expect(await openAttachment(attachment, halves, stored)).toEqual(content)
  await expect(openAttachment({ ...attachment, place: 1 }, halves, stored)).rejects.toThrow('undecryptable')
  const other = { ...attachment, header: { ...header, commitment: 'ab'.repeat(32) } }
  await expect(openAttachment(other, halves, stored)).rejects.toThrow('undecryptable')
  await expect(openAttachment({ ...attachment, master: makeMaster() }, halves, stored)).rejects.toThrow('undecryptable')
  await expect(openAttachment({ ...attachment, ref: { ...ref, size: 8 } }, halves, stored)).rejects.toThrow(
    'undecryptable',
  )
  expect(() => decodeEnvelope(encodeEnvelope(envelope))).toThrow('malformed')
})

test('attachment: sizes are 64 KB, 256 KB, 1 MB, 4 MB and 16 MB, less four bytes for the length', () => {
  const kilobytes = [0, 65_532, 65_533, 300_000, 4_194_300, 16_777_212].map((bytes) => attachmentSize(bytes) / 1024)
  expect(kilobytes).toEqual([64, 64, 256, 1024, 4096, 16_384])
  expect(() => attachmentSize(16_777_213)).toThrow('tooLarge')
})
