import { dayOf } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/payments/requests.ts'
import type { RequestStatus } from '#contract/payments/request.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { addHoldTo } from '#modules/settlement/index.ts'
import { suppliersInChange } from '../payees/payee.store.ts'
import { dataOf, lockRequest, lockRequests, moveShares, refuseHeld } from '../requests/request.access.service.ts'
import { requestFlow } from '../requests/request.rules.ts'
import { moveRequests, type RequestRow } from '../requests/request.store.ts'
import * as store from './batch.store.ts'

type LockedRequests = readonly Locked<RequestRow>[]

/**
 * Locks requests that the actor is about to pay: approved, prepared and approved by others, none of their payables held,
 * and each to the account in force that it was approved for.
 */
export async function lockToPay(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  action: 'send' | 'markPaid',
  version?: number,
): Promise<{ requests: LockedRequests; status: RequestStatus }> {
  const requests = await lockRequests(tx, ids, version)
  const [status] = requests.map((request) => requestFlow.decide(request, action, actor))
  const changing = await suppliersInChange(
    tx,
    requests.map(({ supplier_id: id }) => id),
  )
  const inChange = requests.find(({ supplier_id: id }) => changing.has(id))
  if (inChange) refuse('payment.payeeChanging', { name: inChange.supplier_name })
  const payees = requests.map(({ payee_id: id }) => id ?? '0')
  const active = new Set((await store.activeAccounts(tx, { ids: payees })).map(({ id }) => id))
  const changed = requests.find(({ payee_id: id }) => id === null || !active.has(id))
  if (changed) refuse('payment.payeeChanged', { requestNo: changed.no })
  await refuseHeld(tx, ids)
  return { requests, status: status! }
}

/** Event of a payment of a request. */
export const paymentEvent = (
  verb: 'sent' | 'paid' | 'failed' | 'bounced',
  row: RequestRow,
  { to, serial, reason }: { to: RequestStatus; serial: string; reason?: string },
) =>
  newEvent(`payment.${verb}`, {
    id: row.id,
    from: row.status,
    to,
    reason: reason || undefined,
    data: { ...dataOf(row), serial },
  })

/** Records a payment that was made outside, such as by hand at the bank. */
export async function markPaid(
  tx: Tx,
  actor: Actor,
  { id, version, paidOn, bankRef }: Input<typeof contract.markRequestPaid>,
): Promise<string> {
  if (paidOn > dayOf(actor.now)) refuse('payment.future')
  const { requests, status } = await lockToPay(tx, actor, [id], 'markPaid', version)
  const row = requests[0]!
  const serial = `BM${row.no.slice(2)}${row.version}`
  await store.payments.insert(tx, {
    request_id: id,
    place: 1,
    serial,
    amount: row.total,
    payee_id: row.payee_id!,
    payee_name: row.payee_name,
    payee_last4: row.payee_last4,
    payee_bank: row.payee_bank,
    status: 'paid',
    bank_ref: bankRef.trim(),
    paid_on: paidOn,
    sent_at: actor.now,
  })
  await moveShares(tx, actor, [id], 'settle')
  await moveRequests(tx, requests, { status, executor: actor.personId, executedByName: actor.userName })
  await publish(tx, actor, paymentEvent('paid', row, { to: status, serial }))
  return id
}

/**
 * Records that the bank returned a payment: its payables are due again in the amount that was paid in money, and held
 * until a person releases them. Credits that it used stay used.
 */
export async function bouncePayment(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.bouncePayment>,
): Promise<string> {
  const row = await lockRequest(tx, id, version)
  const status = requestFlow.decide(row, 'bounce', actor)
  await giveBack(tx, actor, row, status, reason.trim())
  return id
}

/** Records that the bank itself has said so. */
export async function returnPayment(tx: Tx, actor: Actor, row: Locked<RequestRow>, reason: string): Promise<void> {
  await giveBack(tx, actor, row, requestFlow.decide(row, 'bankReturn', actor), reason.trim())
}

async function giveBack(tx: Tx, actor: Actor, row: Locked<RequestRow>, status: RequestStatus, said: string) {
  const { id } = row
  const payment = (await store.lockLivePayment(tx, id)) ?? refuse('thing.notFound')
  await store.payments.set(tx, payment, { status: 'bounced', failure: said })
  const { shares, locked } = await moveShares(tx, actor, [id], 'giveBack')
  const inMoney = new Set(shares.filter(({ cash }) => compare(cash, '0') > 0).map(({ payableId }) => payableId))
  const held = locked.filter(({ id: payableId }) => inMoney.has(payableId))
  await addHoldTo(tx, held, { hold: 'bounced', reason: said, byName: actor.userName })
  await moveRequests(tx, [row], { status })
  await publish(tx, actor, paymentEvent('bounced', row, { to: status, serial: payment.serial, reason: said }))
}
