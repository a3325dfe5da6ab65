import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/warehouse/inbound.ts'
import type { DocumentKind } from '#contract/warehouse/document.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import {
  createDocument,
  createdEvent,
  type HeldDocument,
  lockDocument,
  moveDocument,
  progressOf,
} from '../documents/document.access.service.ts'
import { inboundFlow, titleOf } from '../documents/document.rules.ts'
import {
  addDone,
  addTaken,
  insertLines,
  type LineDetail,
  type LineRow,
  lines as lineTable,
  linesOf,
  nextIds,
  plainLine,
} from '../documents/document.store.ts'
import { refundBack } from '../issues/charge.service.ts'
import { useItems } from '../items/item.service.ts'
import { ensureBatches, type GivenBatch, isReversed, moves, postMoves } from '../stock/ledger.store.ts'
import { totalOf } from '../stock/pick.rules.ts'
import { usePlaces, useWarehouse } from '../warehouses/warehouse.service.ts'
import { outsideOf, type OutsideKind } from '../warehouses/warehouse.store.ts'
import { keeps } from '../scope.rules.ts'
import { expiryOf, violationOf } from './putAway.rules.ts'

type Incoming = 'purchaseIn' | 'exchangeIn' | 'backIn' | 'otherIn'
export const incoming = ['purchaseIn', 'exchangeIn', 'backIn', 'otherIn'] as const satisfies readonly DocumentKind[]
const sourceOf: Readonly<Record<Incoming, OutsideKind>> = {
  purchaseIn: 'supplier',
  exchangeIn: 'supplier',
  backIn: 'consumer',
  otherIn: 'difference',
}

/**
 * Puts goods away: portions of lines become batches at places. The document is locked first, so that two keepers do not
 * put the same pieces away; the lines' constraint says the same once more.
 */
export async function putAway(tx: Tx, actor: Actor, input: Input<typeof contract.putAway>): Promise<string> {
  const held = await lockDocument(tx, actor, input, incoming)
  inboundFlow.decide({ ...held.facts, isWhole: false }, 'putAway', actor)
  const { row } = held
  await usePlaces(
    tx,
    row.warehouse_id,
    input.lines.map(({ placeId }) => placeId),
  )
  const details = new Map((await linesOf(tx, row.id)).map((line) => [line.id, line]))
  const locked = new Map(
    (await lineTable.lockAll(tx, [...new Set(input.lines.map(({ lineId }) => lineId))])).map((line) => [line.id, line]),
  )
  const batchIds = await batchesOf(tx, held, input.lines, details, locked)
  const kind = row.kind as Incoming
  const from = (await outsideOf(tx, row.warehouse_id))[sourceOf[kind]]
  await addDone(tx, { given: input.lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })) })
  await postMoves(
    tx,
    actor,
    input.lines.map(({ lineId, placeId, quantity }, index) => ({
      document_id: row.id,
      line_id: lineId,
      kind,
      from_id: from,
      to_id: placeId,
      batch_id: batchIds[index]!,
      quantity,
    })),
  )
  const progress = await progressOf(tx, row.id)
  const to = inboundFlow.decide({ ...held.facts, ...progress }, 'putAway', actor)
  const quantity = totalOf(input.lines.map((line) => line.quantity))
  await moveDocument(tx, actor, held, 'putAway', { to, quantity })
  if (kind === 'backIn')
    await refundBack(
      tx,
      actor,
      input.lines.map(({ lineId, quantity: back }) => ({ pickId: locked.get(lineId)!.pick_id!, quantity: back })),
    )
  return row.id
}

/** Batch of each portion, by its position. */
async function batchesOf(
  tx: Tx,
  { row }: HeldDocument,
  given: readonly contract.PutAway[],
  details: ReadonlyMap<string, LineDetail>,
  locked: ReadonlyMap<string, LineRow>,
): Promise<string[]> {
  const wanted = given.map((portion, place): GivenBatch | string => {
    const detail = details.get(portion.lineId) ?? refuse('thing.notFound')
    const line = locked.get(portion.lineId)!
    const violation = violationOf(detail, portion)
    if (violation) refuse(violation, { name: detail.name })
    if (line.batch_id !== null) return line.batch_id
    return {
      place,
      item_id: line.item_id,
      batch_no: portion.batchNo || `${row.no}-${line.line_no}`,
      supplier_id: row.supplier_id,
      supplier_name: row.supplier_name,
      order_line_id: line.order_line_id,
      produced_on: portion.producedOn,
      expires_on: expiryOf(detail, portion),
      unit_cost: line.unit_cost,
      unit_price: line.unit_price,
      payer_id: line.payer_id,
    }
  })
  const fresh = wanted.filter((one) => typeof one !== 'string')
  const known = new Map((await ensureBatches(tx, fresh)).map((batch) => [batch.place, batch]))
  return wanted.map((one) => {
    if (typeof one === 'string') return one
    const batch = known.get(one.place)!
    if (batch.expires_on !== one.expires_on)
      refuse('batch.differs', { batchNo: batch.batch_no, expiresOn: batch.expires_on ?? '-' })
    return batch.id
  })
}

