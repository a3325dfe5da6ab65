import type { Receipt } from '#contract/ordering/delivery/receipts.ts'
import type { ReceiptRow } from './receipt.store.ts'

export const presentReceipt = (row: ReceiptRow): Receipt => ({
  receiptId: row.id,
  receiptNo: row.no,
  orderId: row.order_id,
  orderNo: row.order_no,
  deliveryId: row.delivery_id,
  deliveryNo: row.delivery_no,
  inspectsNo: row.inspects_no,
  receiverName: row.receiver_name,
  receivedAt: row.received_at.toISOString(),
  remark: row.remark,
  attachments: row.attachments,
  lines: row.lines.map(({ order_line_id, batch_no, ...line }) => ({
    orderLineId: order_line_id,
    batchNo: batch_no,
    ...line,
  })),
})
