import { dayOf } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { DocumentKind } from '#contract/warehouse/document.ts'
import type * as contract from '#contract/warehouse/issues.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { cancelApproval, startApproval } from '#modules/approvals/index.ts'
import { nearestBudget } from '#modules/ledger/index.ts'
import { createDocument, createdEvent, lockDocument, moveDocument } from '../documents/document.access.service.ts'
import { issueFlow, titleOf } from '../documents/document.rules.ts'
import {
  documents,
  type DocumentRow,
  insertLines,
  insertPicks,
  nextIds,
  picksOf,
  plainLine,
} from '../documents/document.store.ts'
import { useItems } from '../items/item.service.ts'
import { holdStock, lockIssuable } from '../stock/ledger.store.ts'
import { choose, type Chosen, shown, totalOf } from '../stock/pick.rules.ts'
import type { WarehouseRow } from '../warehouses/warehouse.store.ts'
import { useWarehouse } from '../warehouses/warehouse.service.ts'
import { chargeOf, valueOf } from './charge.rules.ts'
import { releaseCharge, reserveCharge } from './charge.service.ts'

export interface Requested {
  readonly itemId: string
  readonly quantity: string
}

/**
 * Chooses and holds batches for lines by the picking rule of the warehouse. Their balances stay locked, in the order in
 * which postings lock them. Refuses with `warehouse.shortOf`.
 */
export async function chooseBatches(tx: Tx, actor: Actor, warehouse: WarehouseRow, lines: readonly Requested[]) {
  const itemIds = lines.map(({ itemId }) => itemId)
  const items = await useItems(tx, itemIds)
  const free = await lockIssuable(tx, { warehouseId: warehouse.id, itemIds, today: dayOf(actor.now) })
  const chosen = lines.map((line) => {
    const picked = choose(warehouse.pick, free, line)
    const available = totalOf(picked.map(({ quantity }) => quantity))
    if (compare(available, line.quantity) < 0)
      refuse('warehouse.shortOf', {
        name: items.get(line.itemId)!.name,
        available: shown(available),
        requested: shown(line.quantity),
      })
    return picked
  })
  await holdStock(
    tx,
    chosen.flat().map(({ placeId, batchId, quantity }) => ({ place_id: placeId, batch_id: batchId, quantity })),
  )
  const costs = new Map(free.map((one) => [one.batch_id, one]))
  return { items, chosen, costs }
}

/** Writes the lines of a document with what is held for them. */
export async function writePicks(
  tx: Tx,
  documentId: string,
  lines: readonly Requested[],
  chosen: readonly (readonly Chosen[])[],
): Promise<void> {
  const ids = await nextIds(tx, lines.length)
  await insertLines(tx, {
    rows: lines.map(({ itemId, quantity }, index) => ({
      ...plainLine,
      id: ids[index]!,
      document_id: documentId,
      line_no: index + 1,
      item_id: itemId,
      requested: quantity,
    })),
  })
  await insertPicks(tx, {
    rows: chosen.flatMap((picked, index) =>
      picked.map(({ placeId, batchId, quantity }) => ({
        line_id: ids[index]!,
        place_id: placeId,
        batch_id: batchId,
        quantity,
        reason: '',
      })),
    ),
  })
}

/**
 * Requests goods for the actor's department: batches are held and the budget is reserved at once, so that what is
 * approved can be issued.
 */
export async function createIssue(
  tx: Tx,
  actor: Actor,
  { warehouseId, note, lines }: Input<typeof contract.createIssue>,
): Promise<string> {
  const warehouse = await useWarehouse(tx, warehouseId)
  const { items, chosen, costs } = await chooseBatches(tx, actor, warehouse, lines)
  const account = await nearestBudget(tx, actor.deptId, dayOf(actor.now))
  const costed = chosen.flat().map(({ batchId, quantity }) => ({ ...costs.get(batchId)!, quantity }))
  const amount = totalAmount(costed.map((one) => chargeOf(one, account)))
  const title = titleOf(lines.map(({ itemId }) => items.get(itemId)!.name))
  const row = await createDocument(tx, actor, {
    kind: 'issue',
    status: 'approving',
    warehouse_id: warehouse.id,
    dept_id: actor.deptId,
    dept_path: actor.deptPath,
    dept_name: actor.deptName,
    note: note.trim(),
    title,
    kinds: lines.length,
    amount,
    account_id: account,
  })
  await writePicks(tx, row.id, lines, chosen)
  const approval = await startApproval(tx, actor, {
    entity: 'stockIssue',
    entityId: row.id,
    docNo: row.no,
    title,
    version: '2',
    amount: valueOf(costed),
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: actor.deptId,
    deptPath: actor.deptPath,
    categoryIds: [],
    supplierIds: [],
    orderType: '',
  })
  const status = approval.status === 'approved' ? 'toPick' : 'approving'
  const locked = await documents.lock(tx, row.id)
  const after = await documents.set(tx, locked, { status, approval_id: approval.instanceId })
  await publish(tx, actor, createdEvent(after, warehouse), ...approval.events)
  // Last: orders wait for the budget.
  await reserveCharge(tx, actor, row.id, actor.deptId, amount)
  return row.id
}

const totalAmount = (amounts: readonly string[]) =>
  valueOf(amounts.map((amount) => ({ quantity: '1', unit_price: amount })))

/** Frees what is held for a document and was not issued. */
export async function freePicks(tx: Tx, row: DocumentRow): Promise<void> {
  const all = await picksOf(tx, row.id)
  await holdStock(
    tx,
    all
      .filter(({ quantity, done }) => compare(quantity, done) > 0)
      .map((pick) => ({
        place_id: pick.place_id,
        batch_id: pick.batch_id,
        quantity: totalOf([pick.done, `-${pick.quantity}`]),
      })),
  )
}

/** Withdraws a request of which nothing was issued. */
export async function withdrawIssue(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.withdrawIssue>,
): Promise<string> {
  const held = await lockDocument(tx, actor, input, ['issue'] satisfies DocumentKind[])
  const to = issueFlow.decide(held.facts, 'withdraw', actor)
  const { row } = held
  if (row.approval_id !== null && row.status === 'approving')
    await publish(tx, actor, ...(await cancelApproval(tx, actor, [row.approval_id], 'withdrawn')))
  await freePicks(tx, row)
  await moveDocument(tx, actor, held, 'withdrawn', { to })
  await releaseCharge(tx, actor, row, 'withdrawn')
  return row.id
}

/** Signs for what was issued. */
export async function signIssue(tx: Tx, actor: Actor, input: Input<typeof contract.signIssue>): Promise<string> {
  const held = await lockDocument(tx, actor, input, ['issue'])
  await moveDocument(tx, actor, held, 'signed', { to: issueFlow.decide(held.facts, 'sign', actor) })
  return held.row.id
}
