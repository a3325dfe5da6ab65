import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, Maybe, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'
import {
  DocumentKind,
  documentColumns,
  keeperOf,
  maxStockLines,
  ofDocument,
  staff,
  StockDocument,
  StockDocumentDetail,
} from './document.ts'
import { StockQuantity } from './quantity.ts'

export const InboundTab = OneOf(['waiting', 'received', 'all'])
export type InboundTab = Static<typeof InboundTab>

export const listInbound = listRoute({
  path: '/orderrest/api/inbound/list',
  access: 'warehouse.read',
  entrances: ['operator'],
  summary: 'List what is to be put away, newest first; keepers see their warehouses',
  filters: {
    tab: Optional(InboundTab),
    kind: Optional(DocumentKind),
    warehouseId: Optional(Id),
    keyword: Optional(Note(64)),
  },
  record: StockDocument,
})
export const exportInbound = exportRoute(listInbound, {
  path: '/orderrest/api/inbound/export',
  columns: documentColumns,
})
/** One detail for documents of all kinds. */
export const findStockDocument = route({
  method: 'GET',
  path: '/orderrest/api/stockDocuments/find',
  ...staff,
  summary: 'Get a document with its lines, for those who work with its warehouse, its department and its approvers',
  input: shape({ id: Id }),
  reply: StockDocumentDetail,
})
export const listStockDocumentChanges = changesRoute({
  path: '/orderrest/api/stockDocuments/changes',
  ...staff,
  summary: 'List the history of a document',
  key: 'id',
})

/** Portion of a line that is put away: one batch at one place. */
export const PutAway = shape({
  lineId: Id,
  placeId: Id,
  quantity: StockQuantity,
  batchNo: FormattedNote('batchNumber'),
  producedOn: Maybe(Day),
  expiresOn: Maybe(Day),
})
export type PutAway = Static<typeof PutAway>
export const putAway = route({
  method: 'POST',
  path: '/orderrest/api/inbound/putAway',
  ...keeperOf,
  summary: 'Put goods away: all of a document or a part; a batch without a number is numbered',
  input: shape({ ...ofDocument, lines: Type.Array(PutAway, { minItems: 1, maxItems: maxStockLines }) }),
  reply: StockDocumentDetail,
})
export const closeInbound = route({
  method: 'POST',
  path: '/orderrest/api/inbound/closeRest',
  ...keeperOf,
  summary: 'End a document of which the rest does not arrive',
  input: shape({ ...ofDocument, reason: Text(200) }),
  reply: StockDocumentDetail,
})
export const createOtherInbound = route({
  method: 'POST',
  path: '/orderrest/api/inbound/create',
  ...keeperOf,
  summary: 'Announce goods that no order has brought; they have no cost',
  input: shape({
    warehouseId: Id,
    note: Text(200),
    lines: Type.Array(shape({ itemId: Id, quantity: StockQuantity }), { minItems: 1, maxItems: maxStockLines }),
  }),
  reply: StockDocumentDetail,
})
export const reverseMove = route({
  method: 'POST',
  path: '/orderrest/api/inbound/reverse',
  ...keeperOf,
  summary: 'Reverse what was put away, as far as it is still there; it waits to be put away again',
  input: shape({ moveId: Id, reason: Text(200) }),
  reply: StockDocumentDetail,
})
