import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import type { Wanted } from '../goods/quote.service.ts'
import { addSold, lockStock, putBack, setOnHand } from './stock.store.ts'
import { type StockRef, idsOf, quantitiesOf } from './reservation.service.ts'

/** Adds returned goods to stock on hand, once for each document. */
export async function returnStock(tx: Tx, actor: Actor, by: StockRef, lines: readonly Wanted[]): Promise<void> {
  if (lines.length > 0)
    await putBack(tx, {
      tenantId: actor.tenantId,
      byKind: by.kind,
      byId: by.id,
      skuIds: idsOf(lines),
      quantities: quantitiesOf(lines),
      actorId: actor.userId,
    })
}

export interface Counted {
  readonly skuId: string
  readonly onHand: number
}

/** Sets stock on hand. Counts below the reserved quantity are not written, and returned with the reserved quantity. */
export async function countStock(
  tx: Tx,
  actor: Actor,
  by: StockRef,
  counts: readonly Counted[],
): Promise<Map<string, number>> {
  const counted = new Map(counts.map(({ skuId, onHand }) => [skuId, onHand]))
  const rows = await lockStock(tx, actor.tenantId, [...counted.keys()])
  const stock = rows.map((row) => ({ ...row, counted: counted.get(row.sku_id)! }))
  const possible = stock.filter((row) => row.counted >= row.reserved)
  await setOnHand(tx, actor.tenantId, by, possible, actor.userId)
  return new Map(stock.filter((row) => row.counted < row.reserved).map((row) => [row.sku_id, row.reserved]))
}

/** Sets stock on hand, all or none: refuses `stock.belowReserved`. */
export async function adjustStock(tx: Tx, actor: Actor, by: StockRef, counts: readonly Counted[]): Promise<void> {
  const [low] = await countStock(tx, actor, by, counts)
  if (low) refuse('stock.belowReserved', { skuId: low[0], reserved: low[1] })
}

/** Listener of `stock.shipped` in its own module: counting sales within the delivery would slow it down. */
export const countSold = (tx: Tx, event: Event<'stock.shipped'>): Promise<unknown> =>
  addSold(tx, event.tenant_id, event.data.lines)
