import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import type { Wanted } from '../goods/quote.service.ts'
import { moveReserved, releaseAll, reserve, takeReserved } from './reservation.store.ts'

/** Document that reserves or moves stock. */
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
 * Reserves stock for documents: all lines of all of them, or none. Lines of the same SKU are summed. A document with an
 * open reservation stays unchanged; one whose reservation has ended reserves again. Refuses `stock.short` with `names`
 * and `lines: [{ skuId, name, asked, available }]`.
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
 * Releases everything still reserved for the documents; no effect if their reservations have ended. `by`: the cause.
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

/** Adds what is still reserved for one document to the reservation of another; both are locked. */
export const moveReservation = async (tx: Tx, actor: Actor, from: StockRef, to: StockRef): Promise<void> =>
  void (await moveReserved(tx, {
    tenantId: actor.tenantId,
    fromKind: from.kind,
    fromId: from.id,
    toKind: to.kind,
    toId: to.id,
    actorId: actor.userId,
  }))

/** Releases part of a document's reservation, once for each `by` (a rejected line, a short close). */
export const releaseSome = (tx: Tx, actor: Actor, ref: StockRef, by: StockRef, lines: readonly Wanted[]) =>
  take(tx, actor, ref, by, 'release', lines)

/**
 * Ships reserved stock with the delivery `by`: reduces on hand and reserved together, once for each delivery. Refuses
 * `stock.notReserved` if more is shipped than is still reserved.
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
