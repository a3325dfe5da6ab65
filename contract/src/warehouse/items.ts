import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Maybe, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { StockQuantity } from './quantity.ts'

/** Code that an item is scanned by. */
const ScanCode = Type.String({ pattern: '^[!-~]{1,64}$', description: 'printable ASCII without spaces' })

/** Item 物料 as it is written. */
export const StockItemDraft = shape({
  name: Text(100),
  spec: Note(200),
  unit: Text(20),
  isTracked: Type.Boolean({ description: 'its batch is named when it is put away' }),
  shelfDays: Type.Integer({ minimum: 0, maximum: 36_500, description: 'from production to expiry; 0: none' }),
  orderFactor: Type.String({ ...StockQuantity, description: 'stock units in one ordered piece' }),
  codes: List(ScanCode, 20),
})
export type StockItemDraft = Static<typeof StockItemDraft>

export const StockItemAction = OneOf(['edit', 'disable', 'enable'])
export const StockItem = shape({
  id: Id,
  version: Type.Integer(),
  itemNo: Type.String(),
  skuId: Maybe(Id),
  ...StockItemDraft.properties,
  unit: Type.String(),
  picture: Type.String(),
  status: Availability,
  can: List(StockItemAction),
})
export type StockItem = Static<typeof StockItem>

export const stockItemLabels = {
  itemNo: ['物料编号', 'Item number'],
  name: ['物料名称', 'Name'],
  spec: ['规格', 'Specification'],
  unit: ['库存单位', 'Stock unit'],
  isTracked: ['批次管理', 'Batches'],
  shelfDays: ['保质期（天）', 'Shelf life (days)'],
  orderFactor: ['每订购单位折合', 'Stock units in one ordered'],
  codes: ['条码', 'Codes'],
  status: ['状态', 'Status'],
} as const satisfies Labels<typeof StockItem>

const reader = { access: 'warehouse.read', entrances: ['operator'] } as const
const manager = { access: 'warehouse.manage', entrances: ['operator'] } as const

export const listStockItems = listRoute({
  path: '/orderrest/api/stockItems/list',
  ...reader,
  summary: 'List the items that warehouses keep',
  filters: { keyword: Optional(Note(64)), status: Optional(Availability) },
  sort: ['itemNo', 'name'],
  record: StockItem,
})
export const exportStockItems = exportRoute(listStockItems, {
  path: '/orderrest/api/stockItems/export',
  columns: ['itemNo', 'name', 'spec', 'unit', 'isTracked', 'shelfDays', 'orderFactor', 'status'],
})
export const findStockItem = route({
  method: 'GET',
  path: '/orderrest/api/stockItems/find',
  ...reader,
  summary: 'Get an item',
  input: shape({ id: Id }),
  reply: StockItem,
})
export const listStockItemChanges = changesRoute({
  path: '/orderrest/api/stockItems/changes',
  ...reader,
  summary: 'List the history of an item',
  key: 'id',
})
export const addStockItem = route({
  method: 'POST',
  path: '/orderrest/api/stockItems/add',
  ...manager,
  summary: 'Create an item that no order has brought',
  input: StockItemDraft,
  reply: StockItem,
})
export const editStockItem = route({
  method: 'POST',
  path: '/orderrest/api/stockItems/edit',
  ...manager,
  summary: 'Change an item and its codes; unit and factor stay while there is stock',
  input: shape({ id: Id, version: Type.Integer(), ...StockItemDraft.properties }),
  reply: StockItem,
})
export const setStockItemStatus = route({
  method: 'POST',
  path: '/orderrest/api/stockItems/setStatus',
  ...manager,
  summary: 'Disable an item without stock, or enable it',
  input: shape({ id: Id, status: Availability }),
  reply: StockItem,
})