/** Ends a document of which the rest does not arrive. Goods that do not come back stay with their department. */
export async function closeInbound(
  tx: Tx,
  actor: Actor,
  { reason, ...of }: Input<typeof contract.closeInbound>,
): Promise<string> {
  const held = await lockDocument(tx, actor, of, incoming)
  const progress = await progressOf(tx, held.row.id)
  const to = inboundFlow.decide({ ...held.facts, ...progress }, 'closeRest', actor)
  if (held.row.kind === 'backIn') {
    const all = await lineTable.lockAll(
      tx,
      (await linesOf(tx, held.row.id)).map(({ id }) => id),
    )
    await addTaken(tx, {
      given: all.map((line) => ({ pick_id: line.pick_id!, arrived: totalOf([line.done, `-${line.requested}`]) })),
    })
  }
  await moveDocument(tx, actor, held, 'restClosed', { to, reason: reason.trim() })
  return held.row.id
}

/** Announces goods that no order has brought. */
export async function createOtherInbound(
  tx: Tx,
  actor: Actor,
  { warehouseId, note, lines }: Input<typeof contract.createOtherInbound>,
): Promise<string> {
  const warehouse = await useWarehouse(tx, warehouseId)
  if (!keeps(actor, warehouse.keepers)) refuse('warehouse.notKeeper')
  const items = await useItems(
    tx,
    lines.map(({ itemId }) => itemId),
  )
  const row = await createDocument(tx, actor, {
    kind: 'otherIn',
    status: 'toReceive',
    warehouse_id: warehouse.id,
    note: note.trim(),
    title: titleOf(lines.map(({ itemId }) => items.get(itemId)!.name)),
    kinds: lines.length,
  })
  const ids = await nextIds(tx, lines.length)
  await insertLines(tx, {
    rows: lines.map(({ itemId, quantity }, index) => ({
      ...plainLine,
      id: ids[index]!,
      document_id: row.id,
      line_no: index + 1,
      item_id: itemId,
      requested: quantity,
    })),
  })
  await publish(tx, actor, createdEvent(row, warehouse))
  return row.id
}

const reversible: readonly string[] = ['purchaseIn', 'exchangeIn', 'otherIn']

/**
 * Reverses what was put away: a move of its own takes it back from its place, once and only as far as it is still there,
 * and the document waits for it again.
 */
export async function reverseMove(
  tx: Tx,
  actor: Actor,
  { moveId, reason }: Input<typeof contract.reverseMove>,
): Promise<string> {
  const move = await moves.find(tx, moveId)
  if (!reversible.includes(move.kind) || move.reverses !== null) refuse('stockMove.notReversible')
  const held = await lockDocument(tx, actor, { id: move.document_id }, incoming)
  if (await isReversed(tx, moveId)) refuse('stockMove.reversed')
  const before = await progressOf(tx, held.row.id)
  inboundFlow.decide({ ...held.facts, ...before }, 'reopen', actor)
  await addDone(tx, { given: [{ line_id: move.line_id!, quantity: `-${move.quantity}` }] })
  await postMoves(tx, actor, [
    {
      document_id: move.document_id,
      line_id: move.line_id,
      kind: move.kind,
      from_id: move.to_id,
      to_id: move.from_id,
      batch_id: move.batch_id,
      quantity: move.quantity,
      reverses: move.id,
      reason: reason.trim(),
    },
  ])
  const progress = await progressOf(tx, held.row.id)
  const to = inboundFlow.decide({ ...held.facts, ...progress }, 'reopen', actor)
  await moveDocument(tx, actor, held, 'reversed', { to, reason: reason.trim(), quantity: move.quantity })
  return held.row.id
}
