import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { documentColumns, keeperOf, maxStockLines, ofDocument, StockDocument, StockDocumentDetail } from './document.ts'
import { ShownQuantity, StockQuantity } from './quantity.ts'

const requester = { access: 'stock.request', entrances: ['purchaser'] } as const
const own = { access: 'stock.request', entrances: ['purchaser'] } as const

/** What a department can ask for. */
export const AvailableStock = shape({
  id: Type.String({ description: 'warehouse and item' }),
  warehouseId: Id,
  warehouseName: Type.String(),
  itemId: Id,
  itemNo: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  picture: Type.String(),
  available: ShownQuantity,
})
export type AvailableStock = Static<typeof AvailableStock>
export const availableStockLabels = {
  warehouseName: ['仓库', 'Warehouse'],
  itemNo: ['物料编号', 'Item number'],
  name: ['物料', 'Item'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  available: ['可领数量', 'Available'],
} as const satisfies Labels<typeof AvailableStock>
export const listAvailableStock = listRoute({
  path: '/orderrest/api/stock/available',
  ...own,
  summary: 'List what warehouses can issue, by name',
  filters: { warehouseId: Optional(Id), keyword: Optional(Note(64)) },
  record: AvailableStock,
})
export const exportAvailableStock = exportRoute(listAvailableStock, {
  path: '/orderrest/api/stock/exportAvailable',
  columns: ['warehouseName', 'itemNo', 'name', 'spec', 'unit', 'available'],
})

export const IssueTab = OneOf(['open', 'issued', 'void', 'all'])
export type IssueTab = Static<typeof IssueTab>
export const listIssues = listRoute({
  path: '/orderrest/api/issues/list',
  ...own,
  summary: "List the requests of the caller's department, newest first",
  filters: { tab: Optional(IssueTab), keyword: Optional(Note(64)) },
  record: StockDocument,
})
export const exportIssues = exportRoute(listIssues, { path: '/orderrest/api/issues/export', columns: documentColumns })

export const PickTab = OneOf(['waiting', 'issued', 'all'])
export type PickTab = Static<typeof PickTab>
export const listPickTasks = listRoute({
  path: '/orderrest/api/issues/tasks',
  access: 'warehouse.read',
  entrances: ['operator'],
  summary: 'List what is to be picked: issues to departments and returns to suppliers, newest first',
  filters: {
    tab: Optional(PickTab),
    kind: Optional(OneOf(['issue', 'supplierOut'])),
    warehouseId: Optional(Id),
    keyword: Optional(Note(64)),
  },
  record: StockDocument,
})
export const exportPickTasks = exportRoute(listPickTasks, {
  path: '/orderrest/api/issues/exportTasks',
  columns: documentColumns,
})

export const createIssue = route({
  method: 'POST',
  path: '/orderrest/api/issues/create',
  ...requester,
  summary: 'Request goods for the own department: batches are held and the budget is reserved, then it is approved',
  input: shape({
    warehouseId: Id,
    note: Text(200),
    lines: Type.Array(shape({ itemId: Id, quantity: StockQuantity }), { minItems: 1, maxItems: maxStockLines }),
  }),
  reply: StockDocumentDetail,
})
export const withdrawIssue = route({
  method: 'POST',
  path: '/orderrest/api/issues/withdraw',
  ...requester,
  summary: 'Withdraw a request of which nothing was issued; batches and budget are free again',
  input: shape(ofDocument),
  reply: StockDocumentDetail,
})
export const signIssue = route({
  method: 'POST',
  path: '/orderrest/api/issues/sign',
  ...requester,
  summary: 'Sign for issued goods',
  input: shape(ofDocument),
  reply: StockDocumentDetail,
})
export const giveBackIssue = route({
  method: 'POST',
  path: '/orderrest/api/issues/giveBack',
  ...requester,
  summary: 'Announce issued goods that come back; once they are put away, the budget gets their cost back',
  input: shape({
    ...ofDocument,
    note: Text(200),
    lines: Type.Array(shape({ pickId: Id, quantity: StockQuantity }), { minItems: 1, maxItems: maxStockLines }),
  }),
  reply: StockDocumentDetail,
})
export const issueStock = route({
  method: 'POST',
  path: '/orderrest/api/issues/move',
  ...keeperOf,
  summary: 'Hand out picked goods: all or a part; expired batches are refused',
  input: shape({
    ...ofDocument,
    lines: Type.Array(shape({ pickId: Id, quantity: StockQuantity }), { minItems: 1, maxItems: maxStockLines }),
  }),
  reply: StockDocumentDetail,
})
export const repickIssue = route({
  method: 'POST',
  path: '/orderrest/api/issues/repick',
  ...keeperOf,
  summary: 'Take the rest of a pick from another batch or place, with a reason',
  input: shape({ ...ofDocument, pickId: Id, placeId: Id, batchId: Id, reason: Text(200) }),
  reply: StockDocumentDetail,
})
export const cancelIssue = route({
  method: 'POST',
  path: '/orderrest/api/issues/cancel',
  ...keeperOf,
  summary: 'Cancel what was not issued; batches and budget of the rest are free again',
  input: shape({ ...ofDocument, reason: Text(200) }),
  reply: StockDocumentDetail,
})
