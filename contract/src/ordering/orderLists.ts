import { LineProblem } from './cart.ts'
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
  PageOf,
  paging,
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
  ...paging,
}

export const listOrders = route({
  method: 'GET',
  path: '/orderrest/api/orders/list',
  access: 'order.read',
  summary:
    'My orders, newest first; with order.readAll those of my department and below. The keyword looks in number, goods and supplier.',
  input: shape({ tab: Optional(OrderTab), mine: Optional(Type.Boolean()), ...filter }),
  reply: PageOf(OrderSummary),
})
export const countOrders = route({
  method: 'GET',
  path: '/orderrest/api/orders/counts',
  access: 'order.read',
  summary: 'How many orders stand under each tab.',
  input: shape({ mine: Optional(Type.Boolean()) }),
  reply: shape({
    all: Count,
    approving: Count,
    accepting: Count,
    delivering: Count,
    receiving: Count,
    commenting: Count,
    rejected: Count,
    completed: Count,
    cancelled: Count,
  }),
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

export const listSupplierOrders = route({
  method: 'GET',
  path: '/orderrest/api/supplierOrders/list',
  access: 'supplierOrder.read',
  summary: 'The orders that were sent to my company, newest first.',
  input: shape({ tab: Optional(SupplierOrderTab), ...filter }),
  reply: PageOf(OrderSummary),
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

export const orderAgain = route({
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
