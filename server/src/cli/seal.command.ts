import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { isTermsFile, type SealedFile, type TermsFile } from '#contract/sourcing/seal/offline.ts'
import { maxQuoteFiles, quoteFileEndings } from '#contract/sourcing/seal/attachments.ts'
import { violationOfName } from '#kit/files/upload.rules.ts'
import { type KeyRecord, keyIdOf } from '#sealing/ceremony/keyRecord.ts'
import { SealingError } from '#sealing/error.ts'
import { roundFingerprint } from '#sealing/keys/fingerprint.ts'
import { attachmentRef, sealAttachment } from '#sealing/quotes/attachment.ts'
import { quoteViolations } from '#sealing/quotes/content.ts'
import { encodeEnvelope, type Envelope } from '#sealing/quotes/envelope.ts'
import type { Quote } from '#sealing/quotes/quote.ts'
import { makeMaster, sealQuote } from '#sealing/quotes/seal.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import { failed } from './commandRuntime.ts'
import type { CommandInput } from './input.ts'
import { quoteFrom, type WrittenQuote } from './seal.quote.ts'

interface AttachedFile {
  readonly name: string
  readonly content: Uint8Array
}

const base64Of = (envelope: Envelope): string => Buffer.from(encodeEnvelope(envelope)).toString('base64')

/**
 * Encrypts a quote without database, configuration and network, for suppliers who do not enter prices in a page. Writes
 * the encrypted file, which is uploaded on the quoting page, and the packet, which contains the quote and is kept.
 */
export async function sealOffline({ args, options }: CommandInput): Promise<boolean> {
  const [termsName, quoteName] = args as [string, string]
  const terms = await parsedFile(termsName)
  if (terms instanceof Error) return failed(`${termsName}: ${terms.message}`)
  if (!isTermsFile(terms)) return failed(`${termsName}: is no terms file of a quoting page.`)
  const written = await parsedFile(quoteName)
  if (written instanceof Error) return failed(`${quoteName}: ${written.message}`)
  const files = await filesIn(options['attach'] ?? '')
  if (typeof files === 'string') return failed(files)
  try {
    return await seal(terms, written as WrittenQuote, files, options['out'] ?? quoteName.replace(/\.json$/i, ''))
  } catch (error) {
    if (error instanceof SealingError) return failed(`Not sealed: ${error.message}`)
    throw error
  }
}

async function seal(
  given: TermsFile,
  written: WrittenQuote,
  files: readonly AttachedFile[],
  out: string,
): Promise<boolean> {
  const record = JSON.parse(given.keyRecord) as KeyRecord
  const terms = JSON.parse(given.terms) as Terms
  if (keyIdOf(record) !== given.keyId || record.projectId !== terms.projectId)
    return failed('Not sealed: the key is not the one that the terms file names.')
  const master = makeMaster()
  const refs = files.map((file, place) => attachmentRef(record.suite, master, place, file))
  const quote = quoteFrom(written, terms, refs)
  const violations = quoteViolations(quote, terms)
  for (const { violation, path } of violations) console.error(`✗ ${path || 'quote'}: ${violation}`)
  if (violations.length > 0) return failed(`Not sealed: ${violations.length} problems.`)

  const envelope = await sealQuote(record, given.subject, quote, master)
  const attachments: string[] = []
  for (const [place, { content }] of files.entries())
    attachments.push(base64Of(await sealAttachment(record, envelope.header, place, content)))
  const sealed: SealedFile = {
    format: 'baicai-sealed/1',
    projectId: record.projectId,
    round: record.round,
    termsSeq: given.termsSeq,
    keyId: given.keyId,
    key: randomBytes(16).toString('hex'),
    envelope: base64Of(envelope),
    attachments,
  }
  const packet = { format: 'baicai-packet/1', header: envelope.header, quote, master }
  await writeFile(`${out}.sealed.json`, JSON.stringify(sealed), { mode: 0o600 })
  await writeFile(`${out}.packet.json`, JSON.stringify(packet, null, 2), { mode: 0o600 })
  say(quote, record, given, out)
  return true
}

function say(quote: Quote, record: KeyRecord, { keyId }: TermsFile, out: string): void {
  console.log(`Total ${quote.head.currency} ${quote.total}, ${quote.lines.length} items.`)
  console.log(`Key ${roundFingerprint(record.suite, keyId)}: compare it with the project's page.`)
  console.log(`${out}.sealed.json: upload it on the quoting page.`)
  console.log(`${out}.packet.json: keep it. It shows the quote, and is evidence with the receipt.`)
}

async function filesIn(names: string): Promise<AttachedFile[] | string> {
  const all = names.split(',').filter((name) => name !== '')
  if (all.length > maxQuoteFiles) return `At most ${maxQuoteFiles} files.`
  const files: AttachedFile[] = []
  for (const path of all) {
    const name = basename(path)
    if (violationOfName(name, quoteFileEndings) !== false) return `${path}: only ${quoteFileEndings.join(' ')}.`
    const content = await readFile(path).catch((error: Error) => error)
    if (content instanceof Error) return `${path}: ${content.message}`
    files.push({ name, content: new Uint8Array(content) })
  }
  return files
}

async function parsedFile(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(name, 'utf8')) as unknown
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
