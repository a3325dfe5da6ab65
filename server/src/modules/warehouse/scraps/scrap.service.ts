import type { Input } from '#contract/kit/route.ts'
import { warehouse as manifest } from '#contract/warehouse/manifest.ts'
import type * as contract from '#contract/warehouse/scraps.ts'
import type { Actor } from '#kit/actor.ts'
import type { ApprovalHook } from '#kit/approvals.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, startApproval } from '#modules/approvals/index.ts'
import { createDocument, createdEvent, lockDocument, moveDocument } from '../documents/document.access.service.ts'
import { scrapFlow, titleOf } from '../documents/document.rules.ts'
import {
  addDone,
  addTaken,
  documents,
  insertLines,
  insertPicks,
  nextIds,
  picksOf,
  plainLine,
} from '../documents/document.store.ts'
import { valueOf } from '../issues/charge.rules.ts'
import { freePicks } from '../issues/issue.service.ts'
import { itemNames } from '../items/item.store.ts'
import { keeps } from '../scope.rules.ts'
import { batches, holdStock, postMoves } from '../stock/ledger.store.ts'
import { totalOf } from '../stock/pick.rules.ts'
import { usePlaces, useWarehouse } from '../warehouses/warehouse.service.ts'
import { outsideOf } from '../warehouses/warehouse.store.ts'

const leaving = ['scrap', 'otherOut'] as const

/** Requests that batches are scrapped, or leave for another reason. They are held, and an approval decides. */
export async function createScrap(
  tx: Tx,
  actor: Actor,
  { kind, warehouseId, note, lines }: Input<typeof contract.createScrap>,
): Promise<string> {
  const warehouse = await useWarehouse(tx, warehouseId)
  if (!keeps(actor, warehouse.keepers)) refuse('warehouse.notKeeper')
  await usePlaces(
    tx,
    warehouseId,
    lines.map(({ placeId }) => placeId),
  )
  if (new Set(lines.map(({ placeId, batchId }) => `${placeId}:${batchId}`)).size < lines.length)
    refuse('stock.duplicateItem')
  const chosen = new Map(
    (await batches.share(tx, [...new Set(lines.map(({ batchId }) => batchId))])).map((batch) => [batch.id, batch]),
  )
  await holdStock(
    tx,
    lines.map(({ placeId, batchId, quantity }) => ({ place_id: placeId, batch_id: batchId, quantity })),
  )
  const itemIds = lines.map(({ batchId }) => chosen.get(batchId)!.item_id)
  const names = await itemNames(tx, [...new Set(itemIds)])
  const title = titleOf([...new Set(itemIds)].map((id) => names.get(id) ?? ''))
  const row = await createDocument(tx, actor, {
    kind,
    status: 'approving',
    warehouse_id: warehouseId,
    note: note.trim(),
    title,
    kinds: lines.length,
  })
  const ids = await nextIds(tx, lines.length)
  await insertLines(tx, {
    rows: lines.map(({ quantity }, index) => ({
      ...plainLine,
      id: ids[index]!,
      document_id: row.id,
      line_no: index + 1,
      item_id: itemIds[index]!,
      requested: quantity,
    })),
  })
  await insertPicks(tx, {
    rows: lines.map(({ placeId, batchId, quantity }, index) => ({
      line_id: ids[index]!,
      place_id: placeId,
      batch_id: batchId,
      quantity,
      reason: '',
    })),
  })
  const approval = await startApproval(tx, actor, {
    entity: 'stockScrap',
    entityId: row.id,
    docNo: row.no,
    title,
    version: '2',
    amount: valueOf(lines.map(({ batchId, quantity }) => ({ quantity, unit_price: chosen.get(batchId)!.unit_cost }))),
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: actor.deptId,
    deptPath: actor.deptPath,
    categoryIds: [],
    supplierIds: [],
    orderType: '',
  })
  const after = await documents.set(tx, await documents.lock(tx, row.id), {
    status: approval.status === 'approved' ? 'toExecute' : 'approving',
    approval_id: approval.instanceId,
  })
  await publish(tx, actor, createdEvent(after, warehouse), ...approval.events)
  return row.id
}

/** Takes what was approved out of stock. */
export async function executeScrap(tx: Tx, actor: Actor, input: Input<typeof contract.executeScrap>): Promise<string> {
  const held = await lockDocument(tx, actor, input, leaving)
  const to = scrapFlow.decide(held.facts, 'execute', actor)
  const { row } = held
  const [all, outside] = [await picksOf(tx, row.id), await outsideOf(tx, row.warehouse_id)]
  const kind = row.kind === 'scrap' ? 'scrap' : 'otherOut'
  await addTaken(tx, { given: all.map(({ id, quantity }) => ({ pick_id: id, done: quantity })) })
  await addDone(tx, { given: all.map(({ line_id, quantity }) => ({ line_id, quantity })) })
  await postMoves(
    tx,
    actor,
    all.map((pick) => ({
      document_id: row.id,
      line_id: pick.line_id,
      kind,
      from_id: pick.place_id,
      to_id: kind === 'scrap' ? outside.scrap : outside.consumer,
      batch_id: pick.batch_id,
      quantity: pick.quantity,
      held: pick.quantity,
      reason: row.note,
    })),
  )
  await moveDocument(tx, actor, held, 'executed', { to, quantity: totalOf(all.map(({ quantity }) => quantity)) })
  return row.id
}

export async function cancelScrap(
  tx: Tx,
  actor: Actor,
  { reason, ...of }: Input<typeof contract.cancelScrap>,
): Promise<string> {
  const held = await lockDocument(tx, actor, of, leaving)
  const to = scrapFlow.decide(held.facts, 'cancel', actor)
  const { row } = held
  if (row.approval_id !== null && row.status === 'approving')
    await publish(tx, actor, ...(await cancelApproval(tx, actor, [row.approval_id], 'withdrawn')))
  await freePicks(tx, row)
  await moveDocument(tx, actor, held, 'cancelled', { to, reason: reason.trim() })
  return row.id
}

const verbs = { approved: 'approved', rejected: 'rejected', expired: 'approvalExpired' } as const
const actions = { approved: 'approve', rejected: 'reject', expired: 'expire' } as const

/** Scraps as a kind of document that is approved. */
export const scrapApproval: ApprovalHook = {
  kind: manifest.approvals.stockScrap,
  lock: async (tx, actor, id) => {
    const held = await lockDocument(tx, actor, { id }, leaving)
    if (held.row.status !== 'approving') refuse('approval.decided')
    return async ({ status: outcome, opinion, events }) => {
      await publish(tx, actor, ...events)
      if (outcome === 'pending') return
      const to = scrapFlow.decide(held.facts, actions[outcome], actor)
      if (to === 'void') await freePicks(tx, held.row)
      await moveDocument(tx, actor, held, verbs[outcome], { to, reason: outcome === 'rejected' ? opinion : '' })
    }
  },
}
