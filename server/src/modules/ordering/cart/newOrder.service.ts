import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { SubmitInput } from '#contract/ordering/submit.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { Actor } from '#kit/actor.ts'
import { type FileRow, presentFile } from '#modules/files/index.ts'
import { type BasketGroup, keywordsOf } from './basket.rules.ts'
import type { NewLine, NewOrder } from '../orders/order.insert.store.ts'
import { orderFlow } from '../orders/order.rules.ts'
import type { Consignee } from '../orders/order.store.ts'
import { dueAt } from '../flow/times.rules.ts'

/** Terms shared by all orders of one submission. */
export interface Terms {
  readonly settings: OrderSettings
  readonly consignee: Consignee
  readonly invoiceTitle: InvoiceTitle
  readonly input: SubmitInput
  readonly idemKey: string
  readonly files: readonly FileRow[]
}

interface Numbered {
  readonly id: string
  readonly no: string
  readonly approvalId: string | null
  readonly attachmentsId: string | null
}

export function newOrder(
  actor: Actor,
  { supplierId, supplierName, orderType, lines, amounts }: BasketGroup,
  { id, no, approvalId, attachmentsId }: Numbered,
  { settings, consignee, invoiceTitle, input, idemKey, files }: Terms,
): NewOrder {
  const status = orderFlow.decide(draft(actor, supplierId, approvalId === null), 'submit', actor)
  const isSent = status === '30'
  return {
    id,
    no,
    status,
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
    goods_amount: amounts.goodsAmount,
    tax_amount: amounts.taxAmount,
    freight: amounts.freight,
    amount: amounts.amount,
    keywords: keywordsOf(
      no,
      supplierName,
      lines.map(({ quote }) => quote.name),
    ),
    idem_key: idemKey,
    approval_id: approvalId,
    submitted_at: actor.now,
    sent_at: isSent ? actor.now : null,
    due_at: dueAt(status, settings, actor.now),
    project_id: null,
    award_id: null,
    award_part: null,
  }
}

/** Facts of a new order for the order flow. */
const draft = (actor: Actor, supplierId: string, approved: boolean) => ({
  status: '10' as const,
  buyer_id: actor.userId,
  supplier_id: supplierId,
  dept_path: actor.deptPath,
  sent: false,
  approves: false,
  awaits_me: false,
  has_proposal: false,
  urged_at: null,
  progress: { unshipped: 0, underway: 0, received: 0 },
  after: { unshipped: 0, underway: 0, received: 0, approved },
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
  price_source: line.quote.priceSource,
  tax_rate: line.quote.taxRate,
  amount: line.amount,
  tax_amount: line.taxAmount,
})

/** Reservation of a line: stock, and the cap of an awarded agreement. */
export const toReserve = ({ wish, quote }: BasketGroup['lines'][number]) => ({
  skuId: quote.skuId,
  qty: wish.quantity,
  agreementId: quote.isAwarded ? quote.agreementPriceId : null,
})

export const orderToReserve = ({ id, dept_id, amount, payment_method }: NewOrder, { lines }: BasketGroup) => ({
  id,
  deptId: dept_id,
  amount,
  paymentMethod: payment_method,
  lines: lines.map(toReserve),
})
