import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { SubmitInput, SubmittedOrder } from '#contract/ordering/submit.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'

import { sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse } from '#kit/refusal.ts'
import { type ApprovalContext, approvalContext, planApproval, recordApproval } from '#modules/approvals/index.ts'
import { attachFiles, attachmentsOf, type FileRow, ownFiles, presentFile } from '#modules/files/index.ts'

import { fullAddress } from '../addresses/address.rules.ts'
import { freightRule } from './amounts.rules.ts'
import { type BasketGroup, changesOf, groupsOf, keywordsOf, violationOf, titleOf, type Wish } from './basket.rules.ts'
import { takeFromCart } from './cart.store.ts'
import { directWish, draftOf, quoteWishes, wishOf } from './checkout.service.ts'
import { checkoutContext } from './checkout.store.ts'
import { reserveForOrders } from '../flow/reservation.service.ts'
import { insertOrders, type NewLine, newNumbers, type NewOrder } from '../orders/order.insert.store.ts'
import { orderFlow } from '../orders/order.rules.ts'
import type { Consignee } from '../orders/order.store.ts'
import { isQuotaThere, refusePaymentOff } from '../orders/payment.service.ts'
import { dueAt, isComing } from '../flow/times.rules.ts'

/** What all orders of one submit share. */
interface Terms {
  readonly settings: OrderSettings
  readonly consignee: Consignee
  readonly invoiceTitle: InvoiceTitle
  readonly input: SubmitInput
  readonly idemKey: string
  readonly files: readonly FileRow[]
}

/**
 * Orders: one order a supplier. Prices are the server's; where the buyer saw others, it refuses and nothing is written. The lines leave
 * the cart first, which is also the lock; the rows that everybody wants (stock, budget) are taken last.
 */
export async function submitOrder(tx: Tx, actor: Actor, input: SubmitInput, idemKey: string) {
  const [{ address, title, settings, unreviewed }, lines, quotaThere, approvals] = await pipeline(
    checkoutContext(tx, actor, input.addressId, input.invoiceTitleId),
    takeWishes(tx, actor, input).then((wishes) => quoteWishes(tx, actor, wishes)),
    isQuotaThere(tx, actor, input.paymentMethod),
    approvalContext(tx, 'order', actor.deptPath),
  )
  if (unreviewed > 0) refuse('cart.blocked', { count: unreviewed })
  if (!address) return refuse('order.addressGone')
  if (!title) return refuse('order.invoiceTitleGone')
  if (input.expectedDate && !isComing(input.expectedDate, actor.now)) refuse('order.dateInvalid')
  refusePaymentOff(input.paymentMethod, settings, quotaThere)
  const changes = changesOf(lines)
  const violation = violationOf(changes)
  if (violation) refuse(violation, { lines: changes })

  const files = await ownFiles(tx, actor, input.attachments ?? [], 'documents')
  const { consignee: name, mobile, regions, detail } = address
  const consignee = { name, mobile, regions, detail, full: fullAddress(regions, detail) }
  const terms = { settings, consignee, invoiceTitle: title, input, idemKey, files }
  return place(tx, actor, groupsOf(lines, freightRule(settings)), terms, approvals)
}

async function place(
  tx: Tx,
  actor: Actor,
  groups: readonly BasketGroup[],
  terms: Terms,
  approvals: ApprovalContext,
): Promise<{ orders: SubmittedOrder[]; total: string }> {
  const numbers = await newNumbers(tx, { count: groups.length })
  const approval = planApproval(
    approvals,
    actor,
    groups.map((group, index) => ({
      ...draftOf(group, actor),
      roundId: numbers[index]!.round_id,
      entityId: numbers[index]!.id,
      docNo: numbers[index]!.no,
      title: titleOf(group.lines.map(({ quote }) => quote.name)),
      version: '1',
    })),
  )
  const attachmentsId = terms.files.length > 0 ? numbers[0]!.id : null
  const orders = groups.map((group, index) =>
    newOrder(
      actor,
      group,
      { ...numbers[index]!, approvalId: approval.started[index]!.instanceId, attachmentsId },
      terms,
    ),
  )
  const lines = groups.flatMap((group, index) =>
    group.lines.map((line, position) => newLine(orders[index]!.id, line, position)),
  )
  if (attachmentsId !== null)
    await attachFiles(tx, actor, 'orderAttachments', attachmentsOf(terms.files, attachmentsId))
  // Done one after the other, but asked for at once: the rows that everybody wants are held no longer than they must be.
  await pipeline(
    recordApproval(tx, approval),
    insertOrders(tx, { orders, lines }),
    publish(tx, actor, ...orders.map(submitted), ...approval.events),
    reserveForOrders(
      tx,
      actor,
      orders.map((order, index) => orderToReserve(order, groups[index]!)),
    ),
  )
  return { orders: orders.map(presentSubmitted), total: sum(orders.map(({ amount }) => amount)) }
}

/** Lines of the cart are taken out of it: a second submit of the same finds them gone. */
async function takeWishes(tx: Tx, actor: Actor, { cartLines, lines }: SubmitInput): Promise<Wish[]> {
  if ((cartLines === undefined) === (lines === undefined)) refuse('order.noLines')
  if (lines) return lines.map(directWish)
  const seen = new Map((cartLines ?? []).map(({ cartLineId, seenPrice }) => [cartLineId, seenPrice]))
  if (seen.size < (cartLines ?? []).length) refuse('order.duplicateLine')
  const rows = await takeFromCart(tx, { userId: actor.userId, ids: [...seen.keys()] })
  if (rows.length < seen.size) refuse('cart.lineGone')
  return rows
    .toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
    .map((row) => wishOf(row, seen.get(row.id) ?? null))
}

interface Numbered {
  readonly id: string
  readonly no: string
  readonly approvalId: string | null
  readonly attachmentsId: string | null
}

function newOrder(
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
  }
}

/** An order that is about to be submitted by who has just made it. */
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

const newLine = (orderId: string, line: BasketGroup['lines'][number], index: number): NewLine => ({
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

const orderToReserve = ({ id, dept_id, amount, payment_method }: NewOrder, { lines }: BasketGroup) => ({
  id,
  deptId: dept_id,
  amount,
  paymentMethod: payment_method,
  lines: lines.map(({ wish, quote }) => ({ skuId: quote.skuId, qty: wish.quantity })),
})

const submitted = ({ id, no, status, amount, buyer_id, supplier_id, supplier_name }: NewOrder) =>
  newEvent('order.submitted', {
    id,
    from: '10',
    to: status,
    data: { orderNo: no, amount, buyerId: buyer_id, supplierId: supplier_id, supplierName: supplier_name },
  })

const presentSubmitted = ({ id, no, status, amount, ...order }: NewOrder): SubmittedOrder => ({
  orderId: id,
  orderNo: no,
  supplierId: order.supplier_id,
  supplierName: order.supplier_name,
  status,
  amount,
})
