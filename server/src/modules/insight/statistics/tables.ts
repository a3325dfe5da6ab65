import type { InsightFilter } from '#contract/insight/filter.ts'
import type { MetricKey } from '#contract/insight/metrics.ts'
import type { Statistic, StatisticRows, StatisticTable, StatisticTopic } from '#contract/insight/statistics.ts'
import type { Db } from '#kit/database/database.ts'
import type { StockReader } from '../stock/stock.rules.ts'
import type { SpendFilter } from '../spend.store.ts'

/** Names of kinds of documents that are approved. */
export type KindNames = (entity: string) => readonly [zh: string, en: string]

/** What a statistic is read for. */
export interface StatisticCall {
  readonly db: Db
  readonly filter: InsightFilter
  readonly span: SpendFilter
  readonly former: SpendFilter
  /** Months of the period, `YYYY-MM`. */
  readonly months: readonly string[]
  readonly today: string
  readonly kindNames: KindNames
  /** Warehouses that the reader may see; undefined: none. */
  readonly stock: StockReader | undefined
}

export type Figure = Statistic['figures'][number]
export type Read = (call: StatisticCall) => Promise<Pick<Statistic, 'figures' | 'tables'>>
export type Reads = Readonly<Record<StatisticTopic, Read>>

const maxRows = 100

interface Named {
  readonly id: string
  readonly name: string
  readonly enName?: string
}

/** Table of rows, each with a value for each column. */
export function rowsTable<Row>(
  rows: StatisticRows,
  columns: readonly MetricKey[],
  records: readonly Row[],
  nameOf: (row: Row) => Named,
  valuesOf: (row: Row) => readonly (string | null)[],
): StatisticTable {
  return {
    rows,
    columns: [...columns],
    records: records.slice(0, maxRows).map((row) => {
      const { id, name, enName = name } = nameOf(row)
      return { id, name, enName, values: [...valuesOf(row)] }
    }),
    isCut: records.length > maxRows,
  }
}

/** Table of the months of a period; months without rows have what `nothing` says. */
export function monthsTable<Row>(
  months: readonly string[],
  columns: readonly MetricKey[],
  rows: readonly Row[],
  monthOf: (row: Row) => string,
  valuesOf: (row: Row | undefined) => readonly (string | null)[],
): StatisticTable {
  const found = new Map(rows.map((row) => [monthOf(row), row]))
  return rowsTable(
    'months',
    columns,
    months,
    (month) => ({ id: month, name: month }),
    (month) => valuesOf(found.get(month)),
  )
}

/** Names of ids, for `rowsTable`. */
export function namesFrom(found: readonly Named[]) {
  const byId = new Map(found.map((each) => [each.id, each]))
  return (id: string, otherwise: readonly [zh: string, en: string] = ['', '']): Named =>
    byId.get(id) ?? { id, name: otherwise[0], enName: otherwise[1] }
}
