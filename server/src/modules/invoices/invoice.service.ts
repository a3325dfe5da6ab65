import type { InvoiceAction, ProblemKind } from '#contract/invoices/invoice.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, type FileRow, moveFile } from '#modules/files/index.ts'
import { insertInvoiceFile, invoiceOfFile } from './file.store.ts'
import { invoiceFlow } from './invoice.rules.ts'
import * as store from './invoice.store.ts'
import type { Check, ReadInvoice } from './reading/data.rules.ts'
import { hashOf } from './reading/read.ts'

type OfInvoice = Pick<store.InvoiceRow, 'number' | 'supplier_id' | 'seller_name' | 'gross' | 'owner_id'>
/** Payload of all events of an invoice. */
export const dataOf = (row: OfInvoice) => ({
  number: row.number,
  supplierId: row.supplier_id,
  sellerName: row.seller_name,
  gross: row.gross,
  ownerId: row.owner_id,
})

export interface Submission {
  readonly read: ReadInvoice
  /** Stored content of the file; undefined if the invoice has exactly this file already. */
  readonly stored: FileRow | undefined
  readonly sha256: string
  readonly fileName: string
  /** Supplier with the tax number of the seller; undefined: there is none. */
  readonly supplier: { readonly id: string; readonly name: string } | undefined
  readonly ownerId: string | null
  readonly statementId: string | null
}

export interface Submitted {
  readonly outcome: 'accepted' | 'known' | 'joined' | 'differs'
  readonly row: Locked<store.InvoiceRow>
  /** It has to be matched: it is new, or was returned before. */
  readonly isOpen: boolean
}

/** Check of the seller against the supplier of its tax number: a renamed one is a warning, because the number decides. */
function supplierCheck({ no, name }: ReadInvoice['data']['seller'], supplier: Submission['supplier']): Check {
  if (supplier === undefined) return { rule: 'supplier', outcome: 'fail', facts: { no } }
  return supplier.name === name
    ? { rule: 'supplier', outcome: 'ok', facts: {} }
    : { rule: 'supplier', outcome: 'warn', facts: { name: supplier.name } }
}

/**
 * Takes an invoice that was read: a new one, or another file of one that is there. The same number with other content
 * changes nothing; its event tells both sides.
 */
export async function submitInvoice(tx: Tx, actor: Actor, given: Submission): Promise<Submitted> {
  const { data, form, checks, discountOf } = given.read
  const hash = hashOf(data)
  const all = [...checks, supplierCheck(data.seller, given.supplier)]
  const id = await store.insertIfNew(tx, {
    status: 'submitted',
    kind: data.kind,
    is_red: data.isRed,
    code: data.code,
    number: data.number,
    blue_number: data.blueNumber,
    red_form_no: data.redFormNo,
    issued_on: data.issuedOn,
    seller_no: data.seller.no,
    seller_name: data.seller.name,
    buyer_no: data.buyer.no,
    buyer_name: data.buyer.name,
    net: data.net,
    tax: data.tax,
    gross: data.gross,
    capitals: data.capitals,
    remark: data.remark,
    supplier_id: given.supplier?.id ?? null,
    owner_id: given.ownerId,
    data_from: form,
    data_hash: hash,
    statement_id: given.statementId,
    warnings: all.filter(({ outcome }) => outcome === 'warn').length,
    uploaded_by: actor.userId,
    uploaded_by_name: actor.userName,
    created_at: actor.now,
  })
  if (id === undefined) return joinInvoice(tx, actor, given, hash)
  await store.insertLines(tx, {
    rows: data.lines.map((line, index) => ({
      invoice_id: id,
      line_no: index + 1,
      name: line.name,
      class_name: line.className,
      spec: line.spec,
      unit: line.unit,
      quantity: line.quantity,
      price: line.price,
      net: line.net,
      rate: line.rate,
      rate_kind: line.rateKind,
      tax: line.tax,
      gross: line.gross,
      tax_code: line.taxCode,
      discount_of: discountOf[index] ?? null,
    })),
  })
  await addChecks(tx, actor, id, all)
  const row = await store.invoices.lock(tx, id)
  await addFile(tx, actor, id, given)
  const event = newEvent('invoice.submitted', { id, to: 'submitted', data: { ...dataOf(row), sha256: given.sha256 } })
  await publish(tx, actor, event)
  return { outcome: 'accepted', row, isOpen: true }
}

/** Another file of an invoice that is there, or another content of its number. */
async function joinInvoice(tx: Tx, actor: Actor, given: Submission, hash: string): Promise<Submitted> {
  const { data } = given.read
  const key = { sellerNo: data.seller.no, code: data.code, number: data.number }
  const row = (await store.lockByKey(tx, key)) ?? refuse('invoice.duplicate')
  if (row.data_hash !== hash && !isTypedSame(row, given.read)) {
    const facts = { ...dataOf(row), claimed: data.gross }
    await publish(tx, actor, newEvent('invoice.contentDiffered', { id: row.id, data: facts }))
    return { outcome: 'differs', row, isOpen: false }
  }
  const outcome = (await addFile(tx, actor, row.id, given)) ? 'joined' : 'known'
  if (row.status !== 'returned') return { outcome, row, isOpen: false }
  const status = invoiceFlow.decide(row, 'resubmit', actor)
  await store.invoices.set(tx, row, {
    status,
    reason: '',
    decided_at: null,
    decided_by_name: '',
    statement_id: given.statementId,
  })
  return { outcome: 'accepted', row: await store.invoices.lock(tx, row.id), isOpen: true }
}

