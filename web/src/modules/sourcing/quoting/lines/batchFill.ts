import type { QuoteFill, QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'

export const isEmptyFill = ({ taxRate = '', brand = '', leadDays = null }: Partial<QuoteFill>): boolean =>
  taxRate === '' && brand.trim() === '' && leadDays === null

/**
 * Quoted lines with the same values filled in. The tax rate always changes; brand and lead time only if empty, unless
 * `isWhole`.
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
