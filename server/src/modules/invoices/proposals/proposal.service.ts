import type { Input } from '#contract/kit/route.ts'
import type { discardInvoiceProposal, InvoiceProposal } from '#contract/invoices/proposals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import type { CanRead } from '#kit/module.ts'
import type { ReadDocument } from '#kit/pdf/readDocument.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, type FileRow, findFile, presentFile } from '#modules/files/index.ts'
import { readableSupplier } from '../invoice.access.service.ts'
import { foundIn } from '../reading/document.ts'
import { proposalFlow } from './proposal.rules.ts'
import { type ListedProposal, type ProposalRow, proposals } from './proposal.store.ts'

export const presentProposal = (row: ListedProposal | ProposalRow, actor: Actor): InvoiceProposal => ({
  id: row.id,
  version: row.version,
  status: row.status,
  ...row.found,
  file: presentFile({ id: row.file_id, name: row.file_name, key: row.file_key, size: row.size }),
  uploadedByName: row.uploaded_by_name,
  createdAt: row.created_at.toISOString(),
  decidedByName: row.decided_by_name,
  decidedAt: row.decided_at?.toISOString() ?? null,
  invoiceId: row.invoice_id,
  can: proposalFlow.can(row, actor),
})

/** Suppliers read the uploads of their company; the finance department all of them. */
const isVisible = (row: ProposalRow, actor: Actor): boolean => {
  const supplierId = readableSupplier(actor)
  return supplierId === undefined || row.supplier_id === supplierId
}

/** What was read from a file; refuses with `thing.notFound` those that the actor does not read. */
export async function visibleProposal(db: Db, actor: Actor, id: string): Promise<ProposalRow> {
  const row = await proposals.findIfThere(db, id)
  return row !== undefined && isVisible(row, actor) ? row : refuse('thing.notFound')
}

/** Files that wait are for those who read what was read from them. */
export const mayReadProposal: CanRead = async (db, actor, id) => {
  const row = await proposals.findIfThere(db, id)
  return row !== undefined && isVisible(row, actor)
}

export interface NewProposal {
  readonly read: ReadDocument
  readonly stored: FileRow
  readonly statementId: string | null
}

/** Keeps what was read from a PDF or picture until a person confirms it. */
export async function proposeInvoice(tx: Tx, actor: Actor, { read, stored, statementId }: NewProposal): Promise<void> {
  const found = foundIn(read)
  const { id } = await proposals.insert(tx, {
    status: 'waiting',
    sha256: stored.sha256,
    file_id: stored.id,
    file_key: stored.key,
    file_name: stored.name,
    size: stored.size,
    number: found.number,
    seller_name: found.sellerName,
    buyer_name: found.buyerName,
    found,
    code_text: read.code,
    supplier_id: actor.supplierId,
    statement_id: statementId,
    uploaded_by: actor.userId,
    uploaded_by_name: actor.userName,
    created_at: actor.now,
  })
  await attachFiles(tx, actor, 'invoiceProposal', [{ key: stored.key, id }])
  const data = { number: found.number, supplierId: actor.supplierId, sha256: stored.sha256 }
  await publish(tx, actor, newEvent('invoiceProposal.waiting', { id, to: 'waiting', data }))
}

/** Locks what waits for a confirmation, with its file. */
export async function lockProposal(tx: Tx, actor: Actor, { id, version }: { id: string; version: number }) {
  await visibleProposal(tx, actor, id)
  const row = await proposals.lock(tx, id, version)
  proposalFlow.decide(row, 'confirm', actor)
  return { row, file: (await findFile(tx, row.file_key)) ?? refuse('thing.notFound') }
}

const decidedBy = (actor: Actor) => ({ decided_at: actor.now, decided_by_name: actor.userName })
const dataOf = (row: ProposalRow) => ({ number: row.number, supplierId: row.supplier_id, sha256: row.sha256 })

/** Marks a proposal as the invoice that it was confirmed as. */
export async function settleProposal(tx: Tx, actor: Actor, row: Locked<ProposalRow>, invoiceId: string): Promise<void> {
  const status = proposalFlow.decide(row, 'confirm', actor)
  await proposals.set(tx, row, { status, invoice_id: invoiceId, ...decidedBy(actor) })
  const of = { id: row.id, from: row.status, to: status, data: dataOf(row) } as const
  await publish(tx, actor, newEvent('invoiceProposal.confirmed', of))
}

/** Discards a file that is no invoice, or not to be used. */
export async function discardProposal(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof discardInvoiceProposal>,
): Promise<string> {
  await visibleProposal(tx, actor, id)
  const row = await proposals.lock(tx, id, version)
  const status = proposalFlow.decide(row, 'discard', actor)
  const said = reason.trim()
  await proposals.set(tx, row, { status, reason: said, ...decidedBy(actor) })
  const of = { id, from: row.status, to: status, data: dataOf(row), reason: said } as const
  await publish(tx, actor, newEvent('invoiceProposal.discarded', of))
  return id
}
