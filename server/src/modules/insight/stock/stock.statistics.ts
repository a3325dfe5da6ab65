import { monthsLater } from '#contract/kit/calendar.ts'
import type { StockFigures } from '#contract/insight/cockpit.ts'
import { refuse } from '#kit/refusal.ts'
import { type Read, rowsTable } from '../statistics/tables.ts'
import { begunDays, figuresOf } from './stock.service.ts'
import { stockByWarehouse } from './stock.store.ts'

const counts = ['lowItems', 'expiringBatches', 'slowItems'] as const
const withCost = ['stockValue', 'stockTurnover', ...counts] as const

/** Stock by warehouse. Who may not know what it has cost has no column and no figure of it. */
export const readStockStatistic: Read = async ({ db, filter, span: { scope }, today, stock }) => {
  if (!stock) return refuse('permission.denied')
  const { keeperId, mayKnowCost } = stock
  const days = begunDays(filter, today)
  const then = { since: monthsLater(days.since, -12), until: monthsLater(days.until, -12) }
  const [rows, rowsThen] = await Promise.all([
    stockByWarehouse(db, { keeperId, scope, days, today }),
    mayKnowCost ? stockByWarehouse(db, { keeperId, scope, days: then, today }) : [],
  ])
  const columns = mayKnowCost ? withCost : counts
  const valuesOf = ({ value, turnover, low, expiring, slow }: StockFigures): (string | null)[] => [
    ...(mayKnowCost ? [value, turnover] : []),
    String(low),
    String(expiring),
    String(slow),
  ]
  const now = valuesOf(figuresOf(rows, stock, days))
  return {
    figures: columns.map((metric, at) => ({
      metric,
      value: now[at] ?? null,
      former: metric === 'stockTurnover' ? figuresOf(rowsThen, stock, then).turnover : null,
    })),
    tables: [
      rowsTable(
        'warehouses',
        columns,
        rows,
        ({ id, name }) => ({ id, name }),
        (row) => valuesOf(figuresOf([row], stock, days)),
      ),
    ],
  }
}
