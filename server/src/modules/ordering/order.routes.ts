import * as contract from '#contract/ordering/orders.ts'
import { checkout, submitOrder as submitRoute } from '#contract/ordering/checkout.ts'
import {
  countOrders,
  countSupplierOrders,
  listOrders,
  listSupplierOrders,
  orderAgain as againRoute,
} from '#contract/ordering/orderLists.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database.ts'
import { pageOf } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/serve.ts'
import { orderAgain } from './again.service.ts'
import { previewOrder } from './checkout.service.ts'
import { approveOrder } from './decide.service.ts'
import { editOrder } from './edit.service.ts'
import { moveOrder } from './move.service.ts'
import { presentDetail, presentSummary } from './order.present.ts'
import { findOrder, fundsOf } from './order.service.ts'
import type { OrderRow } from './order.store.ts'
import { countByStatus, type OrderFilter, pageOfOrders } from './orderList.store.ts'
import { submitOrder } from './submit.service.ts'
import { countTabs, orderTabs, statusesOf, supplierTabs } from './tabs.rules.ts'
import { orderTimeline } from './timeline.service.ts'

const present = async (sql: Sql, actor: Actor, order: OrderRow) =>
  presentDetail(order, actor, await fundsOf(sql, actor, order))

interface Asked extends Omit<OrderFilter, 'statuses'> {
  page?: number
  limit?: number
  mine?: boolean
}

async function list(sql: Sql, actor: Actor, statuses: OrderFilter['statuses'] | null, input: Asked) {
  const { page = 1, limit = 10, ...filter } = input
  if (statuses === null) return pageOf<contract.OrderSummary>([], 0, page, limit)
  const { rows, total } = await pageOfOrders(sql, actor, { ...filter, statuses }, page, limit)
  return pageOf(
    rows.map((order) => presentSummary(order, actor)),
    total,
    page,
    limit,
  )
}

export function orderRoutes(app: App) {
  serve(app, checkout, ({ sql, actor, input }) => previewOrder(sql, actor, input, input.paymentMethod ?? 'term'))
  serve(app, submitRoute, ({ sql, actor, input, request }) => {
    const key = request.headers['idempotency-key']
    return submitOrder(sql, actor, input, typeof key === 'string' ? key : refuse('key.missing'))
  })
  serve(app, againRoute, ({ sql, actor, input }) => orderAgain(sql, actor, input.orderId))

  serve(app, listOrders, ({ sql, actor, input: { tab, status, ...input } }) =>
    list(sql, actor, statusesOf(orderTabs, tab, status), input),
  )
  serve(app, countOrders, async ({ sql, actor, input }) =>
    countTabs(orderTabs, await countByStatus(sql, actor, input.mine ?? false)),
  )
  serve(app, listSupplierOrders, ({ sql, actor, input: { tab, status, ...input } }) =>
    list(sql, actor, statusesOf(supplierTabs, tab, status), input),
  )
  serve(app, countSupplierOrders, async ({ sql, actor }) =>
    countTabs(supplierTabs, await countByStatus(sql, actor, false)),
  )

  serve(app, contract.orderDetail, async ({ sql, actor, input }) =>
    present(sql, actor, await findOrder(sql, actor, input.orderId)),
  )
  serve(app, contract.supplierOrderDetail, async ({ sql, actor, input }) =>
    present(sql, actor, await findOrder(sql, actor, input.orderId)),
  )
  serve(app, contract.moveOrder, async ({ sql, actor, input }) =>
    present(sql, actor, await moveOrder(sql, actor, input)),
  )
  serve(app, contract.editOrder, async ({ sql, actor, input }) =>
    present(sql, actor, await editOrder(sql, actor, input)),
  )
  serve(app, contract.approveOrder, async ({ sql, actor, input }) =>
    present(sql, actor, await approveOrder(sql, actor, input)),
  )
  serve(app, contract.orderTimeline, ({ sql, actor, input }) => orderTimeline(sql, actor, input.orderId))
}
