import { InvoiceTitle } from './invoiceTitles.ts'
import { Region } from './addresses.ts'
import { AttachedFiles } from '#contract/files/files.ts'
import { route } from '#contract/kit/route.ts'
import { Amount, Count, Id, Instant, List, Maybe, shape, type Static, Type } from '#contract/kit/schema.ts'
import { FundKind } from '#contract/ledger/ledger.ts'
import { OrderAmount, Proposal, OrderSummary } from './orderSummary.ts'

/** Fulfilment of an order: quantities over all lines, and the payable amount. */
export const Settlement = shape({
  ordered: Count,
  accepted: Count,
  rejected: Count,
  inspecting: Type.Integer({ description: 'received, and not inspected yet' }),
  closed: Type.Integer({ description: 'cancelled quantity, no longer delivered' }),
  returned: Type.Integer({ description: 'accepted, then sent back and refunded' }),
  deducted: Maybe(
    Type.String({
      ...Amount,
      description: 'deducted from the order for rejected, cancelled or returned quantities, and allowances',
    }),
  ),
  payable: Maybe(Type.String({ ...Amount, description: 'payable amount with freight, including open quantities' })),
})
export type Settlement = Static<typeof Settlement>

/** What an order takes from a budget or quota. */
export const OrderFund = shape({
  kind: FundKind,
  name: Type.String(),
  amount: Amount,
  used: Type.String({ ...Amount, description: 'reserved and committed by other orders' }),
  thisOrder: Amount,
  available: Type.String({ ...Amount, description: 'remaining after this order' }),
})
export type OrderFund = Static<typeof OrderFund>

/** Complete order. Purpose, funds and approval are restricted to the buyer's side: null or empty for suppliers. */
export const OrderDetail = shape({
  ...OrderSummary.properties,
  taxAmount: OrderAmount,
  settlement: Settlement,
  parentOrderNo: Maybe(Type.String({ description: 'number of the original order after a split' })),
  mobile: Type.String(),
  regions: List(Region),
  address: Type.String(),
  fullAddress: Type.String(),
  invoiceTitle: shape({
    ...InvoiceTitle.properties,
    title: Type.String({ description: 'empty in a draft without a selected address' }),
  }),
  termDays: Maybe(Type.Integer({ description: 'for 账期' })),
  remark: Type.String(),
  purpose: Type.String(),
  needsInspection: Type.Boolean({ description: 'the buyer wants all goods inspected' }),
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
  byKey: true,
  access: 'session',
  summary: 'Get an order: of the caller, of their departments with order.readAll, or to be approved by the caller',
  input: ById,
  reply: OrderDetail,
})
export const supplierOrderDetail = route({
  method: 'GET',
  path: '/orderrest/api/supplierOrders/detail',
  access: 'supplierOrder.read',
  summary: "Get an order sent to the caller's company",
  input: ById,
  reply: OrderDetail,
})

export const orderPdf = route({
  method: 'GET',
  path: '/orderrest/api/orders/pdf',
  byKey: true,
  access: 'session',
  summary: 'Download the order as PDF (application/pdf, no envelope), for everyone who may read the order',
  input: ById,
  reply: Type.Unknown({ description: 'application/pdf' }),
  download: true,
})
