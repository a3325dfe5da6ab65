import type { SubmitInput, SubmittedOrder } from '#contract/ordering/submit.ts'
import { sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { refuse } from '#kit/refusal.ts'
import { type ApprovalContext, approvalContext, planApproval, recordApproval } from '#modules/approvals/index.ts'
import { attachFiles, attachmentsOf, ownFiles } from '#modules/files/index.ts'
import { fullAddress } from '../addresses/address.rules.ts'
import { freightRule } from './amounts.rules.ts'
import { type BasketGroup, groupsOf, titleOf } from './basket.rules.ts'
import { changesOf, violationOf } from './basket.changes.rules.ts'
import { draftOf } from './checkout.service.ts'
import { quoteWishes, takeWishes } from './wish.service.ts'
import { checkoutContext } from './checkout.store.ts'
import { reserveForOrders } from '../flow/reservation.service.ts'
import { insertOrders, newNumbers, type NewOrder } from '../orders/order.insert.store.ts'
import { isQuotaThere, refusePaymentOff } from '../orders/payment.service.ts'
import { isComing } from '../flow/times.rules.ts'
import { type Terms, newOrder, newLine, orderToReserve } from './newOrder.service.ts'

/**
 * Submits orders, one for each supplier. Prices come from the server; if the buyer saw other prices, it refuses and
 * writes nothing.
 * Lock order: removing the cart lines is the first lock; contended rows (stock, budget) are locked last.
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
  // Pipelined: the contended rows are locked as briefly as possible.
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
