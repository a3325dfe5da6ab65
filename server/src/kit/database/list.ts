import { type Compilable, type RawBuilder, type SelectQueryBuilder, sql, type StringReference } from 'kysely'
import type { Static, TSchema } from 'typebox'
import { mostExported, rowsOnPage } from '#contract/kit/list.ts'
import type { Db } from './database.ts'
import { refuse } from '#kit/refusal.ts'

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

type Reference<D, TB extends keyof D> = StringReference<D, TB>
type Term<D, TB extends keyof D> = Reference<D, TB> | RawBuilder<unknown>
type Order<D, TB extends keyof D> = Term<D, TB> | readonly [by: Term<D, TB>, direction: 'desc']
/** The names that a route sorts by. */
type SortOf<R> = R extends { input: { properties: { sort: infer S extends TSchema } } }
  ? Exclude<Extract<Static<S>, string>, `-${string}`>
  : never

interface Finding<R, Filter, D, TB extends keyof D, O> {
  readonly route?: R
  /** The tables that the filter needs, and the filter; no columns. */
  readonly find: (db: Db, filter: Filter) => SelectQueryBuilder<D, TB, O>
  /** A column that tells the rows apart: always the last that they are sorted by, so that no row is on two pages. */
  readonly key: Reference<D, TB>
  /** How the rows are sorted unless something else is asked for; nothing is by the key. */
  readonly order?: readonly Order<D, TB>[]
  readonly sort?: Readonly<Record<SortOf<R>, Term<D, TB>>>
  /** Rows are counted up to here; for tables that grow without end. */
  readonly countUpTo?: number
}

interface Selecting<R, Filter, D, TB extends keyof D, O, D2, TB2 extends keyof D2, Row> extends Finding<
  R,
  Filter,
  D,
  TB,
  O
> {
  /** The columns, with the tables that only they need. */
  readonly select: (found: SelectQueryBuilder<D, TB, O>, filter: Filter) => SelectQueryBuilder<D2, TB2, Row>
}

interface Reading<R, Filter, D, TB extends keyof D, O, Row extends { id: string }> extends Finding<
  R,
  Filter,
  D,
  TB,
  O
> {
  /** The rows of these keys, in any order, for rows that a store reads in another way. */
  readonly read: (db: Db, keys: readonly string[], filter: Filter) => Promise<Row[]>
}

/** The rows of a list, as its store reads them. */
export type RowIn<L> = L extends List<infer _, infer Row> ? Row : never

/** Counting a whole large table costs more than its page; nobody pages so far. */
export const countOfLargeTables = 10_000

const isTerm = <D, TB extends keyof D>(order: Order<D, TB>): order is Term<D, TB> => !Array.isArray(order)
const expressionOf = (term: string | RawBuilder<unknown>) => (typeof term === 'string' ? sql.ref(term) : term)

const run = async <Row>(db: Db, query: Compilable<Row>): Promise<Row[]> => (await db.executeQuery(query.compile())).rows

function finder<R, Filter, D, TB extends keyof D, O>(list: Finding<R, Filter, D, TB, O>) {
  const sorting = list.sort as Readonly<Record<string, Term<D, TB>>> | undefined

  /** The asked order, then that of the list, then the key. */
  function sorted(found: SelectQueryBuilder<D, TB, O>, sort?: string): SelectQueryBuilder<D, TB, O> {
    const isDescending = sort?.startsWith('-') ?? false
    const requested = sort === undefined ? undefined : sorting?.[isDescending ? sort.slice(1) : sort]
    const first = requested
      ? found.orderBy(expressionOf(requested), (order) => (isDescending ? order.desc() : order.asc()).nullsLast())
      : found
    const terms = (list.order ?? []).map((term) => (isTerm(term) ? ([term, 'asc'] as const) : term))
    const then = terms.reduce((query, [by, direction]) => query.orderBy(expressionOf(by), direction), first)
    return then.orderBy(expressionOf(list.key))
  }

  async function count(db: Db, filter: Filter): Promise<{ total: number; totalIsCapped: boolean }> {
    const { countUpTo } = list
    const found = list.find(db, filter).select(sql<number>`1`.as('one'))
    const counted = countUpTo === undefined ? found : found.limit(countUpTo + 1)
    const [row] = await run(
      db,
      db.selectFrom(counted.as('found')).select((e) => e.fn.countAll<string>().as('total')),
    )
    const total = Number(row?.total ?? 0)
    return total > (countUpTo ?? Infinity)
      ? { total: countUpTo!, totalIsCapped: true }
      : { total, totalIsCapped: false }
  }

  const keysOf = async (db: Db, filter: Filter, sort: string | undefined, most: number, offset = 0) => {
    const query = sorted(list.find(db, filter), sort).select(sql`${expressionOf(list.key)}`.as('key'))
    const rows = await run(db, query.limit(most).offset(offset).$castTo<{ key: string }>())
    return rows.map(({ key }) => key)
  }

  /** Counts only where the page does not tell itself that it is the last. */
  async function page<Row>(
    db: Db,
    filter: Filter,
    { page: number = 1, limit = 10 }: PageQuery,
    read: (size: number, offset: number) => Promise<readonly Row[]>,
  ): Promise<Page<Row>> {
    const size = rowsOnPage(limit)
    const offset = (number - 1) * size
    const rows = await read(size, offset)
    const isLast = rows.length < size && (rows.length > 0 || offset === 0)
    const counted = isLast ? { total: offset + rows.length, totalIsCapped: false } : await count(db, filter)
    const total = rows.length > 0 ? Math.max(counted.total, offset + rows.length) : counted.total
    return { rows, page: number, limit, total, pages: Math.ceil(total / size), totalIsCapped: counted.totalIsCapped }
  }

  const keys: List<Filter, never>['keys'] = (db, filter, { sort }, most = mostExported) =>
    keysOf(db, filter, sort, most)
  return { sorted, keysOf, page, keys }
}

