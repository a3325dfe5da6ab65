import { sql } from 'kysely'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { visibleOrders } from '../orders/lists/visibleOrders.store.ts'
import { type DeliveryLineRow, deliveryColumns, deliveryTables } from './delivery.store.ts'

export interface DeliveryFilter {
  actor: Actor
  orderId?: string | undefined
  open?: boolean | undefined
  keyword?: string | undefined
  /** Says which goods are inspected. */
  settings: OrderSettings
}

const readDeliveries = sqlQuery(
  'ordering.readDeliveries',
  `select ${deliveryColumns} from ${deliveryTables} where d.id = any ($ids::bigint[])`,
).narrow<{ consignee: string; lines: DeliveryLineRow[] }>()

/** Deliveries of visible orders, newest first. */
export const deliveryList = listByKeys({
  find: (db: Db, { actor, orderId, open, keyword }: DeliveryFilter) =>
    db
      .selectFrom('ordering.deliveries as d')
      .innerJoin('ordering.orders as o', (on) =>
        on.onRef('o.tenant_id', '=', 'd.tenant_id').onRef('o.id', '=', 'd.order_id'),
      )
      .where(visibleOrders(actor))
      .$if(orderId !== undefined, (query) => query.where('d.order_id', '=', orderId!))
      .$if(open !== undefined, (query) => query.where('d.open', '=', open!))
      .$if(!!keyword, (query) =>
        query.where(
          sql<boolean>`(d.no || ' ' || d.tracking_no || ' ' || o.keywords) ilike ${containing(keyword ?? '')}`,
        ),
      ),
  read: (db, ids) => readDeliveries(db, { ids }),
  key: 'd.id',
  order: [['d.id', 'desc']],
  countUpTo: countOfLargeTables,
})
