import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
  type StringReference,
} from 'kysely'
import type { Static, TSchema } from 'typebox'
import type { PageQuery } from './list.page.ts'
import { containing } from '../sqlLike.ts'

/** Filter type of a list route: its input without paging and sorting. */
export type FilterOf<R> = R extends { input: infer I extends TSchema } ? Omit<Static<I>, keyof PageQuery> : object

/**
 * Condition of one filter: substring match in one of several columns, equality, the disabled flag, or a builder
 * expression. A missing or blank filter is ignored.
 */
type Condition<D, TB extends keyof D, Value, Filter> =
  | { readonly contains: readonly StringReference<D, TB>[] }
  | { readonly is: StringReference<D, TB> }
  | { readonly disabled: StringReference<D, TB> }
  | ((e: ExpressionBuilder<D, TB>, value: Value, filter: Filter) => Expression<SqlBool>)

/** Conditions by filter name of the route. */
export type Where<D, TB extends keyof D, Filter> = {
  readonly [K in keyof Filter]?: Condition<D, TB, NonNullable<Filter[K]>, Filter>
}

function conditionOf<D, TB extends keyof D, Filter>(
  e: ExpressionBuilder<D, TB>,
  condition: Condition<D, TB, never, Filter>,
  given: unknown,
  filter: Filter,
): Expression<SqlBool> {
  if (typeof condition === 'function') return condition(e, given as never, filter)
  if ('contains' in condition) {
    const like = containing(String(given).trim())
    return e.or(condition.contains.map((column) => sql<SqlBool>`${sql.ref(column)} ilike ${like}`))
  }
  return 'is' in condition
    ? sql<SqlBool>`${sql.ref(condition.is)} = ${given}`
    : sql<SqlBool>`${sql.ref(condition.disabled)} = ${given === 'disabled'}`
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')

/** Adds the conditions of the given filters to a query. */
export function narrowed<D, TB extends keyof D, O, Filter>(
  found: SelectQueryBuilder<D, TB, O>,
  where: Where<D, TB, Filter> | undefined,
  filter: Filter,
): SelectQueryBuilder<D, TB, O> {
  const conditions = Object.entries(where ?? {}) as [keyof Filter, Condition<D, TB, never, Filter>][]
  return conditions
    .filter(([name]) => isGiven(filter[name]))
    .reduce((query, [name, condition]) => query.where((e) => conditionOf(e, condition, filter[name], filter)), found)
}
