import { Attachments } from '#contract/files/files.ts'
import { allocationFields } from './costCentres.ts'
import { quotedFields } from './quotedLine.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Day,
  Id,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  Quantity,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { PaymentMethod } from './orderSummary.ts'
import { OrderStatus } from './orderStates.ts'
import { Points } from '#contract/ledger/points.ts'

/**
 * Terms of an order besides its goods: address, invoice title, payment and notes. Cost centre and project number are
 * those of lines that name none themselves.
 */
export const OrderTerms = shape({
  addressId: Id,
  invoiceTitleId: Id,
  paymentMethod: PaymentMethod,
  expectedDate: Optional(Day),
  remark: Optional(Note(200)),
  purpose: Optional(Note(200)),
  attachments: Optional(Attachments('documents')),
  ...allocationFields,
  needsInspection: Optional(Type.Boolean({ description: 'have all goods inspected when they arrive' })),
})
export type OrderTerms = Static<typeof OrderTerms>

/**
 * Order submission. `seenPrice` is the price displayed to the buyer; if it differs from the current one, the order is
 * refused with `order.priceChanged` and the new lines. Requires an `Idempotency-Key` header.
 */
export const SubmitInput = shape({
  cartLines: Optional(List(shape({ cartLineId: Id, seenPrice: Price, ...allocationFields }), 200)),
  lines: Optional(List(shape({ skuId: Id, quantity: Quantity, seenPrice: Price, ...allocationFields }), 200)),
  ...OrderTerms.properties,
  points: Optional(Points),
})
export type SubmitInput = Static<typeof SubmitInput>

export const SubmittedOrder = shape({
  orderId: Id,
  orderNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  status: OrderStatus,
  amount: Amount,
})
export type SubmittedOrder = Static<typeof SubmittedOrder>

export const submitOrder = route({
  method: 'POST',
  path: '/orderrest/api/orders/submit',
  access: 'order.submit',
  summary: 'Submit orders, one per supplier: fix prices, reserve stock and funds, start the approval; all or nothing',
  input: SubmitInput,
  reply: shape({ orders: List(SubmittedOrder), total: Amount }),
})

/** Changed line, returned with `order.priceChanged` and `order.notAvailable`. */
export const ChangedLine = shape({
  skuId: Id,
  name: Type.String(),
  change: OneOf(['price', 'problem']),
  seenPrice: Price,
  price: Maybe(Price),
  problem: quotedFields.problem,
  available: Type.Integer(),
})
export type ChangedLine = Static<typeof ChangedLine>
