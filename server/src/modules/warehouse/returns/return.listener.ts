import { compare } from '#contract/kit/money.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Event, publish } from '#kit/events/events.ts'
import { createDocument, createdEvent, lockDocument, progressOf } from '../documents/document.access.service.ts'
import { titleOf } from '../documents/document.rules.ts'
import {
  insertLines,
  insertPicks,
  lines as lineTable,
  linesOf,
  nextIds,
  picksOf,
  plainLine,
} from '../documents/document.store.ts'
import { endRest } from '../issues/issueMoves.service.ts'
import { holdStock } from '../stock/ledger.store.ts'
import { choose, product, totalOf } from '../stock/pick.rules.ts'
import { findWarehouseRow } from '../warehouses/warehouse.service.ts'
import { documentsOfReturn, lockStockOfLines, returnOf, type ReturnOf, type StockOfLine } from './return.store.ts'

type ReturnEvent = Event<
  'return.agreed' | 'return.offerAccepted' | 'return.decided' | 'return.withdrawn' | 'return.closed' | 'return.received'
>

interface Part {
  readonly stock: StockOfLine
  readonly quantity: string
}

/** What of a return is in warehouses, in pieces of its batches: no more than is free. */
function partsOf({ lines }: ReturnOf, stock: readonly StockOfLine[]): Part[] {
  return lines.flatMap(({ order_line_id: lineId, quantity }) => {
    const own = stock.filter((one) => one.order_line_id === lineId)
    const [first] = own
    if (!first) return []
    const wanted = product(String(quantity), first.order_factor)
    return choose('fifo', own, { itemId: first.item_id, quantity: wanted }).map((chosen) => ({
      stock: own.find((one) => one.place_id === chosen.placeId && one.batch_id === chosen.batchId)!,
      quantity: chosen.quantity,
    }))
  })
}

/**
 * Listener: once a supplier takes goods back, those of them that are in a warehouse are held there, and its keepers pick
 * them. What departments have keeps to the return alone.
 */
async function pickReturn(tx: Tx, event: ReturnEvent): Promise<void> {
  if (event.to_state !== '40') return
  const row = await returnOf(tx, event.entity_id)
  if (!row || (await documentsOfReturn(tx, { returnNo: row.no })).length > 0) return
  const stock = await lockStockOfLines(
    tx,
    row.lines.map((line) => line.order_line_id),
  )
  const parts = partsOf(row, stock)
  const actor = systemActor(event.tenant_id, '', event.at)
  const warehouseIds = [...new Set(parts.map((part) => part.stock.warehouse_id))]
  for (const [index, warehouseId] of warehouseIds.entries())
    await createReturnDocument(
      tx,
      actor,
      { row, warehouseId, index },
      parts.filter((part) => part.stock.warehouse_id === warehouseId),
    )
}

interface Of {
  readonly row: ReturnOf
  readonly warehouseId: string
  readonly index: number
}
async function createReturnDocument(tx: Tx, actor: Actor, { row, warehouseId, index }: Of, parts: readonly Part[]) {
  await holdStock(
    tx,
    parts.map(({ stock, quantity }) => ({ place_id: stock.place_id, batch_id: stock.batch_id, quantity })),
  )
  const warehouse = await findWarehouseRow(tx, warehouseId)
  const created = await createDocument(tx, actor, {
    kind: 'supplierOut',
    status: 'toPick',
    warehouse_id: warehouseId,
    supplier_id: row.supplier_id,
    supplier_name: row.supplier_name,
    order_id: row.order_id,
    order_no: row.order_no,
    source_kind: index === 0 ? 'return' : `return${index}`,
    source_id: row.id,
    source_no: row.no,
    title: titleOf([...new Set(parts.map(({ stock }) => stock.name))]),
    kinds: parts.length,
  })
  const ids = await nextIds(tx, parts.length)
  await insertLines(tx, {
    rows: parts.map(({ stock, quantity }, place) => ({
      ...plainLine,
      id: ids[place]!,
      document_id: created.id,
      line_no: place + 1,
      item_id: stock.item_id,
      order_line_id: stock.order_line_id,
      requested: quantity,
    })),
  })
  await insertPicks(tx, {
    rows: parts.map(({ stock, quantity }, place) => ({
      line_id: ids[place]!,
      place_id: stock.place_id,
      batch_id: stock.batch_id,
      quantity,
      reason: '',
    })),
  })
  await publish(tx, actor, createdEvent(created, warehouse))
}

/** Listener: a return that does not happen frees what is held for it. */
async function dropReturn(tx: Tx, event: ReturnEvent): Promise<void> {
  const row = await returnOf(tx, event.entity_id)
  if (!row) return
  const actor = systemActor(event.tenant_id, '', event.at)
  for (const { id, status } of await documentsOfReturn(tx, { returnNo: row.no })) {
    if (status !== 'toPick' && status !== 'partIssued') continue
    const held = await lockDocument(tx, actor, { id }, ['supplierOut'])
    const { isBegun } = await progressOf(tx, id)
    await endRest(tx, actor, held, isBegun ? 'issued' : 'void', event.reason ?? '')
  }
}

/** Listener: what comes instead of goods that left a warehouse is put away there again. */
async function enterReplacement(tx: Tx, event: ReturnEvent): Promise<void> {
  const row = await returnOf(tx, event.entity_id)
  if (!row || (row.kind !== 'exchange' && row.kind !== 'repair')) return
  const actor = systemActor(event.tenant_id, '', event.at)
  for (const [index, { id, warehouse_id: warehouseId }] of (
    await documentsOfReturn(tx, { returnNo: row.no })
  ).entries()) {
    const left = (await linesOf(tx, id)).filter(({ done }) => compare(done, '0') > 0)
    if (left.length === 0) continue
    const warehouse = await findWarehouseRow(tx, warehouseId)
    const given = await lineTable.share(
      tx,
      left.map((line) => line.id),
    )
    // Each line has left from one batch: what comes instead costs the same, and the same budget has paid for it.
    const batches = new Map((await picksOf(tx, id)).map((pick) => [pick.line_id, pick]))
    const created = await createDocument(tx, actor, {
      kind: 'exchangeIn',
      status: 'toReceive',
      warehouse_id: warehouseId,
      supplier_id: row.supplier_id,
      supplier_name: row.supplier_name,
      order_id: row.order_id,
      order_no: row.order_no,
      source_kind: index === 0 ? 'return' : `return${index}`,
      source_id: row.id,
      source_no: row.no,
      title: titleOf([...new Set(left.map(({ name }) => name))]),
      kinds: left.length,
    })
    const ids = await nextIds(tx, left.length)
    await insertLines(tx, {
      rows: left.map((line, place) => {
        const { unit_cost, unit_price, payer_id } = batches.get(line.id)!
        return {
          ...plainLine,
          id: ids[place]!,
          document_id: created.id,
          line_no: place + 1,
          item_id: line.item_id,
          order_line_id: given.find((one) => one.id === line.id)!.order_line_id,
          requested: totalOf([line.done]),
          unit_cost,
          unit_price,
          payer_id,
        }
      }),
    })
    await publish(tx, actor, createdEvent(created, warehouse))
  }
}

export const returnListeners = {
  'return.agreed': pickReturn,
  'return.offerAccepted': pickReturn,
  'return.decided': pickReturn,
  'return.withdrawn': dropReturn,
  'return.closed': dropReturn,
  'return.received': enterReplacement,
} as const
