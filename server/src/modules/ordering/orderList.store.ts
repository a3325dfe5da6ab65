import type { Sql } from '#kit/database.ts'
import { hot } from '#kit/untypedQuery.ts'
import { containing } from '#kit/sqlLike.ts'
import type { Actor } from '#kit/actor.ts'
import type { OrderStatus } from '#contract/ordering/orders.ts'
import { orderColumns, type OrderRow, orderTablesFor } from './order.store.ts'
import { page, visibleOrders } from './page.store.ts'

export interface OrderFilter {
  /** Any of these; empty: all. */
  statuses: readonly OrderStatus[]
  keyword?: string | undefined
  fromDay?: string | undefined
  toDay?: string | undefined
  amountFrom?: string | undefined
  amountTo?: string | undefined
}

export const pageOfOrders = page<OrderRow, OrderFilter>({
  columns: orderColumns,
  tables: orderTablesFor('$1'),
  counted: 'ordering.orders o',
  order: 'o.id desc',
  first: (actor) => [actor.userId],
  where: ({ statuses, keyword, fromDay, toDay, amountFrom, amountTo }, value) => [
    ...(statuses.length > 0 ? [`o.status = any (${value(statuses)})`] : []),
    ...(keyword ? [`o.keywords like ${value(containing(keyword.toLowerCase()))}`] : []),
    ...(fromDay ? [`o.created_at >= (${value(fromDay)}::date)::timestamp at time zone 'Asia/Shanghai'`] : []),
    ...(toDay ? [`o.created_at < (${value(toDay)}::date + 1)::timestamp at time zone 'Asia/Shanghai'`] : []),
    ...(amountFrom ? [`o.amount >= ${value(amountFrom)}`] : []),
    ...(amountTo ? [`o.amount <= ${value(amountTo)}`] : []),
  ],
})

/** How many orders somebody may see in each state. */
export function countByStatus(sql: Sql, actor: Actor, mine: boolean) {
  const values: unknown[] = []
  const visible = visibleOrders(actor, mine, (one) => `$${values.push(one)}`)
  return hot<{ status: OrderStatus; count: number }, unknown[]>(
    `select o.status, count(*)::int as count from ordering.orders o where ${visible} group by o.status`,
  )(sql, ...values)
}
