import { route } from '#contract/kit/route.ts'
import { Day, Id, List, Optional, Pieces, shape, Text, Type } from '#contract/kit/schema.ts'
import { ById, OrderDetail } from '../orders.ts'
import { OrderChange } from './change.ts'

export const createOrderChange = route({
  method: 'POST',
  path: '/orderrest/api/orderChanges/create',
  access: 'order.submit',
  summary:
    'Request a change of an accepted order: quantities, date or address. It is approved if the order costs more, and takes effect when the supplier agrees',
  input: shape({
    orderId: Id,
    version: Type.Integer({ description: 'version of the order that was read' }),
    lines: Optional(
      Type.Array(shape({ orderLineId: Id, quantity: Pieces }), {
        maxItems: 200,
        description: 'at least what was shipped; 0 removes a line; omitted lines are unchanged',
      }),
    ),
    expectedDate: Optional(Day),
    addressId: Optional(Id),
    reason: Text(200),
  }),
  reply: OrderDetail,
})

export const listOrderChanges = route({
  method: 'GET',
  path: '/orderrest/api/orderChanges/list',
  byKey: true,
  access: 'session',
  summary: 'List the latest 50 changes of an order, newest first, for everyone who may read the order',
  input: ById,
  reply: List(OrderChange),
})
