import type { Input } from '#contract/kit/route.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { compare, minus } from '#contract/kit/money.ts'
import type * as contract from '#contract/settlement/matching/matching.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import {
  addChecks,
  invoiceFlow,
  type InvoiceRow,
  invoiceTable,
  judgeInvoice,
  moveInvoice,
  nameSupplier,
} from '#modules/invoices/index.ts'
import { settleOrders } from '#modules/ledger/index.ts'
import { findByCreditCode } from '#modules/suppliers/index.ts'
import { createPayable, reducePayable, releaseBlue } from '../payables/payable.service.ts'
import { partsOfInvoice } from '../retentions/retention.store.ts'
import { issueForm } from '../red/red.service.ts'
import { isBeingReversed, isUnderForm, lockFormOfRed } from '../red/red.store.ts'
import type { NewRow } from './match.lines.rules.ts'
import { magnitude, negated, totalTolerance } from './match.rules.ts'
import { isTooMuch, lockReversible, reverse, search } from './match.search.ts'
import * as store from './match.store.ts'

type HeldInvoice = Locked<InvoiceRow>

/** Amount by which the row exceeds its line, with the sign of what it does to the tolerance used. */
function toleratedOf({ gross, expected }: NewRow, isReversal: boolean): string {
  const more = minus(magnitude(gross), magnitude(expected))
  if (compare(more, '0') <= 0) return '0.00'
  return isReversal ? negated(more) : more
}

/** The invoice with its supplier: the seller may have become one since the upload. */
async function withSupplier(tx: Tx, actor: Actor, invoice: HeldInvoice): Promise<HeldInvoice> {
  if (invoice.supplier_id !== null) return invoice
  const supplier = await findByCreditCode(tx, invoice.seller_no)
  if (!supplier) return invoice
  const owner = await store.ownerOfSupplier.first(tx, { supplierId: supplier.id })
  await nameSupplier(tx, actor, invoice, { supplier, ownerId: owner?.owner_id ?? null })
  return invoiceTable.lock(tx, invoice.id)
}

/** Matches a held invoice with what is open, and keeps the result with its rows; an exception consumes nothing. */
export async function matchInvoice(tx: Tx, actor: Actor, given: HeldInvoice): Promise<void> {
  const invoice = await withSupplier(tx, actor, given)
  const found = await search(tx, invoice)
  const isMatched = found.problems.length === 0
  const { id: matchId } = await store.matches.insert(tx, {
    invoice_id: invoice.id,
    status: isMatched ? 'matched' : 'exception',
    method: found.method,
    tolerance: totalTolerance,
    expected: found.expected,
    difference: found.difference,
    statement_nos: [...found.statementNos],
    overridden_by_name: found.reverses?.overriddenBy ?? '',
    at: actor.now,
  })
  await store.insertRows(tx, {
    rows: found.rows.map((row, index) => ({
      match_id: matchId,
      row_no: index + 1,
      invoice_line_no: row.lineNo,
      line_id: row.lineId,
      pieces: row.pieces,
      gross: row.gross,
      expected: row.expected,
      tolerated: row.lineId === null ? '0.00' : toleratedOf(row, found.reverses !== undefined),
      outcome: row.outcome,
    })),
  })
  if (isMatched && found.form) await issueForm(tx, actor, found.form, invoice)
  if (isMatched) await store.postMatch(tx, matchId, 1, (found.reverses?.overriddenBy ?? '') !== '')
  else
    await store.insertExceptions(tx, {
      rows: found.problems.map((kind) => ({
        match_id: matchId,
        invoice_id: invoice.id,
        kind,
        facts: { ...found.facts },
        opened_at: actor.now,
      })),
    })
  const isTitle = found.problems.includes('title')
  await addChecks(tx, actor, invoice.id, [
    { rule: 'title', outcome: isTitle ? 'fail' : 'ok', facts: found.facts },
    { rule: 'match', outcome: isMatched ? 'ok' : 'fail', facts: { difference: found.difference } },
  ])
  await judgeInvoice(tx, actor, await invoiceTable.lock(tx, invoice.id), found)
}

