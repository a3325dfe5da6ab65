import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { ChangedQuantity } from '#contract/ordering/changes/change.ts'
import type { createOrderChange as createRoute } from '#contract/ordering/changes/changes.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { consigneeOf } from '../addresses/address.rules.ts'
import { quoteWishes } from '../cart/wish.service.ts'
import { checkoutContext } from '../cart/checkout.store.ts'
import type { Consignee } from '../columns.ts'
import { isComing } from '../flow/times.rules.ts'
import { violationOfLines } from '../orders/line.rules.ts'
import { orderFlow } from '../orders/order.rules.ts'
import { factsOf } from '../orders/order.facts.rules.ts'
import { findOrder, finishMove, lockOrderFor } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { amountsAfter, linesAfter, refuseTooLittle } from './change.rules.ts'
import { changes } from './change.store.ts'
import { startChangeApproval } from './changeApproval.service.ts'
import { holdMore } from './changeHolds.service.ts'

type Wanted = Input<typeof createRoute>

/**
 * Requests a change of an accepted order, at its prices. What it would take more is held at once; approvers decide if
 * the order costs more, then the supplier. The order's lock keeps it from being shipped or cancelled meanwhile.
 */
export async function requestChange(tx: Tx, actor: Actor, input: Wanted): Promise<OrderRow> {
  const order = await lockOrderFor(tx, actor, input.orderId, input.version)
  orderFlow.decide(factsOf(order), 'requestChange', actor)
  const lines = changedQuantities(order, input)
  const expected = dateOf(actor, order, input)
  const consignee = await addressOf(tx, actor, order, input)
  if (lines.length === 0 && expected === null && consignee === null) refuse('orderChange.empty')
  const after = linesAfter(order.lines, lines)
  refuseTooLittle(after)
  await refuseUnavailable(tx, actor, order, lines)
  const { amount } = amountsAfter(after, order.freight)
  const made = await changes.insert(tx, {
    order_id: order.id,
    user_id: actor.userId,
    user_name: actor.userName,
    status: 'waiting',
    lines,
    expected_on: expected,
    former_expected_on: expected === null ? null : order.expected_on,
    consignee,
    former_consignee: consignee === null ? null : order.consignee,
    amount,
    former_amount: order.amount,
    reason: input.reason.trim(),
    submitted_at: actor.now,
  })
  const approval =
    compare(amount, order.amount) > 0
      ? await startChangeApproval(tx, actor, order, { amount, version: String(made.version + 1) })
      : { instanceId: null, events: [] }
  const isWaiting = approval.instanceId === null
  if (!isWaiting)
    await changes.set(tx, await changes.lock(tx, made.id), { status: 'approving', approval_id: approval.instanceId })
  await holdMore(tx, actor, order, made)
  await finishMove(tx, actor, order, 'requestChange', {
    reason: made.reason,
    facts: { amount, formerAmount: order.amount, isWaiting },
    events: approval.events,
    keepsClock: true,
  })
  return findOrder(tx, actor, order.id)
}

/** Lines whose quantity differs from the order's. */
function changedQuantities(order: OrderRow, { lines = [] }: Wanted): ChangedQuantity[] {
  const violation = violationOfLines(
    order,
    lines.map(({ orderLineId }) => orderLineId),
  )
  if (violation) refuse(violation)
  return lines.flatMap(({ orderLineId, quantity: after }) => {
    const { name, unit, quantity: before } = order.lines.find(({ id }) => id === orderLineId)!
    return after === before ? [] : [{ orderLineId, name, unit, before, after }]
  })
}

/** New date; null: unchanged. */
function dateOf(actor: Actor, order: OrderRow, { expectedDate }: Wanted): string | null {
  if (expectedDate === undefined || expectedDate === order.expected_on) return null
  return isComing(expectedDate, actor.now) ? expectedDate : refuse('order.dateInvalid')
}

/** New address; null: unchanged. */
async function addressOf(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  { addressId }: Wanted,
): Promise<Consignee | null> {
  if (addressId === undefined) return null
  const { address } = await checkoutContext(tx, actor, addressId)
  const { consignee: former } = order
  const wanted = consigneeOf(address ?? refuse('order.addressGone'))
  const isSame = former.name === wanted.name && former.mobile === wanted.mobile && former.full === wanted.full
  return isSame ? null : wanted
}

/** More of goods that are off sale, or whose supplier is suspended, cannot be had; stock is decided by its reservation. */
async function refuseUnavailable(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  changed: readonly ChangedQuantity[],
): Promise<void> {
  const more = changed.filter(({ before, after }) => after > before)
  if (more.length === 0) return
  const wishes = more.map(({ orderLineId, after: quantity }) => ({
    skuId: order.lines.find(({ id }) => id === orderLineId)!.sku_id,
    quantity,
    cartLineId: null,
    addedPrice: null,
    seenPrice: null,
  }))
  const quoted = await quoteWishes(tx, actor, wishes)
  const isGone = quoted.some(({ quote: { obstacle } }) => obstacle !== null && obstacle !== 'short')
  if (isGone) refuse('order.notAvailable')
}
