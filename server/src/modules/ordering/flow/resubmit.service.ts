import type { Input } from '#contract/kit/route.ts'
import type { OrderSettings } from '#contract/ordering/settings.ts'
import type { editOrder as editRoute } from '#contract/ordering/orderMoves.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, startApproval } from '#modules/approvals/index.ts'
import { keptAllocations, refuseMissing, withAllocations } from '../costCentres/editAllocations.service.ts'
import { awardedGroup, isAwarded, missingIn } from '../awards/award.group.ts'
import { toReserve } from '../cart/newOrder.service.ts'
import { type BasketGroup, keywordsOf, titleOf, type Wish } from '../cart/basket.rules.ts'
import { changesOf, competedIn, violationOf } from '../cart/basket.changes.rules.ts'
import { draftOf } from '../cart/checkout.service.ts'
import { pointsAfter } from '../cart/points.rules.ts'
import { quoteBasket } from '../cart/wish.service.ts'
import { checkoutContext } from '../cart/checkout.store.ts'
import { reserveForOrders, releaseOrder, toPay } from './reservation.service.ts'
import { violationOfLines } from '../orders/line.rules.ts'
import type { Done } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { isMethodThere, refusePaymentOff } from '../orders/payment.service.ts'

/** Submits a draft or returned order unchanged; if prices have changed it must be edited first. */
export async function resubmit(tx: Tx, actor: Actor, order: Locked<OrderRow>): Promise<Done> {
  const { settings, unreviewed } = await checkoutContext(tx, actor)
  if (unreviewed > 0) refuse('cart.blocked', { count: unreviewed })
  const quoted = isAwarded(order) ? awardedGroup(order) : await quoteAgain(tx, actor, order, settings)
  const group = withAllocations(quoted, keptAllocations(order))
  const missing = missingIn(order)
  if (missing) refuse(missing)
  refuseMissing(group, settings)
  refusePaymentOff(order.payment_method, settings, await isMethodThere(tx, actor, order.payment_method))
  const resubmitted = await ask(tx, actor, order, group, order.payment_method)
  return { ...resubmitted, patch: { ...amountsPatch(order, group), ...resubmitted.patch } }
}

/** Requotes an order at today's prices; refuses if they have changed, so that the buyer can review them. */
async function quoteAgain(tx: Tx, actor: Actor, order: OrderRow, settings: OrderSettings): Promise<BasketGroup> {
  const [group] = await quoteBasket(tx, actor, wishesOf(order, {}), settings)
  const changes = changesOf(group!.lines)
  const violation = violationOf(changes)
  if (violation) refuse(violation, { lines: changes })
  return group!
}

/** Cancels the approval and releases what the order holds; returns the events to publish. */
export async function withdrawOrder(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  reason: string,
  ends: { readonly isOver: boolean } = { isOver: false },
) {
  const isPending = order.status === '20' && order.approval_id !== null
  const events = isPending ? await cancelApproval(tx, actor, [order.approval_id!], reason) : []
  await releaseOrder(tx, actor, order, reason, ends)
  return events
}

/** Starts the approval of the order as it is now and reserves goods and funds. */
export async function ask(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  group: BasketGroup,
  paymentMethod: OrderRow['payment_method'],
  pointsAmount = pointsAfter(order, group.amounts.goodsAmount),
): Promise<Done & { patch: object }> {
  const competed = competedIn(group.lines)
  if (competed) refuse('agreementPrice.competition', { ...competed })
  const { instanceId: approvalId, events } = await startApproval(tx, actor, {
    ...draftOf(group, actor),
    entityId: order.id,
    docNo: order.no,
    title: titleOf(group.lines.map(({ quote }) => quote.name)),
    version: String(order.version + 1),
  })
  const lines = isAwarded(order) ? [] : group.lines.map(toReserve)
  const { amount } = group.amounts
  await reserveForOrders(tx, actor, [{ ...toPay(order), amount, pointsAmount, paymentMethod, lines }])
  return {
    after: { approved: approvalId === null },
    events,
    patch: {
      approval_id: approvalId,
      submitted_at: actor.now,
      sent_at: approvalId === null ? actor.now : null,
      proposal: null,
      reason: '',
    },
  }
}

/** Converts an order's lines to wishes with the requested quantities; 0 removes a line. */
export function wishesOf(order: OrderRow, { lines = [] }: Pick<Input<typeof editRoute>, 'lines'>): Wish[] {
  const violation = violationOfLines(
    order,
    lines.map(({ orderLineId }) => orderLineId),
  )
  if (violation) refuse(violation)
  const quantities = new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const wishes = order.lines
    .map((line) => ({
      skuId: line.sku_id,
      quantity: quantities.get(line.id) ?? line.quantity,
      cartLineId: null,
      addedPrice: null,
      seenPrice: line.price,
    }))
    .filter(({ quantity }) => quantity > 0)
  return wishes.length > 0 ? wishes : refuse('order.allTakenOut')
}

export const amountsPatch = (order: OrderRow, { orderType, supplierName, lines, amounts }: BasketGroup) => ({
  order_type: orderType,
  goods_amount: amounts.goodsAmount,
  tax_amount: amounts.taxAmount,
  freight: amounts.freight,
  amount: amounts.amount,
  points_amount: pointsAfter(order, amounts.goodsAmount),
  keywords: keywordsOf(
    order.no,
    supplierName,
    lines.map(({ quote }) => quote.name),
  ),
})
