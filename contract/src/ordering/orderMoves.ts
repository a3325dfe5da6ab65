import { Attachments } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Day, Id, List, Maybe, Note, OneOf, Optional, shape, Type, Pieces } from '#contract/kit/schema.ts'
import { MoveAction } from './orderStates.ts'
import { ProjectNo } from './costCentres.ts'
import { PaymentMethod } from './orderSummary.ts'
import { Points } from '#contract/ledger/points.ts'
import { OrderDetail } from './orders.ts'

export const moveOrder = route({
  method: 'POST',
  path: '/orderrest/api/orders/move',
  byKey: true,
  access: 'session',
  summary: "Perform one of the actions in the order's `can`, for buyers and suppliers",
  input: shape({
    orderId: Id,
    action: MoveAction,
    version: Optional(Type.Integer({ description: 'version read; refused as stale if the order has changed since' })),
    reason: Optional(Note(200)),
    promisedDate: Optional(Day),
    lines: Optional(
      Type.Array(shape({ orderLineId: Id, quantity: Pieces }), {
        maxItems: 200,
        description: 'for propose: deliverable quantities; omitted lines are unchanged',
      }),
    ),
  }),
  reply: OrderDetail,
})

export const editOrder = route({
  method: 'POST',
  path: '/orderrest/api/orders/edit',
  access: 'order.submit',
  summary: 'Update an order before it is accepted, at current prices; an approved order needs a new approval',
  input: shape({
    orderId: Id,
    version: Type.Integer(),
    lines: Optional(
      Type.Array(shape({ orderLineId: Id, quantity: Pieces }), {
        maxItems: 200,
        description: 'a quantity of 0 removes the line; omitted lines are unchanged',
      }),
    ),
    allocations: Optional(
      Type.Array(shape({ orderLineId: Id, costCentreId: Maybe(Id), projectNo: ProjectNo }), {
        maxItems: 200,
        description: 'cost centres and project numbers; omitted lines are unchanged',
      }),
    ),
    addressId: Optional(Id),
    invoiceTitleId: Optional(Id),
    paymentMethod: Optional(PaymentMethod),
    points: Optional(Points),
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
  summary: "Decide the caller's step of an approval; excluded lines become a separate, rejected order",
  input: shape({
    orderId: Id,
    version: Type.Integer({ description: 'version that the approver has read' }),
    decision: OneOf(['agree', 'reject']),
    reason: Optional(Note(200)),
    rejectedLineIds: Optional(List(Id, 200)),
  }),
  reply: OrderDetail,
})
