import { route } from '#contract/kit/route.ts'
import {
  Count,
  Done,
  Id,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Price,
  Quantity,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { TableLayout, tableChoice } from '#contract/kit/tables/layout.ts'
import { CartCount } from './cart.ts'
import { goodsFields, quotedFields } from './quotedLine.ts'

/** Batch purchase 批量采购: adds many goods to the cart at once, from a workbook or from pasted lines. */
export const maxBatchLines = 500
/** Maximum number of matching goods returned for an ambiguous code. */
export const maxCandidates = 10

/** Maximum length of each text of a line. */
export const batchLengths = { code: 200, quantity: 20, amount: 20, remark: 200 } as const
export type BatchField = keyof typeof batchLengths

const texts = {
  code: Note(batchLengths.code),
  quantity: Note(batchLengths.quantity),
  amount: { ...Note(batchLengths.amount), description: 'unit price expected by the buyer' },
  remark: { ...Note(batchLengths.remark), description: 'remark of the buyer, kept in the list' },
}
/** Line as typed; the server interprets it. */
export const BatchText = shape(texts)
export type BatchText = Static<typeof BatchText>

export const BatchEntry = shape({
  key: { ...Text(40), description: 'client-side key of the line' },
  ...texts,
  skuId: { ...Maybe(Id), description: 'SKU that the buyer selected among those with the same code' },
})
export type BatchEntry = Static<typeof BatchEntry>

export const BatchGoods = shape({
  ...goodsFields,
  supplierName: Type.String(),
  supplierSku: Type.String(),
  model: Type.String(),
  price: Price,
  priceSource: quotedFields.priceSource,
  listPrice: Price,
  available: quotedFields.available,
  minQty: quotedFields.minQty,
})
export type BatchGoods = Static<typeof BatchGoods>

/** Problems that keep a line out of the cart. */
export const batchProblems = [
  'noCode',
  'unknown',
  'ambiguous',
  'quantity',
  'notOffered',
  'off',
  'suspended',
  'unpriced',
  'belowMinimum',
  'short',
  'amount',
  'priceDiffers',
] as const
export const BatchProblem = OneOf(batchProblems)
export type BatchProblem = Static<typeof BatchProblem>

export const BatchLine = shape({
  ...BatchEntry.properties,
  mergedKeys: List(Text(40), maxBatchLines),
  goods: Maybe(BatchGoods),
  candidates: List(BatchGoods, maxCandidates),
  hasMoreCandidates: Type.Boolean(),
  pieces: { ...Maybe(Quantity), description: 'quantity, if it is valid' },
  inCart: Type.Integer({ description: 'quantity already in the cart, included in limits and prices' }),
  subtotal: Maybe(Type.String({ description: 'amount of this line in yuan' })),
  problem: Maybe(BatchProblem),
})
export type BatchLine = Static<typeof BatchLine>

/** Rejected cell of a workbook, with the reason. */
export const BatchCellProblem = shape({
  row: Type.Integer({ description: 'row of the sheet, from 1' }),
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
})
export type BatchCellProblem = Static<typeof BatchCellProblem>

export const downloadBatchTemplate = route({
  method: 'GET',
  path: '/orderrest/api/preorder/batchTemplate',
  access: 'cart.batch',
  entrances: ['purchaser'],
  download: true,
  summary: 'Download the workbook template with instructions',
  input: Nothing,
  reply: Done,
})
export const readBatchWorkbook = route({
  method: 'POST',
  path: '/orderrest/api/preorder/createByBatchTplWithAmount',
  access: 'cart.batch',
  entrances: ['purchaser'],
  steps: true,
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 5 * 1024 * 1024 },
  rateLimit: 'import',
  summary: `Parse up to ${maxBatchLines} lines of a workbook without saving them, and list the unreadable cells`,
  input: shape(tableChoice),
  reply: shape({ lines: List(BatchText, maxBatchLines), problems: List(BatchCellProblem, 2000), layout: TableLayout }),
})
export const checkBatch = route({
  method: 'POST',
  path: '/orderrest/api/preorder/checkBatch',
  access: 'cart.batch',
  entrances: ['purchaser'],
  reads: true,
  summary:
    "Find the goods of each line by code, with the caller's price, stock and problems; lines of the same goods are merged",
  input: shape({ lines: List(BatchEntry, maxBatchLines) }),
  reply: shape({ lines: List(BatchLine, maxBatchLines) }),
})
export const addBatch = route({
  method: 'POST',
  path: '/orderrest/api/preorder/createBatchSuppProductsWithAmount',
  access: 'cart.batch',
  entrances: ['purchaser'],
  summary: "Add all lines to the caller's cart at the displayed prices, or none",
  input: shape({
    lines: Type.Array(shape({ skuId: Id, quantity: Quantity, price: Price }), {
      minItems: 1,
      maxItems: maxBatchLines,
    }),
  }),
  reply: shape({ added: Count, ...CartCount.properties }),
})
