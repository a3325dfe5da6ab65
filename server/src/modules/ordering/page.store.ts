import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database.ts'
import { hot } from '#kit/untypedQuery.ts'

type Value = (value: unknown) => string

/**
 * Which orders `o` somebody may see, as `partyOf` of the rules tells it for one order. `mine` leaves out those of colleagues;
 * those that somebody only approves are not in lists.
 */
export function visibleOrders(actor: Actor, mine: boolean, value: Value): string {
  if (actor.supplierId !== null)
    return actor.permissions.has('supplierOrder.read')
      ? `o.supplier_id = ${value(actor.supplierId)} and o.sent_at is not null`
      : 'false'
  if (!actor.permissions.has('order.read')) return 'false'
  const own = `o.buyer_id = ${value(actor.userId)}`
  if (mine || !actor.permissions.has('order.readAll')) return own
  return `(${own} or o.dept_id in (select b.id from identity.departments b where b.tenant_id = o.tenant_id and b.path @> array[${value(actor.deptId)}::bigint]))`
}

interface Listing<Filter> {
  readonly columns: string
  /** With the orders as `o`. */
  readonly tables: string
  /** What is counted, where the columns need more tables than the conditions do. */
  readonly counted?: string
  readonly order: string
  readonly where: (filter: Filter, value: Value) => string[]
  /** Values that the columns name from `$1` on. */
  readonly first?: (actor: Actor) => unknown[]
}

/** A page of what hangs on the orders that somebody may see, and how many there are in all. */
export const page =
  <Row, Filter>({ columns, tables, counted = tables, order, where, first = () => [] }: Listing<Filter>) =>
  async (sql: Sql, actor: Actor, filter: Filter & { mine?: boolean | undefined }, number: number, limit: number) => {
    const conditions = (value: Value) =>
      [visibleOrders(actor, filter.mine ?? false, value), ...where(filter, value)].join(' and ')
    const named: unknown[] = []
    const count = `select count(*)::int as total from ${counted} where ${conditions((one) => `$${named.push(one)}`)}`
    const [found] = await hot<{ total: number }, unknown[]>(count)(sql, ...named)
    const values = first(actor)
    const value: Value = (one) => `$${values.push(one)}`
    const select = `select ${columns} from ${tables} where ${conditions(value)} order by ${order}
      limit ${value(limit)} offset ${value((number - 1) * limit)}`
    return { rows: await hot<Row, unknown[]>(select)(sql, ...values), total: found?.total ?? 0 }
  }
