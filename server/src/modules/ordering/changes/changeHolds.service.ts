import { units } from '#contract/kit/money.ts'
import type { ChangedQuantity } from '#contract/ordering/changes/change.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import {
  giveBackAgreements,
  moveAgreements,
  moveReservation,
  releaseStock,
  reserveStock,
  useMoreAgreements,
} from '#modules/catalogue/index.ts'
import { extendFunds, releaseFunds, reserveMoreFunds } from '#modules/ledger/index.ts'
import { freeSome, fundsRef, refundOrder, stockRef } from '../flow/reservation.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { amountsMore, fundsDifference, goodsDifference, linesAfter } from './change.rules.ts'

interface Change {
  readonly id: string
  readonly lines: readonly ChangedQuantity[]
}

const changeRef = ({ id }: Change) => ({ kind: 'orderChange', id })
const changeFunds = ({ id }: OrderRow) => ({ refKind: 'orderChange' as const, refId: id })

/** Holds what the order would take more: stock, agreed quantities, funds. What it would take less stays held. */
export async function holdMore(tx: Tx, actor: Actor, order: Locked<OrderRow>, change: Change): Promise<void> {
  const goods = goodsDifference(order.lines, change.lines, 'more')
  await reserveStock(tx, actor, [{ ref: changeRef(change), lines: goods }])
  const after = linesAfter(order.lines, change.lines)
  const ordering = { ...stockRef(order.id), deptId: order.dept_id }
  await useMoreAgreements(tx, ordering, changeRef(change), amountsMore(order.lines, after, goods))
  const { more } = fundsDifference(order.lines, after)
  if (units(more) > 0n) await reserveMoreFunds(tx, fundsRef(order.id), 'orderChange', more)
}

/** Gives back what a change holds that does not take effect. */
export async function releaseMore(tx: Tx, actor: Actor, order: Locked<OrderRow>, change: Change): Promise<void> {
  await releaseStock(tx, actor, [changeRef(change)])
  await giveBackAgreements(tx, changeRef(change))
  await releaseFunds(tx, actor, [changeFunds(order)], 'change')
}

/**
 * Makes the order hold what its changed lines need: what the change held becomes the order's, what is not needed any
 * more is given back. Rejections since the request may have moved a cent, so that funds are computed anew.
 */
export async function settleDifference(tx: Tx, actor: Actor, order: Locked<OrderRow>, change: Change): Promise<void> {
  await moveReservation(tx, actor, changeRef(change), stockRef(order.id))
  await moveAgreements(tx, changeRef(change), stockRef(order.id))
  await freeSome(tx, actor, order, changeRef(change), goodsDifference(order.lines, change.lines, 'less'))
  await releaseFunds(tx, actor, [changeFunds(order)], 'change')
  const { more, less } = fundsDifference(order.lines, linesAfter(order.lines, change.lines))
  if (units(more) > 0n) await extendFunds(tx, fundsRef(order.id), more)
  await refundOrder(tx, actor, order.id, less, `change:${change.id}`)
}
