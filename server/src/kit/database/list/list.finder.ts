import { type Compilable, type RawBuilder, type SelectQueryBuilder, sql, type StringReference } from 'kysely'
import type { Static, TSchema } from 'typebox'
import { maxExported, rowsOnPage } from '#contract/kit/list.ts'
import { memory } from '../../memory.ts'
import { type Db, tenantOn } from '../database.ts'
import type { PageQuery, Page, List } from './list.page.ts'
import { narrowed, type Where } from './list.where.ts'

type Reference<D, TB extends keyof D> = StringReference<D, TB>
type Term<D, TB extends keyof D> = Reference<D, TB> | RawBuilder<unknown>
type Order<D, TB extends keyof D> = Term<D, TB> | readonly [by: Term<D, TB>, direction: 'desc']
/** Sort names of a route. */
type SortOf<R> = R extends { input: { properties: { sort: infer S extends TSchema } } }
  ? Exclude<Extract<Static<S>, string>, `-${string}`>
  : never

/** Query that supports limit and offset. */
interface Limitable<Q> {
  limit: (size: number | RawBuilder<number>) => Q
  offset: (rows: number) => Q
}

export interface Finding<R, Filter, D, TB extends keyof D, O> {
  readonly route?: R
  /** Base query: from, joins and unconditional filters, without columns. */
  readonly find: (db: Db, filter: Filter) => SelectQueryBuilder<D, TB, O>
  readonly where?: Where<D, TB, NoInfer<Filter>>
  /** Unique column, appended to every sort order as tie-breaker, so that no row appears on two pages. */
  readonly key: Term<D, TB>
  /** Default sort order; default: the key. */
  readonly order?: readonly Order<D, TB>[]
  readonly sort?: Readonly<Record<SortOf<R>, Term<D, TB>>>
  /** Count limit, for tables that grow without bound. That a count is capped is cached for a minute. */
  readonly countUpTo?: number
  /**
   * Filters whose page has the same best plan for all values: it is planned once per connection instead of at each
   * call.
   */
  readonly plannedOnce?: (filter: Filter) => boolean
}

/** Count limit of large tables: counting all rows costs more than reading the page, and users do not page that far. */
export const countOfLargeTables = 10_000

/** Cache of capped counts by tenant and statement. */
const capped = memory<true>(60_000, 2_000)

const isTerm = <D, TB extends keyof D>(order: Order<D, TB>): order is Term<D, TB> => !Array.isArray(order)
export const expressionOf = (term: string | RawBuilder<unknown>) => (typeof term === 'string' ? sql.ref(term) : term)

export const run = async <Row>(db: Db, query: Compilable<Row>): Promise<Row[]> =>
  (await db.executeQuery(query.compile())).rows

export function finder<R, Filter, D, TB extends keyof D, O>(list: Finding<R, Filter, D, TB, O>) {
  const find = (db: Db, filter: Filter) => narrowed(list.find(db, filter), list.where as Where<D, TB, Filter>, filter)
  const sorting = list.sort as Readonly<Record<string, Term<D, TB>>> | undefined

  /** Applies the requested order, then the list's own, then the key. */
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
    const found = find(db, filter).select(sql<number>`1`.as('one'))
    const counted = countUpTo === undefined ? found : found.limit(sql.lit(countUpTo + 1))
    const statement = db
      .selectFrom(counted.as('found'))
      .select((e) => e.fn.countAll<string>().as('total'))
      .compile()
    const key = countUpTo === undefined ? '' : JSON.stringify([tenantOn(db), statement.sql, statement.parameters])
    if (countUpTo !== undefined && capped.get(key)) return { total: countUpTo, totalIsCapped: true }
    const [row] = (await db.executeQuery(statement)).rows
    const total = Number(row?.total ?? 0)
    if (total <= (countUpTo ?? Infinity)) return { total, totalIsCapped: false }
    capped.set(key, '', true)
    return { total: countUpTo!, totalIsCapped: true }
  }

  /**
   * Applies limit and offset. A literal limit lets the database plan once; with a parameter it plans at each call,
   * since it cannot know how far it will read.
   */
  function limited<Q extends Limitable<Q>>(query: Q, filter: Filter, size: number, offset: number): Q {
    const isPlannedOnce = list.plannedOnce?.(filter) ?? false
    const first = isPlannedOnce ? query.limit(sql.lit(size)) : query.limit(size)
    return isPlannedOnce && offset === 0 ? first : first.offset(offset)
  }

  const keysOf = async (db: Db, filter: Filter, sort: string | undefined, max: number, offset = 0) => {
    const query = sorted(find(db, filter), sort).select(sql`${expressionOf(list.key)}`.as('key'))
    const rows = await run(db, limited(query, filter, max, offset).$castTo<{ key: string }>())
    return rows.map(({ key }) => key)
  }

  /** Reads a page. Skips the count if the page itself shows that it is the last. */
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

  const keys: List<Filter, never>['keys'] = (db, filter, { sort }, max = maxExported) => keysOf(db, filter, sort, max)
  /** Counts the matching rows by the value of an expression, in one statement. */
  async function countBy<V extends string>(db: Db, filter: Filter, by: RawBuilder<V>): Promise<Map<V, number>> {
    const found = find(db, filter).select(by.as('value')).as('found')
    const value = sql.ref<V>('found.value')
    const counted = db
      .selectFrom(found)
      .select((e) => [value.as('value'), e.fn.countAll<string>().as('total')])
      .groupBy(value)
    const rows = await run(db, counted.$castTo<{ value: V; total: string }>())
    return new Map(rows.map(({ value, total }) => [value, Number(total)]))
  }
  return { find, sorted, limited, keysOf, page, keys, countBy }
}
