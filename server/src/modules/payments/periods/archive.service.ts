import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type ArchiveManifest, archiveLimits } from '#contract/payments/periods/periods.ts'
import { type WrittenPart, zipOf } from '#contract/kit/tables/zipWriter.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { Download } from '#kit/http/download.ts'
import { refuse } from '#kit/refusal.ts'
import { deflate, workbookBytes } from '#kit/spreadsheet/workbook.ts'
import { indexSheets, namesInArchive, statementSheet } from './archive.sheets.ts'
import {
  type ArchivedFile,
  type ArchivedStatement,
  filesOfMonth,
  findClosed,
  linesAfter,
  type OfPeriod,
  statementsOfMonth,
} from './archive.store.ts'
import { bookingFile, digestOf } from './booking.file.ts'
import { type Entry, entriesOf } from './period.store.ts'

/** What an archive holds, its reader may read elsewhere, too. */
const needed = ['period.export', 'invoice.read', 'statement.read'] as const
export const mayArchive = (permissions: ReadonlySet<Permission>): boolean =>
  needed.every((each) => permissions.has(each))

interface Archiving {
  readonly database: Database
  readonly contents: Files
  readonly actor: Actor
}
type Listed = ArchiveManifest['files'][number]
interface Content {
  readonly head: Omit<ArchiveManifest, 'files'>
  readonly files: readonly ArchivedFile[]
  readonly statements: readonly ArchivedStatement[]
  readonly entries: readonly Entry[]
}

const linesAtOnce = 1000

/**
 * Archive of a closed month, streamed: one file is open at a time. Each original is hashed while it is sent, and the
 * stream breaks off where its bytes are not those that were received.
 */
export async function archiveOf(archiving: Archiving, of: OfPeriod): Promise<Download> {
  const { database, actor } = archiving
  if (!mayArchive(actor.permissions)) refuse('permission.denied')
  const content = await database.read(actor.tenantId, async (db): Promise<Content> => {
    const { payer_title: payerTitle, isKnown, ...period } = await findClosed.one(db, { ...of })
    if (period.closed_at === null || period.digest === null)
      return refuse(isKnown ? 'period.notClosed' : 'thing.notFound')
    const files = await filesOfMonth(db, { ...of, most: archiveLimits.files + 1 })
    const statements = await statementsOfMonth(db, of)
    const bytes = files.reduce((all, { size }) => all + Number(size), 0)
    if (bytes > archiveLimits.bytes || files.length + statements.length > archiveLimits.files - 4)
      refuse('period.archiveTooLarge')
    const entries = await entriesOf(db, of)
    if (digestOf(entries) !== period.digest) throw new Error(`the entries of ${of.payerNo} in ${of.month} have changed`)
    const head = {
      payerNo: of.payerNo,
      payerTitle: payerTitle ?? '',
      month: of.month,
      closedByName: period.closed_by_name ?? '',
      closedAt: period.closed_at.toISOString(),
      entriesDigest: period.digest,
      archivedByName: actor.userName,
      archivedAt: actor.now.toISOString(),
    }
    return { head, files, statements, entries }
  })
  const name = `归档-${content.head.payerTitle}-${of.month}.zip`
  const stream = Readable.from(zipOf(partsOf(archiving, content), deflate), { objectMode: false })
  return { name, type: 'application/zip', stream }
}

async function* partsOf(archiving: Archiving, content: Content): AsyncGenerator<WrittenPart> {
  const { head, files, statements, entries } = content
  const listed: Listed[] = []
  const part = (
    of: Pick<Listed, 'name' | 'kind' | 'documentNo'>,
    bytes: AsyncIterable<Uint8Array>,
    expected?: string,
  ): WrittenPart => ({ name: of.name, content: hashed(bytes, of, listed, expected) })

  for (const [at, name] of namesInArchive(files).entries()) {
    const { file_key: key, invoice_no: documentNo, sha256 } = files[at]!
    yield part({ name, kind: 'invoice', documentNo }, await archiving.contents.get(key), sha256)
  }
  for (const statement of statements) {
    const of = { name: `statements/${statement.no}.xlsx`, kind: 'statement', documentNo: statement.no } as const
    yield part(of, workbookBytes([statementSheet(statement, linesOf(archiving, statement.id))]))
  }
  for (const format of ['xlsx', 'xml'] as const) {
    const of = { name: `entries/entries.${format}`, kind: 'entries', documentNo: '' } as const
    yield part(of, asBytes(bookingFile({ ...head, entries }, format).stream))
  }
  const index = { name: 'index.xlsx', kind: 'index', documentNo: '' } as const
  yield part(index, workbookBytes(indexSheets({ files, statements, listed: [...listed] })))
  const manifest: ArchiveManifest = { ...head, files: listed }
  yield { name: 'manifest.json', content: asBytes([JSON.stringify(manifest, null, 2)]) }
}

/** Bytes as they are, whose hash and size are then listed. */
async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  of: Pick<Listed, 'name' | 'kind' | 'documentNo'>,
  listed: Listed[],
  expected: string | undefined,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of bytes) {
    hash.update(piece)
    size += piece.length
    yield piece
  }
  const sha256 = hash.digest('hex')
  if (expected !== undefined && sha256 !== expected) throw new Error(`${of.name} is not what was received`)
  listed.push({ ...of, size, sha256 })
}

async function* asBytes(pieces: AsyncIterable<unknown> | Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : (piece as Uint8Array)
}

async function* linesOf({ database, actor }: Archiving, statementId: string) {
  for (let after = '0'; ;) {
    const rows = await database.read(actor.tenantId, (db) => linesAfter(db, { statementId, after, most: linesAtOnce }))
    yield* rows
    const last = rows.at(-1)
    if (rows.length < linesAtOnce || !last) return
    after = last.id
  }
}
