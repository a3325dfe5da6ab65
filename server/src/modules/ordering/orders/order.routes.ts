import * as contract from '#contract/ordering/orders.ts'
import * as orderMoves from '#contract/ordering/orderMoves.ts'
import * as orderStates from '#contract/ordering/orderStates.ts'
import { acceptOrders, createReceipts } from '#contract/ordering/manyAtOnce.ts'
import { saveOrders } from '#contract/ordering/drafts.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { submitOrder as submitRoute } from '#contract/ordering/submit.ts'
import * as lists from '#contract/ordering/orderLists.ts'
import * as tenantOrderLists from '#contract/ordering/tenantOrderLists.ts'
import * as supplierOrderLists from '#contract/ordering/supplierOrderLists.ts'
import { supplierStatistics as statisticsRoute } from '#contract/ordering/supplierStatistics.ts'
import { orderTimeline as timelineRoute } from '#contract/ordering/timeline.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { saveDrafts } from '../cart/draft.service.ts'
import { reorder } from '../cart/reorder.service.ts'
import { previewOrder } from '../cart/checkout.service.ts'
import { approveOrder } from '../flow/decide.service.ts'
import { acceptMany, receiveMany } from '../flow/many.service.ts'
import { editOrder } from '../flow/edit.service.ts'
import { moveOrder } from '../flow/move.service.ts'
import { orderColumns, supplierOrderColumns } from './lists/order.export.rules.ts'
import { presentDetail, presentSummary } from './order.present.ts'
import { seesAllPrices } from './order.party.rules.ts'
import { findOrder, fundsOf } from './order.service.ts'
import type { OrderRow } from './order.store.ts'
import { countByStatus, type OrderFilter, orderList, ordersWithNumber } from './lists/orderList.store.ts'
import { submitOrder } from '../cart/submit.service.ts'
import { supplierStatistics } from './lists/supplierStatistics.service.ts'
import { countTabs, orderTabs, statusesOf, supplierTabs } from './lists/tabs.rules.ts'
import { orderTimeline } from './timeline/timeline.service.ts'

const present = async (db: Db, actor: Actor, order: OrderRow) =>
  presentDetail(order, actor, await fundsOf(db, actor, order))

interface OrderQuery<Tab extends string> extends Omit<OrderFilter, 'actor' | 'statuses'> {
  readonly tab?: Tab | 'all'
  readonly status?: orderStates.OrderStatus
  readonly sort?: string
}

/** Filters and order by amount tell prices too, so that they work on one's own orders where others' are hidden. */
const asksForPrices = ({ amountFrom, amountTo, sort }: Omit<OrderQuery<string>, 'tab' | 'status'>): boolean =>
  amountFrom !== undefined || amountTo !== undefined || sort === 'amount'

/** Order list whose tabs are sets of states. */
const listedBy = <Tab extends string>(tabs: Record<Exclude<Tab, 'all'>, readonly orderStates.OrderStatus[]>) => ({
  list: orderList,
  filter: async ({ db, actor, input: { tab, status, ...input } }: ListCall<OrderQuery<Tab>>): Promise<OrderFilter> => ({
    ...input,
    numbered: await ordersWithNumber(db, input.keyword),
    ...(asksForPrices(input) && !seesAllPrices(actor) ? { mine: true } : {}),
    actor,
    statuses: statusesOf<string>(tabs, tab, status),
  }),
  present: (order: OrderRow, { actor }: { actor: Actor }) => presentSummary(order, actor),
})
const name = ['订单', 'Orders'] as const
const exported = { name, columns: orderColumns } as const

export function orderRoutes(app: App) {
  serve(app, checkout, ({ db, actor, input }) =>
    previewOrder(db, actor, input, input.paymentMethod ?? 'term', input.points),
  )
  serve(app, submitRoute, ({ db, actor, input, request }) => {
    const key = request.headers['idempotency-key']
    return submitOrder(db, actor, input, typeof key === 'string' ? key : refuse('key.missing'))
  })
  serve(app, saveOrders, ({ db, actor, input }) => saveDrafts(db, actor, input))
  serve(app, acceptOrders, async ({ db, actor, input }) => ({ results: await acceptMany(db, actor, input) }))
  serve(app, createReceipts, async ({ db, actor, input }) => ({ results: await receiveMany(db, actor, input) }))
  serve(app, lists.reorder, ({ db, actor, input }) => reorder(db, actor, input.orderId))

  serveList(app, lists.listOrders, listedBy(orderTabs))
  serveExport(app, lists.exportOrders, { ...listedBy(orderTabs), ...exported })
  serve(app, lists.countOrders, async ({ db, actor, input }) =>
    countTabs(orderTabs, await countByStatus(db, actor, input.mine ?? false)),
  )
  serveList(app, tenantOrderLists.listTenantOrders, listedBy(orderTabs))
  serveExport(app, tenantOrderLists.exportTenantOrders, { ...listedBy(orderTabs), ...exported })
  serve(app, tenantOrderLists.countTenantOrders, async ({ db, actor }) =>
    countTabs(orderTabs, await countByStatus(db, actor, false)),
  )
  serveList(app, supplierOrderLists.listSupplierOrders, listedBy(supplierTabs))
  serveExport(app, supplierOrderLists.exportSupplierOrders, {
    ...listedBy(supplierTabs),
    name,
    columns: supplierOrderColumns,
  })
  serve(app, supplierOrderLists.countSupplierOrders, async ({ db, actor }) =>
    countTabs(supplierTabs, await countByStatus(db, actor, false)),
  )
  serve(app, statisticsRoute, ({ db, actor }) => supplierStatistics(db, actor))

  serve(app, contract.orderDetail, async ({ db, actor, input }) =>
    present(db, actor, await findOrder(db, actor, input.orderId)),
  )
  serve(app, contract.supplierOrderDetail, async ({ db, actor, input }) =>
    present(db, actor, await findOrder(db, actor, input.orderId)),
  )
  serve(app, orderMoves.moveOrder, async ({ db, actor, input }) =>
    present(db, actor, await moveOrder(db, actor, input)),
  )
  serve(app, orderMoves.editOrder, async ({ db, actor, input }) =>
    present(db, actor, await editOrder(db, actor, input)),
  )
  serve(app, orderMoves.approveOrder, async ({ db, actor, input }) =>
    present(db, actor, await approveOrder(db, actor, input)),
  )
  serve(app, timelineRoute, ({ db, actor, input }) => orderTimeline(db, actor, input.orderId))
}
