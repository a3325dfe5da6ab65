import { systemActor } from '#kit/actor.ts'
import type { Listener } from '#kit/events/events.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { keywordsOf } from '../cart/basket.rules.ts'
import { readReceipt } from '../deliveries/receipt.store.ts'
import { lockOrder } from '../orders/order.store.ts'
import { orderSettingsOf } from '../settings.store.ts'
import { dueOf } from './return.rules.ts'
import { insertReturnLines, returns } from './return.store.ts'

/**
 * Listener: goods rejected at a receipt, or by an inspector, go back to the supplier with a return of their own. Their money was given back
 * by the receipt, so it asks for none. Exactly once, because it shares the transaction of the consumer offset.
 */
export const goodsRejected: Listener<'order.received' | 'order.inspected'> = async (tx, event) => {
  const { receiptId } = event.data
  if (receiptId === undefined) return
  const receipt = await readReceipt(tx, receiptId)
  const rejected = receipt.lines.filter((line) => line.rejected > 0)
  if (rejected.length === 0) return
  const actor = systemActor(event.tenant_id, '', event.at)
  const order = (await lockOrder(tx, actor.userId, receipt.order_id))!
  const note = [...new Set(rejected.map(({ reason }) => reason))].join('；')
  const inserted = await returns.insert(tx, {
    order_id: order.id,
    supplier_id: order.supplier_id,
    user_id: order.buyer_id,
    user_name: receipt.receiver_name,
    receipt_id: receipt.id,
    kind: 'refund',
    status: '50',
    reason: 'other',
    fault: 'supplier',
    note,
    requested: '0.00',
    keywords: '',
    freight_by: 'supplier',
    sent_at: actor.now,
    submitted_at: receipt.received_at,
    due_at: dueOf('50', await orderSettingsOf(tx), actor.now),
  })
  await insertReturnLines(tx, {
    rows: rejected.map((line) => ({
      return_id: inserted.id,
      order_line_id: line.order_line_id,
      quantity: line.rejected,
      amount: '0.00',
    })),
  })
  const row = await returns.lock(tx, inserted.id)
  const names = rejected.map(({ name }) => name)
  await returns.set(tx, row, { keywords: keywordsOf(row.no, `${order.no} ${order.supplier_name}`, names) })
  await publish(
    tx,
    actor,
    newEvent('return.rejected', {
      id: row.id,
      to: '50',
      reason: note || undefined,
      data: {
        returnNo: row.no,
        orderId: order.id,
        orderNo: order.no,
        buyerId: order.buyer_id,
        supplierId: order.supplier_id,
        kind: 'refund',
      },
    }),
  )
}
