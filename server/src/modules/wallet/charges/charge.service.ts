import { compare, minus, sum } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { OnlinePayment } from '#contract/wallet/charges.ts'
import type * as contract from '#contract/wallet/charges.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Db, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import type { OnlinePay, PayNotice } from '#kit/onlinePay/onlinePay.ts'
import { refuse } from '#kit/refusal.ts'
import { notePaidOnline } from '#modules/ordering/index.ts'
import * as store from './charge.store.ts'

/** States of an order in which its buyer pays: under approval, waiting for the supplier, and accepted. */
const payable = ['20', '30', '40']

const paidOf = (rows: readonly { readonly status: string; readonly amount: string; readonly refunded: string }[]) =>
  sum(rows.filter(({ status }) => status === 'paid').map(({ amount, refunded }) => minus(amount, refunded)))

/** What of the actor's own order is to be paid online; refuses others with `thing.notFound`. */
export async function onlinePaymentOf(db: Db, actor: Actor, orderId: string): Promise<OnlinePayment> {
  const order = await store.orderToCharge.first(db, { orderId })
  if (order?.buyer_id !== actor.userId) return refuse('thing.notFound')
  const rows = await store.chargesOf(db, { orderId })
  const paid = paidOf(rows)
  const open = minus(order.due, paid)
  const isOpen = order.payment_method === 'online' && payable.includes(order.status) && compare(open, '0') > 0
  return {
    orderId,
    orderNo: order.no,
    supplierName: order.supplier_name,
    due: order.due,
    paid,
    open: isOpen ? open : '0.00',
    charges: rows.map((row) => ({
      id: row.id,
      chargeNo: row.no,
      amount: row.amount,
      refunded: row.refunded,
      refunding: row.refunding,
      status: row.status,
      payUrl: row.status === 'waiting' ? row.pay_url : '',
      providerRef: row.provider_ref ?? '',
      payerName: row.payer_name,
      createdAt: row.created_at.toISOString(),
      paidAt: row.paid_at?.toISOString() ?? null,
    })),
  }
}

/**
 * Starts the payment of an order: its charge first, in a transaction of its own, then the address at the provider. Asked
 * again it answers the same charge; one of another amount is closed.
 */
export async function startCharge(
  database: Database,
  pay: OnlinePay | undefined,
  actor: Actor,
  orderId: string,
): Promise<OnlinePayment> {
  if (!pay) return refuse('charge.noProvider')
  const charge = await database.write(actor.tenantId, async (tx) => {
    await store.lockCharges(tx, orderId)
    const { open, orderNo } = await onlinePaymentOf(tx, actor, orderId)
    if (compare(open, '0') <= 0) refuse('charge.nothingDue')
    const waiting = await store.waitingOf.first(tx, { orderId })
    if (waiting && compare(waiting.amount, open) === 0) return { ...waiting, orderNo }
    if (waiting) await store.charges.set(tx, await store.charges.lock(tx, waiting.id), { status: 'closed' })
    const row = await store.charges.insert(tx, {
      order_id: orderId,
      order_no: orderNo,
      amount: open,
      status: 'waiting',
      payer_id: actor.userId,
      payer_name: actor.userName,
      created_at: actor.now,
    })
    await publish(tx, actor, newEvent('charge.started', { id: row.id, to: 'waiting', data: dataOf(row) }))
    return { ...row, orderNo }
  })
  if (charge.pay_url === '') {
    const subject = `订单 ${charge.orderNo}`
    const { signal } = new AbortController()
    const payUrl = await pay.create({ chargeNo: charge.no, amount: charge.amount, subject }, signal)
    await database.write(actor.tenantId, async (tx) => {
      const row = await store.charges.lock(tx, charge.id)
      if (row.pay_url === '' && row.status === 'waiting') await store.charges.set(tx, row, { pay_url: payUrl })
    })
  }
  return database.read(actor.tenantId, (db) => onlinePaymentOf(db, actor, orderId))
}

const dataOf = ({ no, order_id: orderId, order_no: orderNo, amount, payer_id: payerId }: store.ChargeRow) => ({
  chargeNo: no,
  orderId,
  orderNo,
  amount,
  payerId,
})

/**
 * Takes the payment of a charge, once. A charge that was closed meanwhile is paid nevertheless, because the money has
 * come; what the order does not owe is refunded at once.
 */
