import { units } from '#contract/kit/money.ts'
import type { FundKind } from '#contract/ledger/ledger.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { pipeline } from '#kit/database/pipeline.ts'
import { releaseStock, reserveStock } from '#modules/catalogue/index.ts'
import { refundFunds, releaseFunds, reserveFunds } from '#modules/ledger/index.ts'

/** An order as stock and funds see it. */
export interface OrderToReserve {
  readonly id: string
  readonly deptId: string
  readonly amount: string
  readonly paymentMethod: PaymentMethod
  readonly lines: readonly { skuId: string; qty: number }[]
}

export const stockRef = (orderId: string) => ({ kind: 'order', id: orderId })
export const fundsRef = (orderId: string) => ({ refKind: 'order' as const, refId: orderId })

const kindsOf = (method: PaymentMethod): FundKind[] => (method === 'quota' ? ['budget', 'quota'] : ['budget'])

/** Holds what orders ask for: all goods, then the money, all or nothing. Call it late: everybody wants these rows. */
export async function reserveForOrders(tx: Tx, actor: Actor, orders: readonly OrderToReserve[]): Promise<void> {
  const stock = orders.map(({ id, lines }) => ({ ref: stockRef(id), lines }))
  await pipeline(reserveStock(tx, actor, stock), reserveFor(tx, actor, orders))
}

/** The money alone. */
export const reserveFor = (tx: Tx, actor: Actor, orders: readonly OrderToReserve[]): Promise<void> =>
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

/** Gives back what an order that was not accepted yet holds. */
export async function releaseOrder(tx: Tx, actor: Actor, orderId: string, reason: string): Promise<void> {
  await releaseStock(tx, actor, [stockRef(orderId)])
  await releaseFunds(tx, actor, [fundsRef(orderId)], reason)
}

/** Gives back money of an order that was accepted, once for each cause. */
export async function refundOrder(tx: Tx, actor: Actor, orderId: string, amount: string, cause: string): Promise<void> {
  if (units(amount) > 0n) await refundFunds(tx, actor, fundsRef(orderId), amount, cause)
}
