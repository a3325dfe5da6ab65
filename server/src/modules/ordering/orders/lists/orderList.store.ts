import { sql } from 'kysely'
import { listTenantOrders } from '#contract/ordering/tenantOrderLists.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { builtQuery, sqlQuery } from '#kit/database/query.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
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
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
  readonly amountFrom?: string | undefined
  readonly amountTo?: string | undefined
}

const readOrders = sqlQuery(
  'ordering.readOrders',
  `select ${orderColumns} from ${orderTablesFor('$asker')} where o.id = any ($ids::bigint[])`,
).narrow<OrderColumns>()

/** Orders visible to the actor, newest first. */
export const orderList = listByKeys({
  route: listTenantOrders,
  find: (
    db: Db,
    { actor, statuses, mine, supplierId, deptId, keyword, fromDay, toDay, amountFrom, amountTo }: OrderFilter,
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
      .$if(!!keyword, (query) => query.where('o.keywords', 'like', containing(keyword!.toLowerCase())))
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
/** Number of visible orders by state. */
export const countByStatus = (db: Db, actor: Actor, mine: boolean) => byStatus(db, { actor, mine })
