import {
  type Expression,
  type ExpressionBuilder,
  ExpressionWrapper,
  type RawBuilder,
  type Selectable,
  sql,
  type StringReference,
  ValueNode,
} from 'kysely'
import { columnTypes } from './db.columns.ts'
import type { DB, Jsonb } from './db.ts'
import { type Params, preparedQuery } from './query.ts'
import type { Query } from './query/run.ts'
import { Placeholder, placeholderIn } from './query/placeholder.ts'
import { jsonText } from './query/jsonText.ts'

/** `= any (…)` with the list as one parameter, so the statement text does not depend on the list's length. */
export const anyOf = <T>(list: Expression<readonly T[]> | readonly T[]): RawBuilder<T> => sql<T>`any(${list})`

/** Database clock, or the demo's transaction time. Sourcing records the time of every action with it. */
export const clock = (): RawBuilder<Date> => sql<Date>`kit.clock()`

/** Start time of the transaction. */
export const now = (): RawBuilder<Date> => sql<Date>`now()`

/** Value of a jsonb column. */
export function json<T>(value: Expression<T> | T): RawBuilder<Jsonb<NonNullable<T>> | Extract<T, null>> {
  const placeholder = placeholderIn(value)
  const sent = placeholder
    ? new ExpressionWrapper(ValueNode.create(new Placeholder(placeholder.name, true)))
    : value === null
      ? null
      : jsonText(value)
  return sql`${sent}::jsonb`
}

type Table = keyof DB
/** Column values of a new row; jsonb values must not be encoded beforehand. */
export type NewRow<T extends Table, C extends keyof DB[T]> = {
  readonly [K in C & keyof Selectable<DB[T]>]: Selectable<DB[T]>[K]
}

/** Rows as one JSON parameter to select from: `db.selectFrom(recordset('ordering.orders', ['id'], $.rows).as('r'))`. */
export function recordset<T extends Table, C extends keyof DB[T] & string>(
  table: T,
  columns: readonly C[],
  rows: Expression<readonly NewRow<T, C>[]> | readonly NewRow<T, C>[],
) {
  type Row = Pick<Selectable<DB[T]>, C & keyof Selectable<DB[T]>>
  const named = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(columnTypes[table][column])}`))
  return sql<Row>`(select * from jsonb_to_recordset(${json(rows)}) as rows(${named}))`
}

/** Bulk insert in one statement; other columns take their defaults. */
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

/** Condition: at or after the start of a day in China Standard Time. */
export const sinceDay = <D, TB extends keyof D>(
  e: ExpressionBuilder<D, TB>,
  moment: StringReference<D, TB>,
  day: string,
) => sql<boolean>`${e.ref(moment)} >= (${day}::date)::timestamp at time zone 'Asia/Shanghai'`
/** Condition: before the end of a day in China Standard Time. */
export const untilDay = <D, TB extends keyof D>(
  e: ExpressionBuilder<D, TB>,
  moment: StringReference<D, TB>,
  day: string,
) => sql<boolean>`${e.ref(moment)} < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`
