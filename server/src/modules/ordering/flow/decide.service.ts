import type { Input } from '#contract/kit/route.ts'
import { sum } from '#contract/kit/money.ts'
import type { approveOrder as approveRoute } from '#contract/ordering/orderMoves.ts'
import { ordering as manifest } from '#contract/ordering/manifest.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook, ApprovalOutcome } from '#kit/approvals.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type NewEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { decideApproval } from '#modules/approvals/index.ts'
import { releaseFunds } from '#modules/ledger/index.ts'
import { orderAmounts } from '../cart/amounts.rules.ts'
import { pointsAfter } from '../cart/points.rules.ts'
import { holdOpenCaps } from '../caps/cap.service.ts'
import { isAwarded } from '../awards/award.group.ts'
import { freeSome, fundsRef, releaseOrder, reserveFor, stockRef, toPay } from './reservation.service.ts'
import { splitOrder } from '../orders/order.insert.store.ts'
import { violationOfLines } from '../orders/line.rules.ts'
import { findOrder, finishMove, lockOrderFor } from '../orders/order.service.ts'
import { lockOrder, type OrderRow } from '../orders/order.store.ts'
import type { LineRow } from '../orders/order.columns.store.ts'

/** Order without the lines that the approver has excluded. */
interface Remaining {
  readonly without: readonly LineRow[]
  readonly goods_amount: string
  readonly tax_amount: string
  readonly amount: string
  readonly points_amount: string
}

/** Decides on an order or a part of it as approver; the order follows the outcome of its approval. */
export async function approveOrder(tx: Tx, actor: Actor, input: Input<typeof approveRoute>): Promise<OrderRow> {
  const order = await lockOrderFor(tx, actor, input.orderId)
  const approvalId = approvalOf(order)
  const opinion = (input.reason ?? '').trim()
  const remaining = remainingOf(order, input.decision === 'agree' ? (input.rejectedLineIds ?? []) : [], opinion)
  const { status, events } = await decideApproval(tx, actor, {
    instanceId: approvalId,
    decision: input.decision,
    opinion,
    docVersion: String(input.version),
    ...(remaining ? { becomes: { docVersion: String(order.version + 1), amount: remaining.amount } } : {}),
  })
  if (status !== 'cancelled') await applyOutcome(tx, actor, order, { status, opinion, events }, remaining)
  return findOrder(tx, actor, order.id)
}

/** Orders as a kind of document that is approved. */
export const orderApproval: ApprovalHook = {
  kind: manifest.approvals.order,
  lock: async (tx, actor, id) => {
    const isSystem = actor.entrance === 'system'
    const order = isSystem ? await lockOrder(tx, actor.userId, id) : await lockOrderFor(tx, actor, id)
    if (!order) return refuse('thing.notFound')
    approvalOf(order)
    return async (outcome) => {
      if (outcome.status !== 'expired') return applyOutcome(tx, actor, order, outcome, null)
      await releaseOrder(tx, actor, order, 'approvalExpired', { isOver: false })
      await finishMove(tx, actor, order, 'expireApproval', { patch: { reason: '' }, events: outcome.events })
    }
  },
}

/** Round of an order that is under approval. */
const approvalOf = ({ status, approval_id: id }: OrderRow): string =>
  status === '20' && id !== null ? id : refuse('approval.decided')

async function applyOutcome(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  { status, opinion: reason, events: decided }: ApprovalOutcome,
  remaining: Remaining | null,
): Promise<void> {
  const events = [...decided, ...(remaining ? [await splitOff(tx, actor, order, remaining, reason)] : [])]
  if (status === 'rejected') {
    await releaseOrder(tx, actor, order, 'rejected', { isOver: false })
    await finishMove(tx, actor, order, 'reject', { patch: { reason }, reason, events })
  } else if (status === 'approved') {
    const waits = order.order_type === 'group'
    // What was approved after the end would go on at a price that was reached without it.
    if (waits && !(await holdOpenCaps(tx, order.id, actor.now))) refuse('cap.groupClosed')
    const patch = { ...(waits ? {} : { sent_at: actor.now }), ...amountsOf(remaining) }
    await finishMove(tx, actor, order, 'approve', { patch, after: { approved: true }, reason, events })
  } else if (remaining) {
    const patch = amountsOf(remaining)
    await finishMove(tx, actor, order, 'approve', { patch, event: 'order.split', reason, events, keepsClock: true })
  } else await publish(tx, actor, ...events)
}

function remainingOf(order: OrderRow, ids: readonly string[], reason: string): Remaining | null {
  if (ids.length === 0) return null
  const violation = violationOfLines(order, ids)
  if (violation) refuse(violation)
  if (ids.length === order.lines.length) refuse('order.nothingRejected')
  if (reason === '') refuse('approval.opinionMissing')
  const kept = order.lines.filter(({ id }) => !ids.includes(id))
  const amounts = orderAmounts(
    kept.map(({ amount, tax_amount }) => ({ amount, taxAmount: tax_amount })),
    () => order.freight,
  )
  return {
    without: order.lines.filter(({ id }) => ids.includes(id)),
    goods_amount: amounts.goodsAmount,
    tax_amount: amounts.taxAmount,
    amount: amounts.amount,
    points_amount: pointsAfter(order, amounts.goodsAmount),
  }
}

const amountsOf = (remaining: Remaining | null) =>
  remaining
    ? {
        goods_amount: remaining.goods_amount,
        tax_amount: remaining.tax_amount,
        amount: remaining.amount,
        points_amount: remaining.points_amount,
      }
    : {}

/** Splits off excluded lines into a rejected order of their own and releases what they held. */
async function splitOff(tx: Tx, actor: Actor, order: Locked<OrderRow>, remaining: Remaining, reason: string) {
  const lineIds = remaining.without.map(({ id }) => id)
  const child = await splitOrder(tx, order, lineIds, '25', reason)
  const lines = remaining.without.map(({ sku_id, quantity }) => ({ skuId: sku_id, qty: quantity }))
  await freeSome(tx, actor, order, stockRef(child.id), lines)
  await releaseFunds(tx, actor, [fundsRef(order.id)], 'split')
  const amount = sum(remaining.without.map((line) => line.amount))
  await reserveFor(tx, actor, [
    { ...toPay(order), amount: remaining.amount, pointsAmount: remaining.points_amount },
    // Awarded orders keep their budget even if they are sent back.
    ...(isAwarded(order)
      ? [{ ...toPay(order), id: child.id, amount, pointsAmount: '0.00', paymentMethod: 'term' as const }]
      : []),
  ])
  return {
    name: 'order.rejected',
    id: child.id,
    from: '20',
    to: '25',
    reason,
    data: {
      orderNo: child.no,
      parentNo: order.no,
      buyerId: order.buyer_id,
      supplierId: order.supplier_id,
      amount,
    },
  } satisfies NewEvent
}
