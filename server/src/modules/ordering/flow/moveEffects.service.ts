import type { Input } from '#contract/kit/route.ts'
import type { moveOrder as moveRoute } from '#contract/ordering/orderMoves.ts'
import type { MoveAction } from '#contract/ordering/orderStates.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { commitFunds } from '#modules/ledger/index.ts'
import { refunded } from '../cart/amounts.rules.ts'
import { holdOpenCaps } from '../caps/cap.service.ts'
import { commentByItself } from '../deliveries/comment.service.ts'
import { agreeChange, declineChange, withdrawChange } from '../changes/changeMoves.service.ts'
import { resubmit, withdrawOrder } from './resubmit.service.ts'
import { freeGoods, freeRest, fundsRef, refundOrder, releaseOrder } from './reservation.service.ts'
import { closeUnshipped } from '../orders/line.store.ts'
import type { Done } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { acceptProposal, proposalOf } from './proposal.service.ts'
import { receiveAll } from '../deliveries/receipt.service.ts'
import { isComing, type Timeout } from './times.rules.ts'

export type MoveInput = Omit<Input<typeof moveRoute>, 'orderId' | 'action' | 'version'>
type Effect = (tx: Tx, actor: Actor, order: Locked<OrderRow>, input: MoveInput) => Promise<Done>

const reasonOf = ({ reason = '' }: MoveInput, owed?: RefusalCode): string => {
  if (owed && reason.trim() === '') refuse(owed)
  return reason.trim()
}

const withdraw: Effect = async (tx, actor, order, input) => {
  const reason = reasonOf(input)
  return { events: await withdrawOrder(tx, actor, order, 'withdrawn'), reason, patch: { approval_id: null } }
}

/** Cancels an order before acceptance; in states 10, 25 and 35 it holds no reservations. */
const cancel: Effect = async (tx, actor, order, input) => {
  const reason = reasonOf(input)
  const events = await withdrawOrder(tx, actor, order, 'cancelled', { isOver: true })
  // After giving back, because caps are locked after stock: what was counted at the end stays counted.
  if (order.status === '28' && !(await holdOpenCaps(tx, order.id, actor.now))) refuse('order.groupLocked')
  return { events, reason, patch: { reason, proposal: null, finished_at: actor.now } }
}

const accept: Effect = async (tx, actor, order, { promisedDate }) => {
  if (promisedDate !== undefined && !isComing(promisedDate, actor.now)) refuse('order.dateInvalid')
  if (promisedDate && order.expected_on && promisedDate > order.expected_on) refuse('order.dateNeedsProposal')
  await commitFunds(tx, actor, [fundsRef(order.id)])
  return {
    patch: { accepted_at: actor.now, promised_on: promisedDate ?? order.expected_on, proposal: null },
    facts: { promisedDate: promisedDate ?? '' },
  }
}

const propose: Effect = async (_tx, actor, order, input) => {
  const proposal = proposalOf(order, input, actor.now)
  return { patch: { proposal }, reason: proposal.reason, facts: { proposal } }
}

const refuseOrder: Effect = async (tx, actor, order, input) => {
  const reason = reasonOf(input, 'order.reasonMissing')
  await releaseOrder(tx, actor, order, 'refused', { isOver: false })
  return { reason, patch: { reason, proposal: null } }
}

const agreeCancel: Effect = async (tx, actor, order, input) => {
  await freeGoods(tx, actor, order)
  await refundOrder(tx, actor, order.id, order.amount, 'cancel')
  return { reason: reasonOf(input), patch: { finished_at: actor.now } }
}

const shortClose: Effect = async (tx, actor, order, input) => {
  const reason = reasonOf(input, 'order.reasonMissing')
  await closeUnshipped(tx, order)
  const closed = order.lines.map((line) => ({ ...line, closed: line.quantity - line.shipped }))
  const left = closed
    .filter(({ closed: pieces }) => pieces > 0)
    .map((line) => ({ skuId: line.sku_id, qty: line.closed }))
  await freeRest(tx, actor, order, left)
  await refundOrder(tx, actor, order.id, refunded(order.lines, closed), 'short')
  return { reason, patch: { reason, finished_at: actor.now } }
}

const expireApproval: Effect = async (tx, actor, order) => ({
  events: await withdrawOrder(tx, actor, order, 'approvalExpired'),
  patch: { reason: '' },
})

const expire: Effect = async (tx, actor, order) => {
  await releaseOrder(tx, actor, order, 'expired', { isOver: true })
  return { patch: { reason: '', proposal: null, finished_at: actor.now } }
}

/** Effects of each move; the new state comes from the flow. */
export const effects: Record<MoveAction | Timeout, Effect> = {
  submit: resubmit,
  withdraw,
  cancel,
  reopen: async () => ({ patch: { sent_at: null, approval_id: null } }),
  urge: async (_tx, actor) => ({ patch: { urged_at: actor.now }, keepsClock: true }),
  accept,
  propose,
  agreeProposal: acceptProposal,
  declineProposal: async (_tx, _actor, _order, input) => ({ patch: { proposal: null }, reason: reasonOf(input) }),
  refuse: refuseOrder,
  requestCancel: async (_tx, _actor, _order, input) => {
    const reason = reasonOf(input, 'order.reasonMissing')
    return { reason, patch: { reason } }
  },
  agreeCancel,
  refuseCancel: async (_tx, _actor, _order, input) => ({ reason: reasonOf(input, 'order.reasonMissing') }),
  receive: receiveAll,
  shortClose,
  withdrawChange,
  agreeChange,
  declineChange,
  expireApproval: expireApproval,
  expire,
  expireDraft: async (_tx, actor) => ({ patch: { finished_at: actor.now } }),
  autoReceive: receiveAll,
  autoComment: commentByItself,
}
