import { InvoiceTitle } from './invoiceTitles.ts'
import { Region } from './addresses.ts'
import { AttachedFiles } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Count, Id, Instant, List, Maybe, shape, type Static, Type } from '#contract/kit/schema.ts'
import { FundKind } from '#contract/ledger/ledger.ts'
import { Proposal, OrderSummary } from './orderSummary.ts'

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
  invoiceTitle: shape({
    ...InvoiceTitle.properties,
    title: Type.String({ description: 'empty in a draft where none is chosen yet' }),
  }),
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

export const orderPdf = route({
  method: 'GET',
  path: '/orderrest/api/orders/pdf',
  access: 'session',
  summary: 'The order as a PDF document (application/pdf, not the envelope), for everybody who may see it.',
  input: ById,
  reply: Type.Unknown({ description: 'application/pdf' }),
  download: true,
})
