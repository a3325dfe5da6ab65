import type { Db } from '../database.ts'

/** What a list is asked for beside its filter. */
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
  /** There are more than `total`: they were counted no further. */
  readonly totalIsCapped: boolean
}

/** A list as the routes use it. */
export interface List<Filter, Row> {
  readonly page: (db: Db, filter: Filter, query: PageQuery) => Promise<Page<Row>>
  /** The keys of the rows in their order, up to `most`: what an export goes through. */
  readonly keys: (db: Db, filter: Filter, query: Pick<PageQuery, 'sort'>, most?: number) => Promise<string[]>
  /** The rows of these keys, in the order of the keys; those that are gone are left out. */
  readonly rows: (db: Db, filter: Filter, keys: readonly string[]) => Promise<Row[]>
  /** The row of this key, for the page of one record; what the filter leaves out is not found. */
  readonly one: (db: Db, filter: Filter, key: string) => Promise<Row>
}

/** The rows of a list, as its store reads them. */
export type RowIn<L> = L extends List<infer _, infer Row> ? Row : never

/** A page as the contract's `PageOf` names it. */
export const replyOf = <Row, Record>({ rows, totalIsCapped, ...page }: Page<Row>, present: (row: Row) => Record) => ({
  records: rows.map(present),
  ...page,
  ...(totalIsCapped ? { totalIsCapped } : {}),
})
