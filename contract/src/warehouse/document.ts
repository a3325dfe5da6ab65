import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Day, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ShownQuantity } from './quantity.ts'

/** Kind of a document of the warehouse. */
export const documentKinds = [
  'purchaseIn',
  'exchangeIn',
  'backIn',
  'otherIn',
  'issue',
  'supplierOut',
  'transfer',
  'count',
  'scrap',
  'otherOut',
] as const
export const DocumentKind = OneOf(documentKinds)
export type DocumentKind = Static<typeof DocumentKind>
export const documentKindNames = {
  purchaseIn: ['采购入库', 'Purchase receipt'],
  exchangeIn: ['退货入库', 'Replacement receipt'],
  backIn: ['归还入库', 'Return to stock'],
  otherIn: ['其他入库', 'Other receipt'],
  issue: ['领用出库', 'Issue'],
  supplierOut: ['采购退货出库', 'Return to supplier'],
  transfer: ['调拨', 'Transfer'],
  count: ['盘点', 'Count'],
  scrap: ['报废', 'Scrap'],
  otherOut: ['其他出库', 'Other issue'],
} as const satisfies StateNames<DocumentKind>

/** Kind of a move in the ledger of stock. */
export const MoveKind = OneOf([
  'purchaseIn',
  'exchangeIn',
  'backIn',
  'otherIn',
  'issue',
  'supplierOut',
  'transferOut',
  'transferIn',
  'countGain',
  'countLoss',
  'scrap',
  'otherOut',
])
export type MoveKind = Static<typeof MoveKind>
export const moveKindNames = {
  purchaseIn: documentKindNames.purchaseIn,
  exchangeIn: documentKindNames.exchangeIn,
  backIn: documentKindNames.backIn,
  otherIn: documentKindNames.otherIn,
  issue: documentKindNames.issue,
  supplierOut: documentKindNames.supplierOut,
  transferOut: ['调拨出库', 'Transfer out'],
  transferIn: ['调拨入库', 'Transfer in'],
  countGain: ['盘盈入库', 'Count gain'],
  countLoss: ['盘亏出库', 'Count loss'],
  scrap: documentKindNames.scrap,
  otherOut: documentKindNames.otherOut,
} as const satisfies StateNames<MoveKind>

/** State of a document; each kind has some of them. */
export const DocumentStatus = OneOf([
  'approving',
  'toReceive',
  'partReceived',
  'received',
  'toPick',
  'partIssued',
  'issued',
  'signed',
  'toShip',
  'transit',
  'counting',
  'review',
  'toExecute',
  'done',
  'void',
])
export type DocumentStatus = Static<typeof DocumentStatus>
export const documentStatusNames = {
  approving: ['审批中', 'Pending approval'],
  toReceive: ['待入库', 'To put away'],
  partReceived: ['部分入库', 'Partially put away'],
  received: ['已入库', 'Put away'],
  toPick: ['待拣货', 'To pick'],
  partIssued: ['部分发出', 'Partially issued'],
  issued: ['已发出', 'Issued'],
  signed: ['已签收', 'Signed for'],
  toShip: ['待出库', 'To ship'],
  transit: ['在途', 'In transit'],
  counting: ['盘点中', 'Counting'],
  review: ['待复核', 'To review'],
  toExecute: ['待执行', 'To carry out'],
  done: ['已完成', 'Completed'],
  void: ['已作废', 'Void'],
} as const satisfies StateNames<DocumentStatus>

/** Actions by people, of all kinds. */
export const documentActions = [
  'putAway',
  'closeRest',
  'withdraw',
  'issue',
  'repick',
  'cancel',
  'sign',
  'giveBack',
  'ship',
  'arrive',
  'settle',
  'count',
  'submit',
  'recount',
  'confirm',
  'execute',
] as const
export const documentOutcomes = ['approve', 'reject', 'expire', 'reopen'] as const
export const DocumentAction = OneOf([...documentActions, ...documentOutcomes])
export type DocumentAction = Static<typeof DocumentAction>

