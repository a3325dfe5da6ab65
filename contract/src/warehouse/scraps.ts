import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { documentColumns, keeperOf, maxStockLines, ofDocument, StockDocument, StockDocumentDetail } from './document.ts'
import { StockQuantity } from './quantity.ts'

export const ScrapTab = OneOf(['open', 'done', 'all'])
export type ScrapTab = Static<typeof ScrapTab>
export const ScrapKind = OneOf(['scrap', 'otherOut'])
export const listScraps = listRoute({
  path: '/orderrest/api/scraps/list',
  access: 'warehouse.read',
  entrances: ['operator'],
  summary: 'List scraps and other issues, newest first',
  filters: { tab: Optional(ScrapTab), warehouseId: Optional(Id), keyword: Optional(Note(64)) },
  record: StockDocument,
})
export const exportScraps = exportRoute(listScraps, { path: '/orderrest/api/scraps/export', columns: documentColumns })
export const createScrap = route({
  method: 'POST',
  path: '/orderrest/api/scraps/create',
  ...keeperOf,
  summary: 'Request that batches are scrapped, or leave for another reason; also expired ones and those in quarantine',
  input: shape({
    kind: ScrapKind,
    warehouseId: Id,
    note: Text(200),
    lines: Type.Array(shape({ placeId: Id, batchId: Id, quantity: StockQuantity }), {
      minItems: 1,
      maxItems: maxStockLines,
    }),
  }),
  reply: StockDocumentDetail,
})
export const executeScrap = route({
  method: 'POST',
  path: '/orderrest/api/scraps/move',
  ...keeperOf,
  summary: 'Take what was approved out of stock',
  input: shape(ofDocument),
  reply: StockDocumentDetail,
})
export const cancelScrap = route({
  method: 'POST',
  path: '/orderrest/api/scraps/cancel',
  ...keeperOf,
  summary: 'Withdraw a scrap that was not carried out; what is held is free again',
  input: shape({ ...ofDocument, reason: Text(200) }),
  reply: StockDocumentDetail,
})
