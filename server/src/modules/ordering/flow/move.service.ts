import type { Input } from '#contract/kit/route.ts'
import type { moveOrder as moveRoute } from '#contract/ordering/orderMoves.ts'
import type { MoveAction } from '#contract/ordering/orderStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { orderFlow } from '../orders/order.rules.ts'
import { factsOf } from '../orders/order.facts.rules.ts'
import { findOrder, finishMove, lockOrderFor } from '../orders/order.service.ts'
import type { OrderRow } from '../orders/order.store.ts'
import type { Timeout } from './times.rules.ts'
import { type MoveInput, effects } from './moveEffects.service.ts'

const takesOn: ReadonlySet<MoveAction> = new Set(['accept', 'propose'])

/** Performs one of the actions in an order's `can`: lock, decide, apply, write, publish. */
export async function moveOrder(tx: Tx, actor: Actor, input: Input<typeof moveRoute>): Promise<OrderRow> {
  const order = await lockOrderFor(tx, actor, input.orderId, input.version)
  // A suspended supplier takes nothing new on, but delivers what it has accepted.
  if (actor.supplierId !== null && takesOn.has(input.action)) await ownSupplier(tx, actor)
  await makeMove(tx, actor, order, input.action, input)
  return findOrder(tx, actor, order.id)
}

/** Performs a move of a locked order, for a person or automatically. */
export async function makeMove(
  tx: Tx,
  actor: Actor,
  order: Locked<OrderRow>,
  action: MoveAction | Timeout,
  input: MoveInput = {},
): Promise<void> {
  orderFlow.decide(factsOf(order), action, actor)
  await finishMove(tx, actor, order, action, await effects[action](tx, actor, order, input))
}