const withOne = <Filter, Row>(list: Omit<List<Filter, Row>, 'one'>): List<Filter, Row> => ({
  ...list,
  one: async (db, filter, key) => (await list.rows(db, filter, [key]))[0] ?? refuse('thing.notFound'),
})

/** The list of a store whose rows are selected in one statement. */
export function listOf<R, Filter, D, TB extends keyof D, O, D2, TB2 extends keyof D2, Row>(
  list: Selecting<R, Filter, D, TB, O, D2, TB2, Row>,
): List<Filter, Row> {
  const { sorted, page, keys } = finder(list)
  return withOne({
    page: (db, filter, query) =>
      page(db, filter, query, (size, offset) =>
        run(
          db,
          list
            .select(sorted(list.find(db, filter), query.sort), filter)
            .limit(size)
            .offset(offset),
        ),
      ),
    keys,
    rows: (db, filter, chosen) => {
      const key = expressionOf(list.key)
      const found = list.find(db, filter).where(sql<boolean>`${key} = any (${[...chosen]}::bigint[])`)
      return run(db, list.select(found, filter).orderBy(sql`array_position(${[...chosen]}::bigint[], ${key})`))
    },
  })
}

/** The list of a store that reads rows by their keys: first the keys of a page, then their rows. */
export function listByKeys<R, Filter, D, TB extends keyof D, O, Row extends { id: string }>(
  list: Reading<R, Filter, D, TB, O, Row>,
): List<Filter, Row> {
  const { keysOf, page, keys } = finder(list)
  const rows = async (db: Db, filter: Filter, chosen: readonly string[]) => {
    if (chosen.length === 0) return []
    const byKey = new Map((await list.read(db, chosen, filter)).map((row) => [row.id, row]))
    return chosen.flatMap((key) => byKey.get(key) ?? [])
  }
  return withOne({
    page: async (db, filter, query) => {
      const found = await page(db, filter, query, (size, offset) => keysOf(db, filter, query.sort, size, offset))
      return { ...found, rows: await rows(db, filter, found.rows) }
    },
    keys,
    rows,
  })
}

/** A list of what is read as a whole: few rows, whose filter is not the database's. */
export function listInMemory<Filter, Row>(
  read: (db: Db, filter: Filter) => Promise<readonly Row[]>,
): List<Filter, Row> {
  return withOne({
    page: async (db, filter, { page = 1, limit = 10 }) => {
      const all = await read(db, filter)
      const size = rowsOnPage(limit)
      const rows = all.slice((page - 1) * size, page * size)
      return { rows, page, limit, total: all.length, pages: Math.ceil(all.length / size), totalIsCapped: false }
    },
    keys: async (db, filter, _, most) => (await read(db, filter)).slice(0, most).map((__, place) => String(place)),
    rows: async (db, filter, keys) => {
      const all = await read(db, filter)
      return keys.flatMap((place) => all[Number(place)] ?? [])
    },
  })
}

/** A page as the contract's `PageOf` names it. */
export const replyOf = <Row, Record>({ rows, totalIsCapped, ...page }: Page<Row>, present: (row: Row) => Record) => ({
  records: rows.map(present),
  ...page,
  ...(totalIsCapped ? { totalIsCapped } : {}),
})
