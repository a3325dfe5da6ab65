import { compare, minus, sum } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/payments/requests.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, startApproval } from '#modules/approvals/index.ts'
import { isPayable, movePayables, openCredits, payables } from '#modules/settlement/index.ts'
import { activePayee, isPayeeChanging, type PayeeAccountRow } from '../payees/payee.store.ts'
import { dataOf, lockRequest, moveShares, publishMove } from './request.access.service.ts'
import { movementOf, requestFlow, sharesOf } from './request.rules.ts'
import * as store from './request.store.ts'

const negatives = (amounts: readonly string[], isNegative: boolean) =>
  sum(amounts.filter((amount) => compare(amount, '0') < 0 === isNegative))

/**
 * Drafts the payment of what is left of payables of one supplier and payer. Credits of the same two are subtracted,
 * oldest first; nobody chooses them. A draft reserves nothing.
 */
export async function createRequest(
  tx: Tx,
  actor: Actor,
  { payableIds, plannedOn, purpose }: Input<typeof contract.createPaymentRequest>,
): Promise<string> {
  const chosen = await payables.share(tx, [...new Set(payableIds)])
  const [first] = chosen
  if (!first) return refuse('thing.notFound')
  const isMixed = chosen.some(
    ({ supplier_id: supplierId, payer_no: payerNo }) => supplierId !== first.supplier_id || payerNo !== first.payer_no,
  )
  if (isMixed) refuse('payment.mixed')
  const isPrepayment = chosen.every(({ kind }) => kind === 'prepayment')
  if (!isPrepayment && chosen.some(({ kind }) => kind === 'prepayment')) refuse('payment.mixedPrepayment')
  if (chosen.some(({ gross }) => compare(gross, '0') < 0)) refuse('payment.creditOnly')
  const other = chosen.find((each) => !isPayable(each) || compare(each.rest, '0') <= 0)
  if (other) refuse('payment.notPayable', { invoiceNo: other.invoice_no })
  const owed = chosen.toSorted((a, b) => a.due_on.localeCompare(b.due_on) || Number(BigInt(a.id) - BigInt(b.id)))
  // A prepayment is paid in money: a credit of another one would be prepaid twice.
  const credits = isPrepayment ? [] : await openCredits(tx, { supplierId: first.supplier_id, payerNo: first.payer_no })
  const shares = sharesOf(owed, credits)
  const amounts = shares.map(({ amount }) => amount)
  const row = await store.requests.insert(tx, {
    status: 'draft',
    supplier_id: first.supplier_id,
    supplier_name: first.supplier_name,
    payer_no: first.payer_no,
    payer_title: first.payer_title,
    rows: shares.length,
    gross: negatives(amounts, false),
    credit: negatives(amounts, true),
    total: sum(amounts),
    planned_on: plannedOn,
    due_on: owed[0]!.due_on,
    purpose: purpose.trim(),
    prepared_by: actor.userId,
    prepared_by_name: actor.userName,
    preparers: [actor.personId],
    prepared_at: actor.now,
  })
  await store.insertShares(tx, {
    rows: shares.map(({ payableId, amount, cash }) => ({
      request_id: row.id,
      payable_id: payableId,
      amount,
      cash,
    })),
  })
  await publish(tx, actor, newEvent('payment.created', { id: row.id, to: 'draft', data: dataOf(row) }))
  return row.id
}

/** Payee account to pay to; the supplier is locked. Refuses while it changes. */
export async function payeeOf(
  tx: Tx,
  { supplier_id: supplierId, supplier_name: name }: { supplier_id: string; supplier_name: string },
): Promise<PayeeAccountRow> {
  if (await isPayeeChanging(tx, supplierId)) refuse('payment.payeeChanging', { name })
  return (await activePayee(tx, supplierId)) ?? refuse('payment.noPayee', { name })
}

/**
 * Submits a request: its amounts are reserved under the locks of its payables, so that no two requests pay the same
 * yuan, and its approval starts. Without an approver nobody could execute it.
 */
export async function submitRequest(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.submitPaymentRequest>,
): Promise<string> {
  const row = await lockRequest(tx, id, version)
  const status = requestFlow.decide(row, 'submit', actor)
  const payee = await payeeOf(tx, row)
  const shares = await store.sharesOfRequests(tx, [id])
  const locked = await payables.lockAll(
    tx,
    shares.map(({ payableId }) => payableId),
  )
  const byId = new Map(locked.map((each) => [each.id, each]))
  for (const { payableId, amount } of shares) {
    const payable = byId.get(payableId)!
    const isCredit = compare(amount, '0') < 0
    const left = isCredit ? minus(amount, payable.rest) : minus(payable.rest, amount)
    const isFree = isCredit ? payable.status !== 'settled' : isPayable(payable)
    if (!isFree || compare(left, '0') < 0) refuse('payment.notPayable', { invoiceNo: payable.invoice_no })
  }
  await movePayables(
    tx,
    locked,
    shares.map((share) => movementOf(share, 'reserve')),
    actor.now,
  )
  const { instanceId, events } = await startApproval(tx, actor, {
    entity: 'payment',
    entityId: id,
    docNo: row.no,
    title: row.supplier_name,
    version: String(row.version + 1),
    amount: row.total,
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: actor.deptId,
    deptPath: actor.deptPath,
    categoryIds: [],
    supplierIds: [row.supplier_id],
    orderType: '',
  })
  if (instanceId === null) refuse('payment.noApprover')
  const after = await store.requests.set(tx, row, {
    status,
    reason: '',
    approval_id: instanceId,
    approvers: [],
    approved_by_names: '',
    preparers: [...new Set([...row.preparers, actor.personId])],
    payee_id: payee.id,
    payee_name: payee.name,
    payee_last4: payee.last4,
    payee_bank: payee.bank,
  })
  await publish(
    tx,
    actor,
    newEvent('payment.submitted', { id, from: row.status, to: status, data: dataOf(after) }),
    ...events,
  )
  return id
}

/** Frees what a request has reserved, and writes its state. */
export const endReservation = async (tx: Tx, actor: Actor, id: string): Promise<void> =>
  void (await moveShares(tx, actor, [id], 'free'))

export async function withdrawRequest(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.withdrawPaymentRequest>,
): Promise<string> {
  const row = await lockRequest(tx, id, version)
  const status = requestFlow.decide(row, 'withdraw', actor)
  const said = reason.trim()
  const events = row.approval_id === null ? [] : await cancelApproval(tx, actor, [row.approval_id], said)
  await endReservation(tx, actor, id)
  await store.requests.set(tx, row, { status, approvers: [], approved_by_names: '', approved_at: null })
  await publish(tx, actor, ...events)
  await publishMove(tx, actor, row, 'withdrawn', { to: status, reason: said })
  return id
}

export async function discardRequest(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.discardPaymentRequest>,
): Promise<string> {
  const row = await lockRequest(tx, id, version)
  const status = requestFlow.decide(row, 'discard', actor)
  await store.requests.set(tx, row, { status })
  await publishMove(tx, actor, row, 'discarded', { to: status })
  return id
}
