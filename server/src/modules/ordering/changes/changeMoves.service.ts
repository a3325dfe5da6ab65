import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval } from '#modules/approvals/index.ts'
import { removeLines, setLineTerms } from '../orders/line.store.ts'
import { progressOf } from '../orders/order.facts.rules.ts'
import type { Done } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { amountsAfter, linesAfter, refuseTooLittle } from './change.rules.ts'
import { changes, lockOpenChange } from './change.store.ts'
import { releaseMore, settleDifference } from './changeHolds.service.ts'

const openOf = async (tx: Tx, order: Locked<OrderRow>) =>
  (await lockOpenChange(tx, order.id)) ?? refuse('orderChange.none')

/** Withdraws the open change, as its buyer; its approval ends. */
export async function withdrawChange(tx: Tx, actor: Actor, order: Locked<OrderRow>): Promise<Done> {
  const change = await openOf(tx, order)
  const isWaiting = change.status === 'waiting'
  const events = isWaiting ? [] : await cancelApproval(tx, actor, [change.approval_id!], 'withdrawn')
  await releaseMore(tx, actor, order, change)
  await changes.set(tx, change, { status: 'withdrawn', finished_at: actor.now })
  return { events, facts: { isWaiting }, keepsClock: true }
}

/** Declines the open change, as the supplier: the order stays as it was. */
export async function declineChange(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  { reason = '' }: { readonly reason?: string | undefined },
): Promise<Done> {
  const answer = reason.trim()
  if (answer === '') refuse('order.reasonMissing')
  const change = await openOf(tx, order)
  await releaseMore(tx, actor, order, change)
  await changes.set(tx, change, { status: 'declined', answer, finished_at: actor.now })
  return { reason: answer, keepsClock: true }
}

/** Agrees to the open change, as the supplier: lines, amounts and what the order holds follow at once. */
export async function agreeChange(tx: Tx, actor: Actor, order: Locked<OrderRow>): Promise<Done> {
  const change = await openOf(tx, order)
  const after = linesAfter(order.lines, change.lines)
  refuseTooLittle(after)
  const kept = after.filter(({ quantity }) => quantity > 0)
  const gone = after.filter(({ quantity }) => quantity === 0)
  const amounts = amountsAfter(kept, order.freight)
  if (change.lines.length > 0) await setLineTerms(tx, order, kept)
  if (gone.length > 0)
    await removeLines(
      tx,
      order,
      gone.map(({ id }) => id),
    )
  await settleDifference(tx, actor, order, change)
  await changes.set(tx, change, { status: 'effective', finished_at: actor.now })
  const progress = progressOf(kept)
  const hasArrived = progress.unshipped === 0 && progress.underway === 0
  const isComplete = hasArrived && progress.inspecting === 0
  return {
    after: progress,
    patch: {
      goods_amount: amounts.goodsAmount,
      tax_amount: amounts.taxAmount,
      amount: amounts.amount,
      ...(change.expected_on === null ? {} : { expected_on: change.expected_on, promised_on: change.expected_on }),
      ...(change.consignee === null ? {} : { consignee: change.consignee }),
      ...(isComplete ? { received_at: actor.now } : {}),
    },
    // What waits for an inspector is never accepted by itself.
    stopsClock: hasArrived && !isComplete,
    facts: { amount: amounts.amount, formerAmount: order.amount },
  }
}
