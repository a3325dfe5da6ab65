import { Readable, pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { Source } from '#contract/kit/tables/source.ts'
import { fail, TableError } from '#contract/kit/tables/tableError.ts'
import { openZip, type Zip, type ZipEntry } from '#contract/kit/tables/zip.ts'
import { isDocument } from '#kit/pdf/readDocument.ts'
import { refuse } from '#kit/refusal.ts'
import { nodeAt, textAt, treeOf, type XmlNode } from './xmlTree.rules.ts'

const megabyte = 1024 * 1024
const maxEntries = 200
const maxUnpacked = 20 * megabyte
const maxRatio = 100
const maxInvoices = 100

/** Archive in memory, for the reader of archives. */
const bufferSource = (buffer: Buffer): Source => ({
  size: buffer.length,
  bytes: (at, length) => Readable.from([buffer.subarray(at, at + length)]),
  async *inflated(at, length) {
    try {
      const packed = Readable.from([buffer.subarray(at, at + length)])
      yield* pipeline(packed, createInflateRaw(), () => {}) as AsyncIterable<Buffer>
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) fail('upload.content')
      throw error
    }
  },
})

/** Opens an archive and limits what it unpacks to. */
async function openArchive(buffer: Buffer): Promise<Zip> {
  const zip = await openZip(bufferSource(buffer))
  const entries = [...zip.entries.values()]
  const unpacked = entries.reduce((total, { size }) => total + size, 0)
  const isBomb = entries.some(({ size, packed }) => size > 10_000 && size > packed * maxRatio)
  if (entries.length > maxEntries || unpacked > maxUnpacked || isBomb) refuse('invoice.unreadable')
  return zip
}

async function contentOf(zip: Zip, entry: ZipEntry): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zip.unpack(entry)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Entry by its path; undefined if there is none. */
const entryAt = (zip: Zip, path: string): ZipEntry | undefined => zip.entries.get(path.replace(/^\//, ''))
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

async function treeIn(zip: Zip, path: string): Promise<XmlNode | undefined> {
  const entry = entryAt(zip, path)
  return entry === undefined ? undefined : treeOf(await contentOf(zip, entry))
}

/**
 * XML of the invoice in an OFD: its attachment `original_invoice`, named relative to the list of attachments or to the
 * document. Refuses with `invoice.incomplete` if it has none.
 */
async function originalOf(zip: Zip): Promise<Buffer> {
  const bodies = (await treeIn(zip, 'OFD.xml'))?.children.filter(({ name }) => name === 'DocBody') ?? []
  const documentPath = textAt(bodies[0], 'DocRoot')
  if (bodies.length !== 1) refuse('invoice.unreadable')
  const listPath = textAt(await treeIn(zip, documentPath), 'Attachments')
  const listAt = [folderOf(documentPath) + listPath, listPath].find((path) => entryAt(zip, path))
  const list = listAt === undefined ? undefined : await treeIn(zip, listAt)
  for (const attachment of list?.children ?? []) {
    const path = textAt(nodeAt(attachment, 'FileLoc'))
    const entry = [folderOf(listAt!), folderOf(documentPath), ''].map((at) => entryAt(zip, at + path)).find(Boolean)
    if (entry && /invoice|\.xml$/i.test(path)) return contentOf(zip, entry)
  }
  return refuse('invoice.incomplete', { part: 'original_invoice' })
}

/**
 * File with the XML of its invoice, or a `document`: a PDF or picture without. A refusal is kept for it, because other
 * files of an archive are read still.
 */
export interface FoundFile {
  readonly name: string
  readonly bytes: Buffer
  readonly form: 'xml' | 'ofd' | 'document'
  readonly xml: () => Promise<Buffer>
}

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path

const xmlFile = (name: string, bytes: Buffer): FoundFile => ({
  name,
  bytes,
  form: 'xml',
  xml: () => Promise.resolve(bytes),
})
const documentFile = (name: string, bytes: Buffer): FoundFile => ({
  name,
  bytes,
  form: 'document',
  xml: () => Promise.resolve(refuse('invoice.notInvoice')),
})
const ofdFile = (name: string, bytes: Buffer, zip?: Zip): FoundFile => ({
  name,
  bytes,
  form: 'ofd',
  xml: async () => asInvoiceRefusal(async () => originalOf(zip ?? (await openArchive(bytes)))),
})

/** Refusals of the reader of archives as those of invoices. */
async function asInvoiceRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TableError) return refuse('invoice.unreadable')
    throw error
  }
}

/**
 * Files of invoices in an upload, judged by the content and not by the ending: an XML, an OFD, a PDF or picture, or those
 * in an archive, XML first, because it is the original, and PDFs last.
 */
export const filesIn = (name: string, bytes: Buffer): Promise<FoundFile[]> =>
  asInvoiceRefusal(async () => {
    if (isDocument(bytes)) return [documentFile(name, bytes)]
    if (!isArchive(bytes)) return [xmlFile(name, bytes)]
    const zip = await openArchive(bytes)
    if (entryAt(zip, 'OFD.xml')) return [ofdFile(name, bytes, zip)]
    const entries = [...zip.entries.values()].filter(({ name: path }) => /\.(xml|ofd|pdf|png|jpe?g)$/i.test(path))
    if (entries.length === 0) refuse('invoice.notInvoice')
    if (entries.length > maxInvoices) refuse('invoice.tooMany', { n: maxInvoices })
    const found: FoundFile[] = []
    for (const entry of entries.toSorted((a, b) => rank(a) - rank(b))) {
      const content = await contentOf(zip, entry)
      const named = baseName(entry.name)
      const fileOf = isArchive(content) ? ofdFile : isDocument(content) ? documentFile : xmlFile
      found.push(fileOf(named, content))
    }
    return found
  })
const rank = ({ name }: ZipEntry): number => {
  const place = ['.xml', '.ofd'].findIndex((ending) => name.toLowerCase().endsWith(ending))
  return place === -1 ? 2 : place
}
