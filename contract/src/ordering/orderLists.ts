import { LineProblem } from './quotedLine.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  List,
  Note,
  OneOf,
  Optional,
  Price,
  Quantity,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { OrderSummary } from './orderSummary.ts'
import { OrderStatus } from './orderStates.ts'

/** Tabs of the specification, and three for the states that it does not cover. */
export const OrderTab = OneOf([
  'all',
  'drafted',
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

export const filter = {
  status: Optional(OrderStatus),
  keyword: Optional(Note(100)),
  fromDay: Optional(Day),
  toDay: Optional(Day),
  amountFrom: Optional(Amount),
  amountTo: Optional(Amount),
}

export const orderColumns = [
  'orderNo',
  'status',
  'orderType',
  'supplierName',
  'buyerName',
  'deptName',
  'consignee',
  'goods',
  'materialCode',
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
/** Suppliers do not read what the buyer orders for. */
export const buyersOrderColumns = [...orderColumns, 'costCentre', 'projectNo'] as const

export const listOrders = listRoute({
  path: '/orderrest/api/orders/list',
  access: 'order.read',
  summary:
    "List the caller's orders, newest first; with order.readAll those of their department and its sub-departments. The keyword matches number, goods and supplier.",
  filters: { tab: Optional(OrderTab), mine: Optional(Type.Boolean()), ...filter },
  sort: ['createdAt', 'amount'],
  record: OrderSummary,
})
export const exportOrders = exportRoute(listOrders, {
  path: '/orderrest/api/orders/export',
  columns: buyersOrderColumns,
})
export const OrderTabCounts = shape({
  all: Count,
  drafted: Count,
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
  summary: 'Count the orders in each tab',
  input: shape({ mine: Optional(Type.Boolean()) }),
  reply: OrderTabCounts,
})

export const reorder = route({
  method: 'POST',
  path: '/orderrest/api/orders/again',
  access: 'cart.use',
  summary: "Add the goods of an order to the caller's cart at current prices, and list the unavailable ones",
  input: shape({ orderId: Id }),
  reply: shape({
    added: List(
      shape({ skuId: Id, name: Type.String(), quantity: Quantity, price: Price, formerPrice: Price, lineId: Id }),
    ),
    missing: List(shape({ skuId: Id, name: Type.String(), problem: LineProblem })),
  }),
})
