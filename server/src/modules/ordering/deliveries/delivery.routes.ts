import * as contract from '#contract/ordering/deliveries.ts'
import * as receiptContract from '#contract/ordering/receipts.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { deliveryColumns, receiptColumns } from './delivery.export.rules.ts'
import { createDelivery, findDelivery } from './delivery.service.ts'
import type { DeliveryRow } from './delivery.store.ts'
import { deliveryList } from './deliveryList.store.ts'
import { presentDetail } from '../orders/order.present.ts'
import { findOrder, fundsOf } from '../orders/order.service.ts'
import { createReceipt } from './receipt.service.ts'
import { receiptList, type ReceiptRow } from './receipt.store.ts'

function statusOf({ lines }: DeliveryRow): contract.DeliveryStatus {
  if (lines.every(({ received, quantity }) => received >= quantity)) return 'received'
  return lines.some(({ received }) => received > 0) ? 'partlyReceived' : 'shipped'
}

const presentDelivery = (row: DeliveryRow): contract.Delivery => ({
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
    batchNo: line.batch_no,
  })),
})

const presentReceipt = (row: ReceiptRow): receiptContract.Receipt => ({
  receiptId: row.id,
  receiptNo: row.no,
  orderId: row.order_id,
  orderNo: row.order_no,
  deliveryId: row.delivery_id,
  deliveryNo: row.delivery_no,
  receiverName: row.receiver_name,
  receivedAt: row.received_at.toISOString(),
  remark: row.remark,
  attachments: row.attachments,
  lines: row.lines.map(({ order_line_id, name, spec, unit, accepted, rejected, reason }) => ({
    orderLineId: order_line_id,
    name,
    spec,
    unit,
    accepted,
    rejected,
    reason,
  })),
})

const deliveries = {
  list: deliveryList,
  filter: ({ actor, input }: ListCall<{ orderId?: string }>) => ({ ...input, actor }),
  present: presentDelivery,
}
const arrivals = {
  list: deliveryList,
  filter: ({ actor, input: { tab, keyword } }: ListCall<{ tab?: 'todo' | 'done'; keyword?: string }>) => ({
    actor,
    keyword,
    open: tab === undefined ? undefined : tab === 'todo',
  }),
  present: presentDelivery,
}
const receipts = {
  list: receiptList,
  filter: ({ actor, input }: ListCall<{ orderId?: string }>) => ({ ...input, actor }),
  present: presentReceipt,
}
const exportedDeliveries = { name: ['发货单', 'Deliveries'], columns: deliveryColumns } as const

export function deliveryRoutes(app: App) {
  serve(app, contract.createDelivery, async ({ db, actor, input }) =>
    presentDelivery(await createDelivery(db, actor, input)),
  )
  serveList(app, contract.listDeliveries, deliveries)
  serveExport(app, contract.exportDeliveries, { ...deliveries, ...exportedDeliveries })
  serve(app, contract.deliveryDetail, async ({ db, actor, input }) =>
    presentDelivery(await findDelivery(db, actor, input.deliveryId)),
  )
  serveList(app, receiptContract.goodsCollection, arrivals)
  serveExport(app, receiptContract.exportGoodsCollection, { ...arrivals, ...exportedDeliveries })
  serve(app, receiptContract.createReceipt, async ({ db, actor, input }) => {
    const { receipt, orderId } = await createReceipt(db, actor, input)
    const order = await findOrder(db, actor, orderId)
    return { receipt: presentReceipt(receipt), order: presentDetail(order, actor, await fundsOf(db, actor, order)) }
  })
  serveList(app, receiptContract.listReceipts, receipts)
  serveExport(app, receiptContract.exportReceipts, {
    ...receipts,
    name: ['收货单', 'Receipts'],
    columns: receiptColumns,
  })
}
