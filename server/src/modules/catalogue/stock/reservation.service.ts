import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import type { Wanted } from '../goods/quote.service.ts'
import { releaseAll, reserve, takeReserved } from './reservation.store.ts'

/** A document that stock is held for, or that moves it. */
export interface StockRef {
  readonly kind: string
  readonly id: string
}
export interface StockFor {
  readonly ref: StockRef
  readonly lines: readonly Wanted[]
}

export const idsOf = (lines: readonly Wanted[]) => lines.map(({ skuId }) => skuId)
export const quantitiesOf = (lines: readonly Wanted[]) => lines.map(({ qty }) => qty)

/**
 * Holds stock for documents: all lines of all of them, or none. The same SKU counts once over all lines; a document
 * whose reservation is open is left as it is, one whose reservation has ended reserves anew. Refuses `stock.short` with
 * `names` and `lines: [{ skuId, name, asked, available }]`.
 */
export async function reserveStock(tx: Tx, actor: Actor, documents: readonly StockFor[]): Promise<void> {
  const lines = documents.flatMap(({ ref, lines }) => lines.map((line) => ({ ref, ...line })))
  if (lines.length === 0) return
  const short = await reserve(tx, {
    tenantId: actor.tenantId,
    refKinds: lines.map(({ ref }) => ref.kind),
    refIds: lines.map(({ ref }) => ref.id),
    skuIds: idsOf(lines),
    quantities: quantitiesOf(lines),
    actorId: actor.userId,
  })
  if (short.length === 0) return
  refuse('stock.short', {
    names: short.map(({ name, available }) => `${name} (${available})`).join('、'),
    lines: short.map(({ sku_id, name, requested, available }) => ({
      skuId: sku_id,
      name,
      requested: Number(requested),
      available,
    })),
  })
}

/**
 * Gives back everything that is still held for the documents; nothing where their reservations have ended. `by` is why.
 */
export async function releaseStock(tx: Tx, actor: Actor, refs: readonly StockRef[], by = refs[0]): Promise<void> {
  if (!by) return
  const kinds = refs.map(({ kind }) => kind)
  const ids = refs.map(({ id }) => id)
  await releaseAll(tx, {
    tenantId: actor.tenantId,
    refKinds: kinds,
    refIds: ids,
    byKind: by.kind,
    byId: by.id,
    actorId: actor.userId,
  })
}

/** Gives back a part of what is held for a document, once for each `by` (a rejected line, a short close). */
export const releaseSome = (tx: Tx, actor: Actor, ref: StockRef, by: StockRef, lines: readonly Wanted[]) =>
  take(tx, actor, ref, by, 'release', lines)

/**
 * What was held for the document leaves the warehouse with the delivery `by`: on hand and reserved go down together,
 * once for each delivery. Refuses `stock.notReserved` where more is shipped than is still held.
 */
export async function shipStock(tx: Tx, actor: Actor, ref: StockRef, by: StockRef, lines: readonly Wanted[]) {
  if (await take(tx, actor, ref, by, 'ship', lines))
    await publish(tx, actor, { name: 'stock.shipped', id: by.id, data: { lines } })
}

async function take(
  tx: Tx,
  actor: Actor,
  ref: StockRef,
  by: StockRef,
  kind: 'ship' | 'release',
  lines: readonly Wanted[],
): Promise<boolean> {
  if (lines.length === 0) return false
  const [taken] = await takeReserved(tx, {
    tenantId: actor.tenantId,
    refKind: ref.kind,
    refId: ref.id,
    byKind: by.kind,
    byId: by.id,
    kind,
    skuIds: idsOf(lines),
    quantities: quantitiesOf(lines),
    actorId: actor.userId,
  })
  if (taken!.moved !== taken!.used) refuse('stock.notReserved')
  return taken!.moved > 0
}
