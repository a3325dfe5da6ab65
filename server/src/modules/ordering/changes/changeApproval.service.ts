import { ordering as manifest } from '#contract/ordering/manifest.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook, ApprovalOutcome } from '#kit/approvals.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { approvalContext, planApproval, recordApproval } from '#modules/approvals/index.ts'
import { titleOf } from '../cart/basket.rules.ts'
import { costCentreCodes } from '../costCentres/allocation.rules.ts'
import { lockOrderFor } from '../orders/order.service.ts'
import { lockOrder, type OrderRow } from '../orders/order.store.ts'
import { type ChangeRow, changes, lockOpenChange } from './change.store.ts'
import { releaseMore } from './changeHolds.service.ts'

/**
 * Starts the approval of a change. Where no rule is about changes, those about orders decide: a small order must not
 * grow past its approvers.
 */
export async function startChangeApproval(
  tx: Tx,
  actor: Actor,
  order: OrderRow,
  { amount, version }: { readonly amount: string; readonly version: string },
) {
  const own = await approvalContext(tx, 'orderChange', actor.deptPath, actor.userId)
  const ofOrders = own.rules.length > 0 ? own : await approvalContext(tx, 'order', actor.deptPath, actor.userId)
  const rules = ofOrders.rules.map((rule) => ({ ...rule, entity: 'orderChange' }))
  const plan = planApproval({ ...ofOrders, rules }, actor, [
    {
      entity: 'orderChange',
      entityId: order.id,
      roundId: await nextId(tx),
      docNo: order.no,
      title: titleOf(order.lines.map(({ name }) => name)),
      version,
      amount,
      requesterId: actor.userId,
      requesterPersonId: actor.personId,
      deptId: actor.deptId,
      deptPath: actor.deptPath,
      categoryIds: [...new Set(order.lines.flatMap(({ category_path: path }) => path))],
      supplierIds: [order.supplier_id],
      orderType: order.order_type,
      costCentres: costCentreCodes(order.lines),
    },
  ])
  await recordApproval(tx, plan)
  return { instanceId: plan.started[0]!.instanceId, events: plan.events }
}

/** Changes of orders as a kind of document that is approved; its id is that of the order, which has one open change. */
export const orderChangeApproval: ApprovalHook = {
  kind: manifest.approvals.orderChange,
  lock: async (tx, actor, orderId) => {
    const isSystem = actor.entrance === 'system'
    const order = isSystem ? await lockOrder(tx, actor.userId, orderId) : await lockOrderFor(tx, actor, orderId)
    if (!order) return refuse('thing.notFound')
    if (order.buyer_id === actor.userId) refuse('approval.own')
    const change = await lockOpenChange(tx, order.id)
    if (change?.status !== 'approving') return refuse('approval.decided')
    return (outcome) => applyOutcome(tx, actor, order, change, outcome)
  },
}

const outcomes = {
  approved: { status: 'waiting', event: 'order.changeApproved' },
  rejected: { status: 'rejected', event: 'order.changeRejected' },
  expired: { status: 'expired', event: 'order.changeExpired' },
} as const

async function applyOutcome(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  change: Locked<ChangeRow>,
  { status: outcome, opinion, events }: ApprovalOutcome,
): Promise<void> {
  if (outcome === 'pending') return publish(tx, actor, ...events)
  const { status, event } = outcomes[outcome]
  const isOver = outcome !== 'approved'
  if (isOver) await releaseMore(tx, actor, order, change)
  await changes.set(tx, change, {
    status,
    ...(isOver ? { finished_at: actor.now } : {}),
    ...(outcome === 'rejected' ? { answer: opinion } : {}),
  })
  const { amount, former_amount: formerAmount } = change
  const data = { orderNo: order.no, buyerId: order.buyer_id, supplierId: order.supplier_id, amount, formerAmount }
  await publish(tx, actor, ...events, newEvent(event, { id: order.id, data: { ...data, isWaiting: !isOver } }))
}
