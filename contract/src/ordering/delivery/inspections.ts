import { Attachments } from '#contract/files/files.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Note,
  Nothing,
  OneOf,
  Optional,
  Pieces,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { OrderDetail } from '../orders.ts'
import { Receipt } from './receipts.ts'

/** Inspection 质检 of goods that a receipt has taken in. */
export const InspectionLine = shape({
  orderLineId: Id,
  skuId: Id,
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  picture: Type.String(),
  batchNo: Type.String(),
  quantity: Type.Integer({ description: 'pieces taken in to be inspected' }),
  accepted: Count,
  rejected: Count,
  open: Type.Integer({ description: 'pieces on which nobody has decided' }),
})
export type InspectionLine = Static<typeof InspectionLine>

export const InspectionStatus = OneOf(['waiting', 'partly', 'done'])
export type InspectionStatus = Static<typeof InspectionStatus>

export const Inspection = shape({
  receiptId: Id,
  receiptNo: Type.String(),
  orderId: Id,
  orderNo: Type.String(),
  deliveryNo: Type.String(),
  supplierName: Type.String(),
  receiverName: Type.String(),
  receivedAt: Instant,
  status: InspectionStatus,
  isLate: Type.Boolean({ description: 'waits for longer than the tenant allows' }),
  lines: List(InspectionLine, 200),
  decisions: List(Receipt, 200),
})
export type Inspection = Static<typeof Inspection>

const inspector = { access: 'order.inspect', entrances: ['purchaser'] } as const

export const listInspections = listRoute({
  path: '/orderrest/api/inspections/list',
  ...inspector,
  summary: 'List the receipts with goods to inspect, of orders visible to the caller, newest first',
  filters: { tab: Optional(OneOf(['todo', 'done'])), keyword: Optional(Note(100)) },
  record: Inspection,
})
export const exportInspections = exportRoute(listInspections, {
  path: '/orderrest/api/inspections/export',
  columns: [
    'receiptNo',
    'orderNo',
    'deliveryNo',
    'supplierName',
    'receiverName',
    'receivedAt',
    'status',
    'goods',
    'accepted',
    'rejected',
    'open',
  ],
})
export const countInspections = route({
  method: 'GET',
  path: '/orderrest/api/inspections/count',
  ...inspector,
  summary: 'Count the receipts that wait for an inspector',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
export const createInspection = route({
  method: 'POST',
  path: '/orderrest/api/inspections/create',
  ...inspector,
  summary:
    'Accept or reject goods that were taken in; the rest waits. Rejected quantities need a reason and are not payable',
  input: shape({
    receiptId: Id,
    remark: Optional(Note(200)),
    attachments: Optional(Attachments('media')),
    lines: Type.Array(
      shape({ orderLineId: Id, accepted: Pieces, rejected: Optional(Pieces), reason: Optional(Note(200)) }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  reply: shape({ decision: Receipt, order: OrderDetail }),
})

export const inspectionRefusals = {
  'inspection.tooMuch': [
    40611,
    '质检数量超过待检数量（{name}：最多 {max}）',
    'Quantity exceeds what waits for inspection ({name}: {max} max).',
  ],
  'inspection.nothing': [40612, '没有待质检的商品', "There's nothing to inspect."],
  'order.inspecting': [
    40613,
    '尚有商品待质检，质检完成后才能关闭未交货部分',
    'Some items wait for inspection. Inspect them before closing the rest.',
  ],
} as const satisfies Refusals
