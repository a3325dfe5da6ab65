import type { Proposal } from '#contract/ordering/orderSummary.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { commitFunds, releaseFunds } from '#modules/ledger/index.ts'
import { lineAmounts, orderAmounts } from '../cart/amounts.rules.ts'
import { pointsAfter } from '../cart/points.rules.ts'
import { freeSome, fundsRef, reserveFor, toPay } from './reservation.service.ts'
import { removeLines, setLineTerms } from '../orders/line.store.ts'
import { violationOfLines } from '../orders/line.rules.ts'
import type { Done } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { isComing } from './times.rules.ts'

interface Offer {
  readonly promisedDate?: string | undefined
  readonly reason?: string | undefined
  readonly lines?: readonly { orderLineId: string; quantity: number }[] | undefined
}

/** Validates a supplier's proposal: a later date, smaller quantities, or both; never larger, never empty. */
export function proposalOf(order: OrderRow, { promisedDate, reason = '', lines = [] }: Offer, now: Date): Proposal {
  const violation = violationOfLines(
    order,
    lines.map(({ orderLineId }) => orderLineId),
  )
  if (violation) refuse(violation)
  if (promisedDate !== undefined && !isComing(promisedDate, now)) refuse('order.dateInvalid')
  const ordered = new Map(order.lines.map((line) => [line.id, line.quantity]))
  if (lines.some(({ orderLineId, quantity }) => quantity > ordered.get(orderLineId)!)) refuse('order.proposalTooMuch')
  const less = lines.filter(({ orderLineId, quantity }) => quantity < ordered.get(orderLineId)!)
  if (less.length === 0 && promisedDate === undefined) refuse('order.proposalEmpty')
  const isNothing = less.length === order.lines.length && less.every(({ quantity }) => quantity === 0)
  if (isNothing) refuse('order.allTakenOut')
  return { promisedDate: promisedDate ?? null, reason: reason.trim(), lines: less }
}

/**
 * Accepts the supplier's proposal. Prices stay and quantities only shrink, so the order stays within its approval;
 * excess goods and funds are released.
 */
export async function acceptProposal(tx: Tx, actor: Actor, order: Locked<OrderRow>): Promise<Done> {
  const { promisedDate, lines: less } = order.proposal ?? refuse('order.noProposal')
  const accepted = { proposal: null, accepted_at: actor.now, promised_on: promisedDate ?? order.expected_on }
  if (less.length === 0) {
    await commitFunds(tx, actor, [fundsRef(order.id)])
    return { patch: accepted }
  }
  const offered = new Map(less.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const lines = order.lines.map((line) => {
    const quantity = offered.get(line.id) ?? line.quantity
    if (quantity === line.quantity) return line
    const amounts = lineAmounts({ price: line.price, taxRate: line.tax_rate, quantity })
    return { ...line, quantity, amount: amounts.amount, tax_amount: amounts.taxAmount }
  })
  const kept = lines.filter(({ quantity }) => quantity > 0)
  const amounts = orderAmounts(
    kept.map(({ amount, tax_amount }) => ({ amount, taxAmount: tax_amount })),
    () => order.freight,
  )
  await setLineTerms(tx, order, kept)
  const gone = lines.filter(({ quantity }) => quantity === 0).map(({ id }) => id)
  if (gone.length > 0) await removeLines(tx, order, gone)
  const pointsAmount = pointsAfter(order, amounts.goodsAmount)
  await releaseRest(tx, actor, order, offered, { amount: amounts.amount, pointsAmount })
  return {
    patch: {
      ...accepted,
      points_amount: pointsAmount,
      goods_amount: amounts.goodsAmount,
      tax_amount: amounts.taxAmount,
      amount: amounts.amount,
    },
    facts: { amount: amounts.amount, formerAmount: order.amount },
  }
}

async function releaseRest(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  offered: ReadonlyMap<string, number>,
  amounts: { readonly amount: string; readonly pointsAmount: string },
) {
  const tooMuch = order.lines
    .map((line) => ({ skuId: line.sku_id, qty: line.quantity - (offered.get(line.id) ?? line.quantity) }))
    .filter(({ qty }) => qty > 0)
  await freeSome(tx, actor, order, { kind: 'proposal', id: order.id }, tooMuch)
  await releaseFunds(tx, actor, [fundsRef(order.id)], 'proposal')
  await reserveFor(tx, actor, [{ ...toPay(order), ...amounts }])
  await commitFunds(tx, actor, [fundsRef(order.id)])
}
