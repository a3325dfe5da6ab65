import { dayOf } from '#contract/kit/calendar.ts'
import { compare } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type { DocumentStatus } from '#contract/warehouse/document.ts'
import type * as contract from '#contract/warehouse/issues.ts'
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
import { issueFlow } from '../documents/document.rules.ts'
import {
  addDone,
  addTaken,
  documents,
  insertLines,
  insertPicks,
  nextIds,
  type PickDetail,
  picks as picksTable,
  picksOf,
  plainLine,
} from '../documents/document.store.ts'
import { batches, holdStock, lockIssuable, postMoves } from '../stock/ledger.store.ts'
import { totalOf } from '../stock/pick.rules.ts'
import { usePlaces } from '../warehouses/warehouse.service.ts'
import { outsideOf, warehouses } from '../warehouses/warehouse.store.ts'
import { chargeIssued, settleCharge } from './charge.service.ts'
import { freePicks } from './issue.service.ts'

const leaving = ['issue', 'supplierOut'] as const

interface Taken {
  readonly pickId: string
  readonly quantity: string
}
/** Picks with what is taken of each now; each once, no more than is left. */
export function takenOf(all: readonly PickDetail[], given: readonly Taken[]) {
  if (new Set(given.map(({ pickId }) => pickId)).size < given.length) refuse('stock.duplicateItem')
  return given.map(({ pickId, quantity }) => {
    const pick = all.find(({ id }) => id === pickId) ?? refuse('thing.notFound')
    if (compare(totalOf([pick.done, quantity]), pick.quantity) > 0) refuse('pick.tooMuch')
    return { ...pick, issuing: quantity }
  })
}

/** Hands goods out, or gives them to the carrier that takes them back to their supplier. */
export async function issueStock(tx: Tx, actor: Actor, input: Input<typeof contract.issueStock>): Promise<string> {
  const held = await lockDocument(tx, actor, input, leaving)
  issueFlow.decide({ ...held.facts, isWhole: false }, 'issue', actor)
  const { row } = held
  const taken = takenOf(await picksOf(tx, row.id), input.lines)
  const today = dayOf(actor.now)
  const isIssue = row.kind === 'issue'
  // What goes back to its supplier may have expired.
  const blocked =
    isIssue && taken.find((pick) => pick.is_quarantined || pick.is_apart || (pick.expires_on ?? today) < today)
  if (blocked) refuse('batch.blocked', { batchNo: blocked.batch_no })
  const outside = await outsideOf(tx, row.warehouse_id)
  await addDone(tx, { given: taken.map(({ line_id, issuing }) => ({ line_id, quantity: issuing })) })
  await addTaken(tx, { given: taken.map(({ id, issuing }) => ({ pick_id: id, done: issuing })) })
  await postMoves(
    tx,
    actor,
    taken.map((pick) => ({
      document_id: row.id,
      line_id: pick.line_id,
      kind: isIssue ? 'issue' : 'supplierOut',
      from_id: pick.place_id,
      to_id: isIssue ? outside.consumer : outside.supplier,
      batch_id: pick.batch_id,
      quantity: pick.issuing,
      held: pick.issuing,
    })),
  )
  const to = issueFlow.decide({ ...held.facts, ...(await progressOf(tx, row.id)) }, 'issue', actor)
  const kept = isIssue ? await chargeIssued(tx, actor, row, taken) : row.amount
  const amount = isIssue && to === 'issued' ? await settleCharge(tx, actor, row, kept, 'issued') : kept
  const quantity = totalOf(taken.map(({ issuing }) => issuing))
  await moveDocument(tx, actor, held, 'issued', { to, quantity, patch: { amount } })
  return row.id
}

/** Takes the rest of a pick from another batch or place, which is held instead; with a reason. */
export async function repickIssue(tx: Tx, actor: Actor, input: Input<typeof contract.repickIssue>): Promise<string> {
  const held = await lockDocument(tx, actor, input, ['issue'])
  const to = issueFlow.decide(held.facts, 'repick', actor)
  const { row } = held
  const pick = (await picksOf(tx, row.id)).find(({ id }) => id === input.pickId) ?? refuse('thing.notFound')
  const left = totalOf([pick.quantity, `-${pick.done}`])
  if (compare(left, '0') <= 0) refuse('stock.nothing')
  const batch = await batches.find(tx, input.batchId)
  if (batch.item_id !== pick.item_id) refuse('batch.other')
  await usePlaces(tx, row.warehouse_id, [input.placeId])
  const free = await lockIssuable(tx, {
    warehouseId: row.warehouse_id,
    itemIds: [pick.item_id],
    today: dayOf(actor.now),
  })
  const isIssuable = free.some((one) => one.batch_id === batch.id && one.place_id === input.placeId)
  if (!isIssuable) refuse('batch.blocked', { batchNo: batch.batch_no })
  await holdStock(tx, [
    { place_id: pick.place_id, batch_id: pick.batch_id, quantity: `-${left}` },
    { place_id: input.placeId, batch_id: batch.id, quantity: left },
  ])
  await replacePick(tx, pick, { left, placeId: input.placeId, batchId: batch.id, reason: input.reason.trim() })
  await moveDocument(tx, actor, held, 'repicked', { to, reason: input.reason.trim() })
  return row.id
}

