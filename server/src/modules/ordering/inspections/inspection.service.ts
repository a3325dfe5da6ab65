import type { createInspection as createRoute } from '#contract/ordering/delivery/inspections.ts'
import type { Input } from '#contract/kit/route.ts'
import { systemActor, type Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { refuse } from '#kit/refusal.ts'
import { attachFiles, attachmentsOf, ownFiles, presentFile } from '#modules/files/index.ts'
import { refunded } from '../cart/amounts.rules.ts'
import { insertReceipt, readReceipt } from '../deliveries/receipt.store.ts'
import { decideInDelivery } from '../deliveries/delivery.store.ts'
import { refundOrder } from '../flow/reservation.service.ts'
import { addInspected } from '../orders/line.store.ts'
import { factsOf, progressOf } from '../orders/order.facts.rules.ts'
import { orderFlow } from '../orders/order.rules.ts'
import { finishMove, lockOrderFor } from '../orders/order.service.ts'
import { lockOrder } from '../orders/order.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { openOf } from './inspection.rules.ts'
import { findInspection, type InspectionRow, lateInspections, noteReminder } from './inspection.store.ts'

/**
 * Decides on goods that a receipt has taken in. The decision is a receipt of its own, so it is booked and counted as
 * one; what it rejects is not paid for, and goes back to the supplier.
 */
export async function createInspection(tx: Tx, actor: Actor, input: Input<typeof createRoute>) {
  const sought = (await findInspection(tx, input.receiptId)) ?? refuse('thing.notFound')
  const order = await lockOrderFor(tx, actor, sought.order_id)
  // Read again under the lock of the order: others decide at the same time.
  const inspection = (await findInspection(tx, input.receiptId))!
  orderFlow.decide(factsOf(order), 'inspect', actor)
  const lines = linesOf(inspection, input.lines)
  const files = await ownFiles(tx, actor, input.attachments ?? [], 'media')
  const attachments = files.map(presentFile)
  const receipt = await insertReceipt(tx, actor, order, inspection.delivery_id, {
    remark: input.remark ?? '',
    attachments,
    lines,
    inspects: inspection.id,
  })
  await attachFiles(tx, actor, 'receipt', attachmentsOf(files, receipt.id))
  await decideInDelivery(tx, order, inspection.delivery_id, lines)
  await addInspected(tx, order, lines)
  const decided = new Map(lines.map((line) => [line.lineId, line]))
  const after = order.lines.map((line) => {
    const own = decided.get(line.id)
    if (!own) return line
    return {
      ...line,
      rejected: line.rejected + own.rejected,
      inspecting: line.inspecting - own.accepted - own.rejected,
    }
  })
  await refundOrder(tx, actor, order.id, refunded(order.lines, after), `receipt:${receipt.id}`)
  const progress = progressOf(after)
  const isComplete = progress.unshipped === 0 && progress.underway === 0 && progress.inspecting === 0
  await finishMove(tx, actor, order, 'inspect', {
    after: progress,
    patch: isComplete ? { received_at: actor.now } : {},
    facts: { receiptId: receipt.id, receiptNo: receipt.no },
    keepsClock: !isComplete,
  })
  return { receipt: await readReceipt(tx, receipt.id), orderId: order.id }
}

function linesOf(inspection: InspectionRow, given: Input<typeof createRoute>['lines']) {
  const lines = given
    .map(({ orderLineId, accepted, rejected = 0, reason = '' }) => ({
      lineId: orderLineId,
      accepted,
      rejected,
      reason: reason.trim(),
    }))
    .filter(({ accepted, rejected }) => accepted + rejected > 0)
  if (lines.length === 0) refuse('inspection.nothing')
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) refuse('order.duplicateLine')
  return lines.map((line) => {
    const taken = inspection.lines.find(({ order_line_id: id }) => id === line.lineId) ?? refuse('order.unknownLine')
    const max = openOf(taken)
    if (line.accepted + line.rejected > max) refuse('inspection.tooMuch', { name: taken.name, max })
    if (line.rejected > 0 && line.reason === '') refuse('receipt.reasonMissing')
    return { ...line, inspecting: 0, batchNo: taken.batch_no }
  })
}

const maxReminders = 200

/** Reminds inspectors of goods that have waited for too long, once for each receipt. */
export async function remindInspectors(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const waiting = await database.read(tenantId, async (db) => {
    const { inspectionDays: days } = await orderSettingsOf(db)
    return days > 0 ? lateInspections(db, new Date(now.getTime() - days * 24 * 3_600_000), maxReminders) : []
  })
  await eachItem(
    context,
    waiting,
    ({ id }) => `receipt ${id}`,
    ({ id, order_id: orderId }) =>
      database.write(tenantId, async (tx) => {
        const actor = systemActor(tenantId, '', now)
        const order = await lockOrder(tx, actor.userId, orderId)
        if (!order || !(await noteReminder(tx, id, now))) return
        const { no } = await readReceipt(tx, id)
        await publish(
          tx,
          actor,
          newEvent('order.inspectionLate', {
            id: orderId,
            data: {
              orderNo: order.no,
              buyerId: order.buyer_id,
              supplierId: order.supplier_id,
              receiptId: id,
              receiptNo: no,
            },
          }),
        )
      }),
  )
}
