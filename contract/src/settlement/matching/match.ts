import { InvoiceStatus } from '#contract/invoices/invoice.ts'
import type { Labels } from '#contract/kit/labels.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { Amount, Day, Id, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** How an invoice was matched: by totals of each rate, line by line, or not at all. */
export const MatchMethod = OneOf(['totals', 'lines', 'none'])
export type MatchMethod = Static<typeof MatchMethod>

/** Result of one row of a match. */
export const RowOutcome = OneOf(['ok', 'price', 'quantity', 'rate', 'noReceipt'])
export type RowOutcome = Static<typeof RowOutcome>

const Side = shape({
  name: Type.String(),
  note: Type.String({ description: 'specification; of a settlement line also its document' }),
  unit: Type.String(),
  quantity: Maybe(Type.String({ description: 'decimal text' })),
  price: Maybe(Type.String({ description: 'unit price with tax' })),
  gross: Amount,
})
export type Side = Static<typeof Side>

/** Line of the invoice beside the settlement line that it is matched to. */
export const MatchRow = shape({
  invoice: Maybe(Side),
  line: Maybe(Side),
  difference: Type.String({ ...Amount, description: 'invoice less settlement line' }),
  outcome: RowOutcome,
})
export type MatchRow = Static<typeof MatchRow>

/** Match of an invoice with what statements confirmed. */
export const Match = shape({
  method: MatchMethod,
  statementNos: List(Type.String()),
  expected: Type.String({ ...Amount, description: 'gross amount of the settlement lines' }),
  difference: Amount,
  overriddenByName: Type.String({ description: 'who accepted the difference; empty: nobody' }),
  rows: List(MatchRow, 10_000),
})
export type Match = Static<typeof Match>

export const RateTotal = shape({
  rate: Maybe(Type.String({ description: 'percent; null: no rate, as for freight' })),
  lines: Type.Integer(),
  net: Amount,
  tax: Amount,
  gross: Amount,
})
export type RateTotal = Static<typeof RateTotal>

/** What a supplier still has to invoice of a confirmed statement. */
export const ToInvoice = shape({
  id: Type.String({ ...Id, description: 'id of the statement' }),
  statementNo: Type.String({ description: 'goes into the remark of the invoice' }),
  month: Type.String(),
  supplierName: Type.String(),
  payerTitle: Type.String(),
  payerNo: Type.String(),
  gross: Type.String({ ...Amount, description: 'to be invoiced, with tax' }),
  net: Amount,
  tax: Amount,
  red: Type.String({ ...Amount, description: 'to be reversed by a red invoice; negative' }),
  invoiced: Type.String({ ...Amount, description: 'invoiced already' }),
  rates: List(RateTotal),
})
export type ToInvoice = Static<typeof ToInvoice>

/** Line of a confirmed statement that is not invoiced yet, or not all of it. */
export const OpenLine = shape({
  id: Id,
  orderNo: Type.String(),
  sourceNo: Type.String(),
  bookedOn: Day,
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  taxCode: Type.String(),
  quantity: Type.Integer({ description: 'not invoiced' }),
  price: Maybe(Type.String({ description: 'unit price with tax' })),
  rate: Maybe(Type.String({ description: 'percent' })),
  gross: Type.String({ ...Amount, description: 'not invoiced, with tax' }),
})
export type OpenLine = Static<typeof OpenLine>

/** How far an order is invoiced. */
export const OrderInvoiceState = OneOf(['received', 'stated', 'exception', 'invoicing', 'invoiced'])
export type OrderInvoiceState = Static<typeof OrderInvoiceState>
export const orderInvoiceStateNames = {
  received: ['待对账', 'Awaiting statement'],
  stated: ['待开票', 'Awaiting invoice'],
  exception: ['有差异', 'With a difference'],
  invoicing: ['核对中', 'Under review'],
  invoiced: ['已开票', 'Invoiced'],
} as const satisfies StateNames<OrderInvoiceState>

/** Invoice in the list of an order's invoices. */
export const OrderInvoice = shape({ id: Id, number: Type.String(), status: InvoiceStatus })
export type OrderInvoice = Static<typeof OrderInvoice>

/** Order of the caller with what was received and invoiced of it. */
export const InvoicedOrder = shape({
  id: Type.String({ ...Id, description: 'id of the order' }),
  orderNo: Type.String(),
  supplierName: Type.String(),
  title: Type.String({ description: 'names of its goods' }),
  payerTitle: Type.String(),
  amount: Type.String({ ...Amount, description: 'of the order' }),
  received: Type.String({ ...Amount, description: 'received less returned' }),
  invoiced: Amount,
  state: OrderInvoiceState,
  invoices: List(OrderInvoice),
})
export type InvoicedOrder = Static<typeof InvoicedOrder>

export const toInvoiceLabels = {
  statementNo: ['对账单号', 'Statement number'],
  month: ['对账期间', 'Month'],
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['受票方名称', 'Buyer'],
  payerNo: ['受票方税号', "Buyer's tax number"],
  net: ['不含税金额', 'Without tax'],
  tax: ['税额', 'Tax'],
  gross: ['待开票金额', 'To invoice'],
  red: ['待开红字', 'To reverse'],
  invoiced: ['已开票', 'Invoiced'],
} as const satisfies Labels<typeof ToInvoice>

export const openLineLabels = {
  orderNo: ['订单编号', 'Order number'],
  sourceNo: ['单据号', 'Document'],
  bookedOn: ['日期', 'Date'],
  name: ['项目名称', 'Item'],
  spec: ['规格型号', 'Specification'],
  unit: ['单位', 'Unit'],
  taxCode: ['税收分类编码', 'Tax classification'],
  quantity: ['数量', 'Quantity'],
  price: ['含税单价', 'Price with tax'],
  rate: ['税率（%）', 'Tax rate (%)'],
  gross: ['含税金额', 'With tax'],
} as const satisfies Labels<typeof OpenLine>

export const invoicedOrderLabels = {
  orderNo: ['订单编号', 'Order number'],
  title: ['商品', 'Products'],
  supplierName: ['供应商', 'Supplier'],
  payerTitle: ['发票抬头', 'Invoice title'],
  amount: ['订单金额', 'Order amount'],
  received: ['已收货', 'Received'],
  invoiced: ['已开票', 'Invoiced'],
  state: ['发票状态', 'Invoice state'],
} as const satisfies Labels<typeof InvoicedOrder>
