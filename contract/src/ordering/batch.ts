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
import { CartCount } from './cart.ts'
import { goodsFields, quotedFields } from './quotedLine.ts'

/** 批量采购: many goods put in the cart at once, out of a workbook or of pasted lines. */
export const mostBatchLines = 500
/** Maximum number of matching goods returned for an ambiguous code. */
export const mostCandidates = 10

/** Maximum length of each text of a line. */
export const batchLengths = { code: 200, quantity: 20, amount: 20, remark: 200 } as const
export type BatchField = keyof typeof batchLengths

const texts = {
  code: Note(batchLengths.code),
  quantity: Note(batchLengths.quantity),
  amount: { ...Note(batchLengths.amount), description: 'the unit price that the buyer expects' },
  remark: { ...Note(batchLengths.remark), description: "the buyer's own; it stays in the list" },
}
/** Line as typed; the server interprets it. */
export const BatchText = shape(texts)
export type BatchText = Static<typeof BatchText>

export const BatchEntry = shape({
  key: { ...Text(40), description: "the page's own name of the line" },
  ...texts,
  skuId: { ...Maybe(Id), description: 'what the buyer has chosen among the goods that have the code' },
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
  'off',
  'suspended',
  'belowMinimum',
  'short',
  'amount',
  'priceDiffers',
] as const
export const BatchProblem = OneOf(batchProblems)
export type BatchProblem = Static<typeof BatchProblem>

export const BatchLine = shape({
  ...BatchEntry.properties,
  mergedKeys: List(Text(40), mostBatchLines),
  goods: Maybe(BatchGoods),
  candidates: List(BatchGoods, mostCandidates),
  hasMoreCandidates: Type.Boolean(),
  pieces: { ...Maybe(Quantity), description: 'the quantity, where it is one' },
  inCart: Type.Integer({ description: 'pieces that are in the cart already; limits and prices count them as well' }),
  subtotal: Maybe(Type.String({ description: 'yuan, of the pieces of this line' })),
  problem: Maybe(BatchProblem),
})
export type BatchLine = Static<typeof BatchLine>

/** Rejected cell of a workbook, with the reason. */
export const BatchCellProblem = shape({
  row: Type.Integer({ description: 'of the sheet, from 1' }),
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
  summary: 'The workbook to fill in, with a sheet that says how.',
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
  summary: `Reads up to ${mostBatchLines} lines out of a workbook, without writing anything, and each cell that cannot be read.`,
  input: Nothing,
  reply: shape({ lines: List(BatchText, mostBatchLines), problems: List(BatchCellProblem, 2000) }),
})
export const checkBatch = route({
  method: 'POST',
  path: '/orderrest/api/preorder/checkBatch',
  access: 'cart.batch',
  entrances: ['purchaser'],
  reads: true,
  summary:
    'Finds the goods of each line by their code, with my price, the stock and what speaks against it; lines of the same goods become one.',
  input: shape({ lines: List(BatchEntry, mostBatchLines) }),
  reply: shape({ lines: List(BatchLine, mostBatchLines) }),
})
export const addBatch = route({
  method: 'POST',
  path: '/orderrest/api/preorder/createBatchSuppProductsWithAmount',
  access: 'cart.batch',
  entrances: ['purchaser'],
  summary: 'Puts all of these in my cart at the prices that I was shown, or nothing.',
  input: shape({
    lines: Type.Array(shape({ skuId: Id, quantity: Quantity, price: Price }), {
      minItems: 1,
      maxItems: mostBatchLines,
    }),
  }),
  reply: shape({ added: Count, ...CartCount.properties }),
})
