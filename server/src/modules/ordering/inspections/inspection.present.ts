import type { Inspection } from '#contract/ordering/delivery/inspections.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import { presentReceipt } from '../deliveries/receipt.present.ts'
import { isLate, openOf, statusOf } from './inspection.rules.ts'
import type { InspectionWithDecisions } from './inspection.store.ts'

export function presentInspection(row: InspectionWithDecisions, settings: OrderSettings, now: Date): Inspection {
  const status = statusOf(row.lines)
  return {
    receiptId: row.id,
    receiptNo: row.no,
    orderId: row.order_id,
    orderNo: row.order_no,
    deliveryNo: row.delivery_no,
    supplierName: row.supplier_name,
    receiverName: row.receiver_name,
    receivedAt: row.received_at.toISOString(),
    status,
    isLate: status !== 'done' && isLate(row.received_at, settings, now),
    lines: row.lines.map((line) => ({
      orderLineId: line.order_line_id,
      skuId: line.sku_id,
      name: line.name,
      spec: line.spec,
      unit: line.unit,
      picture: line.picture,
      batchNo: line.batch_no,
      quantity: line.quantity,
      accepted: line.accepted,
      rejected: line.rejected,
      open: openOf(line),
    })),
    decisions: row.decisions.map(presentReceipt),
  }
}
