import { dayOf } from '#contract/kit/calendar.ts'
import { compare, minus } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/settlement/payables.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { shareSuppliers } from '#modules/suppliers/index.ts'
import { isCancellable } from './payable.rules.ts'
import { dataOf } from './payable.service.ts'
import * as store from './payable.store.ts'

/** States of an order that its supplier has accepted and nobody has ended. */
const payableStates: readonly OrderStatus[] = ['40', '45', '50', '55', '60', '70']

/**
 * Creates a prepayment of an order. All of an order together never exceed it: the order is locked, and what is prepaid of it
 * is added up under the lock.
 */
export async function createPrepayment(
  tx: Tx,
  actor: Actor,
  { orderNo, amount, dueOn, purpose }: Input<typeof contract.createPrepayment>,
): Promise<string> {
  if (compare(amount, '0') <= 0) refuse('prepayment.zero')
  if (dueOn < dayOf(actor.now)) refuse('prepayment.past')
  const order = (await store.orderToPrepay.first(tx, { orderNo: orderNo.trim() })) ?? refuse('prepayment.noOrder')
  if (!payableStates.includes(order.status) || order.payer_no === '') refuse('prepayment.notPayable')
  const { amount: prepaid } = await store.prepaidOf.one(tx, { orderId: order.id })
  const left = minus(order.amount, prepaid)
  if (compare(amount, left) > 0) refuse('prepayment.tooMuch', { left })
  await shareSuppliers(tx, [order.supplier_id])
  const { no } = await store.nextPrepaymentNo.one(tx)
  const row = await store.payables.insert(tx, {
    kind: 'prepayment',
    order_id: order.id,
    order_no: order.no,
    reason: purpose.trim(),
    invoice_no: no,
    supplier_id: order.supplier_id,
    supplier_name: order.supplier_name,
    payer_no: order.payer_no,
    payer_title: order.payer_title,
    gross: amount,
    accepted_on: dayOf(actor.now),
    due_on: dueOn,
    holds: [...(await store.holdsOfSupplier(tx, order.supplier_id))],
    created_at: actor.now,
  })
  await publish(tx, actor, newEvent('payable.created', { id: row.id, to: row.status, data: dataOf(row) }))
  return row.id
}

/** Cancels a prepayment of which nothing is paid or requested. */
export async function cancelPrepayment(
  tx: Tx,
  actor: Actor,
  { id, version, reason }: Input<typeof contract.cancelPrepayment>,
): Promise<string> {
  const row = await store.payables.lock(tx, id, version)
  if (!isCancellable(row)) refuse('prepayment.notCancellable')
  const { status } = await store.payables.set(tx, row, { deducted: row.gross, settled_at: actor.now })
  const of = { id, from: row.status, to: status, reason: reason.trim(), data: dataOf(row) }
  await publish(tx, actor, newEvent('payable.cancelled', of))
  return id
}
