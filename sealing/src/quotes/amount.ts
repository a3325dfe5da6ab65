import { decimal, sum, units } from '#contract/kit/money.ts'

/** One cent in the product of a price and a quantity with four decimals each. */
const cent = 1_000_000n

/**
 * Amount of a line: price × quantity, rounded once, half up, to the cent. Used by pages, contract, opening and audit.
 * Throws a RangeError unless both are decimal text with at most four decimals.
 */
export const lineAmount = (price: string, qty: string): string =>
  decimal(((units(price) * units(qty) + cent / 2n) / cent) * 100n)

/** Total of a quote: the sum of its amounts and the freight, with two decimals. */
export const quoteTotal = (amounts: readonly string[], freight: string): string => sum([...amounts, freight])
