import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import { yuanOfPoints } from '#contract/ledger/points.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { editOrder as editRoute } from '#contract/ordering/orderMoves.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { consigneeOf } from '../addresses/address.rules.ts'
import { wantedCostCentres } from '../costCentres/allocation.rules.ts'
import { allocationsOf, refuseMissing, withAllocations } from '../costCentres/editAllocations.service.ts'
import { awardedGroup, isAwarded, missingIn } from '../awards/award.group.ts'
import type { BasketGroup, Wish } from '../cart/basket.rules.ts'
import { changesOf, violationOf } from '../cart/basket.changes.rules.ts'
import { quoteBasket } from '../cart/wish.service.ts'
import { type CheckoutContext, checkoutContext } from '../cart/checkout.store.ts'
import { mostPointsFor, pointsAfter } from '../cart/points.rules.ts'
import { removeLines, setAllocations, setLineTerms } from '../orders/line.store.ts'
import { orderFlow } from '../orders/order.rules.ts'
import { factsOf } from '../orders/order.facts.rules.ts'
import { findOrder, finishMove, lockOrderFor } from '../orders/order.service.ts'
import type { OrderPatch, OrderRow } from '../orders/order.store.ts'
import { wantedTerms } from '../settings.store.ts'
import { isMethodThere, refusePaymentOff } from '../orders/payment.service.ts'
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
  // An awarded order holds its budget as a draft, too.
  if (isAwarded(order) && input.points) refuse('order.awardFixed')
  const wishes = isAwarded(order) ? [] : wishesOf(order, input)
  const centres = wantedCostCentres(input.allocations ?? [])
  const context = await checkoutContext(tx, actor, input.addressId, input.invoiceTitleId, centres)
  const given = wantedTerms(input, context.settings)
  const terms = {
    ...(await termsOf(tx, actor, given, context)),
    ...(await editAttachments(tx, actor, order, given.attachments)),
  }
  const allocations = allocationsOf(order, input.allocations ?? [], context)
  const isSubmitted = order.status === '20' || order.status === '30'
  const ended = isSubmitted ? await withdrawOrder(tx, actor, order, 'edited') : []
  const quoted = isAwarded(order)
    ? awardedGroup(order)
    : await quoteLinesAnew(tx, actor, order, wishes, context.settings)
  const group = withAllocations(quoted, allocations)
  if (input.allocations) await setAllocations(tx, order, allocations)
  if (isSubmitted) refuseMissing(group, context.settings)
  const missing = isAwarded(order) && isSubmitted && missingIn({ ...order, ...terms })
  if (missing) refuse(missing)
  const method = terms.payment_method ?? order.payment_method
  const points = pointsOf(order, group, input.points, context.settings)
  const resubmitted = isSubmitted ? await ask(tx, actor, order, group, method, points) : { patch: {} }
  await finishMove(tx, actor, order, 'edit', {
    ...resubmitted,
    patch: { ...amountsPatch(order, group), points_amount: points, ...terms, ...resubmitted.patch },
    facts: { amount: group.amounts.amount, formerAmount: order.amount },
    // A draft expires some days after it was saved, however often it is edited.
    keepsClock: order.status === '10',
    events: [...ended, ...(resubmitted.events ?? [])],
  })
  return findOrder(tx, actor, order.id)
}

/** What points pay after the edit: as many as are given, else what remains of those of the order. */
function pointsOf(
  order: OrderRow,
  { amounts: { goodsAmount } }: BasketGroup,
  points: number | undefined,
  { orderPointsPercent: percent }: OrderSettings,
): string {
  if (points === undefined) return pointsAfter(order, goodsAmount)
  const amount = yuanOfPoints(points)
  return compare(amount, mostPointsFor(goodsAmount, percent)) <= 0 ? amount : refuse('points.tooMany', { percent })
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
    refusePaymentOff(input.paymentMethod, settings, await isMethodThere(tx, actor, input.paymentMethod))
  const patch: Partial<OrderPatch> = {}
  if (address) patch.consignee = consigneeOf(address)
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
