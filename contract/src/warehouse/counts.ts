import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { documentColumns, keeperOf, ofDocument, staff, StockDocument, StockDocumentDetail } from './document.ts'
import { CountedQuantity, ShownQuantity } from './quantity.ts'

export const CountTab = OneOf(['open', 'review', 'done', 'all'])
export type CountTab = Static<typeof CountTab>
export const listCounts = listRoute({
  path: '/orderrest/api/counts/list',
  access: 'warehouse.read',
  entrances: ['operator'],
  summary: 'List counts, newest first',
  filters: { tab: Optional(CountTab), warehouseId: Optional(Id), keyword: Optional(Note(64)) },
  record: StockDocument,
})
export const exportCounts = exportRoute(listCounts, { path: '/orderrest/api/counts/export', columns: documentColumns })

/** Batch at a place in a count. Who counts does not see what is expected. */
export const CountRow = shape({
  id: Id,
  placeCode: Type.String(),
  itemNo: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  batchNo: Type.String(),
  expiresOn: Maybe(Day),
  counted: Maybe(ShownQuantity),
  expected: Maybe(Type.String({ description: 'stock when it was counted; null while it is being counted' })),
  difference: Maybe(ShownQuantity),
  rounds: Type.Integer({ description: 'times that it was counted' }),
  countedByName: Type.String(),
  countedAt: Maybe(Instant),
})
export type CountRow = Static<typeof CountRow>
export const countRowLabels = {
  placeCode: ['库位', 'Place'],
  itemNo: ['物料编号', 'Item number'],
  name: ['物料', 'Item'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  batchNo: ['批次号', 'Batch'],
  expiresOn: ['有效期至', 'Expires'],
  counted: ['实盘', 'Counted'],
  expected: ['账面', 'Booked'],
  difference: ['差异', 'Difference'],
  rounds: ['次数', 'Rounds'],
  countedByName: ['盘点人', 'Counted by'],
} as const satisfies Labels<typeof CountRow>
export const listCountRows = listRoute({
  path: '/orderrest/api/counts/rows',
  ...staff,
  summary: 'List the rows of a count by place',
  filters: { documentId: Id, state: Optional(OneOf(['open', 'counted', 'different'])), keyword: Optional(Note(64)) },
  record: CountRow,
})
export const exportCountRows = exportRoute(listCountRows, {
  path: '/orderrest/api/counts/exportRows',
  columns: [
    'placeCode',
    'itemNo',
    'name',
    'spec',
    'unit',
    'batchNo',
    'expiresOn',
    'counted',
    'expected',
    'difference',
    'rounds',
    'countedByName',
  ],
})
export const createCount = route({
  method: 'POST',
  path: '/orderrest/api/counts/create',
  ...keeperOf,
  summary: 'Begin a count of places, or of a whole warehouse; goods move on meanwhile',
  input: shape({ warehouseId: Id, placeIds: List(Id, 500), note: Note(200) }),
  reply: StockDocumentDetail,
})
export const scanCount = route({
  method: 'POST',
  path: '/orderrest/api/counts/scan',
  ...keeperOf,
  summary:
    'Record what was counted of a row, at the position of the ledger at this moment; a row is counted anew until it is submitted',
  input: shape({ id: Id, rowId: Id, counted: CountedQuantity }),
  reply: CountRow,
})
export const submitCount = route({
  method: 'POST',
  path: '/orderrest/api/counts/submit',
  ...keeperOf,
  summary: 'Submit a count with all rows counted: without differences it is complete',
  input: shape(ofDocument),
  reply: StockDocumentDetail,
})
const reviewer = { access: 'warehouse.approve', entrances: ['operator'] } as const
export const recount = route({
  method: 'POST',
  path: '/orderrest/api/counts/recount',
  ...reviewer,
  summary: 'Have the rows with differences counted again',
  input: shape({ ...ofDocument, reason: Text(200) }),
  reply: StockDocumentDetail,
})
export const confirmCount = route({
  method: 'POST',
  path: '/orderrest/api/counts/confirm',
  ...reviewer,
  summary: 'Confirm the differences as somebody who has not counted: they are posted as gains and losses',
  input: shape({ ...ofDocument, reason: Text(200) }),
  reply: StockDocumentDetail,
})
export const cancelCount = route({
  method: 'POST',
  path: '/orderrest/api/counts/cancel',
  ...keeperOf,
  summary: 'Void a count; nothing is posted',
  input: shape({ ...ofDocument, reason: Text(200) }),
  reply: StockDocumentDetail,
})
