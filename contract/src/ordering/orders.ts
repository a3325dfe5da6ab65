import { InvoiceTitle, Region } from './addresses.ts'
import { goodsFields } from './cart.ts'
import { PriceSource } from '#contract/catalogue/catalogue.ts'
import { AttachedFiles, Attachments } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Note,
  OneOf,
  Optional,
  Price,
  Quantity,
  Rate,
  shape,
  type Static,
  Type,
  Pieces,
} from '#contract/kit/schema.ts'
import { FundKind } from '#contract/ledger/ledger.ts'

/**
 * 10 草稿 · 20 审批中 · 25 审批驳回 · 30 待接单 · 35 供应商拒单 · 40 待发货 · 45 部分发货 · 50 待收货 · 55 部分收货 ·
 * 60 待评价 · 70 已完成 · 80 取消申请中 · 90 已取消 · 95 部分交货关闭
 */
export const OrderStatus = OneOf(['10', '20', '25', '30', '35', '40', '45', '50', '55', '60', '70', '80', '90', '95'])
export type OrderStatus = Static<typeof OrderStatus>

/** What people do to an order through `orders/move`. */
const moves = [
  'submit',
  'withdraw',
  'cancel',
  'reopen',
  'urge',
  'accept',
  'propose',
  'agreeProposal',
  'declineProposal',
  'refuse',
  'requestCancel',
  'agreeCancel',
  'refuseCancel',
  'receive',
  'shortClose',
] as const
/** What has a call of its own: `orders/edit`, `orders/approve`, `deliveries/create`, `comments/create`. */
const acts = ['edit', 'approve', 'reject', 'ship', 'comment'] as const
/** What the product does by itself when a time is up. */
const timeouts = ['expireApproval', 'expire', 'autoReceive', 'autoComment'] as const

export const MoveAction = OneOf(moves)
export type MoveAction = Static<typeof MoveAction>
export const OrderAction = OneOf([...moves, ...acts, ...timeouts])
export type OrderAction = Static<typeof OrderAction>

/** `mall`: at the catalogue's prices; `agreement`: every line at a negotiated price. */
export const OrderType = OneOf(['mall', 'agreement'])
export type OrderType = Static<typeof OrderType>

/** `term` 账期 (paid after so many days), `quota` 授信额度 (held on the department's quota), `transfer` 对公转账. */
export const PaymentMethod = OneOf(['term', 'quota', 'transfer'])
export type PaymentMethod = Static<typeof PaymentMethod>

/** A line of an order: what was ordered, as it was then, and how far it has come. */
export const OrderLine = shape({
  orderLineId: Id,
  lineNo: Type.Integer(),
  ...goodsFields,
  categoryName: Type.String(),
  quantity: Quantity,
  price: Price,
  priceSource: PriceSource,
  taxRate: Rate,
  amount: Amount,
  taxAmount: Amount,
  shipped: Count,
  received: Type.Integer({ description: 'taken in: accepted and rejected' }),
  rejected: Count,
  closed: Type.Integer({ description: 'will not be delivered any more' }),
})
export type OrderLine = Static<typeof OrderLine>

/** What a supplier offers instead: less, or later. The buyer says yes or no. */
export const Proposal = shape({
  promisedDate: Maybe(Day),
  reason: Type.String(),
  lines: List(shape({ orderLineId: Id, quantity: Pieces })),
})
export type Proposal = Static<typeof Proposal>

/** A row of the order list: one card. */
export const OrderSummary = shape({
  orderId: Id,
  orderNo: Type.String(),
  version: Type.Integer(),
  status: OrderStatus,
  orderType: OrderType,
  supplierId: Id,
  supplierName: Type.String(),
  buyerId: Id,
  buyerName: Type.String(),
  deptName: Type.String(),
  consignee: Type.String(),
  paymentMethod: PaymentMethod,
  quantity: Pieces,
  goodsAmount: Amount,
  freight: Amount,
  amount: Type.String({ ...Amount, description: 'goods and freight, with tax' }),
  expectedDate: Maybe(Day),
  promisedDate: Maybe(Day),
  hasProposal: Type.Boolean(),
  reason: Type.String({ description: 'of the last rejection, refusal or cancellation' }),
  createdAt: Instant,
  submittedAt: Maybe(Instant),
  dueAt: Maybe(Type.String({ ...Instant, description: 'when the product itself will act' })),
  dueAction: Maybe(OrderAction),
  lines: List(OrderLine),
  can: List(OrderAction),
})
export type OrderSummary = Static<typeof OrderSummary>

/** What has become of an order, in pieces over all lines, and what is to be paid for it. */
export const Settlement = shape({
  ordered: Count,
  accepted: Count,
  rejected: Count,
  closed: Type.Integer({ description: 'will not be delivered any more' }),
  deducted: Type.String({ ...Amount, description: 'of the order, because it was rejected or will not come' }),
  payable: Type.String({ ...Amount, description: 'with freight; what is still to come is in it' }),
})
export type Settlement = Static<typeof Settlement>

/** What an order takes from a budget or quota. */
export const OrderFund = shape({
  kind: FundKind,
  name: Type.String(),
  amount: Amount,
  used: Type.String({ ...Amount, description: 'reserved and committed by others' }),
  thisOrder: Amount,
  available: Type.String({ ...Amount, description: 'left after this order' }),
})
export type OrderFund = Static<typeof OrderFund>

/** The whole order. What only the buyer's side may know is null or empty for a supplier: purpose, funds, approval. */
export const OrderDetail = shape({
  ...OrderSummary.properties,
  taxAmount: Amount,
  settlement: Settlement,
  parentOrderNo: Maybe(Type.String({ description: 'the order that this one was split from' })),
  mobile: Type.String(),
  regions: List(Region),
  address: Type.String(),
  fullAddress: Type.String(),
  invoiceTitle: InvoiceTitle,
  termDays: Maybe(Type.Integer({ description: 'for 账期' })),
  remark: Type.String(),
  purpose: Type.String(),
  attachments: AttachedFiles,
  proposal: Maybe(Proposal),
  acceptedAt: Maybe(Instant),
  finishedAt: Maybe(Instant),
  approvalId: Maybe(Id),
  funds: List(OrderFund),
})
export type OrderDetail = Static<typeof OrderDetail>

export const ById = shape({ orderId: Id })

export const orderDetail = route({
  method: 'GET',
  path: '/orderrest/api/orders/detail',
  access: 'session',
  summary: 'An order: of mine, of my departments with order.readAll, or one that I approve.',
  input: ById,
  reply: OrderDetail,
})
export const supplierOrderDetail = route({
  method: 'GET',
  path: '/orderrest/api/supplierOrders/detail',
  access: 'supplierOrder.read',
  summary: 'An order that was sent to my company.',
  input: ById,
  reply: OrderDetail,
})

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

export const orderPdf = route({
  method: 'GET',
  path: '/orderrest/api/orders/pdf',
  access: 'session',
  summary: 'The order as a PDF document (application/pdf, not the envelope), for everybody who may see it.',
  input: ById,
  reply: Type.Unknown({ description: 'application/pdf' }),
  download: true,
})
