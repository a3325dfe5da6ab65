import { daysBetween } from '#contract/kit/calendar.ts'
import type { Days } from '#contract/insight/periods.ts'
import { units } from '#contract/kit/money.ts'

/** What somebody may know of stock. */
export interface StockReader {
  /** Account whose warehouses count; null: all within the scope. */
  readonly keeperId: string | null
  readonly mayKnowCost: boolean
}

/** Values of a warehouse at both ends of a period, and the cost of what was issued in it. */
export interface Turnover {
  readonly opening: string
  readonly closing: string
  readonly issued: string
}

/** Days for which the average value lasts at the cost of the issues, with one decimal; null: nothing was issued. */
export function turnoverOf(rows: readonly Turnover[], { since, until }: Days): string | null {
  const total = (of: (row: Turnover) => bigint) => rows.reduce((all, row) => all + of(row), 0n)
  const issued = total((row) => units(row.issued))
  const both = total(({ opening, closing }) => units(opening) + units(closing))
  if (issued <= 0n || both < 0n) return null
  const days = BigInt(daysBetween(since, until) + 1)
  const tenths = (both * days * 10n + issued) / (2n * issued)
  return `${tenths / 10n}.${tenths % 10n}`
}
