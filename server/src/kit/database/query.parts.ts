import { type Expression, ExpressionWrapper, type RawBuilder, type Selectable, sql, ValueNode } from 'kysely'
import { columnTypes } from './db.columns.ts'
import type { DB, Jsonb } from './db.ts'
import { type Params, preparedQuery } from './query.ts'
import type { Query } from './query/run.ts'
import { Placeholder, placeholderIn } from './query/placeholder.ts'

/** Parts of queries that the builder has no word for. */

/** `= any (…)`: one of a list that is one parameter, so that the statement is the same for every length. */
export const anyOf = <T>(list: Expression<readonly T[]> | readonly T[]): RawBuilder<T> => sql<T>`any(${list})`

/**
 * The clock of the database, or what the demo has set for its transaction: what sourcing writes as the time of an act.
 */
export const clock = (): RawBuilder<Date> => sql<Date>`kit.clock()`

/** The time of the database, the same throughout a transaction. */
export const now = (): RawBuilder<Date> => sql<Date>`now()`

/** A value of a jsonb column. */
export function json<T>(value: Expression<T> | T): RawBuilder<Jsonb<NonNullable<T>> | Extract<T, null>> {
  const placeholder = placeholderIn(value)
  const sent = placeholder
    ? new ExpressionWrapper(ValueNode.create(new Placeholder(placeholder.name, true)))
    : value === null
      ? null
      : JSON.stringify(value)
  return sql`${sent}::jsonb`
}

type Table = keyof DB
/** The values of some columns for a new row; what a jsonb column holds needs no further encoding. */
export type NewRow<T extends Table, C extends keyof DB[T]> = {
  readonly [K in C & keyof Selectable<DB[T]>]: Selectable<DB[T]>[K]
}

/**
 * Rows of some columns of a table as one parameter, to select from:
 * `db.selectFrom(recordset('ordering.orders', ['id'], $.rows).as('r'))`.
 */
export function recordset<T extends Table, C extends keyof DB[T] & string>(
  table: T,
  columns: readonly C[],
  rows: Expression<readonly NewRow<T, C>[]> | readonly NewRow<T, C>[],
) {
  type Row = Pick<Selectable<DB[T]>, C & keyof Selectable<DB[T]>>
  const named = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(columnTypes[table][column])}`))
  return sql<Row>`(select * from jsonb_to_recordset(${json(rows)}) as rows(${named}))`
}

/** Inserts any number of rows by one statement; the other columns take their defaults. */
export function insertMany<T extends Table, C extends keyof DB[T] & string>(
  table: T,
  columns: readonly C[],
): Query<{ rows: readonly NewRow<T, C>[] }, never> {
  const listed = sql.join(columns.map((column) => sql.ref(column)))
  return preparedQuery((_, $: Params<{ rows: readonly NewRow<T, C>[] }>) => ({
    compile: () =>
      sql<never>`insert into ${sql.table(table)} (${listed}) select * from ${recordset(table, columns, $.rows as never)} as r`.compile(
        _,
      ),
  }))
}

/** From the beginning of a day in China on. */
export const sinceDay = (moment: string, day: string) =>
  sql<boolean>`${sql.ref(moment)} >= (${day}::date)::timestamp at time zone 'Asia/Shanghai'`
/** Until the end of a day in China. */
export const untilDay = (moment: string, day: string) =>
  sql<boolean>`${sql.ref(moment)} < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`
