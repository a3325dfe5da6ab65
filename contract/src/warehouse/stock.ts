import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { MoveKind } from './document.ts'
import { ShownQuantity } from './quantity.ts'

/** Warehouses of a department and those below it. */
const ofDepartment = { deptId: Optional(Id) }
const reader = { access: 'warehouse.read', entrances: ['operator'] } as const

/** Stock of an item in a warehouse. */
export const Stock = shape({
  id: Type.String({ description: 'warehouse and item' }),
  warehouseId: Id,
  warehouseName: Type.String(),
  itemId: Id,
  itemNo: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  onHand: ShownQuantity,
  held: Type.String({ description: 'kept for documents' }),
  available: Type.String({ description: 'can be issued: neither kept, expired nor in quarantine' }),
  batches: Type.Integer(),
  expiresOn: Maybe(Type.String({ ...Day, description: 'first expiry' })),
  minQuantity: Maybe(ShownQuantity),
  isLow: Type.Boolean(),
})
export type Stock = Static<typeof Stock>
export const stockLabels = {
  warehouseName: ['仓库', 'Warehouse'],
  itemNo: ['物料编号', 'Item number'],
  name: ['物料', 'Item'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  onHand: ['在库', 'On hand'],
  held: ['已占用', 'Held'],
  available: ['可用', 'Available'],
  batches: ['批次', 'Batches'],
  expiresOn: ['最早到期', 'First expiry'],
  minQuantity: ['最低库存', 'Minimum'],
} as const satisfies Labels<typeof Stock>

/** Days within which stock is about to expire, and after which stock that has not moved is slow. */
export const stockDays = { expiring: 30, slow: 180 } as const

export const StockTab = OneOf(['all', 'low', 'slow'])
export type StockTab = Static<typeof StockTab>
export const listStock = listRoute({
  path: '/orderrest/api/stock/list',
  ...reader,
  summary: 'List the stock of items by warehouse; keepers see their warehouses',
  filters: { tab: Optional(StockTab), warehouseId: Optional(Id), ...ofDepartment, keyword: Optional(Note(64)) },
  record: Stock,
})
export const exportStock = exportRoute(listStock, {
  path: '/orderrest/api/stock/export',
  columns: [
    'warehouseName',
    'itemNo',
    'name',
    'spec',
    'unit',
    'onHand',
    'held',
    'available',
    'batches',
    'expiresOn',
    'minQuantity',
  ],
})

/** Batch of an item at a place. */
export const StockBatch = shape({
  id: Type.String({ description: 'place and batch' }),
  warehouseId: Id,
  warehouseName: Type.String(),
  placeId: Id,
  placeCode: Type.String(),
  itemId: Id,
  itemNo: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  batchId: Id,
  batchNo: Type.String(),
  supplierName: Type.String(),
  producedOn: Maybe(Day),
  expiresOn: Maybe(Day),
  daysLeft: Maybe(Type.Integer({ description: 'until it expires; negative: expired' })),
  onHand: ShownQuantity,
  held: ShownQuantity,
  isBlocked: Type.Boolean({ description: 'expired or in quarantine: not issued' }),
})
export type StockBatch = Static<typeof StockBatch>
export const stockBatchLabels = {
  warehouseName: ['仓库', 'Warehouse'],
  placeCode: ['库位', 'Place'],
  itemNo: ['物料编号', 'Item number'],
  name: ['物料', 'Item'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  batchNo: ['批次号', 'Batch'],
  supplierName: ['供应商', 'Supplier'],
  producedOn: ['生产日期', 'Produced'],
  expiresOn: ['有效期至', 'Expires'],
  daysLeft: ['剩余天数', 'Days left'],
  onHand: ['在库', 'On hand'],
  held: ['已占用', 'Held'],
} as const satisfies Labels<typeof StockBatch>
export const listStockBatches = listRoute({
  path: '/orderrest/api/stock/batches',
  ...reader,
  summary: 'List batches in stock by place, those that expire first in front',
  filters: {
    warehouseId: Optional(Id),
    ...ofDepartment,
    itemId: Optional(Id),
    withinDays: Optional(Type.Integer({ minimum: 0, maximum: 3650, description: 'expire within these days' })),
    keyword: Optional(Note(64)),
  },
  record: StockBatch,
})
export const exportStockBatches = exportRoute(listStockBatches, {
  path: '/orderrest/api/stock/exportBatches',
  columns: [
    'warehouseName',
    'placeCode',
    'itemNo',
    'name',
    'spec',
    'unit',
    'batchNo',
    'supplierName',
    'producedOn',
    'expiresOn',
    'daysLeft',
    'onHand',
    'held',
  ],
})

/** Move in the ledger of stock. */
export const StockMove = shape({
  id: Id,
  at: Instant,
  kind: MoveKind,
  isReversal: Type.Boolean(),
  documentId: Id,
  documentNo: Type.String(),
  itemNo: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  batchNo: Type.String(),
  fromCode: Type.String(),
  toCode: Type.String(),
  warehouseName: Type.String(),
  quantity: ShownQuantity,
  byName: Type.String(),
  reason: Type.String(),
  can: List(OneOf(['reverse'])),
})
export type StockMove = Static<typeof StockMove>
export const stockMoveLabels = {
  at: ['时间', 'Time'],
  kind: ['类型', 'Kind'],
  documentNo: ['单号', 'Document'],
  itemNo: ['物料编号', 'Item number'],
  name: ['物料', 'Item'],
  unit: ['单位', 'Unit'],
  batchNo: ['批次号', 'Batch'],
  fromCode: ['从', 'From'],
  toCode: ['到', 'To'],
  warehouseName: ['仓库', 'Warehouse'],
  quantity: ['数量', 'Quantity'],
  byName: ['经办人', 'By'],
  reason: ['原因', 'Reason'],
} as const satisfies Labels<typeof StockMove>
export const listStockMoves = listRoute({
  path: '/orderrest/api/stock/moves',
  ...reader,
  summary: 'List the ledger of stock, newest first',
  filters: {
    warehouseId: Optional(Id),
    itemId: Optional(Id),
    documentId: Optional(Id),
    kind: Optional(MoveKind),
    from: Optional(Day),
    to: Optional(Day),
    keyword: Optional(Note(64)),
  },
  record: StockMove,
})
export const exportStockMoves = exportRoute(listStockMoves, {
  path: '/orderrest/api/stock/exportMoves',
  columns: [
    'at',
    'kind',
    'documentNo',
    'warehouseName',
    'itemNo',
    'name',
    'unit',
    'batchNo',
    'fromCode',
    'toCode',
    'quantity',
    'byName',
    'reason',
  ],
})

/** Value of the stock of an item in a warehouse, for those who may know what it has cost. */
export const StockValue = shape({
  id: Type.String({ description: 'warehouse and item' }),
  warehouseName: Type.String(),
  itemNo: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  onHand: ShownQuantity,
  unitCost: Type.String({ ...Price, description: 'average of its batches, without tax' }),
  value: Type.String({ ...Amount, description: 'without tax' }),
})
export type StockValue = Static<typeof StockValue>
export const stockValueLabels = {
  warehouseName: ['仓库', 'Warehouse'],
  itemNo: ['物料编号', 'Item number'],
  name: ['物料', 'Item'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  onHand: ['在库', 'On hand'],
  unitCost: ['平均成本（不含税）', 'Average cost (net)'],
  value: ['库存金额（不含税）', 'Value (net)'],
} as const satisfies Labels<typeof StockValue>
export const listStockValues = listRoute({
  path: '/orderrest/api/stock/values',
  access: 'warehouse.cost',
  entrances: ['operator'],
  summary: 'List the value of stock, highest first',
  filters: { warehouseId: Optional(Id), ...ofDepartment, keyword: Optional(Note(64)) },
  record: StockValue,
})
export const exportStockValues = exportRoute(listStockValues, {
  path: '/orderrest/api/stock/exportValues',
  columns: ['warehouseName', 'itemNo', 'name', 'spec', 'unit', 'onHand', 'unitCost', 'value'],
})

/** What a scanned or typed code stands for. Several answers: the caller is requested. */
export const CodeMatch = shape({
  kind: OneOf(['item', 'place', 'batch']),
  id: Id,
  label: Type.String(),
  under: Type.String(),
  itemId: Maybe(Id),
  placeId: Maybe(Id),
  batchId: Maybe(Id),
})
export type CodeMatch = Static<typeof CodeMatch>
export const findStockCode = route({
  method: 'GET',
  path: '/orderrest/api/stockCodes/find',
  ...reader,
  summary: 'Find what a code stands for in the warehouses of the caller: an item, a place or a batch',
  input: shape({ code: Text(100), warehouseId: Optional(Id) }),
  reply: List(CodeMatch, 20),
})
