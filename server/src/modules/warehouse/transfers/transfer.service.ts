import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/warehouse/transfers.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { createDocument, createdEvent, lockDocument, moveDocument } from '../documents/document.access.service.ts'
import { titleOf, transferFlow } from '../documents/document.rules.ts'
import { addDone, addTaken, picksOf } from '../documents/document.store.ts'
import { chooseBatches, freePicks, writePicks } from '../issues/issue.service.ts'
import { keeps } from '../scope.rules.ts'
import { postMoves } from '../stock/ledger.store.ts'
import { totalOf } from '../stock/pick.rules.ts'
import { usePlaces, useWarehouse } from '../warehouses/warehouse.service.ts'
import { outsideOf } from '../warehouses/warehouse.store.ts'

/** Prepares a transfer: batches are held by the picking rule. */
export async function createTransfer(
  tx: Tx,
  actor: Actor,
  { warehouseId, toWarehouseId, note, lines }: Input<typeof contract.createTransfer>,
): Promise<string> {
  if (warehouseId === toWarehouseId) refuse('transfer.sameWarehouse')
  const warehouse = await useWarehouse(tx, warehouseId)
  await useWarehouse(tx, toWarehouseId)
  if (!keeps(actor, warehouse.keepers)) refuse('warehouse.notKeeper')
  const { items, chosen } = await chooseBatches(tx, actor, warehouse, lines)
  const row = await createDocument(tx, actor, {
    kind: 'transfer',
    status: 'toShip',
    warehouse_id: warehouseId,
    to_warehouse_id: toWarehouseId,
    note: note.trim(),
    title: titleOf(lines.map(({ itemId }) => items.get(itemId)!.name)),
    kinds: lines.length,
  })
  await writePicks(tx, row.id, lines, chosen)
  await publish(tx, actor, createdEvent(row, warehouse))
  return row.id
}

/** Sends all of a transfer on its way: it stands in transit until it is put away. */
export async function shipTransfer(tx: Tx, actor: Actor, input: Input<typeof contract.shipTransfer>): Promise<string> {
  const held = await lockDocument(tx, actor, input, ['transfer'])
  const to = transferFlow.decide(held.facts, 'ship', actor)
  const { row } = held
  const [all, { transit }] = [await picksOf(tx, row.id), await outsideOf(tx, row.warehouse_id)]
  await addTaken(tx, { given: all.map(({ id, quantity }) => ({ pick_id: id, done: quantity })) })
  await postMoves(
    tx,
    actor,
    all.map((pick) => ({
      document_id: row.id,
      line_id: pick.line_id,
      kind: 'transferOut',
      from_id: pick.place_id,
      to_id: transit,
      batch_id: pick.batch_id,
      quantity: pick.quantity,
      held: pick.quantity,
    })),
  )
  await moveDocument(tx, actor, held, 'shipped', { to, quantity: totalOf(all.map(({ quantity }) => quantity)) })
  return row.id
}

/** Puts away what has arrived in the other warehouse. */
export async function arriveTransfer(
  tx: Tx,
  actor: Actor,
  { lines: given, ...of }: Input<typeof contract.arriveTransfer>,
): Promise<string> {
  const held = await lockDocument(tx, actor, of, ['transfer'])
  transferFlow.decide({ ...held.facts, isWhole: false }, 'arrive', actor)
  const { row } = held
  await usePlaces(
    tx,
    row.to_warehouse_id!,
    given.map(({ placeId }) => placeId),
  )
  const [all, { transit }] = [await picksOf(tx, row.id), await outsideOf(tx, row.warehouse_id)]
  const arriving = given.map(({ pickId, placeId, quantity }) => ({
    pick: all.find(({ id }) => id === pickId) ?? refuse('thing.notFound'),
    placeId,
    quantity,
  }))
  const sums = all.map((pick) => ({
    pick,
    arrived: totalOf([pick.arrived, ...arriving.filter((one) => one.pick.id === pick.id).map((one) => one.quantity)]),
  }))
  if (sums.some(({ pick, arrived }) => compare(arrived, pick.done) > 0)) refuse('pick.tooMuch')
  await addTaken(tx, {
    given: sums.map(({ pick, arrived }) => ({ pick_id: pick.id, arrived: totalOf([arrived, `-${pick.arrived}`]) })),
  })
  await addDone(tx, { given: arriving.map(({ pick, quantity }) => ({ line_id: pick.line_id, quantity })) })
  await postMoves(
    tx,
    actor,
    arriving.map(({ pick, placeId, quantity }) => ({
      document_id: row.id,
      line_id: pick.line_id,
      kind: 'transferIn',
      from_id: transit,
      to_id: placeId,
      batch_id: pick.batch_id,
      quantity,
    })),
  )
  const isWhole = sums.every(({ pick, arrived }) => compare(arrived, pick.done) === 0)
  const to = transferFlow.decide({ ...held.facts, isWhole }, 'arrive', actor)
  await moveDocument(tx, actor, held, 'arrived', { to, quantity: totalOf(given.map(({ quantity }) => quantity)) })
  return row.id
}

export async function cancelTransfer(
  tx: Tx,
  actor: Actor,
  { reason, ...of }: Input<typeof contract.cancelTransfer>,
): Promise<string> {
  const held = await lockDocument(tx, actor, of, ['transfer'])
  const to = transferFlow.decide(held.facts, 'cancel', actor)
  await freePicks(tx, held.row)
  await moveDocument(tx, actor, held, 'cancelled', { to, reason: reason.trim() })
  return held.row.id
}

/** Writes off what was lost on the way: a second person decides. */
export async function settleTransfer(
  tx: Tx,
  actor: Actor,
  { reason, ...of }: Input<typeof contract.settleTransfer>,
): Promise<string> {
  const held = await lockDocument(tx, actor, of, ['transfer'])
  const to = transferFlow.decide(held.facts, 'settle', actor)
  const { row } = held
  const [all, outside] = [await picksOf(tx, row.id), await outsideOf(tx, row.warehouse_id)]
  const lost = all
    .map((pick) => ({ pick, quantity: totalOf([pick.done, `-${pick.arrived}`]) }))
    .filter(({ quantity }) => compare(quantity, '0') > 0)
  await postMoves(
    tx,
    actor,
    lost.map(({ pick, quantity }) => ({
      document_id: row.id,
      line_id: pick.line_id,
      kind: 'countLoss',
      from_id: outside.transit,
      to_id: outside.difference,
      batch_id: pick.batch_id,
      quantity,
      reason: reason.trim(),
    })),
  )
  await moveDocument(tx, actor, held, 'settled', {
    to,
    reason: reason.trim(),
    quantity: totalOf(lost.map(({ quantity }) => quantity)),
  })
  return row.id
}
