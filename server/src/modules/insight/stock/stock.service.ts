import type { StockFigures } from '#contract/insight/cockpit.ts'
import type { Days } from '#contract/insight/periods.ts'
import { sum } from '#contract/kit/money.ts'
import type { Db } from '#kit/database/database.ts'
import { type StockReader, turnoverOf } from './stock.rules.ts'
import { stockByWarehouse, type StockRow } from './stock.store.ts'

interface StockOf {
  readonly reader: StockReader | undefined
  readonly scope: string
  readonly days: Days
  readonly today: string
}

/** Days of a period that have begun: turnover is of days that are over, or run. */
export const begunDays = ({ since, until }: Days, today: string): Days => ({
  since,
  until: until < today ? until : since > today ? since : today,
})

/** Stock as one row of figures; values only for those who may know them, null for those who see no warehouse. */
export async function stockFigures(db: Db, { reader, scope, days, today }: StockOf): Promise<StockFigures | null> {
  if (!reader) return null
  const begun = begunDays(days, today)
  const rows = await stockByWarehouse(db, { keeperId: reader.keeperId, scope, days: begun, today })
  return figuresOf(rows, reader, begun)
}

/** Figures of warehouses together. */
export function figuresOf(rows: readonly StockRow[], { mayKnowCost }: StockReader, days: Days): StockFigures {
  const count = (of: 'low' | 'expiring' | 'slow') => rows.reduce((all, row) => all + row[of], 0)
  return {
    value: mayKnowCost ? sum(rows.map(({ value }) => value)) : null,
    turnover: mayKnowCost ? turnoverOf(rows, days) : null,
    low: count('low'),
    expiring: count('expiring'),
    slow: count('slow'),
  }
}
