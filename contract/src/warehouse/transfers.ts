import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { documentColumns, keeperOf, maxStockLines, ofDocument, StockDocument, StockDocumentDetail } from './document.ts'
import { StockQuantity } from './quantity.ts'

export const TransferTab = OneOf(['open', 'done', 'all'])
export type TransferTab = Static<typeof TransferTab>
export const listTransfers = listRoute({
  path: '/orderrest/api/transfers/list',
  access: 'warehouse.read',
  entrances: ['operator'],
  summary: 'List transfers from or to the warehouses of the caller, newest first',
  filters: { tab: Optional(TransferTab), warehouseId: Optional(Id), keyword: Optional(Note(64)) },
  record: StockDocument,
})
export const exportTransfers = exportRoute(listTransfers, {
  path: '/orderrest/api/transfers/export',
  columns: documentColumns,
})
export const createTransfer = route({
  method: 'POST',
  path: '/orderrest/api/transfers/create',
  ...keeperOf,
  summary: 'Prepare goods for another warehouse: batches are held by the picking rule',
  input: shape({
    warehouseId: Id,
    toWarehouseId: Id,
    note: Text(200),
    lines: Type.Array(shape({ itemId: Id, quantity: StockQuantity }), { minItems: 1, maxItems: maxStockLines }),
  }),
  reply: StockDocumentDetail,
})
export const shipTransfer = route({
  method: 'POST',
  path: '/orderrest/api/transfers/ship',
  ...keeperOf,
  summary: 'Send all that was prepared on its way',
  input: shape(ofDocument),
  reply: StockDocumentDetail,
})
export const arriveTransfer = route({
  method: 'POST',
  path: '/orderrest/api/transfers/arrive',
  ...keeperOf,
  summary: 'Put away what has arrived, all or a part, as keeper of the other warehouse',
  input: shape({
    ...ofDocument,
    lines: Type.Array(shape({ pickId: Id, placeId: Id, quantity: StockQuantity }), {
      minItems: 1,
      maxItems: maxStockLines,
    }),
  }),
  reply: StockDocumentDetail,
})
export const cancelTransfer = route({
  method: 'POST',
  path: '/orderrest/api/transfers/cancel',
  ...keeperOf,
  summary: 'Cancel a transfer that was not sent; what is held is free again',
  input: shape({ ...ofDocument, reason: Text(200) }),
  reply: StockDocumentDetail,
})
export const settleTransfer = route({
  method: 'POST',
  path: '/orderrest/api/transfers/settle',
  access: 'warehouse.approve',
  entrances: ['operator'],
  summary: 'Write off what was lost on the way, by somebody else than who created the transfer',
  input: shape({ ...ofDocument, reason: Text(200) }),
  reply: StockDocumentDetail,
})
