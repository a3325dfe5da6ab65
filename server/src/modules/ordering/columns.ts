import type { StoredFile } from '#contract/files/files.ts'
import type { Region } from '#contract/ordering/addresses.ts'
import type { CommentStatus } from '#contract/ordering/comments.ts'
import type { ChangedQuantity } from '#contract/ordering/changes/change.ts'
import type { ChangeStatus } from '#contract/ordering/changes/changeStates.ts'
import type { InvoiceTitle, InvoiceType } from '#contract/ordering/invoiceTitles.ts'
import type { LinePriceSource, OrderType, PaymentMethod, Proposal } from '#contract/ordering/orderSummary.ts'
import type { WatchKind } from '#contract/ordering/lists/goodsWatches.ts'
import type { ListShare } from '#contract/ordering/lists/goodsLists.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type {
  FreightPayer,
  ReturnAddress,
  ReturnFault,
  ReturnKind,
  ReturnOffer,
  ReturnParcel,
  ReturnReason,
  ReturnStatement,
  ReturnStatus,
} from '#contract/ordering/returns/return.ts'

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
  'caps.kind': 'group' | 'plan'
  'changes.consignee': Consignee
  'changes.former_consignee': Consignee
  'changes.lines': ChangedQuantity[]
  'changes.status': ChangeStatus
  'comments.follow_up_pictures': StoredFile[]
  'comments.follow_up_status': 'pending' | 'published'
  'comments.pictures': StoredFile[]
  'comments.status': CommentStatus
  'deliveries.attachments': StoredFile[]
  'goods_watches.kind': WatchKind
  'invoice_titles.invoice_type': InvoiceType
  'lists.share': ListShare
  'order_lines.price_source': LinePriceSource
  'orders.attachments': StoredFile[]
  'orders.consignee': Consignee
  'orders.invoice_title': InvoiceTitle
  'orders.order_type': OrderType
  'orders.payment_method': PaymentMethod
  'orders.proposal': Proposal
  'orders.status': OrderStatus
  'receipts.attachments': StoredFile[]
  'returns.address': ReturnAddress
  'returns.fault': ReturnFault
  'returns.freight_by': FreightPayer
  'returns.kind': ReturnKind
  'returns.offer': ReturnOffer
  'returns.parcel': ReturnParcel
  'returns.reason': ReturnReason
  'returns.replacement': ReturnParcel
  'returns.statements': ReturnStatement[]
  'returns.status': ReturnStatus
}
