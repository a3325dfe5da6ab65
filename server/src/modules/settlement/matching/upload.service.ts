import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { dayOf } from '#contract/kit/calendar.ts'
import type { FileVerdict } from '#contract/invoices/invoice.ts'
import type { confirmInvoiceProposal } from '#contract/invoices/proposals.ts'
import type { Input } from '#contract/kit/route.ts'
import { say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db, Tx } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { endingOf, mediaTypeOf, plainName } from '#kit/files/upload.rules.ts'
import { readDocument } from '#kit/pdf/readDocument.ts'
import { Refusal, refuse, toRefusal } from '#kit/refusal.ts'
import { storeFile } from '#modules/files/index.ts'
import {
  confirmedInvoice,
  filesIn,
  type FoundFile,
  invoiceOfFile,
  invoiceTable,
  lockProposal,
  presentInvoice,
  proposeInvoice,
  readInvoice,
  recordRefused,
  settleProposal,
  submitInvoice,
  type Submitted,
  waitingProposal,
} from '#modules/invoices/index.ts'
import { findByCreditCode } from '#modules/suppliers/index.ts'
import { matchInvoice } from './match.service.ts'
import { ownerOfSupplier } from './match.store.ts'

export interface Upload {
  readonly database: Database
  readonly contents: Files
  readonly actor: Actor
  readonly statementId: string | null
}

