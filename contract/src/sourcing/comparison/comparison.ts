import { route } from '#contract/kit/route.ts'
import { Amount, Done, Id, Instant, List, Maybe, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { AwardBy, Evaluation } from '../projectStates.ts'
import { ProjectScores } from '../evaluation/scoreShapes.ts'
import { Criterion, maxCriteria, maxItems } from '../projectDraft.ts'
import { OpenedQuote } from '../quotes.ts'

export const ComparedItem = shape({
  id: Id,
  lineNo: Type.Integer(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  quantity: Type.String(),
  budgetPrice: Maybe(Type.String()),
  lastPrice: Maybe(Type.String({ description: 'price of the last award of the same goods' })),
})
export type ComparedItem = Static<typeof ComparedItem>

/** Earlier valid quote of a supplier, superseded by a later round. */
export const EarlierOffer = shape({
  round: Type.Integer(),
  supplierId: Id,
  total: Type.String(),
  lines: List(shape({ itemId: Id, price: Type.String() }), maxItems),
})
export type EarlierOffer = Static<typeof EarlierOffer>

/** Value of a supplier in an auction with a weighted comparison: (total + addition) × factor. */
export const ComparedValue = shape({
  supplierId: Id,
  rank: Type.Integer(),
  value: Type.String(),
  addition: Type.String(),
  factor: Type.String(),
})
export type ComparedValue = Static<typeof ComparedValue>

/** Lot of an auction by lot: it is awarded as a whole, at the amount of a bid. */
export const ComparedLot = shape({
  no: Type.Integer(),
  name: Type.String(),
  itemIds: List(Id, maxItems),
  bids: List(
    shape({
      quoteId: Id,
      supplierId: Id,
      rank: Type.Integer(),
      amount: Type.String(),
      /** What the lines of the quote leave of the amount, in yuan. */
      rest: Type.String(),
    }),
    200,
  ),
})
export type ComparedLot = Static<typeof ComparedLot>

/** Comparison of items and quotes, the basis of an award. */
export const Comparison = shape({
  projectId: Id,
  round: Type.Integer({ description: 'number of the last opened round' }),
  isOpened: Type.Boolean({ description: 'no later round is in progress' }),
  evaluation: Evaluation,
  awardBy: AwardBy,
  budgetAmount: Maybe(Amount),
  items: List(ComparedItem, maxItems),
  quotes: List(OpenedQuote),
  criteria: Optional(List(Criterion, maxCriteria)),
  scores: Optional(ProjectScores),
  earlier: List(EarlierOffer),
  /** Values by rank, after an auction that ranked by them. */
  values: Optional(List(ComparedValue, 200)),
  /** Lots of an auction by lot, with the bids that it ended with, best first. */
  lots: Optional(List(ComparedLot, 500)),
  frozenAt: Maybe(Instant),
})
export type Comparison = Static<typeof Comparison>

export const findComparison = route({
  method: 'GET',
  path: '/inquiry/api/award/comparison',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  summary: 'Compare the opened quotes with the items, lowest total first, invalid quotes last',
  input: shape({ projectId: Id }),
  reply: Comparison,
})
export const downloadComparison = route({
  method: 'GET',
  path: '/inquiry/api/award/comparisonWorkbook',
  access: 'session',
  entrances: ['purchaser', 'operator', 'supervisor', 'agency'],
  download: true,
  summary: 'Export the comparison as a workbook',
  input: shape({ projectId: Id }),
  reply: Done,
})
