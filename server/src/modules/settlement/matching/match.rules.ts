import type { MatchMethod, RowOutcome } from '#contract/settlement/matching/match.ts'
import { compare, decimal, minus, sum, units } from '#contract/kit/money.ts'
import { allocate, type InvoiceItem, type NewRow, type OpenLine } from './match.lines.rules.ts'
import { byTotals } from './match.totals.rules.ts'

/** Largest difference of an invoice and what it matches, and of one row, in yuan. */
export const totalTolerance = '0.06'

export interface Matched {
  readonly method: MatchMethod
  readonly rows: readonly NewRow[]
  readonly expected: string
  readonly difference: string
  readonly outcomes: readonly Exclude<RowOutcome, 'ok'>[]
}

export interface ToMatch {
  readonly gross: string
  readonly remark: string
  /** Statement that was named at the upload. */
  readonly statementId: string | null
  readonly items: readonly InvoiceItem[]
}

/** Lines that the invoice is for: those of the named statement, else of what its remark names, else all. */
export function scopesOf({ statementId, remark }: ToMatch, lines: readonly OpenLine[]): (readonly OpenLine[])[] {
  const named = [
    lines.filter((line) => line.statement_id === statementId),
    lines.filter((line) => remark.includes(line.statement_no)),
    lines.filter((line) => remark.includes(line.order_no)),
  ].find((scope) => scope.length > 0)
  if (named) return [named]
  const byStatement = Map.groupBy(lines, (line) => line.statement_id)
  return byStatement.size > 1 ? [lines, ...byStatement.values()] : [lines]
}

/**
 * Matches an invoice with open lines, all amounts positive: line by line, else by the totals of each rate, because
 * suppliers merge lines. What fits neither way is answered line by line, for a person to decide.
 */
export function matchLines(invoice: ToMatch, lines: readonly OpenLine[]): Matched {
  const scopes = scopesOf(invoice, lines)
  const ofLines = resultOf(invoice, 'lines', allocate(invoice.items, scopes[0]!))
  const isWithin = compare(magnitude(ofLines.difference), totalTolerance) <= 0
  if (ofLines.outcomes.length === 0 && isWithin) return ofLines
  // More pieces of one thing are not made good by fewer of another.
  for (const scope of ofLines.outcomes.includes('quantity') ? [] : scopes) {
    const rows = byTotals(invoice, scope, totalTolerance)
    if (rows) return resultOf(invoice, 'totals', rows)
  }
  return ofLines.outcomes.length > 0 ? ofLines : { ...ofLines, outcomes: ['price'] }
}

function resultOf({ gross }: ToMatch, method: MatchMethod, rows: readonly NewRow[]): Matched {
  const expected = sum(rows.map((row) => row.expected))
  const outcomes = new Set(rows.flatMap(({ outcome }) => (outcome === 'ok' ? [] : [outcome])))
  return { method, rows, expected, difference: minus(gross, expected), outcomes: [...outcomes] }
}

export const magnitude = (amount: string): string => decimal(units(amount) < 0n ? -units(amount) : units(amount))
export const negated = (amount: string): string => decimal(-units(amount))

/** Company names are compared without spaces, in one width of letters and brackets. */
export const foldedTitle = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()