export async function takePayment(tx: Tx, actor: Actor, notice: PayNotice): Promise<boolean> {
  const charge = await store.lockByNo(tx, notice.chargeNo)
  if (!charge) return refuse('charge.unknown')
  if (compare(charge.amount, notice.amount) !== 0) refuse('charge.amountDiffers')
  if (charge.status === 'paid') {
    if (charge.provider_ref !== notice.providerRef) refuse('charge.paidAlready')
    return false
  }
  await store.charges.set(tx, charge, { status: 'paid', provider_ref: notice.providerRef, paid_at: actor.now })
  await publish(
    tx,
    actor,
    newEvent('charge.paid', { id: charge.id, from: charge.status, to: 'paid', data: dataOf(charge) }),
  )
  await reconcile(tx, actor, charge.order_id)
  return true
}

/** Takes a notice that the provider has signed. */
export const takeNotice = async (
  tx: Tx,
  actor: Actor,
  pay: OnlinePay | undefined,
  { signature, ...notice }: Input<typeof contract.notifyCharge>,
): Promise<boolean> => {
  if (!pay?.isSigned(notice, signature)) return refuse('charge.notSigned')
  return takePayment(tx, systemActor(actor.tenantId, actor.traceId, actor.now), notice)
}

/**
 * Brings what is paid to what the order owes: writes it to the order, and refunds the rest, newest charge first. Called
 * again it changes nothing.
 */
export async function reconcile(tx: Tx, actor: Actor, orderId: string): Promise<void> {
  const rows = await store.lockCharges(tx, orderId)
  const order = await store.orderToCharge.one(tx, { orderId })
  let back = minus(paidOf(rows), order.due)
  for (const row of rows.toReversed()) {
    if (row.status !== 'paid' || compare(back, '0') <= 0) continue
    const left = minus(row.amount, row.refunded)
    const amount = compare(left, back) < 0 ? left : back
    if (compare(amount, '0') <= 0) continue
    back = minus(back, amount)
    const charge = await store.charges.lock(tx, row.id)
    await store.charges.set(tx, charge, { refunded: sum([charge.refunded, amount]) })
    await store.chargeRefunds.insert(tx, { charge_id: row.id, amount, status: 'waiting', created_at: actor.now })
    await publish(tx, actor, newEvent('charge.refunded', { id: row.id, data: { ...dataOf(charge), refund: amount } }))
  }
  await notePaidOnline(tx, orderId, paidOf(await store.lockCharges(tx, orderId)))
}

const atOnce = 100
type Context = Pick<JobContext, 'database' | 'tenantId' | 'now' | 'log' | 'signal'>

/** Asks about charges whose notice may be lost, refunds what orders do not owe, and has refunds made. */
export const followCharges = (pay: OnlinePay) => async (context: Context) => {
  const { database, tenantId, now, signal } = context
  const actor = systemActor(tenantId, '', now)
  const requested = await database.read(tenantId, (db) => store.chargesToAsk(db, { now, max: atOnce }))
  await eachItem(
    context,
    requested,
    ({ no }) => `charge ${no}`,
    async ({ id, no }) => {
      const answer = await pay.ask(no, signal)
      await database.write(tenantId, async (tx) => {
        if (answer.state === 'paid') await takePayment(tx, actor, answer)
        await store.charges.set(tx, await store.charges.lock(tx, id), { asked_at: now })
      })
    },
  )
  const orders = await database.read(tenantId, (db) => store.ordersToReconcile(db))
  await eachItem(
    context,
    orders,
    ({ id }) => `order ${id}`,
    ({ id }) => database.write(tenantId, (tx) => reconcile(tx, actor, id)),
  )
  const refunds = await database.read(tenantId, (db) => store.refundsToMake(db, { now, max: atOnce }))
  await eachItem(
    context,
    refunds,
    ({ no }) => `refund ${no}`,
    (refund) => makeRefund(pay, context, refund),
  )
}

/** Has one refund made, in no transaction; a lost answer is asked for with the same number, which refunds once. */
async function makeRefund(
  pay: OnlinePay,
  { database, tenantId, now, signal }: Context,
  { id, no, amount, charge_no: chargeNo }: { id: string; no: string; amount: string; charge_no: string },
): Promise<void> {
  let isDone = false
  let trouble: unknown
  try {
    isDone = (await pay.refund({ refundNo: no, chargeNo, amount }, signal)) === 'done'
  } catch (error) {
    if (signal.aborted) return
    trouble = error
  }
  await database.write(tenantId, async (tx) => {
    const row = await store.chargeRefunds.lock(tx, id)
    if (row.status === 'done') return
    await store.chargeRefunds.set(
      tx,
      row,
      isDone ? { status: 'done', done_at: now } : { asked_at: now, failures: row.failures + 1 },
    )
  })
  if (trouble !== undefined) throw trouble
}
