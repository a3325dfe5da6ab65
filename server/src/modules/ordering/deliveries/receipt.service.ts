import type { createReceipt as createRoute } from '#contract/ordering/delivery/receipts.ts'
import type { Input } from '#contract/kit/route.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, attachmentsOf, ownFiles, presentFile } from '#modules/files/index.ts'
import { refunded } from '../cart/amounts.rules.ts'
import { type DeliveryLineRow, type DeliveryRow, openDeliveries, readDelivery, takeIn } from './delivery.store.ts'
import { needsInspection } from '../inspections/inspection.rules.ts'
import { refundOrder } from '../flow/reservation.service.ts'
import { addReceived } from '../orders/line.store.ts'
import { orderFlow } from '../orders/order.rules.ts'
import { factsOf, progressOf } from '../orders/order.facts.rules.ts'
import { type Done, finishMove, lockOrderFor } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { insertReceipt, type NewReceiptLine, readReceipt } from './receipt.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { maxToReceive } from '../flow/times.rules.ts'

/** Receives a delivery or a part of it. Rejected goods are not paid for: their funds are released immediately. */
export async function createReceipt(tx: Tx, actor: Actor, input: Input<typeof createRoute>) {
  const sought = (await readDelivery(tx, input.deliveryId)) ?? refuse('thing.notFound')
  const order = await lockOrderFor(tx, actor, sought.order_id)
  const delivery = (await readDelivery(tx, input.deliveryId))!
  orderFlow.decide(factsOf(order), 'receive', actor)
  const lines = linesOf(delivery, input.lines, await orderSettingsOf(tx))
  const files = await ownFiles(tx, actor, input.attachments ?? [], 'media')
  const attachments = files.map(presentFile)
  const receipt = await insertReceipt(tx, actor, order, delivery.id, { remark: input.remark ?? '', attachments, lines })
  await attachFiles(tx, actor, 'receipt', attachmentsOf(files, receipt.id))
  await takeIn(tx, order, delivery.id, lines)
  const done = await bookReceived(tx, actor, order, lines, `receipt:${receipt.id}`)
  const facts = { ...done.facts, receiptId: receipt.id, receiptNo: receipt.no, deliveryNo: delivery.no }
  await finishMove(tx, actor, order, 'receive', { ...done, facts })
  return { receipt: await readReceipt(tx, receipt.id), orderId: order.id }
}

/** Receives all open deliveries without rejections, one receipt for each. */
export async function receiveAll(tx: Tx, actor: Actor, order: Locked<OrderRow>): Promise<Done> {
  const all: NewReceiptLine[] = []
  const numbers: string[] = []
  const settings = await orderSettingsOf(tx)
  for (const delivery of await openDeliveries(tx, { orderId: order.id })) {
    const lines = delivery.lines
      .filter(({ quantity, received }) => received < quantity)
      .map((line) => ({
        lineId: line.order_line_id,
        ...takenIn(line, line.quantity - line.received, settings),
        rejected: 0,
        reason: '',
        batchNo: line.batch_no,
      }))
    const receipt = await insertReceipt(tx, actor, order, delivery.id, { remark: '', attachments: [], lines })
    await takeIn(tx, order, delivery.id, lines)
    all.push(...lines)
    numbers.push(receipt.no)
  }
  const done = await bookReceived(tx, actor, order, all, 'all')
  return { ...done, facts: { ...done.facts, receiptNo: numbers.join('、') } }
}

/** Validates received quantities against the delivery and the over-delivery tolerance. */
function linesOf(delivery: DeliveryRow, given: Input<typeof createRoute>['lines'], settings: OrderSettings) {
  const lines = given
    .map(({ orderLineId, accepted, rejected = 0, reason = '', batchNo }) => ({
      lineId: orderLineId,
      accepted,
      rejected,
      reason: reason.trim(),
      batchNo,
    }))
    .filter(({ accepted, rejected }) => accepted + rejected > 0)
  if (lines.length === 0) refuse('receipt.nothing')
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) refuse('order.duplicateLine')
  return lines.map(({ lineId, accepted, rejected, reason, batchNo }) => {
    const line = delivery.lines.find(({ order_line_id }) => order_line_id === lineId) ?? refuse('order.unknownLine')
    const max = maxToReceive(line.quantity, settings) - line.received
    if (accepted + rejected > max) refuse('receipt.tooMuch', { name: line.name, max: Math.max(0, max) })
    if (rejected > 0 && reason === '') refuse('receipt.reasonMissing')
    return { lineId, ...takenIn(line, accepted, settings), rejected, reason, batchNo: batchNo ?? line.batch_no }
  })
}

/** Pieces that were not rejected: accepted, or taken in to be inspected. */
const takenIn = (line: DeliveryLineRow, pieces: number, settings: OrderSettings) =>
  needsInspection(line, settings) ? { accepted: 0, inspecting: pieces } : { accepted: pieces, inspecting: 0 }

/** Books received quantities on the order's lines, refunds rejected goods, and returns the order's progress. */
async function bookReceived(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  taken: readonly NewReceiptLine[],
  cause: string,
): Promise<Done> {
  await addReceived(tx, order, taken)
  const lines = order.lines.map((line) => {
    const own = taken.filter(({ lineId }) => lineId === line.id)
    const rejected = own.reduce((all, one) => all + one.rejected, 0)
    const accepted = own.reduce((all, one) => all + one.accepted, 0)
    const inspecting = own.reduce((all, one) => all + one.inspecting, 0)
    return {
      ...line,
      received: line.received + accepted + rejected + inspecting,
      rejected: line.rejected + rejected,
      inspecting: line.inspecting + inspecting,
    }
  })
  await refundOrder(tx, actor, order.id, refunded(order.lines, lines), cause)
  const after = progressOf(lines)
  const hasArrived = after.unshipped === 0 && after.underway === 0
  const isComplete = hasArrived && after.inspecting === 0
  const inspecting = taken.reduce((all, one) => all + one.inspecting, 0)
  return {
    after,
    patch: isComplete ? { received_at: actor.now } : {},
    // What waits for an inspector is never accepted by itself.
    stopsClock: hasArrived && !isComplete,
    ...(inspecting > 0 ? { facts: { inspecting } } : {}),
  }
}
