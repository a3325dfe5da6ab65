import type { FilterOf } from '#kit/database/list/list.where.ts'
import * as issues from '#contract/warehouse/issues.ts'
import { moveKindNames } from '#contract/warehouse/document.ts'
import * as contract from '#contract/warehouse/stock.ts'
import { placeKindNames } from '#contract/warehouse/warehouses.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { keeps, scopeOf } from '../scope.rules.ts'
import { matchCode } from './code.store.ts'
import { shown } from './pick.rules.ts'
import {
  availableList,
  type AvailableRow,
  batchList,
  type BatchRow,
  moveList,
  type MoveRow,
  stockList,
  type StockRow,
  valueList,
  type ValueRow,
} from './stock.store.ts'

const presentStock = (row: StockRow): contract.Stock => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  warehouseName: row.warehouse_name,
  itemId: row.item_id,
  itemNo: row.no,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  onHand: shown(row.on_hand),
  held: shown(row.held),
  available: shown(row.available),
  batches: row.batches,
  expiresOn: row.expires_on,
  minQuantity: row.min_qty === null ? null : shown(row.min_qty),
  isLow: row.is_low,
})

/** Places outside and in transit have the name of their kind. */
const placeName = (code: string, kind: MoveRow['from_kind'], { lang }: Actor) =>
  code.startsWith('~') ? placeKindNames[kind][lang === 'en' ? 1 : 0] : code

const presentBatch = (row: BatchRow, { actor }: { readonly actor: Actor }): contract.StockBatch => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  warehouseName: row.warehouse_name,
  placeId: row.place_id,
  placeCode: placeName(row.place_code, row.place_kind, actor),
  itemId: row.item_id,
  itemNo: row.no,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  batchId: row.batch_id,
  batchNo: row.batch_no,
  supplierName: row.supplier_name,
  producedOn: row.produced_on,
  expiresOn: row.expires_on,
  daysLeft: row.days_left,
  onHand: shown(row.on_hand),
  held: shown(row.held),
  isBlocked: row.is_blocked,
})

const reversible: readonly string[] = ['purchaseIn', 'exchangeIn', 'otherIn']

const presentMove = (row: MoveRow, { actor }: { readonly actor: Actor }): contract.StockMove => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  isReversal: row.reverses !== null,
  documentId: row.document_id,
  documentNo: row.document_no,
  itemNo: row.no,
  name: row.name,
  unit: row.unit,
  batchNo: row.batch_no,
  fromCode: placeName(row.from_code, row.from_kind, actor),
  toCode: placeName(row.to_code, row.to_kind, actor),
  warehouseName: row.warehouse_name,
  quantity: shown(row.quantity),
  byName: row.by_name,
  reason: row.reason,
  can:
    reversible.includes(row.kind) && row.reverses === null && !row.is_reversed && keeps(actor, row.keepers)
      ? ['reverse']
      : [],
})

const presentValue = (row: ValueRow): contract.StockValue => ({
  id: row.id,
  warehouseName: row.warehouse_name,
  itemNo: row.no,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  onHand: shown(row.on_hand),
  unitCost: row.unit_cost,
  value: row.value,
})

const presentAvailable = (row: AvailableRow): issues.AvailableStock => ({
  id: row.id,
  warehouseId: row.warehouse_id,
  warehouseName: row.warehouse_name,
  itemId: row.item_id,
  itemNo: row.no,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  picture: row.picture,
  available: shown(row.available),
})

const moveColumns: ColumnsOf<typeof contract.exportStockMoves> = {
  ...contract.stockMoveLabels,
  kind: { title: contract.stockMoveLabels.kind, words: moveKindNames },
}

export function stockRoutes(app: App) {
  const scoped = <Filter extends object>({ input, actor }: ListCall<Filter>) => ({ ...input, ...scopeOf(actor) })
  const own = <Filter extends object>({ input }: ListCall<Filter>) => input

  const stock = { list: stockList, filter: scoped<FilterOf<typeof contract.listStock>>, present: presentStock }
  serveList(app, contract.listStock, stock)
  serveExport(app, contract.exportStock, { ...stock, name: ['库存', 'Stock'], columns: contract.stockLabels })

  const found = { list: batchList, filter: scoped<FilterOf<typeof contract.listStockBatches>>, present: presentBatch }
  serveList(app, contract.listStockBatches, found)
  serveExport(app, contract.exportStockBatches, {
    ...found,
    name: ['批次库存', 'Batches'],
    columns: contract.stockBatchLabels,
  })

  const moves = { list: moveList, filter: scoped<FilterOf<typeof contract.listStockMoves>>, present: presentMove }
  serveList(app, contract.listStockMoves, moves)
  serveExport(app, contract.exportStockMoves, { ...moves, name: ['库存流水', 'Stock moves'], columns: moveColumns })

  const values = { list: valueList, filter: own<FilterOf<typeof contract.listStockValues>>, present: presentValue }
  serveList(app, contract.listStockValues, values)
  serveExport(app, contract.exportStockValues, {
    ...values,
    name: ['库存金额', 'Stock value'],
    columns: contract.stockValueLabels,
  })

  const available = {
    list: availableList,
    filter: own<FilterOf<typeof issues.listAvailableStock>>,
    present: presentAvailable,
  }
  serveList(app, issues.listAvailableStock, available)
  serveExport(app, issues.exportAvailableStock, {
    ...available,
    name: ['可领物料', 'Available stock'],
    columns: issues.availableStockLabels,
  })

  serve(app, contract.findStockCode, async ({ db, actor, input: { code, warehouseId } }) => {
    const rows = await matchCode(db, { code: code.trim(), warehouseId: warehouseId ?? null, ...scopeOf(actor) })
    return rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      label: row.label,
      under: row.under,
      itemId: row.item_id,
      placeId: row.place_id,
      batchId: row.batch_id,
    }))
  })
}
