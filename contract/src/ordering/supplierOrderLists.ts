import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Count, Nothing, OneOf, Optional, shape, type Static } from '#contract/kit/schema.ts'
import { OrderSummary } from './orderSummary.ts'
import { filter, orderColumns } from './orderLists.ts'

/** Tabs of a supplier: 待接单, 待发货, 待收货, 取消申请, 已完成, 已取消. */
export const SupplierOrderTab = OneOf([
  'all',
  'accepting',
  'delivering',
  'receiving',
  'cancelling',
  'completed',
  'cancelled',
])
export type SupplierOrderTab = Static<typeof SupplierOrderTab>

export const listSupplierOrders = listRoute({
  path: '/orderrest/api/supplierOrders/list',
  access: 'supplierOrder.read',
  summary: "List the orders sent to the caller's company, newest first",
  filters: { tab: Optional(SupplierOrderTab), ...filter },
  sort: ['createdAt', 'amount'],
  record: OrderSummary,
})
const [orderNo, ...otherColumns] = orderColumns
export const exportSupplierOrders = exportRoute(listSupplierOrders, {
  path: '/orderrest/api/supplierOrders/export',
  columns: [orderNo, 'companyName', ...otherColumns],
})

export const countSupplierOrders = route({
  method: 'GET',
  path: '/orderrest/api/supplierOrders/counts',
  access: 'supplierOrder.read',
  summary: "Count the orders of the caller's company in each tab",
  input: Nothing,
  reply: shape({
    all: Count,
    accepting: Count,
    delivering: Count,
    receiving: Count,
    cancelling: Count,
    completed: Count,
    cancelled: Count,
  }),
})
