import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Optional,
  shape,
  type Static,
  Type,
  Pieces,
  OneOf,
} from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'
import { OrderDetail } from '../orders.ts'
import { Delivery, deliveryColumns } from './deliveries.ts'

export const ReceiptLine = shape({
  orderLineId: Id,
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  accepted: Count,
  rejected: Count,
  inspecting: Type.Integer({ description: 'pieces taken in to be inspected' }),
  reason: Type.String(),
  batchNo: Type.String(),
})
export const Receipt = shape({
  receiptId: Id,
  receiptNo: Type.String(),
  orderId: Id,
  orderNo: Type.String(),
  deliveryId: Id,
  deliveryNo: Type.String(),
  inspectsNo: Maybe(Type.String({ description: 'number of the receipt on whose goods this one decides' })),
  receiverName: Type.String({ description: 'empty for an automatic receipt' }),
  receivedAt: Instant,
  remark: Type.String(),
  attachments: AttachedFiles,
  lines: List(ReceiptLine),
})
export type Receipt = Static<typeof Receipt>

export const createReceipt = route({
  method: 'POST',
  path: '/orderrest/api/receipts/create',
  access: 'order.receive',
  summary:
    'Receive a delivery completely or partially; rejected quantities need a reason and are not payable. What needs inspection is taken in, and accepted by an inspector',
  input: shape({
    deliveryId: Id,
    remark: Optional(Note(200)),
    attachments: Optional(Attachments('media')),
    lines: Type.Array(
      shape({
        orderLineId: Id,
        accepted: Pieces,
        rejected: Optional(Pieces),
        reason: Optional(Note(200)),
        batchNo: Optional({ ...FormattedNote('batchNumber'), description: 'default: that of the delivery' }),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  reply: shape({ receipt: Receipt, order: OrderDetail }),
})
export const listReceipts = listRoute({
  path: '/orderrest/api/receipts/list',
  byKey: true,
  access: 'session',
  summary: 'List the receipts of an order, or of all orders visible to the caller, newest first',
  filters: { orderId: Optional(Id) },
  record: Receipt,
})
export const exportReceipts = exportRoute(listReceipts, {
  path: '/orderrest/api/receipts/export',
  columns: [
    'receiptNo',
    'orderNo',
    'deliveryNo',
    'receiverName',
    'receivedAt',
    'goods',
    'inspecting',
    'rejections',
    'batches',
    'remark',
  ],
})

export const goodsCollection = listRoute({
  path: '/orderrest/api/goodsCollection',
  access: 'order.receive',
  summary: 'List the deliveries to receive or already received',
  filters: { tab: Optional(OneOf(['todo', 'done'])), keyword: Optional(Note(100)) },
  record: Delivery,
})
export const exportGoodsCollection = exportRoute(goodsCollection, {
  path: '/orderrest/api/goodsCollection/export',
  columns: deliveryColumns,
})
