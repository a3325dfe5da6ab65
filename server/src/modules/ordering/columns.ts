import type { StoredFile } from '#contract/files/files.ts'
import type { Region } from '#contract/ordering/addresses.ts'
import type { InvoiceTitle, InvoiceType } from '#contract/ordering/invoiceTitles.ts'
import type { LinePriceSource, OrderType, PaymentMethod, Proposal } from '#contract/ordering/orderSummary.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'

export interface Consignee {
  name: string
  mobile: string
  regions: Region[]
  detail: string
  full: string
}

/** Column types that SQL does not describe. */
export interface Columns {
  'addresses.regions': Region[]
  'comments.pictures': StoredFile[]
  'deliveries.attachments': StoredFile[]
  'invoice_titles.invoice_type': InvoiceType
  'order_lines.price_source': LinePriceSource
  'orders.attachments': StoredFile[]
  'orders.consignee': Consignee
  'orders.invoice_title': InvoiceTitle
  'orders.order_type': OrderType
  'orders.payment_method': PaymentMethod
  'orders.proposal': Proposal
  'orders.status': OrderStatus
  'receipts.attachments': StoredFile[]
}
