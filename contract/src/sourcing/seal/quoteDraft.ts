import { Day, Id, List, Maybe, Note, Rate, shape, type Static, Type } from '#contract/kit/schema.ts'
import { maxItems, NoteOfPrice, WholeCents } from '../projectDraft.ts'

/** Draft line of a quote; the price is empty while unknown and for items that are not quoted. */
export const QuoteLineDraft = shape({
  itemId: Id,
  isSkipped: Type.Boolean({ description: 'the item is not quoted' }),
  price: NoteOfPrice,
  taxRate: Rate,
  brand: Note(30),
  leadDays: Maybe(Type.Integer({ minimum: 0, maximum: 9999 })),
  remark: Note(80),
})
export type QuoteLineDraft = Static<typeof QuoteLineDraft>

/** Bulk fill of lines; empty values leave lines unchanged. */
export const QuoteFill = shape({
  taxRate: Note(5),
  brand: Note(30),
  leadDays: Maybe(Type.Integer({ minimum: 0, maximum: 9999 })),
  isWhole: Type.Boolean({ description: 'also overwrites existing brands and lead times' }),
})
export type QuoteFill = Static<typeof QuoteFill>

/** Draft of a quote. It is sealed in the browser, so no route accepts it. */
export const QuoteDraft = shape({
  validUntil: Day,
  freight: WholeCents,
  remark: Note(500),
  hasDeclared: Type.Boolean({ description: 'the supplier declares that the quote is true and independent' }),
  lines: List(QuoteLineDraft, maxItems),
})
export type QuoteDraft = Static<typeof QuoteDraft>
