import type { QuoteFill, QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'

export const isEmptyFill = ({ taxRate = '', brand = '', leadDays = null }: Partial<QuoteFill>): boolean =>
  taxRate === '' && brand.trim() === '' && leadDays === null

/**
 * The quoted lines with what is filled in for all of them. Every line has a tax rate, so it always changes; brand and
 * lead time only where a line has none yet, unless `isWhole`.
 */
export function filledLines(
  lines: readonly QuoteLineDraft[],
  { taxRate, brand, leadDays, isWhole }: QuoteFill,
): QuoteLineDraft[] {
  return lines.map((line) =>
    line.isSkipped
      ? line
      : {
          ...line,
          taxRate: taxRate || line.taxRate,
          brand: brand.trim() !== '' && (isWhole || line.brand === '') ? brand.trim() : line.brand,
          leadDays: leadDays !== null && (isWhole || line.leadDays === null) ? leadDays : line.leadDays,
        },
  )
}
