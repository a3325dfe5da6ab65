import { availabilityNames, availabilityOf } from '#contract/kit/availability.ts'
import { shortest } from '#contract/kit/money.ts'
import * as contract from '#contract/warehouse/items.ts'
import type { Actor } from '#kit/actor.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { addStockItem, editStockItem, setStockItemStatus } from './item.service.ts'
import { itemList, type ListedItem } from './item.store.ts'

const present = (row: ListedItem, { permissions }: Actor): contract.StockItem => ({
  id: row.id,
  version: row.version,
  itemNo: row.no,
  skuId: row.sku_id,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  isTracked: row.is_tracked,
  shelfDays: row.shelf_days,
  orderFactor: shortest(row.order_factor),
  codes: row.codes,
  picture: row.picture,
  status: availabilityOf(row),
  can: permissions.has('warehouse.manage') ? ['edit', row.disabled ? 'enable' : 'disable'] : [],
})

const columns: ColumnsOf<typeof contract.exportStockItems> = {
  ...contract.stockItemLabels,
  isTracked: {
    title: contract.stockItemLabels.isTracked,
    value: ({ isTracked }, lang) => (lang === 'en' ? (isTracked ? 'Yes' : 'No') : isTracked ? '是' : '否'),
  },
  status: { title: contract.stockItemLabels.status, words: availabilityNames },
}

export function itemRoutes(app: App) {
  const records = serveRecords(app, contract.listStockItems, {
    list: itemList,
    present,
    exported: { route: contract.exportStockItems, name: ['物料', 'Items'], columns },
  })
  const idOf = ({ id }: { id: string }) => id
  records.detail(contract.findStockItem, idOf)
  records.changes(contract.listStockItemChanges, idOf, { of: 'stockItem' })
  records.write(contract.addStockItem, addStockItem)
  records.write(contract.editStockItem, editStockItem)
  records.write(contract.setStockItemStatus, setStockItemStatus)
}
