import * as contract from '#contract/warehouse/reorder.ts'
import type { Actor } from '#kit/actor.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { scopeOf } from '../scope.rules.ts'
import { shown } from '../stock/pick.rules.ts'
import { addReorderPoint, editReorderPoint, missingOf, proposeReorder, removeReorderPoint } from './reorder.service.ts'
import { reorderList, type ReorderRow } from './reorder.store.ts'

const present = (row: ReorderRow, { permissions }: Actor): contract.ReorderPoint => ({
  id: row.id,
  version: row.version,
  warehouseId: row.warehouse_id,
  warehouseName: row.warehouse_name,
  itemId: row.item_id,
  itemNo: row.no,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  minQuantity: shown(row.min_qty),
  maxQuantity: shown(row.max_qty),
  available: shown(row.available),
  awaited: shown(row.awaited),
  suggested: missingOf(row),
  planNo: row.plan_no,
  isLow: row.is_low,
  can: [
    ...(row.is_low && row.plan_no === null ? (['propose'] as const) : []),
    ...(permissions.has('warehouse.manage') ? (['edit', 'remove'] as const) : []),
  ],
})

export function reorderRoutes(app: App) {
  const records = serveRecords(app, contract.listReorderPoints, {
    list: reorderList,
    scope: scopeOf,
    present,
    exported: {
      route: contract.exportReorderPoints,
      name: ['最低库存', 'Minimum stock'],
      columns: contract.reorderLabels,
    },
  })
  records.write(contract.addReorderPoint, addReorderPoint)
  records.write(contract.editReorderPoint, editReorderPoint)
  records.write(contract.removeReorderPoint, removeReorderPoint)
  records.write(contract.proposeReorder, proposeReorder)
}