/** Document of a warehouse without its lines. It has no prices: keepers read it. */
export const StockDocument = shape({
  id: Id,
  version: Type.Integer(),
  documentNo: Type.String(),
  kind: DocumentKind,
  status: DocumentStatus,
  warehouseId: Id,
  warehouseName: Type.String(),
  toWarehouseId: Maybe(Id),
  toWarehouseName: Type.String({ description: 'of a transfer, else empty' }),
  deptName: Type.String(),
  requesterName: Type.String(),
  supplierName: Type.String(),
  orderId: Maybe(Id),
  orderNo: Type.String(),
  sourceNo: Type.String({ description: 'receipt, return or issue that it comes from' }),
  note: Type.String(),
  reason: Type.String({ description: 'why it was rejected or cancelled' }),
  title: Type.String({ description: 'first item, of how many' }),
  kinds: Type.Integer({ description: 'lines' }),
  requested: ShownQuantity,
  done: ShownQuantity,
  createdAt: Instant,
  finishedAt: Maybe(Instant),
  can: List(DocumentAction),
})
export type StockDocument = Static<typeof StockDocument>

export const stockDocumentLabels = {
  documentNo: ['单号', 'Number'],
  kind: ['类型', 'Kind'],
  status: ['状态', 'Status'],
  warehouseName: ['仓库', 'Warehouse'],
  toWarehouseName: ['调入仓库', 'To warehouse'],
  deptName: ['部门', 'Department'],
  requesterName: ['经办人', 'Created by'],
  supplierName: ['供应商', 'Supplier'],
  orderNo: ['订单号', 'Order'],
  sourceNo: ['来源单号', 'Source'],
  note: ['用途 / 说明', 'Purpose'],
  title: ['物料', 'Items'],
  kinds: ['品种', 'Lines'],
  requested: ['应办数量', 'Requested'],
  done: ['已办数量', 'Done'],
  createdAt: ['创建时间', 'Created'],
  finishedAt: ['完成时间', 'Completed'],
} as const satisfies Labels<typeof StockDocument>
export const documentColumns = [
  'documentNo',
  'kind',
  'status',
  'warehouseName',
  'toWarehouseName',
  'deptName',
  'requesterName',
  'supplierName',
  'orderNo',
  'sourceNo',
  'title',
  'requested',
  'done',
  'note',
  'createdAt',
  'finishedAt',
] as const

/** Batch at a place that is kept for a line, or was taken for it. */
export const Pick = shape({
  id: Id,
  placeId: Id,
  placeCode: Type.String(),
  batchId: Id,
  batchNo: Type.String(),
  expiresOn: Maybe(Day),
  quantity: ShownQuantity,
  done: Type.String({ description: 'left the warehouse' }),
  arrived: Type.String({ description: 'of a transfer: put away; of an issue: given back' }),
  reason: Type.String({ description: 'why another batch was chosen' }),
})
export type Pick = Static<typeof Pick>

export const StockLine = shape({
  id: Id,
  itemId: Id,
  itemNo: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  picture: Type.String(),
  isTracked: Type.Boolean(),
  shelfDays: Type.Integer(),
  requested: ShownQuantity,
  done: ShownQuantity,
  batchNo: Type.String({ description: 'proposal of the supplier; empty: numbered when it is put away' }),
  batchFixed: Type.Boolean({ description: 'the goods come back in a batch that is known' }),
  producedOn: Maybe(Day),
  expiresOn: Maybe(Day),
  placeId: Maybe(Type.String({ ...Id, description: 'place where the item lies already' })),
  placeCode: Type.String(),
  picks: List(Pick),
})
export type StockLine = Static<typeof StockLine>

export const StockDocumentDetail = shape({
  ...StockDocument.properties,
  isApproved: Type.Boolean({ description: 'it went, or goes, through an approval' }),
  lines: List(StockLine),
})
export type StockDocumentDetail = Static<typeof StockDocumentDetail>

export const ofDocument = { id: Id, version: Type.Integer() }
/** Largest number of lines that somebody writes into a document. */
export const maxStockLines = 200
/** People who read or write documents; the server says which. */
export const staff = { access: 'session', entrances: ['operator', 'purchaser'] } as const
export const keeperOf = { access: 'warehouse.keep', entrances: ['operator'] } as const
