import type { Input } from '#contract/kit/route.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { editOrder as editRoute } from '#contract/ordering/orderMoves.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { fullAddress } from '../addresses/address.rules.ts'
import { awardedGroup, isAwarded, missingIn } from '../awards/award.group.ts'
import type { BasketGroup, Wish } from '../cart/basket.rules.ts'
import { changesOf, violationOf } from '../cart/basket.changes.rules.ts'
import { quoteBasket } from '../cart/wish.service.ts'
import { type CheckoutContext, checkoutContext } from '../cart/checkout.store.ts'
import { removeLines, setLineTerms } from '../orders/line.store.ts'
import { orderFlow } from '../orders/order.rules.ts'
import { factsOf } from '../orders/order.facts.rules.ts'
import { findOrder, finishMove, lockOrderFor } from '../orders/order.service.ts'
import type { OrderPatch, OrderRow } from '../orders/order.store.ts'
import { isQuotaThere, refusePaymentOff } from '../orders/payment.service.ts'
import { editAttachments } from './editAttachments.service.ts'
import { isComing } from './times.rules.ts'
import { withdrawOrder, ask, wishesOf, amountsPatch } from './resubmit.service.ts'

type Edit = Input<typeof editRoute>

/**
 * Edits an order before acceptance, at today's prices: releases the previous reservations and approval and starts anew.
 */
export async function editOrder(tx: Tx, actor: Actor, input: Edit): Promise<OrderRow> {
  const order = await lockOrderFor(tx, actor, input.orderId, input.version)
  orderFlow.decide(factsOf(order), 'edit', actor)
  if (isAwarded(order) && input.lines !== undefined) refuse('order.awardFixed')
  const wishes = isAwarded(order) ? [] : wishesOf(order, input)
  const context = await checkoutContext(tx, actor, input.addressId, input.invoiceTitleId)
  const terms = {
    ...(await termsOf(tx, actor, input, context)),
    ...(await editAttachments(tx, actor, order, input.attachments)),
  }
  const isSubmitted = order.status === '20' || order.status === '30'
  const ended = isSubmitted ? await withdrawOrder(tx, actor, order, 'edited') : []
  const group = isAwarded(order)
    ? awardedGroup(order)
    : await quoteLinesAnew(tx, actor, order, wishes, context.settings)
  const missing = isAwarded(order) && isSubmitted && missingIn({ ...order, ...terms })
  if (missing) refuse(missing)
  const method = terms.payment_method ?? order.payment_method
  const resubmitted = isSubmitted ? await ask(tx, actor, order, group, method) : { patch: {} }
  await finishMove(tx, actor, order, 'edit', {
    ...resubmitted,
    patch: { ...amountsPatch(order, group), ...terms, ...resubmitted.patch },
    facts: { amount: group.amounts.amount, formerAmount: order.amount },
    events: [...ended, ...(resubmitted.events ?? [])],
  })
  return findOrder(tx, actor, order.id)
}

/** Requotes the wished lines at today's prices, writes them, and removes lines that are no longer wanted. */
async function quoteLinesAnew(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  wishes: readonly Wish[],
  settings: OrderSettings,
): Promise<BasketGroup> {
  const [group] = await quoteBasket(tx, actor, wishes, settings)
  const problems = changesOf(group!.lines.map((line) => ({ ...line, wish: { ...line.wish, seenPrice: null } })))
  const violation = violationOf(problems)
  if (violation) refuse(violation, { lines: problems })
  await setLineTerms(tx, order, group!.lines.map(termsOfLine(order)))
  const gone = order.lines.filter((line) => !wishes.some(({ skuId }) => skuId === line.sku_id))
  if (gone.length > 0)
    await removeLines(
      tx,
      order,
      gone.map(({ id }) => id),
    )
  return group!
}

async function termsOf(tx: Tx, actor: Actor, input: Edit, context: CheckoutContext) {
  const { address, title, settings } = context
  if (input.addressId && !address) refuse('order.addressGone')
  if (input.invoiceTitleId && !title) refuse('order.invoiceTitleGone')
  if (input.expectedDate && !isComing(input.expectedDate, actor.now)) refuse('order.dateInvalid')
  if (input.paymentMethod)
    refusePaymentOff(input.paymentMethod, settings, await isQuotaThere(tx, actor, input.paymentMethod))
  const patch: Partial<OrderPatch> = {}
  if (address) {
    const { consignee: name, mobile, regions, detail } = address
    patch.consignee = { name, mobile, regions, detail, full: fullAddress(regions, detail) }
  }
  if (title) patch.invoice_title = title
  if (input.paymentMethod) {
    patch.payment_method = input.paymentMethod
    patch.term_days = input.paymentMethod === 'term' ? settings.orderTermDays : null
  }
  if (input.expectedDate !== undefined) patch.expected_on = input.expectedDate
  if (input.remark !== undefined) patch.remark = input.remark
  if (input.purpose !== undefined) patch.purpose = input.purpose
  return patch
}

const termsOfLine =
  (order: OrderRow) =>
  ({ wish, quote, amount, taxAmount }: BasketGroup['lines'][number]) => ({
    id: order.lines.find((line) => line.sku_id === wish.skuId)!.id,
    quantity: wish.quantity,
    price: quote.unitPrice,
    price_source: quote.priceSource,
    tax_rate: quote.taxRate,
    amount,
    tax_amount: taxAmount,
  })
