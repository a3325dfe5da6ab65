import { Type } from '#contract/kit/schema.ts'

/** Quantity in the stock unit of an item, above 0: up to 8 integer digits and 4 decimals. */
export const StockQuantity = Type.String({
  pattern: '^(?!0(\\.0+)?$)(0|[1-9][0-9]{0,7})(\\.[0-9]{1,4})?$',
  description: 'decimal text above 0, up to 4 decimals, in the stock unit',
})
/** Counted quantity: 0 or more. */
export const CountedQuantity = Type.String({
  pattern: '^(0|[1-9][0-9]{0,7})(\\.[0-9]{1,4})?$',
  description: 'decimal text, 0 or more, up to 4 decimals, in the stock unit',
})
/** Quantity in a reply, without trailing zeros; a difference may be negative. */
export const ShownQuantity = Type.String({ description: 'decimal text in the stock unit' })
