import type * as contract from '#contract/ordering/delivery/deliveries.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import { needsInspection } from '../inspections/inspection.rules.ts'
import type { DeliveryRow } from './delivery.store.ts'

function statusOf({ lines }: DeliveryRow): contract.DeliveryStatus {
  if (lines.every(({ received, quantity }) => received >= quantity)) return 'received'
  return lines.some(({ received }) => received > 0) ? 'partlyReceived' : 'shipped'
}

export const presentDelivery = (
  row: DeliveryRow,
  settings: Pick<OrderSettings, 'orderInspection'>,
): contract.Delivery => ({
  deliveryId: row.id,
  deliveryNo: row.no,
  orderId: row.order_id,
  orderNo: row.order_no,
  supplierName: row.supplier_name,
  consignee: row.consignee,
  status: statusOf(row),
  carrier: row.carrier,
  trackingNo: row.tracking_no,
  packages: row.packages,
  shippedAt: row.shipped_at.toISOString(),
  etaDate: row.eta_on,
  remark: row.remark,
  attachments: row.attachments,
  lines: row.lines.map((line) => ({
    orderLineId: line.order_line_id,
    skuId: line.sku_id,
    name: line.name,
    spec: line.spec,
    unit: line.unit,
    picture: line.picture,
    quantity: line.quantity,
    received: line.received,
    rejected: line.rejected,
    inspecting: line.inspecting,
    needsInspection: needsInspection(line, settings),
    batchNo: line.batch_no,
  })),
})