/**
 * Whether one of both was typed from a PDF or picture and the other says the same in total: typed data have fewer lines
 * and details.
 */
function isTypedSame(row: store.InvoiceRow, { data, form }: ReadInvoice): boolean {
  const isTyped = row.data_from === 'typed' || form === 'typed'
  const facts = [
    [row.kind, data.kind],
    [row.issued_on, data.issuedOn],
    [row.buyer_no, data.buyer.no],
    [row.net, data.net],
    [row.tax, data.tax],
    [row.gross, data.gross],
  ]
  return isTyped && facts.every(([kept, given]) => kept === given)
}

/** Attaches the file unless the invoice has it; answers whether it was attached. */
async function addFile(tx: Tx, actor: Actor, id: string, given: Submission): Promise<boolean> {
  const { stored, sha256, fileName } = given
  if (stored === undefined || (await invoiceOfFile(tx, sha256)) !== undefined) return false
  if (stored.entity === null) await attachFiles(tx, actor, 'invoice', [{ key: stored.key, id }])
  else await moveFile(tx, stored, { entity: 'invoice', id })
  await insertInvoiceFile(tx, {
    invoice_id: id,
    name: fileName,
    sha256,
    file_id: stored.id,
    file_key: stored.key,
    size: stored.size,
    number: given.read.data.number,
    supplier_id: actor.supplierId,
    by_name: actor.userName,
    at: actor.now,
  })
  return true
}

export async function addChecks(tx: Tx, actor: Actor, invoiceId: string, checks: readonly Check[]): Promise<void> {
  await store.insertChecks(tx, {
    rows: checks.map(({ rule, outcome, facts }) => ({ invoice_id: invoiceId, rule, outcome, facts, at: actor.now })),
  })
}

/** Names the supplier of an invoice whose seller was none when it was uploaded. */
export async function nameSupplier(
  tx: Tx,
  actor: Actor,
  row: Locked<store.InvoiceRow>,
  { supplier, ownerId }: { readonly supplier: NonNullable<Submission['supplier']>; readonly ownerId: string | null },
): Promise<void> {
  const check = supplierCheck({ no: row.seller_no, name: row.seller_name }, supplier)
  const warnings = row.warnings + (check.outcome === 'warn' ? 1 : 0)
  await store.invoices.set(tx, row, { supplier_id: supplier.id, owner_id: ownerId, warnings })
  await addChecks(tx, actor, row.id, [check])
}

/** Upload that was refused: its name, digest and reason are kept, not its content. */
export interface RefusedUpload {
  readonly name: string
  readonly sha256: string
  readonly size: number
  readonly number: string
  readonly refusal: string
  readonly facts: Readonly<Record<string, unknown>>
}
export async function recordRefused(tx: Tx, actor: Actor, upload: RefusedUpload): Promise<void> {
  const { name, sha256, size, number, refusal, facts } = upload
  await insertInvoiceFile(tx, {
    name,
    sha256,
    size: String(size),
    number,
    refusal,
    facts: { ...facts },
    supplier_id: actor.supplierId,
    by_name: actor.userName,
    at: actor.now,
  })
}

export interface Verdict {
  readonly problems: readonly ProblemKind[]
  readonly difference: string
}

/** Moves an invoice; the caller has matched it, or released what it was matched to. */
export async function moveInvoice(
  tx: Tx,
  actor: Actor,
  row: Locked<store.InvoiceRow>,
  action: Exclude<InvoiceAction, 'match' | 'resubmit'>,
  reason = '',
): Promise<void> {
  const { id, status: from } = row
  const to = invoiceFlow.decide(row, action, actor)
  const decided = { decided_at: actor.now, decided_by_name: actor.userName }
  const said = reason.trim()
  const of = { id, from, to, data: dataOf(row) }
  if (action === 'override') {
    await store.invoices.set(tx, row, { status: to, problems: [], overridden_by: actor.personId, reason: said })
    const data = { ...dataOf(row), difference: row.difference }
    await publish(tx, actor, newEvent('invoice.overridden', { ...of, data, reason: said }))
    return
  }
  if (action === 'approve') {
    await store.invoices.set(tx, row, { status: to, ...decided })
    await publish(tx, actor, newEvent('invoice.approved', of))
    return
  }
  await store.invoices.set(tx, row, { status: to, problems: [], overridden_by: null, reason: said, ...decided })
  await publish(tx, actor, newEvent('invoice.returned', { ...of, reason: said }))
}

/** Writes what matching an invoice found; only the matching itself calls it. */
export async function judgeInvoice(
  tx: Tx,
  actor: Actor,
  row: Locked<store.InvoiceRow>,
  { problems, difference }: Verdict,
): Promise<void> {
  const to = problems.length === 0 ? 'matched' : 'exception'
  await store.invoices.set(tx, row, { status: to, problems: [...problems], difference })
  const of = { id: row.id, from: row.status, to } as const
  await publish(
    tx,
    actor,
    problems.length === 0
      ? newEvent('invoice.matched', { ...of, data: dataOf(row) })
      : newEvent('invoice.failed', { ...of, data: { ...dataOf(row), problems: [...problems], difference } }),
  )
}
