import { sql } from 'kysely'
import { listTenantOrders } from '#contract/ordering/tenantOrderLists.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { Actor } from '#kit/actor.ts'
import { type Db, tenantOn } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { builtQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf, sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { memory } from '#kit/memory.ts'
import { type OrderColumns, orderColumns, orderTablesFor } from '../order.columns.store.ts'
import { visibleOrders } from './visibleOrders.store.ts'

export interface OrderFilter {
  readonly actor: Actor
  /** Any of these; empty: all; null: none. */
  readonly statuses: readonly OrderStatus[] | null
  readonly mine?: boolean | undefined
  readonly supplierId?: string | undefined
  /** The department and all departments below it. */
  readonly deptId?: string | undefined
  readonly keyword?: string | undefined
  /** Orders of the keyword, if it is the number of one. */
  readonly numbered?: readonly string[] | undefined
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
  readonly amountFrom?: string | undefined
  readonly amountTo?: string | undefined
}

const readOrders = sqlQuery(
  'ordering.readOrders',
  `select ${orderColumns} from ${orderTablesFor('$asker')} where o.id = any ($ids::bigint[])`,
).narrow<OrderColumns>()

const withNumber = sqlQuery(
  'ordering.ordersWithNumber',
  `select o.id from ordering.orders o where o.no = $no
   union all select c.id from ordering.orders p join ordering.orders c on c.parent_id = p.id where p.no = $no`,
)
/**
 * Order with exactly this number, and those that were split off it; undefined if there is none. A part of a number or
 * a text is looked for in the keywords of all orders.
 */
export async function ordersWithNumber(db: Db, keyword = ''): Promise<readonly string[] | undefined> {
  const no = keyword.trim().toUpperCase()
  const found = no === '' ? [] : await withNumber(db, { no })
  return found.length === 0 ? undefined : found.map(({ id }) => id!)
}

/** Orders visible to the actor, newest first. */
export const orderList = listByKeys({
  route: listTenantOrders,
  find: (
    db: Db,
    { actor, statuses, mine, supplierId, deptId, keyword, numbered, fromDay, toDay, amountFrom, amountTo }: OrderFilter,
  ) =>
    db
      .selectFrom('ordering.orders as o')
      .where(visibleOrders(actor, mine))
      .$if(statuses === null, (query) => query.where(sql<boolean>`false`))
      .$if(!!statuses?.length, (query) => query.where('o.status', 'in', statuses!))
      .$if(supplierId !== undefined, (query) => query.where('o.supplier_id', '=', supplierId!))
      .$if(deptId !== undefined, (query) =>
        query.where(sql<boolean>`o.dept_id in (
          select b.id from identity.departments b where b.tenant_id = o.tenant_id and b.path @> array[${deptId}::bigint])`),
      )
      .$if(!!keyword && !numbered, (query) => query.where('o.keywords', 'like', containing(keyword!.toLowerCase())))
      .$if(numbered !== undefined, (query) => query.where('o.id', '=', anyOf([...numbered!])))
      .$if(fromDay !== undefined, (query) => query.where((e) => sinceDay(e, 'o.created_at', fromDay!)))
      .$if(toDay !== undefined, (query) => query.where((e) => untilDay(e, 'o.created_at', toDay!)))
      .$if(amountFrom !== undefined, (query) => query.where('o.amount', '>=', amountFrom!))
      .$if(amountTo !== undefined, (query) => query.where('o.amount', '<=', amountTo!)),
  read: (db, ids, { actor }) => readOrders(db, { asker: actor.userId, ids }),
  key: 'o.id',
  order: [['o.id', 'desc']],
  sort: { createdAt: 'o.created_at', amount: 'o.amount', supplierName: 'o.supplier_name', deptName: 'o.dept_name' },
  countUpTo: countOfLargeTables,
})

const byStatus = builtQuery((db, { actor, mine }: Pick<OrderFilter, 'actor' | 'mine'>) =>
  db
    .selectFrom('ordering.orders as o')
    .select(['o.status', sql<number>`count(*)::int`.as('count')])
    .where(visibleOrders(actor, mine))
    .groupBy('o.status'),
)
type Counts = Awaited<ReturnType<typeof byStatus>>
/** Counts above this number are kept for five seconds, by what is visible: counting a million takes a tenth of a second. */
const manyOrders = 10_000
const counts = memory<Counts>(5_000, 500)
/** Number of visible orders by state. */
export async function countByStatus(db: Db, actor: Actor, mine: boolean): Promise<Counts> {
  const { sql: text, parameters } = visibleOrders(actor, mine).compile(db)
  const key = JSON.stringify([tenantOn(db), text, parameters])
  const known = counts.get(key)?.value
  if (known) return known
  const counted = await byStatus(db, { actor, mine })
  const total = counted.reduce((all, { count }) => all + count, 0)
  return total < manyOrders ? counted : counts.set(key, '', counted)
}
