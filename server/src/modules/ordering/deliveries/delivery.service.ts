import type { createDelivery as createRoute } from '#contract/ordering/delivery/deliveries.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { shipStock } from '#modules/catalogue/index.ts'
import { attachFiles, attachmentsOf, ownFiles, presentFile } from '#modules/files/index.ts'
import { type DeliveryRow, insertDelivery, readDelivery } from './delivery.store.ts'
import { stockRef, takesStock } from '../flow/reservation.service.ts'
import { addShipped } from '../orders/line.store.ts'
import { orderFlow } from '../orders/order.rules.ts'
import { violationOfLines } from '../orders/line.rules.ts'
import { factsOf, progressOf } from '../orders/order.facts.rules.ts'
import { findOrder, finishMove, lockOrderFor } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { isComing } from '../flow/times.rules.ts'

type Shipment = Input<typeof createRoute>

/** Ships an order or a part of it; the goods leave the reserved stock. */
export async function createDelivery(tx: Tx, actor: Actor, input: Shipment): Promise<DeliveryRow> {
  const order = await lockOrderFor(tx, actor, input.orderId)
  orderFlow.decide(factsOf(order), 'ship', actor)
  if (input.etaDate !== undefined && !isComing(input.etaDate, actor.now)) refuse('order.dateInvalid')
  const lines = linesOf(order, input)
  const { carrier, trackingNo, packages = 1, etaDate = null, remark = '' } = input
  const files = await ownFiles(tx, actor, input.attachments ?? [], 'media')
  const delivery = await insertDelivery(tx, actor, order, {
    carrier,
    trackingNo,
    packages,
    etaOn: etaDate,
    remark,
    attachments: files.map(presentFile),
    lines,
  })
  await attachFiles(tx, actor, 'delivery', attachmentsOf(files, delivery.id))
  await addShipped(tx, order, lines)
  const skuOf = new Map(order.lines.map((line) => [line.id, line.sku_id]))
  const goods = lines.map(({ lineId, quantity }) => ({ skuId: skuOf.get(lineId)!, qty: quantity }))
  if (takesStock(order)) await shipStock(tx, actor, stockRef(order.id), { kind: 'delivery', id: delivery.id }, goods)
  const sent = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const after = order.lines.map((line) => ({ ...line, shipped: line.shipped + (sent.get(line.id) ?? 0) }))
  await finishMove(tx, actor, order, 'ship', {
    after: progressOf(after),
    facts: { deliveryId: delivery.id, deliveryNo: delivery.no, carrier, trackingNo },
  })
  return (await readDelivery(tx, delivery.id))!
}

/** Requested lines, or all open quantities. */
function linesOf(order: OrderRow, { lines }: Shipment) {
  const openOf = new Map(order.lines.map((line) => [line.id, line.quantity - line.closed - line.shipped]))
  if (lines === undefined)
    return [...openOf].filter(([, open]) => open > 0).map(([lineId, quantity]) => ({ lineId, quantity, batchNo: '' }))
  const violation = violationOfLines(
    order,
    lines.map(({ orderLineId }) => orderLineId),
  )
  if (violation) refuse(violation)
  const tooMuch = lines.find(({ orderLineId, quantity }) => quantity > openOf.get(orderLineId)!)
  if (tooMuch) {
    const { name } = order.lines.find(({ id }) => id === tooMuch.orderLineId)!
    refuse('delivery.tooMuch', { name, open: openOf.get(tooMuch.orderLineId) })
  }
  if (lines.length === 0) refuse('delivery.nothing')
  return lines.map(({ orderLineId, quantity, batchNo = '' }) => ({ lineId: orderLineId, quantity, batchNo }))
}

/** Finds a delivery of an order that the actor may see. */
export async function findDelivery(db: Db, actor: Actor, id: string): Promise<DeliveryRow> {
  const delivery = (await readDelivery(db, id)) ?? refuse('thing.notFound')
  await findOrder(db, actor, delivery.order_id)
  return delivery
}
