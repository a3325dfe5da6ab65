import { sum } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { returnStock } from '#modules/catalogue/index.ts'
import { giveBackReturned, refundOrder, takesStock } from '../flow/reservation.service.ts'
import { allowanceOf, refundOf } from './return.amounts.rules.ts'
import type { HeldReturn } from './return.service.ts'
import { changeReturned, setReturnLines } from './return.store.ts'

/** Pieces of a line that the supplier took in. */
export interface TakenLine {
  readonly lineId: string
  readonly restocked: number
  readonly scrapped: number
  readonly missing: number
}

/** All pieces as sent back. */
export const takenWhole = ({ detail }: HeldReturn, as: 'restocked' | 'scrapped'): TakenLine[] =>
  detail.lines.map((line) => ({
    lineId: line.order_line_id,
    restocked: as === 'restocked' ? line.quantity : 0,
    scrapped: as === 'scrapped' ? line.quantity : 0,
    missing: 0,
  }))

/** Pieces of a replaced return whose buyer claims money instead; repaired goods stay with the supplier. */
export const takenSoFar = (held: HeldReturn): TakenLine[] => {
  if (!held.facts.isTaken) return takenWhole(held, 'scrapped')
  const isRepair = held.facts.kind === 'repair'
  return held.detail.lines.map(({ order_line_id: lineId, restocked, scrapped, missing }) => ({
    lineId,
    restocked: isRepair ? 0 : restocked,
    scrapped: isRepair ? restocked + scrapped : scrapped,
    missing,
  }))
}

const lineOf = ({ order }: HeldReturn, id: string) => order.lines.find((line) => line.id === id)!

/** Puts the good pieces back into the supplier's stock, once for each return. */
export async function restock(tx: Tx, actor: Actor, held: HeldReturn, taken: readonly TakenLine[]): Promise<void> {
  if (!takesStock(held.order)) return
  const goods = taken
    .filter(({ restocked }) => restocked > 0)
    .map(({ lineId, restocked }) => ({ skuId: lineOf(held, lineId).sku_id, qty: restocked }))
  await returnStock(tx, actor, { kind: 'return', id: held.row.id }, goods)
}

/**
 * Refunds the pieces that came back: the order keeps less, budget, quota and agreement caps get it back. Missing pieces
 * are not refunded and can be asked for again. Returns the refunded amount.
 */
export async function refundGoods(
  tx: Tx,
  actor: Actor,
  held: HeldReturn,
  taken: readonly TakenLine[],
): Promise<string> {
  const results = held.detail.lines.map((line) => {
    const own = taken.find(({ lineId }) => lineId === line.order_line_id)!
    const ordered = lineOf(held, line.order_line_id)
    const back = own.restocked + own.scrapped
    return { ...own, amount: line.amount, quantity: line.quantity, back, ordered, refunded: refundOf(ordered, back) }
  })
  await changeReturned(
    tx,
    held.order.id,
    results.map(({ lineId, quantity, back }) => ({ lineId, inReturn: -quantity, returned: back, allowance: '0' })),
  )
  await setReturnLines(tx, held.row.id, results)
  const amount = sum(results.map(({ refunded }) => refunded))
  await refundOrder(tx, actor, held.order.id, amount, `return:${held.row.id}`)
  await giveBackReturned(
    tx,
    held.order,
    results.filter(({ back }) => back > 0).map(({ ordered, back }) => ({ skuId: ordered.sku_id, qty: back })),
  )
  return amount
}

/** Refunds money without goods. Returns the refunded amount. */
export async function refundMoney(tx: Tx, actor: Actor, held: HeldReturn): Promise<string> {
  const results = held.detail.lines.map((line) => ({
    lineId: line.order_line_id,
    quantity: line.quantity,
    amount: line.amount,
    refunded: allowanceOf(lineOf(held, line.order_line_id), line.amount),
    restocked: 0,
    scrapped: 0,
    missing: 0,
  }))
  await changeReturned(
    tx,
    held.order.id,
    results.map(({ lineId, quantity, refunded }) => ({
      lineId,
      inReturn: -quantity,
      returned: 0,
      allowance: refunded,
    })),
  )
  await setReturnLines(tx, held.row.id, results)
  const amount = sum(results.map(({ refunded }) => refunded))
  await refundOrder(tx, actor, held.order.id, amount, `return:${held.row.id}`)
  return amount
}
