import { minus, units } from '#contract/kit/money.ts'
import type { PayingKind } from '#contract/ledger/ledger.ts'
import { hasCaps, type OrderType, type PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import {
  endTurns,
  giveBackAgreements,
  releaseSome,
  releaseStock,
  reserveStock,
  type StockRef,
  takeTurns,
  useAgreements,
} from '#modules/catalogue/index.ts'
import { giveBackCaps, useCaps } from '../caps/cap.service.ts'
import { type FundsFor, refundFunds, releaseFunds, reserveFunds } from '#modules/ledger/index.ts'

/** Order with the facts that funds need. */
export interface OrderToPay {
  readonly id: string
  readonly deptId: string
  readonly amount: string
  /** Part of the amount that points of the buyer pay, in yuan. */
  readonly pointsAmount: string
  readonly buyerId: string
  readonly paymentMethod: PaymentMethod
}

/** What an order has to pay. */
export const toPay = (order: {
  readonly id: string
  readonly dept_id: string
  readonly buyer_id: string
  readonly amount: string
  readonly points_amount: string
  readonly payment_method: PaymentMethod
}): OrderToPay => ({
  id: order.id,
  deptId: order.dept_id,
  buyerId: order.buyer_id,
  amount: order.amount,
  pointsAmount: order.points_amount,
  paymentMethod: order.payment_method,
})

/** Order with the facts that stock, agreements and caps need. */
export interface OrderToReserve extends OrderToPay {
  readonly lines: readonly {
    skuId: string
    qty: number
    amount: string
    supplierId: string
    positionId: string | null
    agreementId: string | null
    capIds: readonly string[]
  }[]
}

/** Facts that determine what an order holds. */
interface Held {
  readonly id: string
  readonly award_id: string | null
  readonly order_type: OrderType
  readonly dept_id: string
  readonly buyer_id: string
  readonly amount: string
  readonly points_amount: string
  readonly payment_method: PaymentMethod
  readonly lines: readonly { readonly price_source: string }[]
}

export const stockRef = (orderId: string) => ({ kind: 'order', id: orderId })
export const fundsRef = (orderId: string) => ({ refKind: 'order' as const, refId: orderId })

/** Awarded goods are made to order: they take no stock of the mall. */
export const takesStock = ({ award_id: awardId }: Pick<Held, 'award_id'>): boolean => awardId === null

const kindsOf = (method: PaymentMethod): PayingKind[] =>
  method === 'quota' || method === 'wallet' ? ['budget', method] : ['budget']

/**
 * Reserves goods, agreed quantities and caps, then funds, all or nothing. Call it late in the transaction: these rows are
 * contended.
 */
export async function reserveForOrders(tx: Tx, actor: Actor, orders: readonly OrderToReserve[]): Promise<void> {
  const stock = orders.map(({ id, lines }) => ({ ref: stockRef(id), lines }))
  const uses = orders.flatMap(({ id, deptId, lines }) =>
    lines.flatMap(({ agreementId, qty, amount }) =>
      agreementId === null ? [] : [{ ref: stockRef(id), agreementId, qty, amount, deptId }],
    ),
  )
  const ofCaps = orders.flatMap(({ id: orderId, deptId, lines }) =>
    lines.flatMap(({ capIds, skuId, qty }) =>
      capIds.map((capId) => ({ orderId, capId, skuId, qty, personId: actor.personId, deptId })),
    ),
  )
  const turns = orders.flatMap(({ id, lines }) =>
    lines.flatMap(({ positionId, supplierId, qty, amount }) =>
      positionId === null ? [] : [{ ref: stockRef(id), positionId, supplierId, qty, amount }],
    ),
  )
  // A refused turn is found by its own statements, so the others wait for it.
  if (turns.length > 0) {
    await pipeline(reserveStock(tx, actor, stock), useAgreements(tx, uses))
    await takeTurns(tx, actor, turns)
    await pipeline(useCaps(tx, ofCaps, actor.now), reserveFor(tx, actor, orders))
    return
  }
  await pipeline(
    reserveStock(tx, actor, stock),
    useAgreements(tx, uses),
    useCaps(tx, ofCaps, actor.now),
    reserveFor(tx, actor, orders),
  )
}

/** Reserves only the funds: points pay their part, the department the rest. */
export const reserveFor = (tx: Tx, actor: Actor, orders: readonly OrderToPay[]): Promise<void> =>
  reserveFunds(
    tx,
    actor,
    orders
      .flatMap(({ id, deptId, buyerId, amount, pointsAmount, paymentMethod }): FundsFor[] => [
        { ...fundsRef(id), deptId, amount: minus(amount, pointsAmount), kinds: kindsOf(paymentMethod) },
        { ...fundsRef(id), deptId, amount: pointsAmount, kinds: ['points'], ownerId: buyerId },
      ])
      .filter(({ amount }) => units(amount) > 0n),
  )

/** Releases the goods still reserved for an order, and its use of agreements and caps. */
export async function freeGoods(tx: Tx, actor: Actor, order: Held): Promise<void> {
  await releaseStock(tx, actor, [stockRef(order.id)])
  await giveBack(tx, order)
}

/** Gives back the goods that will not come any more: all that is still reserved. */
export async function freeRest(
  tx: Tx,
  actor: Actor,
  order: Held,
  left: readonly { skuId: string; qty: number }[],
): Promise<void> {
  await releaseStock(tx, actor, [stockRef(order.id)])
  await giveBack(tx, order, left)
}

/** Releases a number of goods, idempotent by cause. */
export async function freeSome(
  tx: Tx,
  actor: Actor,
  order: Held,
  by: StockRef,
  lines: readonly { skuId: string; qty: number }[],
): Promise<void> {
  if (!takesStock(order)) return
  await releaseSome(tx, actor, stockRef(order.id), by, lines)
  await giveBack(tx, order, lines)
}

/** Gives back agreements and caps of goods that were sent back and refunded. */
export async function giveBackReturned(
  tx: Tx,
  order: Held,
  goods: readonly { skuId: string; qty: number }[],
): Promise<void> {
  if (goods.length > 0) await giveBack(tx, order, goods)
}

/** Gives back what the order has taken of agreements and caps: all, or these quantities. */
async function giveBack(tx: Tx, order: Held, lines?: readonly { skuId: string; qty: number }[]): Promise<void> {
  if (hasAgreements(order)) await giveBackAgreements(tx, stockRef(order.id), lines)
  if (hasCaps(order.order_type)) await giveBackCaps(tx, order.id, lines)
}

const hasAgreements = ({ award_id: awardId, lines }: Held): boolean =>
  awardId === null && lines.some(({ price_source: source }) => source !== 'list')

/**
 * Releases what an order holds before acceptance. An awarded order keeps its budget until it is closed, because the
 * project has transferred it to the order.
 */
export async function releaseOrder(
  tx: Tx,
  actor: Actor,
  order: Held,
  reason: string,
  { isOver }: { readonly isOver: boolean },
): Promise<void> {
  await freeGoods(tx, actor, order)
  if (hasAgreements(order))
    await endTurns(tx, stockRef(order.id), reason === 'refused' || reason === 'expired' ? 'passed' : 'returned')
  await releaseFunds(tx, actor, [fundsRef(order.id)], reason)
  if (order.award_id !== null && !isOver) await reserveFor(tx, actor, [{ ...toPay(order), paymentMethod: 'term' }])
}

/** Refunds an accepted order, idempotent by cause. */
export async function refundOrder(tx: Tx, actor: Actor, orderId: string, amount: string, cause: string): Promise<void> {
  if (units(amount) > 0n) await refundFunds(tx, actor, fundsRef(orderId), amount, cause)
}
