import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Quantity,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'

/** Status of a delivery: open until every piece is received. */
export const DeliveryStatus = OneOf(['shipped', 'partlyReceived', 'received'])
export type DeliveryStatus = Static<typeof DeliveryStatus>
export const deliveryStatusNames = {
  shipped: ['运输中', 'In transit'],
  partlyReceived: ['部分收货', 'Partially received'],
  received: ['已收货', 'Received'],
} as const satisfies StateNames<DeliveryStatus>

export const DeliveryLine = shape({
  orderLineId: Id,
  skuId: Id,
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  picture: Type.String(),
  quantity: Quantity,
  received: Count,
  rejected: Count,
  inspecting: Type.Integer({ description: 'received, and not inspected yet' }),
  needsInspection: Type.Boolean({ description: 'what arrives is taken in to be inspected' }),
  batchNo: Type.String(),
})
export type DeliveryLine = Static<typeof DeliveryLine>

export const Delivery = shape({
  deliveryId: Id,
  deliveryNo: Type.String(),
  orderId: Id,
  orderNo: Type.String(),
  supplierName: Type.String(),
  consignee: Type.String(),
  status: DeliveryStatus,
  carrier: Type.String(),
  trackingNo: Type.String(),
  packages: Type.Integer(),
  shippedAt: Instant,
  etaDate: Maybe(Day),
  remark: Type.String(),
  attachments: AttachedFiles,
  lines: List(DeliveryLine),
})
export type Delivery = Static<typeof Delivery>

export const createDelivery = route({
  method: 'POST',
  path: '/orderrest/api/deliveries/create',
  access: 'supplierOrder.deliver',
  summary: 'Ship an order completely or partially; without lines the entire open quantity',
  input: shape({
    orderId: Id,
    carrier: Text(40),
    trackingNo: Text(60),
    packages: Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
    etaDate: Optional(Day),
    remark: Optional(Note(200)),
    attachments: Optional(Attachments('media')),
    lines: Optional(
      List(shape({ orderLineId: Id, quantity: Quantity, batchNo: Optional(FormattedNote('batchNumber')) }), 200),
    ),
  }),
  reply: Delivery,
})
export const listDeliveries = listRoute({
  path: '/orderrest/api/deliveries/list',
  byKey: true,
  access: 'session',
  summary: 'List the deliveries of an order, or of all orders visible to the caller, newest first',
  filters: { orderId: Optional(Id) },
  record: Delivery,
})
export const deliveryDetail = route({
  method: 'GET',
  path: '/orderrest/api/deliveries/detail',
  byKey: true,
  access: 'session',
  summary: 'Get a delivery',
  input: shape({ deliveryId: Id }),
  reply: Delivery,
})
/** `note`: packing list on A4; `label`: for the parcel, 100 × 150 mm, one page a package. */
export const DeliveryPaper = OneOf(['note', 'label'])
export type DeliveryPaper = Static<typeof DeliveryPaper>
export const deliveryPdf = route({
  method: 'GET',
  path: '/orderrest/api/deliveries/pdf',
  byKey: true,
  access: 'session',
  summary: 'Download the packing list or the parcel labels of a delivery as PDF, for everyone who may read the order',
  input: shape({ deliveryId: Id, paper: DeliveryPaper }),
  reply: Type.Unknown({ description: 'application/pdf' }),
  download: true,
})
export const deliveryColumns = [
  'deliveryNo',
  'orderNo',
  'supplierName',
  'consignee',
  'status',
  'goods',
  'quantity',
  'received',
  'rejected',
  'carrier',
  'trackingNo',
  'packages',
  'shippedAt',
  'etaDate',
  'remark',
] as const
export const exportDeliveries = exportRoute(listDeliveries, {
  path: '/orderrest/api/deliveries/export',
  columns: deliveryColumns,
})
