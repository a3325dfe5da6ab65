import {
  documentKindNames,
  documentStatusNames,
  type StockDocument,
  type StockDocumentDetail,
  stockDocumentLabels,
  type StockLine,
} from '#contract/warehouse/document.ts'
import type { exportInbound } from '#contract/warehouse/inbound.ts'
import { compare } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { keeps } from '../scope.rules.ts'
import { shown } from '../stock/pick.rules.ts'
import { actionsOf } from './document.rules.ts'
import type { LineDetail, ListedDocument } from './document.store.ts'

export const presentDocument = (row: ListedDocument, actor: Actor): StockDocument => ({
  id: row.id,
  version: row.version,
  documentNo: row.no,
  kind: row.kind,
  status: row.status,
  warehouseId: row.warehouse_id,
  warehouseName: row.warehouse_name,
  toWarehouseId: row.to_warehouse_id,
  toWarehouseName: row.to_warehouse_name ?? '',
  deptName: row.dept_name,
  requesterName: row.requester_name,
  supplierName: row.supplier_name,
  orderId: row.order_id,
  orderNo: row.order_no,
  sourceNo: row.source_no,
  note: row.note,
  reason: row.reason,
  title: row.title,
  kinds: row.kinds,
  requested: shown(row.requested),
  done: shown(row.done),
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  can: actionsOf(
    row.kind,
    {
      status: row.status,
      keeps: keeps(actor, row.keepers),
      keepsTo: keeps(actor, row.to_keepers ?? []),
      isOwn: actor.entrance === 'purchaser' && row.dept_id === actor.deptId,
      isCreator: row.requester_person === actor.personId,
      hasCounted: row.counters.includes(actor.personId),
      isBegun: compare(row.done, '0') > 0,
    },
    actor,
  ),
})

const presentLine = (row: LineDetail): StockLine => ({
  id: row.id,
  itemId: row.item_id,
  itemNo: row.no,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  picture: row.picture,
  isTracked: row.is_tracked,
  shelfDays: row.shelf_days,
  requested: shown(row.requested),
  done: shown(row.done),
  batchNo: row.batch_no,
  batchFixed: row.batch_id !== null,
  producedOn: row.produced_on,
  expiresOn: row.expires_on,
  placeId: row.place_id,
  placeCode: row.place_code ?? '',
  picks: row.picks.map((pick) => ({
    ...pick,
    quantity: shown(pick.quantity),
    done: shown(pick.done),
    arrived: shown(pick.arrived),
  })),
})

export const presentDetail = (
  row: ListedDocument,
  lines: readonly LineDetail[],
  actor: Actor,
): StockDocumentDetail => ({
  ...presentDocument(row, actor),
  isApproved: row.approval_id !== null,
  lines: lines.map(presentLine),
})

export const documentWords: ColumnsOf<typeof exportInbound> = {
  ...stockDocumentLabels,
  kind: { title: stockDocumentLabels.kind, words: documentKindNames },
  status: { title: stockDocumentLabels.status, words: documentStatusNames },
}
