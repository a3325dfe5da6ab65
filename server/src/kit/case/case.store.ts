import { type Kysely, type Selectable, sql } from 'kysely'
import type { ListRoute } from '#contract/kit/list.ts'
import type { TodoRow, TodoSpan } from '#kit/workbench/sources.ts'
import type { Db } from '../database/database.ts'
import type { DB } from '../database/db.ts'
import { listOf } from '../database/list.ts'
import type { CountedList } from '../database/list/list.page.ts'
import type { FilterOf } from '../database/list/list.where.ts'
import { type Params, preparedQuery } from '../database/query.ts'
import type { Query } from '../database/query/run.ts'
import { type RowOfTable, tableOf } from '../database/table.ts'

/** Columns that the statements of every kind of case use. */
interface CaseColumns {
  readonly id: string
  readonly status: string
  readonly user_id: string | null
  readonly created_at: Date
}
type CaseTable = {
  [T in keyof DB]: 'id' | 'version' | 'status' | 'created_at' extends keyof Selectable<DB[T]> ? T : never
}[keyof DB]
type ColumnOf<T extends CaseTable> = keyof Selectable<DB[T]> & string

interface CaseStore<T extends CaseTable, R extends ListRoute> {
  readonly list: R
  /** Columns that the search by keyword reads. */
  readonly keyword: readonly ColumnOf<T>[]
  /** Column of the applicant: the account, or the person with all accounts. */
  readonly owner?: ColumnOf<T>
  /** States that the queue does not show: drafts. */
  readonly hidden?: readonly string[]
  /** States that wait for the queue: what the menu and the workbench count. */
  readonly waiting: readonly string[]
  /** Column of the time since when a case waits. */
  readonly since?: ColumnOf<T>
  /** View with `case_id` and `person_id`: people for whom a case does not exist, in no list, number or to-do. */
  readonly hiddenFrom?: string
}
interface OwnFilter {
  readonly owner: string
  readonly status?: string | undefined
}

interface Reader {
  readonly reader?: string | undefined
}

const columnNameOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Columns by the names by which a list is sorted. */
function sortingOf({ input }: ListRoute): Readonly<Record<string, string>> {
  const { sort } = input.properties as { readonly sort?: { readonly enum?: readonly string[] } }
  const names = (sort?.enum ?? []).filter((name) => !name.startsWith('-'))
  return Object.fromEntries(names.map((name) => [name, `t.${columnNameOf(name)}`]))
}

const orderOf = [
  ['t.created_at', 'desc'],
  ['t.id', 'desc'],
] as const

/** Statements of one kind of case: its rows by id, the queue, the lists of applicants, numbers and to-dos. */
export function caseStore<T extends CaseTable, R extends ListRoute>(
  table: T,
  {
    list: route,
    keyword,
    owner,
    hidden = [],
    waiting,
    since = 'created_at' as ColumnOf<T>,
    hiddenFrom,
  }: CaseStore<T, R>,
) {
  const rows = tableOf(table)
  type Row = RowOfTable<typeof rows>
  const from = (db: Db | Kysely<DB>) => db.selectFrom(sql<CaseColumns>`${sql.table(table)}`.as('t'))
  /** Whether a person may know of a case. */
  const isShownTo = (person: unknown) =>
    hiddenFrom === undefined
      ? sql<boolean>`true`
      : sql<boolean>`not exists (select from ${sql.table(hiddenFrom)} h where h.case_id = t.id and h.person_id = ${person})`

  const list = listOf({
    route: route,
    find: (db: Db) => (hidden.length === 0 ? from(db) : from(db).where('t.status', 'not in', hidden)),
    where: {
      status: { is: 't.status' },
      keyword: { contains: keyword.map((column) => `t.${column}` as 't.id') },
      ...(hiddenFrom === undefined ? {} : { reader: (_: unknown, person: string) => isShownTo(person) }),
    } as object,
    select: (found) => found.selectAll('t'),
    key: 't.id',
    order: orderOf,
    sort: sortingOf(route) as never,
  })
  const own =
    owner &&
    listOf({
      find: (db: Db, { owner: id, status }: OwnFilter) =>
        from(db)
          .where(sql.ref(`t.${owner}`), '=', id)
          .$if(status !== undefined, (found) => found.where('t.status', '=', status!)),
      select: (found) => found.selectAll('t'),
      key: 't.id',
      order: orderOf,
    })
  const count = preparedQuery((db, $: Params<Reader>) => {
    const found = from(db)
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('t.status', 'in', waiting)
    return $.reader ? found.where(isShownTo($.reader)) : found
  })
  const counts = preparedQuery((db, $: Params<Reader>) => {
    const found = from(db)
      .select(['t.status', (e) => e.fn.countAll<number>().as('count')])
      .$if(hidden.length > 0, (all) => all.where('t.status', 'not in', hidden))
      .groupBy('t.status')
    return $.reader ? found.where(isShownTo($.reader)) : found
  })
  const readerOf = (reader: string | undefined): Reader => (hiddenFrom === undefined ? {} : { reader })
  return {
    rows,
    list: list as unknown as CountedList<FilterOf<R>, Row>,
    own: own as unknown as CountedList<OwnFilter, Row>,
    /** Numbers, without the cases that are hidden from this person. */
    countWaiting: async (db: Db, reader?: string): Promise<number> => (await count.one(db, readerOf(reader))).count,
    countByStatus: async (db: Db, reader?: string): Promise<Readonly<Record<string, number>>> =>
      Object.fromEntries((await counts(db, readerOf(reader))).map(({ status, count: of }) => [status, of])),
    /** To-dos of the workbench: what waits, the longest first. */
    todos: ({ title, note }: { readonly title: ColumnOf<T>; readonly note: ColumnOf<T> }) => {
      const found = preparedQuery((db, $: Params<{ max: number } & Reader>) => {
        const all = from(db)
          .select((e) => [
            't.id',
            e.fn<string>('left', [e.ref(`t.${title}` as 't.id'), e.lit(60)]).as('title'),
            e.fn<string>('left', [e.ref(`t.${note}` as 't.id'), e.lit(60)]).as('note'),
            e.ref(`t.${since}` as 't.id').as('since'),
          ])
          .where('t.status', 'in', waiting)
          .orderBy(`t.${since}` as 't.id')
          .limit($.max as never)
        return $.reader ? all.where(isShownTo($.reader)) : all
      }) as unknown as Query<{ max: number } & Reader, Pick<TodoRow, 'id' | 'title' | 'note' | 'since'>>
      // What waits has no due time, so a calendar of due times has none of it.
      return async (db: Db, { from: first, max }: TodoSpan, reader?: string): Promise<TodoRow[]> => {
        if (first !== null) return []
        const { count: total } = await count.one(db, readerOf(reader))
        return (await found(db, { max, ...readerOf(reader) })).map((one) => ({
          ...one,
          more: 0,
          amount: null,
          due_at: null,
          total,
        }))
      }
    },
  }
}
