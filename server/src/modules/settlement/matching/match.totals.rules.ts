import { compare, decimal, minus, sum, units } from '#contract/kit/money.ts'
import type { InvoiceItem, NewRow, OpenLine } from './match.lines.rules.ts'

const totalsOf = <T extends { readonly gross: string; readonly rate: string | null }>(all: readonly T[]) => {
  const totals = new Map<string | null, string>()
  for (const { rate, gross } of all) totals.set(rate, sum([totals.get(rate) ?? '0.00', gross]))
  return totals
}

/**
 * Rows of an invoice whose total at each rate is that of all these lines; undefined if it is not. Lines without a rate,
 * such as freight, go with any. A difference of a few cents stands on the largest line.
 */
export function byTotals(
  invoice: { readonly gross: string; readonly items: readonly InvoiceItem[] },
  lines: readonly OpenLine[],
  tolerance: string,
): NewRow[] | undefined {
  if (lines.length === 0) return undefined
  const [invoiced, open] = [totalsOf(invoice.items), totalsOf(lines)]
  const isBelow = (a: string, b: string) => compare(a, minus(b, tolerance)) < 0
  const total = sum(lines.map(({ gross }) => gross))
  const difference = minus(invoice.gross, total)
  const tooMuch = units(difference) < 0n ? -units(difference) : units(difference)
  if (tooMuch > units(tolerance)) return undefined
  for (const [rate, gross] of open) if (rate !== null && isBelow(invoiced.get(rate) ?? '0.00', gross)) return undefined
  const hasFree = open.has(null)
  for (const [rate, gross] of invoiced) if (!hasFree && isBelow(open.get(rate) ?? '0.00', gross)) return undefined
  const largest = lines.reduce((best, line) => (compare(line.gross, best.gross) > 0 ? line : best))
  const used = compare(decimal(tooMuch), minus(tolerance, largest.tolerated)) > 0 && units(difference) > 0n
  if (used) return undefined
  return lines.map((line) => ({
    lineNo: null,
    lineId: line.id,
    pieces: line.pieces,
    gross: line === largest ? sum([line.gross, difference]) : line.gross,
    expected: line.gross,
    outcome: 'ok',
  }))
}