interface Instead {
  readonly left: string
  readonly placeId: string
  readonly batchId: string
  readonly reason: string
}
async function replacePick(tx: Tx, pick: PickDetail, { left, placeId, batchId, reason }: Instead): Promise<void> {
  await insertPicks(tx, {
    rows: [{ line_id: pick.line_id, place_id: placeId, batch_id: batchId, quantity: left, reason }],
  })
  // A pick of which nothing was issued is gone; otherwise it is what was issued of it.
  if (compare(pick.done, '0') > 0) await addTaken(tx, { given: [{ pick_id: pick.id, quantity: `-${left}` }] })
  else await dropPick(tx, pick.id)
}

async function dropPick(tx: Tx, id: string): Promise<void> {
  await picksTable.remove(tx, await picksTable.lock(tx, id))
}

/** Cancels what was not issued: what is held is free again, and the budget gets the rest back. */
export async function cancelRest(tx: Tx, actor: Actor, held: HeldDocument, reason: string): Promise<void> {
  const { row } = held
  const to = issueFlow.decide({ ...held.facts, ...(await progressOf(tx, row.id)) }, 'cancel', actor)
  await endRest(tx, actor, held, to, reason)
}

export async function endRest(
  tx: Tx,
  actor: Actor,
  held: HeldDocument,
  to: DocumentStatus,
  reason: string,
): Promise<void> {
  const { row } = held
  await freePicks(tx, row)
  const amount = row.kind === 'issue' ? await settleCharge(tx, actor, row, row.amount, reason) : row.amount
  await moveDocument(tx, actor, held, 'cancelled', { to, reason, patch: { amount } })
}

export async function cancelIssue(
  tx: Tx,
  actor: Actor,
  { reason, ...of }: Input<typeof contract.cancelIssue>,
): Promise<string> {
  const held = await lockDocument(tx, actor, of, leaving)
  await cancelRest(tx, actor, held, reason.trim())
  return held.row.id
}

/** Announces issued goods that come back: their batches are known, and a keeper puts them away. */
export async function giveBackIssue(
  tx: Tx,
  actor: Actor,
  { note, lines: given, ...of }: Input<typeof contract.giveBackIssue>,
): Promise<string> {
  const held = await lockDocument(tx, actor, of, ['issue'])
  const to = issueFlow.decide(held.facts, 'giveBack', actor)
  const { row } = held
  const all = await picksOf(tx, row.id)
  if (new Set(given.map(({ pickId }) => pickId)).size < given.length) refuse('stock.duplicateItem')
  const coming = given.map(({ pickId, quantity }) => {
    const pick = all.find(({ id }) => id === pickId) ?? refuse('thing.notFound')
    if (compare(totalOf([pick.arrived, quantity]), pick.done) > 0) refuse('pick.tooMuchBack')
    return { pick, quantity }
  })
  await addTaken(tx, { given: coming.map(({ pick, quantity }) => ({ pick_id: pick.id, arrived: quantity })) })
  const back = await createDocument(tx, actor, {
    kind: 'backIn',
    status: 'toReceive',
    warehouse_id: row.warehouse_id,
    dept_id: row.dept_id,
    dept_path: row.dept_path,
    dept_name: row.dept_name,
    source_kind: null,
    source_no: row.no,
    note: note.trim(),
    title: row.title,
    kinds: coming.length,
  })
  const ids = await nextIds(tx, coming.length)
  await insertLines(tx, {
    rows: coming.map(({ pick, quantity }, index) => ({
      ...plainLine,
      id: ids[index]!,
      document_id: back.id,
      line_no: index + 1,
      item_id: pick.item_id,
      batch_id: pick.batch_id,
      pick_id: pick.id,
      requested: quantity,
    })),
  })
  const warehouse = await warehouses.find(tx, row.warehouse_id)
  await publish(tx, actor, createdEvent(await documents.find(tx, back.id), warehouse))
  await moveDocument(tx, actor, held, 'returnAnnounced', { to })
  return back.id
}
