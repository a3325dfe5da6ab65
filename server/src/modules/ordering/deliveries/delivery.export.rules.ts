import { type Delivery, deliveryStatusNames, type exportDeliveries } from '#contract/ordering/delivery/deliveries.ts'
import type { exportReceipts } from '#contract/ordering/delivery/receipts.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const sumOf = (lines: Delivery['lines'], of: 'quantity' | 'received' | 'rejected') =>
  lines.reduce((sum, line) => sum + line[of], 0)

export const deliveryColumns: ColumnsOf<typeof exportDeliveries> = {
  deliveryNo: ['发货单号', 'Delivery no.'],
  orderNo: ['订单号', 'Order no.'],
  supplierName: ['供应商', 'Supplier'],
  consignee: ['收货人', 'Consignee'],
  status: { title: ['状态', 'Status'], words: deliveryStatusNames },
  goods: {
    title: ['商品', 'Products'],
    value: ({ lines }) =>
      lines.map(({ name, spec, quantity, unit }) => `${name} ${spec} × ${quantity}${unit}`).join('\n'),
  },
  quantity: { title: ['发货数量', 'Shipped'], value: ({ lines }) => sumOf(lines, 'quantity') },
  received: { title: ['已收数量', 'Received'], value: ({ lines }) => sumOf(lines, 'received') },
  rejected: { title: ['拒收数量', 'Rejected'], value: ({ lines }) => sumOf(lines, 'rejected') },
  carrier: ['物流公司', 'Carrier'],
  trackingNo: ['运单号', 'Tracking no.'],
  packages: ['包裹数', 'Packages'],
  shippedAt: ['发货时间', 'Shipped at'],
  etaDate: ['预计送达', 'Expected'],
  remark: ['备注', 'Remarks'],
}

export const receiptColumns: ColumnsOf<typeof exportReceipts> = {
  receiptNo: ['收货单号', 'Receipt no.'],
  orderNo: ['订单号', 'Order no.'],
  deliveryNo: ['发货单号', 'Delivery no.'],
  receiverName: ['收货人', 'Received by'],
  receivedAt: ['收货时间', 'Received at'],
  goods: {
    title: ['验收商品', 'Accepted'],
    value: ({ lines }) =>
      lines
        .filter(({ accepted }) => accepted > 0)
        .map(({ name, spec, accepted, unit }) => `${name} ${spec} × ${accepted}${unit}`)
        .join('\n'),
  },
  inspecting: {
    title: ['转质检商品', 'Taken in for inspection'],
    value: ({ lines }) =>
      lines
        .filter(({ inspecting }) => inspecting > 0)
        .map(({ name, spec, inspecting, unit }) => `${name} ${spec} × ${inspecting}${unit}`)
        .join('\n'),
  },
  rejections: {
    title: ['拒收商品', 'Rejected'],
    value: ({ lines }) =>
      lines
        .filter(({ rejected }) => rejected > 0)
        .map(({ name, spec, rejected, unit, reason }) => `${name} ${spec} × ${rejected}${unit} ${reason}`)
        .join('\n'),
  },
  batches: {
    title: ['批次号', 'Batches'],
    value: ({ lines }) =>
      lines
        .filter(({ batchNo }) => batchNo !== '')
        .map(({ name, batchNo }) => `${name} ${batchNo}`)
        .join('\n'),
  },
  remark: ['备注', 'Remarks'],
}
