import type { RawBuilder } from 'kysely'
import type { Db } from '../database.ts'

/** Paging and sorting of a request. */
export interface PageQuery {
  readonly page?: number | undefined
  readonly limit?: number | undefined
  readonly sort?: string | undefined
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly pages: number
  /** Whether there are more than `total` rows: the count stopped at its limit. */
  readonly totalIsCapped: boolean
}

/** List of a store, as routes use it. */
export interface List<Filter, Row> {
  readonly page: (db: Db, filter: Filter, query: PageQuery) => Promise<Page<Row>>
  /** Keys of the matching rows in order, up to `most`; exports iterate over them. */
  readonly keys: (db: Db, filter: Filter, query: Pick<PageQuery, 'sort'>, max?: number) => Promise<string[]>
  /** Rows of these keys, in the order of the keys; deleted rows are left out. */
  readonly rows: (db: Db, filter: Filter, keys: readonly string[]) => Promise<Row[]>
  /** Row of this key; refused with `thing.notFound` if the filter excludes it. */
  readonly one: (db: Db, filter: Filter, key: string) => Promise<Row>
}

/** List that also counts its rows. */
export interface CountedList<Filter, Row> extends List<Filter, Row> {
  /** Numbers of the matching rows by the value of an expression; what no row has is absent. */
  readonly countBy: <V extends string>(db: Db, filter: Filter, by: RawBuilder<V>) => Promise<ReadonlyMap<V, number>>
}

/** Row type of a list. */
export type RowIn<L> = L extends List<infer _, infer Row> ? Row : never

/** Converts a page to the contract's `PageOf`. */
export const replyOf = <Row, Record>({ rows, totalIsCapped, ...page }: Page<Row>, present: (row: Row) => Record) => ({
  records: rows.map(present),
  ...page,
  ...(totalIsCapped ? { totalIsCapped } : {}),
})
