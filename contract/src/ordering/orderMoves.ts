import { Attachments } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, List, Note, OneOf, Optional, shape, Type, Pieces } from '#contract/kit/schema.ts'
import { MoveAction } from './orderStates.ts'
import { PaymentMethod } from './orderSummary.ts'
import { OrderDetail } from './orders.ts'

export const moveOrder = route({
  method: 'POST',
  path: '/orderrest/api/orders/move',
  access: 'session',
  summary: "Does one of the actions in the order's `can`, for buyers and suppliers alike.",
  input: shape({
    orderId: Id,
    action: MoveAction,
    version: Optional(Type.Integer({ description: 'refused as stale where the order has changed since' })),
    reason: Optional(Note(200)),
    promisedDate: Optional(Day),
    lines: Optional(
      Type.Array(shape({ orderLineId: Id, quantity: Pieces }), {
        maxItems: 200,
        description: 'propose: how many of each can be delivered; lines left out stay as they are',
      }),
    ),
  }),
  reply: OrderDetail,
})

export const editOrder = route({
  method: 'POST',
  path: '/orderrest/api/orders/edit',
  access: 'order.submit',
  summary: "Changes an order before it is accepted, at today's prices; what was approved must be approved again.",
  input: shape({
    orderId: Id,
    version: Type.Integer(),
    lines: Optional(
      Type.Array(shape({ orderLineId: Id, quantity: Pieces }), {
        maxItems: 200,
        description: 'a quantity of 0 takes the line out; lines left out stay as they are',
      }),
    ),
    addressId: Optional(Id),
    invoiceTitleId: Optional(Id),
    paymentMethod: Optional(PaymentMethod),
    expectedDate: Optional(Day),
    remark: Optional(Note(200)),
    purpose: Optional(Note(200)),
    attachments: Optional(Attachments('documents')),
  }),
  reply: OrderDetail,
})

export const approveOrder = route({
  method: 'POST',
  path: '/orderrest/api/orders/approve',
  access: 'approval.decide',
  summary:
    'Decides my step of the approval. Agreeing may leave lines out: they become an order of their own, rejected.',
  input: shape({
    orderId: Id,
    version: Type.Integer({ description: 'what the approver has read' }),
    decision: OneOf(['agree', 'reject']),
    reason: Optional(Note(200)),
    rejectedLineIds: Optional(List(Id, 200)),
  }),
  reply: OrderDetail,
})
