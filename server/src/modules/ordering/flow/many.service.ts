import type { Input } from '#contract/kit/route.ts'
import type { acceptOrders, createReceipts, OneOfMany } from '#contract/ordering/manyAtOnce.ts'
import { say } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { attempt } from '#kit/database/attempt.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { readDelivery } from '../deliveries/delivery.store.ts'
import { createReceipt } from '../deliveries/receipt.service.ts'
import { moveOrder } from './move.service.ts'

/**
 * Does many documents in one transaction, each all or nothing, in the order of their ids, so that two such calls cannot
 * block one another. A document that is named twice is done once.
 */
async function eachOf(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<OneOfMany[]> {
  const results = new Map<string, OneOfMany>()
  for (const id of [...new Set(ids)].toSorted((a, b) => Number(BigInt(a) - BigInt(b)))) {
    const outcome = await attempt(tx, () => work(id))
    const message = 'refusal' in outcome ? say(outcome.refusal.code, actor.lang, outcome.refusal.facts) : ''
    results.set(id, { id, isDone: !('refusal' in outcome), message })
  }
  return ids.map((id) => results.get(id)!)
}

/** Accepts many orders. */
export const acceptMany = (tx: Tx, actor: Actor, { orders }: Input<typeof acceptOrders>): Promise<OneOfMany[]> => {
  const versions = new Map(orders.map(({ orderId, version }) => [orderId, version]))
  return eachOf(tx, actor, [...versions.keys()], (orderId) =>
    moveOrder(tx, actor, { orderId, action: 'accept', version: versions.get(orderId)! }),
  )
}

/** Receives all that is open of many deliveries, as accepted. */
export const receiveMany = (tx: Tx, actor: Actor, { deliveryIds }: Input<typeof createReceipts>) =>
  eachOf(tx, actor, deliveryIds, async (deliveryId) => {
    const delivery = (await readDelivery(tx, deliveryId)) ?? refuse('thing.notFound')
    const lines = delivery.lines
      .map((line) => ({ orderLineId: line.order_line_id, accepted: Math.max(0, line.quantity - line.received) }))
      .filter(({ accepted }) => accepted > 0)
    return createReceipt(tx, actor, { deliveryId, lines })
  })
