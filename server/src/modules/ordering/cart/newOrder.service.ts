import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { OrderTerms } from '#contract/ordering/submit.ts'
import type { OrderType } from '#contract/ordering/orderSummary.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import { type FileRow, presentFile } from '#modules/files/index.ts'
import { noAllocation } from '../costCentres/allocation.rules.ts'
import { type BasketGroup, keywordsOf } from './basket.rules.ts'
import type { NewLine, NewOrder } from '../orders/order.insert.store.ts'
import { orderFlow } from '../orders/order.rules.ts'
import type { Consignee } from '../orders/order.store.ts'
import { toPay } from '../flow/reservation.service.ts'
import { dueAt } from '../flow/times.rules.ts'

/** Terms shared by all orders of one submission. */
export interface Terms {
  readonly settings: OrderSettings
  readonly consignee: Consignee
  readonly invoiceTitle: InvoiceTitle
  readonly input: OrderTerms
  readonly idemKey: string
  readonly files: readonly FileRow[]
}

type OrderContentTerms = Omit<Terms, 'idemKey' | 'input'> & {
  readonly input: Omit<OrderTerms, 'addressId' | 'invoiceTitleId'>
}

interface Numbered {
  readonly id: string
  readonly no: string
  readonly approvalId: string | null
  readonly attachmentsId: string | null
}

/** What an order keeps of its buyer, basket and terms, whether it is submitted or saved as a draft. */
export const orderContent = (
  actor: Actor,
  { supplierId, supplierName, orderType, lines, amounts }: BasketGroup,
  { id, no, attachmentsId }: Pick<Numbered, 'id' | 'no' | 'attachmentsId'>,
  { settings, consignee, invoiceTitle, input, files }: OrderContentTerms,
) => ({
  id,
  no,
  order_type: orderType,
  buyer_id: actor.userId,
  buyer_name: actor.userName,
  dept_id: actor.deptId,
  dept_name: actor.deptName,
  supplier_id: supplierId,
  supplier_name: supplierName,
  payment_method: input.paymentMethod,
  term_days: input.paymentMethod === 'term' ? settings.orderTermDays : null,
  consignee,
  invoice_title: invoiceTitle,
  remark: input.remark ?? '',
  purpose: input.purpose ?? '',
  attachments: files.map(presentFile),
  attachments_id: attachmentsId,
  expected_on: input.expectedDate ?? null,
  needs_inspection: input.needsInspection ?? false,
  goods_amount: amounts.goodsAmount,
  tax_amount: amounts.taxAmount,
  freight: amounts.freight,
  amount: amounts.amount,
  keywords: keywordsOf(
    no,
    supplierName,
    lines.map(({ quote }) => quote.name),
  ),
  project_id: null,
  award_id: null,
  award_part: null,
})

export function newOrder(
  actor: Actor,
  group: BasketGroup,
  numbered: Numbered,
  terms: Terms,
  pointsAmount: string,
): NewOrder {
  const { approvalId } = numbered
  const { settings, idemKey } = terms
  const status = orderFlow.decide(draft(actor, group.supplierId, group.orderType, approvalId === null), 'submit', actor)
  return {
    ...orderContent(actor, group, numbered, terms),
    status,
    points_amount: pointsAmount,
    idem_key: idemKey,
    approval_id: approvalId,
    submitted_at: actor.now,
    sent_at: status === '30' ? actor.now : null,
    due_at: dueAt(status, settings, actor.now),
  }
}

const nothing = { unshipped: 0, underway: 0, received: 0, inspecting: 0 }

/** Facts of a new order for the order flow. */
const draft = (actor: Actor, supplierId: string, orderType: OrderType, approved: boolean) => ({
  status: '10' as const,
  buyer_id: actor.userId,
  supplier_id: supplierId,
  dept_path: actor.deptPath,
  sent: false,
  order_type: orderType,
  approves: false,
  awaits_me: false,
  has_proposal: false,
  change_status: null,
  urged_at: null,
  fixed_at: null,
  progress: nothing,
  after: { ...nothing, approved },
})

export const newLine = (orderId: string, line: BasketGroup['lines'][number], index: number): NewLine => ({
  order_id: orderId,
  line_no: index + 1,
  sku_id: line.quote.skuId,
  product_id: line.quote.productId,
  name: line.quote.name,
  spec: line.quote.spec,
  brand_name: line.quote.brandName,
  unit: line.quote.unit,
  picture: line.quote.picture,
  category_path: line.quote.categoryPath.map((category) => category.id),
  category_name: line.quote.categoryPath.at(-1)?.name ?? '',
  tax_code: line.quote.taxCategoryCode,
  quantity: line.wish.quantity,
  price: line.quote.unitPrice,
  price_source: line.wish.fixed?.priceSource ?? line.quote.priceSource,
  tax_rate: line.quote.taxRate,
  amount: line.amount,
  tax_amount: line.taxAmount,
  ...(line.wish.allocation ?? noAllocation),
})

/** Reservation of a line: stock, the quantity of its agreement, and caps. */
export const toReserve = ({ wish, quote, amount }: BasketGroup['lines'][number]) => ({
  skuId: quote.skuId,
  qty: wish.quantity,
  amount,
  supplierId: quote.supplierId,
  positionId: quote.positionId,
  agreementId: quote.isCounted ? quote.agreementPriceId : null,
  capIds: wish.capIds ?? [],
})

export const orderToReserve = (order: NewOrder, { lines }: BasketGroup) => ({
  ...toPay(order),
  lines: lines.map(toReserve),
})
