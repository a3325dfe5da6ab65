import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/warehouse/counts.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { createDocument, createdEvent, lockDocument, moveDocument } from '../documents/document.access.service.ts'
import { countFlow } from '../documents/document.rules.ts'
import { documents } from '../documents/document.store.ts'
import { keeps } from '../scope.rules.ts'
import { postMoves } from '../stock/ledger.store.ts'
import { totalOf } from '../stock/pick.rules.ts'
import { usePlaces, useWarehouse } from '../warehouses/warehouse.service.ts'
import { outsideOf, warehouses } from '../warehouses/warehouse.store.ts'
import {
  addCountRows,
  balanceOfRow,
  countRows,
  findCountedSince,
  hasCounted,
  lockDifferences,
  resetDifferences,
  totalsOf,
} from './count.store.ts'

/** Begins a count: a row for each batch in stock. Nothing is frozen. */
export async function createCount(
  tx: Tx,
  actor: Actor,
  { warehouseId, placeIds, note }: Input<typeof contract.createCount>,
): Promise<string> {
  const warehouse = await useWarehouse(tx, warehouseId)
  if (!keeps(actor, warehouse.keepers)) refuse('warehouse.notKeeper')
  if (placeIds.length > 0) await usePlaces(tx, warehouseId, placeIds)
  const row = await createDocument(tx, actor, {
    kind: 'count',
    status: 'counting',
    warehouse_id: warehouseId,
    note: note.trim(),
    title: warehouse.name,
  })
  const kinds = await addCountRows(tx, { documentId: row.id, warehouseId, placeIds })
  if (kinds === 0) refuse('count.nothing')
  const after = await documents.set(tx, await documents.lock(tx, row.id), { kinds })
  await publish(tx, actor, createdEvent(after, warehouse))
  return row.id
}

/**
 * Records what was counted of a row, beside the balance at this position of the ledger: later moves are no part of the
 * difference. The document is shared, so that several people count at once and nobody submits meanwhile.
 */
export async function scanCount(
  tx: Tx,
  actor: Actor,
  { id, rowId, counted }: Input<typeof contract.scanCount>,
): Promise<string> {
  const [document] = await documents.share(tx, [id])
  if (document!.kind !== 'count') refuse('thing.notFound')
  const { keepers } = await warehouses.find(tx, document!.warehouse_id)
  const facts = { keepsTo: false, isOwn: false, isCreator: false, hasCounted: true, isBegun: true }
  countFlow.decide({ ...facts, status: document!.status, keeps: keeps(actor, keepers) }, 'count', actor)
  const row = await countRows.lock(tx, rowId)
  if (row.document_id !== id) refuse('thing.notFound')
  const { on_hand: expected, last_move: atMove } = await balanceOfRow(tx, rowId)
  await countRows.set(tx, row, {
    counted,
    expected,
    at_move: atMove,
    rounds: row.rounds + 1,
    counted_by: actor.personId,
    counted_by_name: actor.userName,
    counted_at: actor.now,
  })
  return rowId
}

export async function submitCount(tx: Tx, actor: Actor, input: Input<typeof contract.submitCount>): Promise<string> {
  const held = await lockDocument(tx, actor, input, ['count'])
  const { open, different } = await totalsOf(tx, held.row.id)
  const to = countFlow.decide({ ...held.facts, differs: different > 0 }, 'submit', actor)
  if (open > 0) refuse('count.open', { count: open })
  await moveDocument(tx, actor, held, 'submitted', { to })
  return held.row.id
}

async function lockForReview(tx: Tx, actor: Actor, of: { readonly id: string; readonly version: number }) {
  const held = await lockDocument(tx, actor, of, ['count'])
  return { ...held, facts: { ...held.facts, hasCounted: await hasCounted(tx, of.id, actor.personId) } }
}

/** Has the rows with differences counted again. */
export async function recount(
  tx: Tx,
  actor: Actor,
  { reason, ...of }: Input<typeof contract.recount>,
): Promise<string> {
  const held = await lockForReview(tx, actor, of)
  const to = countFlow.decide(held.facts, 'recount', actor)
  await resetDifferences(tx, { documentId: held.row.id })
  await moveDocument(tx, actor, held, 'recounted', { to, reason: reason.trim() })
  return held.row.id
}

/** Posts the differences as gains and losses, confirmed by somebody who has not counted. */
export async function confirmCount(
  tx: Tx,
  actor: Actor,
  { reason, ...of }: Input<typeof contract.confirmCount>,
): Promise<string> {
  const held = await lockForReview(tx, actor, of)
  const to = countFlow.decide(held.facts, 'confirm', actor)
  const { row } = held
  const { difference: outside } = await outsideOf(tx, row.warehouse_id)
  const rows = (await lockDifferences(tx, row.id)).map((one) => ({
    ...one,
    isGain: compare(one.difference, '0') > 0,
    quantity: one.difference.replace('-', ''),
  }))
  const gone = rows.find(({ isGain, quantity, free }) => !isGain && compare(free, quantity) < 0)
  if (gone) refuse('count.gone', { name: gone.name })
  // Two counts that find the same loss would post it twice.
  const again = await findCountedSince(tx, row.id)
  if (again !== undefined) refuse('count.again', { name: again })
  await postMoves(
    tx,
    actor,
    rows.map(({ isGain, place_id: placeId, batch_id, quantity }) => ({
      document_id: row.id,
      line_id: null,
      kind: isGain ? 'countGain' : 'countLoss',
      from_id: isGain ? outside : placeId,
      to_id: isGain ? placeId : outside,
      batch_id,
      quantity,
      reason: reason.trim(),
    })),
  )
  const quantity = totalOf(rows.map((one) => one.quantity))
  await moveDocument(tx, actor, held, 'confirmed', { to, reason: reason.trim(), quantity })
  return row.id
}

export async function cancelCount(
  tx: Tx,
  actor: Actor,
  { reason, ...of }: Input<typeof contract.cancelCount>,
): Promise<string> {
  const held = await lockDocument(tx, actor, of, ['count'])
  const to = countFlow.decide(held.facts, 'cancel', actor)
  await moveDocument(tx, actor, held, 'cancelled', { to, reason: reason.trim() })
  return held.row.id
}
