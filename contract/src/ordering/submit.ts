import { Attachments } from '#contract/files/files.ts'
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

/**
 * `seenPrice` is what the buyer saw for each line. The server's price wins: where it differs, `order.priceChanged`
 * tells the new lines and nothing is written. Needs an `Idempotency-Key` header.
 */
export const SubmitInput = shape({
  cartLines: Optional(List(shape({ cartLineId: Id, seenPrice: Price }), 200)),
  lines: Optional(List(shape({ skuId: Id, quantity: Quantity, seenPrice: Price }), 200)),
  addressId: Id,
  invoiceTitleId: Id,
  paymentMethod: PaymentMethod,
  expectedDate: Optional(Day),
  remark: Optional(Note(200)),
  purpose: Optional(Note(200)),
  attachments: Optional(Attachments('documents')),
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
  summary:
    'Orders: one order a supplier, price and stock held, funds reserved, approval started; all of it or nothing.',
  input: SubmitInput,
  reply: shape({ orders: List(SubmittedOrder), total: Amount }),
})

/** What comes with `order.priceChanged` and `order.notAvailable`. */
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
