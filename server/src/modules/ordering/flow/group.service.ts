import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { commitFunds, releaseFunds } from '#modules/ledger/index.ts'
import { lineAmounts, orderAmounts } from '../cart/amounts.rules.ts'
import { setLineTerms } from '../orders/line.store.ts'
import { finishMove } from '../orders/order.service.ts'
import { lockOrder } from '../orders/order.store.ts'
import { fundsRef, reserveFor, toPay } from './reservation.service.ts'
import { withdrawOrder } from './resubmit.service.ts'

/**
 * Ends an order of a group purchase that is over. With a reached price a waiting order goes to its supplier at that
 * price: what it held more is released, the rest committed. Without one, or still in approval, it is cancelled and
 * gives everything back. The caller has ended the offer and closed its cap. Returns whether the order was moved; one
 * that was already ended, or was cancelled meanwhile, stays as it is.
 */
export async function endGroupOrder(
  tx: Tx,
  { tenantId, orderId, price, now }: { tenantId: string; orderId: string; price: string | null; now: Date },
): Promise<boolean> {
  const actor = systemActor(tenantId, '', now)
  const order = await lockOrder(tx, actor.userId, orderId)
  if (order?.order_type !== 'group' || (order.status !== '20' && order.status !== '28')) return false
  if (price === null || order.status === '20') {
    const events = await withdrawOrder(tx, actor, order, 'groupDissolved', { isOver: true })
    await finishMove(tx, actor, order, 'dissolveGroup', { events, patch: { finished_at: now } })
    return true
  }
  const lines = order.lines.map((line) => {
    const amounts = lineAmounts({ price, taxRate: line.tax_rate, quantity: line.quantity })
    return { ...line, price, amount: amounts.amount, tax_amount: amounts.taxAmount }
  })
  const amounts = orderAmounts(
    lines.map(({ amount, tax_amount: taxAmount }) => ({ amount, taxAmount })),
    () => order.freight,
  )
  await setLineTerms(tx, order, lines)
  await releaseFunds(tx, actor, [fundsRef(order.id)], 'groupReached')
  await reserveFor(tx, actor, [{ ...toPay(order), amount: amounts.amount }])
  await commitFunds(tx, actor, [fundsRef(order.id)])
  await finishMove(tx, actor, order, 'settleGroup', {
    patch: {
      goods_amount: amounts.goodsAmount,
      tax_amount: amounts.taxAmount,
      amount: amounts.amount,
      sent_at: now,
      accepted_at: now,
      promised_on: order.expected_on,
    },
    facts: { amount: amounts.amount, formerAmount: order.amount },
  })
  return true
}
