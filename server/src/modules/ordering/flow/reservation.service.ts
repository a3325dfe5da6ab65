import { units } from '#contract/kit/money.ts'
import type { FundKind } from '#contract/ledger/ledger.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import {
  giveBackAgreements,
  releaseSome,
  releaseStock,
  reserveStock,
  type StockRef,
  useAgreements,
} from '#modules/catalogue/index.ts'
import { refundFunds, releaseFunds, reserveFunds } from '#modules/ledger/index.ts'

/** Order with the facts that funds need. */
export interface OrderToPay {
  readonly id: string
  readonly deptId: string
  readonly amount: string
  readonly paymentMethod: PaymentMethod
}

/** Order with the facts that stock and agreements need. */
export interface OrderToReserve extends OrderToPay {
  readonly lines: readonly { skuId: string; qty: number; agreementId: string | null }[]
}

/** Facts that determine what an order holds. */
interface Held {
  readonly id: string
  readonly award_id: string | null
  readonly dept_id: string
  readonly amount: string
  readonly lines: readonly { readonly price_source: string }[]
}

export const stockRef = (orderId: string) => ({ kind: 'order', id: orderId })
export const fundsRef = (orderId: string) => ({ refKind: 'order' as const, refId: orderId })

/** Awarded goods are made to order: they take no stock of the mall. */
export const takesStock = ({ award_id: awardId }: Pick<Held, 'award_id'>): boolean => awardId === null

const kindsOf = (method: PaymentMethod): FundKind[] => (method === 'quota' ? ['budget', 'quota'] : ['budget'])

/**
 * Reserves goods and agreement caps, then funds, all or nothing. Call it late in the transaction: these rows are
 * contended.
 */
export async function reserveForOrders(tx: Tx, actor: Actor, orders: readonly OrderToReserve[]): Promise<void> {
  const stock = orders.map(({ id, lines }) => ({ ref: stockRef(id), lines }))
  const uses = orders.flatMap(({ id, lines }) =>
    lines.flatMap(({ agreementId, qty }) => (agreementId === null ? [] : [{ ref: stockRef(id), agreementId, qty }])),
  )
  await pipeline(reserveStock(tx, actor, stock), useAgreements(tx, uses), reserveFor(tx, actor, orders))
}

/** Reserves only the funds. */
export const reserveFor = (tx: Tx, actor: Actor, orders: readonly OrderToPay[]): Promise<void> =>
  reserveFunds(
    tx,
    actor,
    orders
      .filter(({ amount }) => units(amount) > 0n)
      .map(({ id, deptId, amount, paymentMethod }) => ({
        ...fundsRef(id),
        deptId,
        amount,
        kinds: kindsOf(paymentMethod),
      })),
  )

/** Releases the goods still reserved for an order, and its use of agreement caps. */
export async function freeGoods(tx: Tx, actor: Actor, order: Held): Promise<void> {
  await releaseStock(tx, actor, [stockRef(order.id)])
  if (hasAgreements(order)) await giveBackAgreements(tx, stockRef(order.id))
}

/** Gives back the goods that will not come any more: all that is still reserved. */
export async function freeRest(
  tx: Tx,
  actor: Actor,
  order: Held,
  left: readonly { skuId: string; qty: number }[],
): Promise<void> {
  await releaseStock(tx, actor, [stockRef(order.id)])
  if (hasAgreements(order)) await giveBackAgreements(tx, stockRef(order.id), left)
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
  if (hasAgreements(order)) await giveBackAgreements(tx, stockRef(order.id), lines)
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
  await releaseFunds(tx, actor, [fundsRef(order.id)], reason)
  const { id, dept_id: deptId, amount } = order
  if (order.award_id !== null && !isOver) await reserveFor(tx, actor, [{ id, deptId, amount, paymentMethod: 'term' }])
}

/** Refunds an accepted order, idempotent by cause. */
export async function refundOrder(tx: Tx, actor: Actor, orderId: string, amount: string, cause: string): Promise<void> {
  if (units(amount) > 0n) await refundFunds(tx, actor, fundsRef(orderId), amount, cause)
}
