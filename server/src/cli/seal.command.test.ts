import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { isSealedFile, type SealedFile, type TermsFile } from '#contract/sourcing/seal/offline.ts'
import { canonicalText } from '#sealing/bytes/canonical.ts'
import { keyIdOf } from '#sealing/ceremony/keyRecord.ts'
import { combineHalves } from '#sealing/opening/combine.ts'
import { openEntry } from '#sealing/opening/outcome.ts'
import { openingContext } from '#sealing/opening/run.ts'
import { openAttachment } from '#sealing/quotes/attachment.ts'
import { decodeAttachment, decodeEnvelope, envelopeHash } from '#sealing/quotes/envelope.ts'
import { isPacketSound } from '#sealing/quotes/packet.ts'
import { append, closeRound, makeProject, openRound, type Project, subjectIn } from '#sealing/testing/project.ts'
import { sealOffline } from './seal.command.ts'

const folder = mkdtempSync(join(tmpdir(), 'seal-'))
const write = (name: string, value: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown

let project: Project
let terms: TermsFile
let termsFile: string
beforeAll(async () => {
  project = makeProject('A', { items: 2 })
  const { ceremony } = await openRound(project)
  terms = {
    format: 'baicai-terms/1',
    terms: canonicalText(project.terms),
    termsSeq: 1,
    keyRecord: canonicalText(ceremony.record),
    keyId: keyIdOf(ceremony.record),
    subject: subjectIn(project, 'a'),
  }
  termsFile = write('terms.json', terms)
})

async function run(args: readonly string[], options: Readonly<Record<string, string | undefined>> = {}) {
  const said: string[] = []
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text: string) => void said.push(text)),
  )
  const isGood = await sealOffline({ args, options, lang: 'en' })
  for (const spy of spies) spy.mockRestore()
  return { isGood, said: said.join('\n') }
}
const line = (itemId: string, price: string) => ({
  itemId,
  price,
  taxRate: '13',
  brand: '晋亿',
  leadDays: 7,
  remark: '',
})
const written = (lines: readonly object[]) => ({ validUntil: '2026-12-31', freight: '100', remark: '', lines })

test('seal command: the output decrypts to a valid quote with files, and the packet contains the same', async () => {
  const quote = write('quote.json', written([line('2', '0.5'), line('1', '12.3456')]))
  const drawing = write('drawing.pdf', '%PDF-1.7 drawing')
  const { isGood, said } = await run([termsFile, quote], { out: join(folder, 'mine'), attach: drawing })
  expect([isGood, said]).toEqual([true, expect.stringContaining('Total CNY 25791.20, 2 items.')])
  const sealed = read('mine.sealed.json')
  expect(isSealedFile(sealed)).toBe(true)
  const { envelope: text, attachments } = sealed as SealedFile
  // The file for the page contains no price.
  expect(JSON.stringify(sealed)).not.toContain('12.3456')

  const packet = read('mine.packet.json') as Parameters<typeof isPacketSound>[0]
  expect(isPacketSound(packet)).toBe(true)
  const envelope = decodeEnvelope(new Uint8Array(Buffer.from(text, 'base64')))
  const { subject, commitment } = envelope.header
  const facts = { subject, commitment, envelopeHash: envelopeHash(envelope) }
  const entry = append(project, { kind: 'quote', round: 1, at: '2026-01-02T08:00:00.000Z', ...facts })
  const { ceremony, shares } = await closeRound(project)
  const context = await openingContext(ceremony.record, project.terms, await combineHalves(ceremony.record, shares))
  const opened = await openEntry(context, entry, envelope)
  expect(opened.outcome).toEqual({ seq: entry.seq, status: 'valid', why: '' })
  expect(opened.quote).toEqual(packet.quote)
  const file = decodeAttachment(new Uint8Array(Buffer.from(attachments[0]!, 'base64')))
  const of = { header: envelope.header, master: packet.master, ref: packet.quote.head.attachments[0]!, place: 0 }
  expect(new TextDecoder().decode(await openAttachment(of, context.halves, file))).toBe('%PDF-1.7 drawing')
})

test.each([
  ['five decimals', [line('1', '12.34567'), line('2', '1')], 'lines/0/price: decimal'],
  ['twenty digits', [line('1', '12345678901234567890'), line('2', '1')], 'lines/0/price: decimal'],
  ['a negative price', [line('1', '-1'), line('2', '1')], 'lines/0/price: decimal'],
  ['an unknown item', [line('1', '1'), line('2', '1'), line('9', '1')], 'lines/2/itemId: unknownItem'],
  ['an item twice', [line('1', '1'), line('1', '1'), line('2', '1')], 'duplicateItem'],
  ['an item that is missing', [line('1', '1')], 'lines: missingItem'],
  ['no price', [line('1', ''), line('2', '1')], 'lines/0/price: decimal'],
  ['nothing', [], 'lines: missingItem'],
] as const)('seal command: %s is refused, and nothing is written', async (name, lines, problem) => {
  const out = join(folder, name)
  const { isGood, said } = await run([termsFile, write('wrong.json', written(lines))], { out })
  expect([isGood, said]).toEqual([false, expect.stringContaining(problem)])
  expect(() => readFileSync(`${out}.sealed.json`)).toThrow('ENOENT')
})

test('seal command: other terms, another key, invalid files and invalid quotes are refused', async () => {
  const quote = write('good.json', written([line('1', '1'), line('2', '1')]))
  const other = write('other.json', { ...terms, keyId: 'ab'.repeat(32) })
  expect(await run([other, quote])).toMatchObject({ isGood: false, said: expect.stringContaining('the key is not') })
  expect(await run([quote, quote])).toMatchObject({ isGood: false, said: expect.stringContaining('no terms file') })
  expect(await run([termsFile, join(folder, 'none')])).toMatchObject({ isGood: false })
  expect(await run([termsFile, write('text.json', '[')])).toMatchObject({ isGood: false })
  expect(await run([termsFile, write('list.json', [])])).toMatchObject({ isGood: false })
  const attach = write('virus.exe', 'MZ')
  expect(await run([termsFile, quote], { attach })).toMatchObject({ isGood: false })
  const many = Array.from({ length: 6 }, (_, n) => write(`${n}.pdf`, '%PDF-')).join(',')
  expect(await run([termsFile, quote], { attach: many })).toMatchObject({ isGood: false })
})
