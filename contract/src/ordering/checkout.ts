import { ApprovalNode } from '#contract/approvals/approvals.ts'
import { quotedFields } from './quotedLine.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Id,
  List,
  Maybe,
  OneOf,
  Optional,
  Price,
  Quantity,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { PayingKind } from '#contract/ledger/ledger.ts'
import { OrderType, PaymentMethod } from './orderSummary.ts'
import { Points } from '#contract/ledger/points.ts'

/** Lines to order: cart lines or goods directly (buy now), exactly one of the two. */
const chosen = { cartLineIds: Optional(List(Id, 200)) }

export const CheckoutLine = shape({
  cartLineId: Maybe(Id),
  ...quotedFields,
  taxAmount: Maybe(Amount),
  addedPrice: Maybe(Price),
})
export type CheckoutLine = Static<typeof CheckoutLine>

/** Group of one supplier, which becomes one order. */
export const CheckoutGroup = shape({
  supplierId: Id,
  supplierName: Type.String(),
  orderType: OrderType,
  lines: List(CheckoutLine),
  goodsAmount: Amount,
  taxAmount: Amount,
  freight: Amount,
  freightFreeFrom: Maybe(Amount),
  total: Amount,
  approval: Type.Array(ApprovalNode, {
    description: 'expected approval chain with its rules; empty if no approval is needed',
  }),
})
export type CheckoutGroup = Static<typeof CheckoutGroup>

export const CheckoutFund = shape({
  kind: PayingKind,
  name: Type.String(),
  amount: Amount,
  used: Amount,
  before: Type.String({ ...Amount, description: 'currently available' }),
  after: Type.String({ ...Amount, description: 'available after this order; negative if insufficient' }),
  enough: Type.Boolean(),
})
export type CheckoutFund = Static<typeof CheckoutFund>

export const Checkout = shape({
  groups: List(CheckoutGroup),
  kinds: Count,
  pieces: Count,
  goodsAmount: Amount,
  taxAmount: Amount,
  freight: Amount,
  total: Amount,
  funds: Type.Array(CheckoutFund, {
    description: 'funds that pay for the order: the budget, and the quota or wallet if selected',
  }),
  paymentMethods: List(shape({ method: PaymentMethod, termDays: Maybe(Type.Integer()), enabled: Type.Boolean() })),
  points: shape({
    balance: Type.Integer({ description: 'points that the caller can spend; 100 are one yuan' }),
    most: Type.Integer({ description: 'most points that these orders take' }),
    used: Type.Integer({ description: 'points that the funds are computed with' }),
  }),
  hides: List(OneOf(['notes', 'attachments', 'inspection']), 3),
  unreviewed: Count,
  canSubmit: Type.Boolean(),
})
export type Checkout = Static<typeof Checkout>

export const checkout = route({
  method: 'POST',
  path: '/orderrest/api/orders/checkout',
  access: 'order.submit',
  reads: true,
  summary:
    'Preview the orders of these lines by supplier: current prices and stock, changes, freight, tax, funds and approval',
  input: shape({
    ...chosen,
    lines: Optional(List(shape({ skuId: Id, quantity: Quantity }), 200)),
    paymentMethod: Optional(PaymentMethod),
    points: Optional(Points),
  }),
  reply: Checkout,
})