/** Ends the live match of an invoice; what it was matched to is open again. */
async function release(
  tx: Tx,
  actor: Actor,
  invoice: HeldInvoice,
  of: Pick<store.Resolution, 'resolution' | 'reason'>,
) {
  const blue = invoice.blue_id === null ? undefined : await invoiceTable.lock(tx, invoice.blue_id)
  const live = await store.liveMatch(tx, invoice.id)
  await store.resolveExceptions(tx, { ...of, invoiceId: invoice.id, byName: actor.userName, at: actor.now })
  if (!live) return
  if (live.status === 'matched') {
    await store.postMatch(tx, live.id, -1, live.overridden_by_name !== '')
    if (blue) {
      await invoiceTable.set(tx, blue, { reversed: minus(blue.reversed, magnitude(invoice.gross)) })
      await invoiceTable.set(tx, invoice, { blue_id: null })
    }
  }
  await store.matches.set(tx, await store.matches.lock(tx, live.id), { status: 'released' })
}

/** Matches an invoice with a problem again, such as after a statement was confirmed. */
export async function rematchInvoice(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.rematchInvoice>,
): Promise<string> {
  const invoice = await invoiceTable.lock(tx, id, version)
  invoiceFlow.decide(invoice, 'match', actor)
  await rematch(tx, actor, invoice)
  return id
}

/** Matches again without asking who wants it: for listeners. */
export async function rematch(tx: Tx, actor: Actor, invoice: HeldInvoice): Promise<void> {
  await release(tx, actor, invoice, { resolution: 'rematched', reason: '' })
  await matchInvoice(tx, actor, invoice)
}

/**
 * Accepts the price difference of an invoice. The pieces are never more than were received, and a red invoice reverses
 * no more than is left of its original.
 */
export async function overrideMatch(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.overrideMatch>,
): Promise<string> {
  const invoice = await invoiceTable.lock(tx, id, version)
  await moveInvoice(tx, actor, invoice, 'override', reason)
  if (invoice.is_red) {
    const blue = (await lockReversible(tx, invoice)) ?? refuse('invoice.blueMissing', { number: invoice.blue_number })
    if (isTooMuch(invoice, blue)) refuse('invoice.reversedTooMuch')
    await reverse(tx, invoice, blue)
    const form = await lockFormOfRed(tx, { blueId: blue.id, formNo: invoice.red_form_no })
    if (form) await issueForm(tx, actor, form, invoice)
  }
  const live = (await store.liveMatch(tx, id))!
  await store.postMatch(tx, live.id, 1, true)
  const match = await store.matches.lock(tx, live.id)
  await store.matches.set(tx, match, { status: 'matched', overridden_by_name: actor.userName })
  await store.resolveExceptions(tx, {
    invoiceId: id,
    resolution: 'overridden',
    reason: reason.trim(),
    byName: actor.userName,
    at: actor.now,
  })
  return id
}

/** Returns an invoice to its supplier. */
export async function returnInvoice(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.returnInvoice>,
): Promise<string> {
  const invoice = await invoiceTable.lock(tx, id, version)
  invoiceFlow.decide(invoice, 'return', actor)
  // The tax bureau has issued it under a letter that both sides know: nobody undoes that here.
  if (await isUnderForm(tx, id)) refuse('redForm.issued')
  if (await isBeingReversed(tx, id)) refuse('redForm.open')
  await release(tx, actor, invoice, { resolution: 'returned', reason: reason.trim() })
  await moveInvoice(tx, actor, await invoiceTable.lock(tx, id), 'return', reason)
  return id
}

/** Approves a matched invoice, which makes it payable. */
export async function approveInvoice(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.approveInvoice>,
): Promise<string> {
  const invoice = await invoiceTable.lock(tx, id, version)
  // Its payable is held and released under this lock.
  if (invoice.blue_id !== null) await invoiceTable.lock(tx, invoice.blue_id)
  await moveInvoice(tx, actor, invoice, 'approve')
  const payableId = await createPayable(tx, actor, {
    invoiceId: id,
    invoiceNo: invoice.number,
    supplierId: invoice.supplier_id!,
    supplierName: invoice.seller_name,
    payerNo: invoice.buyer_no,
    payerTitle: invoice.buyer_name,
    gross: invoice.gross,
    acceptedOn: dayOf(actor.now),
    deliveredOn: (await store.lastDelivery.first(tx, { invoiceId: id }))?.day ?? undefined,
    parts: invoice.is_red ? undefined : await partsOfInvoice(tx, id),
  })
  if (invoice.is_red && invoice.blue_id !== null) {
    await reducePayable(tx, actor, invoice.blue_id, payableId)
    await releaseBlue(tx, invoice.blue_id)
  }
  // Late: the accounts of budgets and quotas stay locked until the end.
  await settleOrders(tx, await store.invoicedOrders(tx, { invoiceId: id }))
  return id
}
