import { availabilityNames, availabilityOf } from '#contract/kit/availability.ts'
import * as contract from '#contract/warehouse/warehouses.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { scopeOf } from '../scope.rules.ts'
import { addPlace, addWarehouse, editWarehouse, setPlaceStatus, setWarehouseStatus } from './warehouse.service.ts'
import {
  keeperCandidates,
  type ListedPlace,
  type ListedWarehouse,
  placeList,
  places as placeRows,
  warehouseChoices,
  warehouseList,
} from './warehouse.store.ts'

const presentWarehouse = (row: ListedWarehouse, { permissions }: Actor): contract.Warehouse => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  deptId: row.dept_id,
  deptName: row.dept_name,
  address: row.address,
  pick: row.pick,
  takesOrders: row.takes_orders,
  keeperIds: row.keepers,
  keeperNames: row.keeper_names,
  places: row.places,
  kinds: row.kinds,
  status: availabilityOf(row),
  can: permissions.has('warehouse.manage') ? ['edit', row.disabled ? 'enable' : 'disable'] : [],
})

const presentPlace = (row: ListedPlace, { permissions }: Actor): contract.Place => ({
  id: row.id,
  version: row.version,
  warehouseId: row.warehouse_id,
  code: row.code,
  kind: row.kind,
  batches: row.batches,
  status: availabilityOf(row),
  can: permissions.has('warehouse.manage') ? [row.disabled ? 'enable' : 'disable'] : [],
})

const warehouseColumns: ColumnsOf<typeof contract.exportWarehouses> = {
  ...contract.warehouseLabels,
  pick: { title: contract.warehouseLabels.pick, words: contract.pickRuleNames },
  status: { title: contract.warehouseLabels.status, words: availabilityNames },
}
const placeColumns: ColumnsOf<typeof contract.exportPlaces> = {
  ...contract.placeLabels,
  kind: { title: contract.placeLabels.kind, words: contract.placeKindNames },
  status: { title: contract.placeLabels.status, words: availabilityNames },
}

export function warehouseRoutes(app: App) {
  const records = serveRecords(app, contract.listWarehouses, {
    list: warehouseList,
    scope: scopeOf,
    present: presentWarehouse,
    exported: { route: contract.exportWarehouses, name: ['仓库', 'Warehouses'], columns: warehouseColumns },
  })
  const idOf = ({ id }: { id: string }) => id
  records.detail(contract.findWarehouse, idOf)
  records.changes(contract.listWarehouseChanges, idOf, { of: 'warehouse' })
  records.write(contract.addWarehouse, addWarehouse)
  records.write(contract.editWarehouse, editWarehouse)
  records.write(contract.setWarehouseStatus, setWarehouseStatus)

  serve(app, contract.listKeeperCandidates, async ({ db }) =>
    (await keeperCandidates(db)).map(({ id, name, dept_name }) => ({
      userId: id,
      userName: name,
      deptName: dept_name,
    })),
  )
  serve(app, contract.chooseWarehouses, async ({ db, actor }) => {
    const mayChoose = actor.permissions.has('stock.request') || actor.permissions.has('warehouse.read')
    const choices = mayChoose ? await warehouseChoices(db, { userId: actor.userId }) : []
    return choices.map(({ id, name, is_kept }) => ({ id, name, isKept: is_kept }))
  })

  const places = serveRecords(app, contract.listPlaces, {
    list: placeList,
    scope: scopeOf,
    present: presentPlace,
    exported: { route: contract.exportPlaces, name: ['库位', 'Places'], columns: placeColumns },
    read: async (db, actor, id) => {
      const { warehouse_id: warehouseId } = await placeRows.find(db, id)
      return presentPlace(await placeList.one(db, { ...scopeOf(actor), warehouseId }, id), actor)
    },
  })
  places.write(contract.addPlace, addPlace)
  places.write(contract.setPlaceStatus, setPlaceStatus)
}
