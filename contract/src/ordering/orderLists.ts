import { LineProblem } from './cart.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  List,
  Note,
  Nothing,
  OneOf,
  Optional,
  Price,
  Quantity,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { OrderStatus, OrderSummary } from './orders.ts'

/** The tabs of the specification, and three more for what they leave out. */
export const OrderTab = OneOf([
  'all',
  'approving',
  'accepting',
  'delivering',
  'receiving',
  'commenting',
  'rejected',
  'completed',
  'cancelled',
])
export type OrderTab = Static<typeof OrderTab>

const filter = {
  status: Optional(OrderStatus),
  keyword: Optional(Note(100)),
  fromDay: Optional(Day),
  toDay: Optional(Day),
  amountFrom: Optional(Amount),
  amountTo: Optional(Amount),
}

const orderColumns = [
  'orderNo',
  'status',
  'orderType',
  'supplierName',
  'buyerName',
  'deptName',
  'consignee',
  'goods',
  'quantity',
  'goodsAmount',
  'freight',
  'amount',
  'paymentMethod',
  'createdAt',
  'submittedAt',
  'expectedDate',
  'promisedDate',
  'reason',
] as const

export const listOrders = listRoute({
  path: '/orderrest/api/orders/list',
  access: 'order.read',
  summary:
    'My orders, newest first; with order.readAll those of my department and below. The keyword looks in number, goods and supplier.',
  filters: { tab: Optional(OrderTab), mine: Optional(Type.Boolean()), ...filter },
  sort: ['createdAt', 'amount'],
  record: OrderSummary,
})
export const exportOrders = exportRoute(listOrders, {
  path: '/orderrest/api/orders/export',
  columns: orderColumns,
})
const OrderTabCounts = shape({
  all: Count,
  approving: Count,
  accepting: Count,
  delivering: Count,
  receiving: Count,
  commenting: Count,
  rejected: Count,
  completed: Count,
  cancelled: Count,
})
export const countOrders = route({
  method: 'GET',
  path: '/orderrest/api/orders/counts',
  access: 'order.read',
  summary: 'How many orders stand under each tab.',
  input: shape({ mine: Optional(Type.Boolean()) }),
  reply: OrderTabCounts,
})

/** A supplier's tabs: 待接单, 待发货, 待收货, 取消申请, 已完成, 已取消. */
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
  summary: 'The orders that were sent to my company, newest first.',
  filters: { tab: Optional(SupplierOrderTab), ...filter },
  sort: ['createdAt', 'amount'],
  record: OrderSummary,
})
export const exportSupplierOrders = exportRoute(listSupplierOrders, {
  path: '/orderrest/api/supplierOrders/export',
  columns: orderColumns,
})

/** What an operator narrows all orders by. */
export const listTenantOrders = listRoute({
  path: '/orderrest/api/tenantOrders/list',
  access: 'order.oversee',
  entrances: ['operator'],
  summary: 'The orders of all departments and suppliers, newest first.',
  filters: { tab: Optional(OrderTab), supplierId: Optional(Id), deptId: Optional(Id), ...filter },
  sort: ['createdAt', 'amount', 'supplierName', 'deptName'],
  record: OrderSummary,
})
export const exportTenantOrders = exportRoute(listTenantOrders, {
  path: '/orderrest/api/tenantOrders/export',
  columns: orderColumns,
})
export const countTenantOrders = route({
  method: 'GET',
  path: '/orderrest/api/tenantOrders/counts',
  access: 'order.oversee',
  entrances: ['operator'],
  summary: 'How many orders of all departments stand under each tab.',
  input: Nothing,
  reply: OrderTabCounts,
})

export const countSupplierOrders = route({
  method: 'GET',
  path: '/orderrest/api/supplierOrders/counts',
  access: 'supplierOrder.read',
  summary: "How many of my company's orders stand under each tab.",
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

export const reorder = route({
  method: 'POST',
  path: '/orderrest/api/orders/again',
  access: 'cart.use',
  summary: "Puts the goods of an order in my cart again at today's prices, and lists what is no longer available.",
  input: shape({ orderId: Id }),
  reply: shape({
    added: List(
      shape({ skuId: Id, name: Type.String(), quantity: Quantity, price: Price, formerPrice: Price, lineId: Id }),
    ),
    missing: List(shape({ skuId: Id, name: Type.String(), problem: LineProblem })),
  }),
})