interface Given {
  readonly file: FoundFile
  readonly name: string
  readonly sha256: string
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Takes all invoices of an uploaded file, each in a transaction of its own, with a verdict on each. */
export async function takeUpload(upload: Upload, { path, name }: Uploaded): Promise<FileVerdict[]> {
  const bytes = await readFile(path)
  const found = await filesIn(name, bytes).catch((error: unknown) => asKnown(error))
  if (found instanceof Refusal) return [await refused(upload, { name, bytes, number: '' }, found)]
  const verdicts: FileVerdict[] = []
  for (const file of found) verdicts.push(await takeFile(upload, file))
  return verdicts
}

/** Refusal of an error; others are thrown. */
function asKnown(error: unknown): Refusal {
  const refusal = toRefusal(error)
  if (!refusal) throw error
  return refusal
}

/** Takes an invoice that was fetched, such as from the tax bureau. */
export const takeRead = async (upload: Upload, name: string, bytes: Buffer): Promise<FileVerdict> =>
  takeFile(upload, (await filesIn(name, bytes))[0]!)

async function takeFile(upload: Upload, file: FoundFile): Promise<FileVerdict> {
  const name = plainName(file.name)
  let number = ''
  try {
    if (file.form === 'document') return await propose(upload, { file, name, sha256: sha256Of(file.bytes) })
    const read = await readInvoice(file, dayOf(upload.actor.now))
    number = read.data.number
    return await submit(upload, { file, name, sha256: sha256Of(file.bytes) }, read)
  } catch (error) {
    return refused(upload, { name, bytes: file.bytes, number }, asKnown(error))
  }
}

type Read = Awaited<ReturnType<typeof readInvoice>>

/** Supplier with the tax number of the seller; a supplier's people upload only what their own company issued. */
async function sellerOf(db: Db, actor: Actor, { data }: Read) {
  const supplier = await findByCreditCode(db, data.seller.no)
  if (actor.supplierId !== null && supplier?.id !== actor.supplierId)
    refuse('invoice.notYours', { sellerNo: data.seller.no })
  const owner = supplier && (await ownerOfSupplier.first(db, { supplierId: supplier.id }))
  return { supplier, ownerId: owner?.owner_id ?? null }
}

const outcomeOf = (name: string, outcome: FileVerdict['outcome']): FileVerdict => ({
  fileName: name,
  outcome,
  refusal: '',
  text: '',
  invoice: null,
})

/** Keeps what a PDF or picture says for a person to confirm; a file that is known is not kept again. */
async function propose({ database, contents, actor, statementId }: Upload, given: Given): Promise<FileVerdict> {
  const { file, name, sha256 } = given
  const known = await database.read(actor.tenantId, async (db) => ({
    isOfInvoice: (await invoiceOfFile(db, sha256)) !== undefined,
    isWaiting: (await waitingProposal(db, sha256)) !== undefined,
  }))
  if (known.isOfInvoice) return outcomeOf(name, 'known')
  if (known.isWaiting) return outcomeOf(name, 'proposed')
  const read = await readDocument(file.bytes)
  const stored = await storeFile(database, contents, actor, uploadedOf(name, file, sha256))
  await database.write(actor.tenantId, (tx) => proposeInvoice(tx, actor, { read, stored, statementId }))
  return outcomeOf(name, 'proposed')
}

/** Makes an invoice of what a person confirmed or corrected, and matches it. */
export async function confirmProposal(
  tx: Tx,
  actor: Actor,
  input: Input<typeof confirmInvoiceProposal>,
): Promise<string> {
  const { row: proposal, file } = await lockProposal(tx, actor, input)
  const read = confirmedInvoice(input, proposal.code_text, dayOf(actor.now))
  const { row, outcome, isOpen } = await submitInvoice(tx, actor, {
    read,
    stored: file,
    sha256: file.sha256,
    fileName: file.name,
    ...(await sellerOf(tx, actor, read)),
    statementId: proposal.statement_id,
  })
  if (outcome === 'differs') refuse('invoice.contentDiffers', differenceOf(read, row))
  if (isOpen) await matchInvoice(tx, actor, row)
  await settleProposal(tx, actor, proposal, row.id)
  return row.id
}
const differenceOf = ({ data: { number, gross } }: Read, { gross: known }: Submitted['row']) => ({
  number,
  gross,
  known,
})

async function submit(upload: Upload, { file, name, sha256 }: Given, read: Read): Promise<FileVerdict> {
  const { database, contents, actor, statementId } = upload
  const { supplier, ownerId } = await database.read(actor.tenantId, (db) => sellerOf(db, actor, read))
  const isKnown = await database.read(actor.tenantId, (db) => invoiceOfFile(db, sha256))
  const stored =
    isKnown === undefined ? await storeFile(database, contents, actor, uploadedOf(name, file, sha256)) : undefined
  return database.write(actor.tenantId, async (tx) => {
    const given = {
      read,
      stored,
      sha256,
      fileName: name,
      supplier,
      ownerId,
      statementId,
    }
    const { outcome, row, isOpen } = await submitInvoice(tx, actor, given)
    if (outcome === 'differs') {
      const refusal = new Refusal('invoice.contentDiffers', differenceOf(read, row))
      const kept = measured(name, sha256, file.bytes.length, read.data.number)
      await recordRefused(tx, actor, { ...kept, ...factsOf(refusal) })
      return verdictOf(actor, name, refusal)
    }
    if (isOpen) await matchInvoice(tx, actor, row)
    const invoice = presentInvoice(await invoiceTable.find(tx, row.id), actor)
    return { ...outcomeOf(name, outcome), invoice }
  })
}

const measured = (name: string, sha256: string, size: number, number: string) => ({ name, sha256, size, number })
const factsOf = ({ code, facts }: Refusal) => ({
  refusal: code,
  facts,
})

const uploadedOf = (name: string, { bytes, form }: FoundFile, sha256: string): Uploaded => {
  const ending = endingOf(name) || `.${form}`
  const content = () => Readable.from([bytes])
  return { name, ending, path: '', content, size: bytes.length, sha256, type: mediaTypeOf(ending) }
}

const verdictOf = ({ lang }: Actor, fileName: string, { code, facts }: Refusal): FileVerdict => ({
  fileName,
  outcome: 'refused',
  refusal: code,
  text: say(code, lang, facts),
  invoice: null,
})

/** Records a refused file; its content is not kept. */
async function refused(
  { database, actor }: Upload,
  { name, bytes, number }: { readonly name: string; readonly bytes: Buffer; readonly number: string },
  refusal: Refusal,
): Promise<FileVerdict> {
  const kept = { ...measured(name, sha256Of(bytes), bytes.length, number), ...factsOf(refusal) }
  await database.write(actor.tenantId, (tx) => recordRefused(tx, actor, kept))
  return verdictOf(actor, name, refusal)
}
