import { type SelectQueryBuilder, sql } from 'kysely'
import { rowsOnPage } from '#contract/kit/list.ts'
import type { Db } from './database.ts'
import { refuse } from '#kit/refusal.ts'
import type { CountedList, List } from './list/list.page.ts'
import type { FilterOf } from './list/list.where.ts'
import { type Finding, expressionOf, run, finder } from './list/list.finder.ts'
import { declare } from './query/declared.ts'

interface Selecting<R, Filter, D, TB extends keyof D, O, D2, TB2 extends keyof D2, Row> extends Finding<
  R,
  Filter,
  D,
  TB,
  O
> {
  /** Selects the columns, and joins the tables that only they need. */
  readonly select: (found: SelectQueryBuilder<D, TB, O>, filter: Filter) => SelectQueryBuilder<D2, TB2, Row>
}

interface Reading<R, Filter, D, TB extends keyof D, O, Row extends { id: string }> extends Finding<
  R,
  Filter,
  D,
  TB,
  O
> {
  /** Reads the rows of these keys, in any order, for stores with a read function of their own. */
  readonly read: (db: Db, keys: readonly string[], filter: Filter) => Promise<Row[]>
}

/** Declares all statements of a list: page, count, keys and rows, in every order. */
function declared<Filter, Row>(
  { route, sort = {} }: { readonly route?: unknown; readonly sort?: object },
  list: List<Filter, Row>,
): List<Filter, Row> {
  declare({
    route,
    send: async (db, filter: Filter) => {
      for (const name of [undefined, ...Object.keys(sort)]) {
        await list.page(db, filter, { page: 2, sort: name })
        await list.page(db, filter, { sort: name && `-${name}` })
        await list.keys(db, filter, { sort: name })
      }
      await list.rows(db, filter, ['1'])
    },
  })
  return list
}

const withOne = <Filter, Row>(list: Omit<List<Filter, Row>, 'one'>): List<Filter, Row> => ({
  ...list,
  one: async (db, filter, key) => (await list.rows(db, filter, [key]))[0] ?? refuse('thing.notFound'),
})

/** List whose rows are selected in one statement. */
export function listOf<R, D, TB extends keyof D, O, D2, TB2 extends keyof D2, Row, Filter = FilterOf<R>>(
  list: Selecting<R, Filter, D, TB, O, D2, TB2, Row>,
): CountedList<Filter, Row> {
  const { find, sorted, limited, page, keys, countBy } = finder(list)
  const made = withOne<Filter, Row>({
    page: (db, filter, query) =>
      page(db, filter, query, (size, offset) =>
        run(db, limited(list.select(sorted(find(db, filter), query.sort), filter), filter, size, offset)),
      ),
    keys,
    rows: (db, filter, chosen) => {
      const key = expressionOf(list.key)
      const found = find(db, filter).where(sql<boolean>`${key} = any (${[...chosen]})`)
      return run(db, list.select(found, filter).orderBy(sql`array_position(${[...chosen]}, ${key})`))
    },
  })
  return { ...declared(list, made), countBy }
}

/** List in two steps: selects the keys of a page, then reads their rows. */
export function listByKeys<R, D, TB extends keyof D, O, Row extends { id: string }, Filter = FilterOf<R>>(
  list: Reading<R, Filter, D, TB, O, Row>,
): List<Filter, Row> {
  const { keysOf, page, keys } = finder(list)
  const rows = async (db: Db, filter: Filter, chosen: readonly string[]) => {
    if (chosen.length === 0) return []
    const byKey = new Map((await list.read(db, chosen, filter)).map((row) => [row.id, row]))
    return chosen.flatMap((key) => byKey.get(key) ?? [])
  }
  const made = withOne<Filter, Row>({
    page: async (db, filter, query) => {
      const found = await page(db, filter, query, (size, offset) => keysOf(db, filter, query.sort, size, offset))
      return { ...found, rows: await rows(db, filter, found.rows) }
    },
    keys,
    rows,
  })
  return declared(list, made)
}

/** List of a small set that is read completely and filtered in memory. */
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
    keys: async (db, filter, _, max) => (await read(db, filter)).slice(0, max).map((__, place) => String(place)),
    rows: async (db, filter, keys) => {
      const all = await read(db, filter)
      return keys.flatMap((place) => all[Number(place)] ?? [])
    },
  })
}
