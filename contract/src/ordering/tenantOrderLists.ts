import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Nothing, Optional } from '#contract/kit/schema.ts'
import { OrderSummary } from './orderSummary.ts'
import { OrderTab, buyersOrderColumns, filter, OrderTabCounts } from './orderLists.ts'

/** Filters of all orders, for operators. */
export const listTenantOrders = listRoute({
  path: '/orderrest/api/tenantOrders/list',
  access: 'order.oversee',
  entrances: ['operator'],
  summary: 'List the orders of all departments and suppliers, newest first',
  filters: { tab: Optional(OrderTab), supplierId: Optional(Id), deptId: Optional(Id), ...filter },
  sort: ['createdAt', 'amount', 'supplierName', 'deptName'],
  record: OrderSummary,
})
export const exportTenantOrders = exportRoute(listTenantOrders, {
  path: '/orderrest/api/tenantOrders/export',
  columns: buyersOrderColumns,
})
export const countTenantOrders = route({
  method: 'GET',
  path: '/orderrest/api/tenantOrders/counts',
  access: 'order.oversee',
  entrances: ['operator'],
  summary: 'Count the orders of all departments in each tab',
  input: Nothing,
  reply: OrderTabCounts,
})
