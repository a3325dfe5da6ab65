import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Locked, Tx } from './database.ts'
import { columnTypes } from './db.columns.ts'
import type { DB } from './db.ts'
import { anyOf, json } from './query.parts.ts'
import { type Params, preparedQuery } from './query.ts'
import type { Query } from '#kit/database/query/run.ts'
import { refuse } from '#kit/refusal.ts'

type ColumnOf<T extends keyof DB> = keyof Selectable<DB[T]> & string
/** Write values are not modified, so arrays may be read-only. */
type Written<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value
type Values<T extends keyof DB> = { readonly [C in ColumnOf<T>]: Written<Selectable<DB[T]>[C]> }
type NeededColumn<T extends keyof DB> = {
  [C in keyof Insertable<DB[T]>]-?: undefined extends Insertable<DB[T]>[C] ? never : C
}[keyof Insertable<DB[T]>] &
  ColumnOf<T>
type Given<T extends keyof DB> = Exclude<ColumnOf<T>, 'tenant_id' | 'version'>

/** Values of a new row; omitted columns take their defaults. */
export type NewRow<T extends keyof DB> = Pick<Values<T>, NeededColumn<T> & Given<T>> &
  Partial<Pick<Values<T>, Given<T>>>
/** Columns to update. */
export type Patch<T extends keyof DB> = Partial<Pick<Values<T>, Exclude<Given<T>, 'id'>>>

/** Tables with an `id` column. */
type TableName = { [T in keyof DB]: 'id' extends ColumnOf<T> ? T : never }[keyof DB]

/** Optimistic lock: refuses with `thing.stale` if the row's version is not the one that the caller has read. */
function refuseStale(row: { readonly version: number }, version: number | undefined): void {
  if (version !== undefined && row.version !== version) refuse('thing.stale')
}

/**
 * Data access of one table by id, each operation as a prepared statement. Reads `columns` (default: all). Updates
 * increment `version` if the table has it.
 * Refuses with `thing.notFound` for a missing row and `thing.stale` for an outdated version; constraints are named
 * after the refusal code that they cause.
 */
export function tableOf<T extends TableName, const C extends ColumnOf<T> = ColumnOf<T>>(
  table: T,
  columns: readonly C[] = Object.keys(columnTypes[table] ?? {}) as C[],
) {
  type Row = Pick<Selectable<DB[T]>, (C | 'id') & keyof Selectable<DB[T]>> & { readonly id: string }
  const types: Readonly<Record<string, string>> = columnTypes[table] ?? {}
  const shown = sql.join([...new Set(['id', ...columns])].map((column) => sql.ref(column)))
  const rows = sql`select ${shown} from ${sql.table(table)}`
  const written = (column: string, value: unknown) => (types[column] === 'jsonb' ? json(value) : sql`${value}`)
  const statement = <P>(build: ($: Params<P>) => RawBuilder<unknown>) =>
    preparedQuery((db: Kysely<DB>, $: Params<P>) => ({ compile: () => build($).compile(db) })) as unknown as Query<
      P,
      Row
    >

  const byId = statement<{ id: string }>(($) => sql`${rows} where id = ${$.id}`)
  const byIdLocked = statement<{ id: string }>(($) => sql`${rows} where id = ${$.id} for no key update`)
  const byIdsShared = statement<{ ids: readonly string[] }>(
    ($) => sql`${rows} where id = ${anyOf($.ids)} order by id for share`,
  )
  const byIdsLocked = statement<{ ids: readonly string[] }>(
    ($) => sql`${rows} where id = ${anyOf($.ids)} order by id for no key update`,
  )
  const insert = statement<Readonly<Record<string, unknown>>>(($) => {
    const names = Object.keys($)
    return sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(names.map((name) => written(name, $[name])))}) returning ${shown}`
  })
  const update = statement<Readonly<Record<string, unknown>>>(({ id, ...values }) => {
    const changes = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${written(name, value)}`)
    const counted = 'version' in types ? [sql`version = version + 1`] : []
    return sql`update ${sql.table(table)} set ${sql.join([...changes, ...counted])} where id = ${id} returning ${shown}`
  })
  const remove = statement<{ id: string }>(($) => sql`delete from ${sql.table(table)} where id = ${$.id}`)

  const complete = <R>(found: readonly R[], ids: readonly string[]): readonly R[] =>
    found.length === new Set(ids).size ? found : refuse('thing.notFound')

  return {
    find: async (db: Db, id: string): Promise<Row> => (await byId.first(db, { id })) ?? refuse('thing.notFound'),
    /** Like `find`, but undefined if the row is missing. */
    findIfThere: (db: Db, id: string): Promise<Row | undefined> => byId.first(db, { id }),
    /** Like `lock`, but undefined if the row is missing. */
    lockIfThere: async (tx: Tx, id: string) =>
      (await byIdLocked.first(tx, { id })) as unknown as Locked<Row> | undefined,
    /** Locks a row until the end of the transaction; `version` is the optimistic lock. */
    lock: async (tx: Tx, id: string, version?: 'version' extends C ? number : never): Promise<Locked<Row>> => {
      const row = (await byIdLocked.first(tx, { id })) ?? refuse('thing.notFound')
      if (version !== undefined) refuseStale(row as unknown as { version: number }, version)
      return row as unknown as Locked<Row>
    },
    /** Locks all rows, in the order of their ids; refuses with `thing.notFound` if one is missing. */
    lockAll: async (tx: Tx, ids: readonly string[]) =>
      complete((await byIdsLocked(tx, { ids })) as unknown as Locked<Row>[], ids),
    /**
     * Shared lock of all rows: they cannot change until the end of the transaction, but other transactions can share
     * the lock. Refuses with `thing.notFound` if one is missing.
     */
    share: async (tx: Tx, ids: readonly string[]) => complete(await byIdsShared(tx, { ids }), ids),
    insert: (tx: Tx, values: NewRow<T>): Promise<Row> => insert.one(tx, { ...values }),
    set: (tx: Tx, { id }: Locked<{ id: string }>, patch: Patch<T>): Promise<Row> => update.one(tx, { id, ...patch }),
    remove: async (tx: Tx, { id }: Locked<{ id: string }>): Promise<void> => void (await remove(tx, { id })),
  }
}

/** Row type of a `tableOf`: `RowOfTable<typeof departments>`. */
export type RowOfTable<T> = T extends { readonly find: (...given: never[]) => Promise<infer Row> } ? Row : never
