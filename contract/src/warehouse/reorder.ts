import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Maybe, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { ShownQuantity, StockQuantity } from './quantity.ts'

const reader = { access: 'warehouse.read', entrances: ['operator'] } as const
const manager = { access: 'warehouse.manage', entrances: ['operator'] } as const

/** Smallest stock of an item in a warehouse, and the one that a planned purchase fills up to. */
export const ReorderPoint = shape({
  id: Id,
  version: Type.Integer(),
  warehouseId: Id,
  warehouseName: Type.String(),
  itemId: Id,
  itemNo: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  minQuantity: ShownQuantity,
  maxQuantity: ShownQuantity,
  available: ShownQuantity,
  awaited: Type.String({ description: 'to be put away' }),
  suggested: Type.String({ description: 'up to the maximum; 0: enough' }),
  planNo: Maybe(Type.String({ description: 'plan with an open line for it' })),
  isLow: Type.Boolean(),
  can: List(OneOf(['edit', 'remove', 'propose'])),
})
export type ReorderPoint = Static<typeof ReorderPoint>
export const reorderLabels = {
  warehouseName: ['仓库', 'Warehouse'],
  itemNo: ['物料编号', 'Item number'],
  name: ['物料', 'Item'],
  spec: ['规格', 'Specification'],
  unit: ['单位', 'Unit'],
  minQuantity: ['最低库存', 'Minimum'],
  maxQuantity: ['最高库存', 'Maximum'],
  available: ['可用', 'Available'],
  awaited: ['待入库', 'To put away'],
  suggested: ['建议采购', 'To buy'],
  planNo: ['采购计划', 'Plan'],
} as const satisfies Labels<typeof ReorderPoint>

export const listReorderPoints = listRoute({
  path: '/orderrest/api/reorder/list',
  ...reader,
  summary: 'List minimum stocks, low ones first',
  filters: { tab: Optional(OneOf(['low', 'all'])), warehouseId: Optional(Id), keyword: Optional(Note(64)) },
  record: ReorderPoint,
})
export const exportReorderPoints = exportRoute(listReorderPoints, {
  path: '/orderrest/api/reorder/export',
  columns: [
    'warehouseName',
    'itemNo',
    'name',
    'spec',
    'unit',
    'minQuantity',
    'maxQuantity',
    'available',
    'awaited',
    'suggested',
    'planNo',
  ],
})
export const addReorderPoint = route({
  method: 'POST',
  path: '/orderrest/api/reorder/add',
  ...manager,
  summary: 'Set the smallest and the largest stock of an item in a warehouse',
  input: shape({ warehouseId: Id, itemId: Id, minQuantity: StockQuantity, maxQuantity: StockQuantity }),
  reply: ReorderPoint,
})
export const editReorderPoint = route({
  method: 'POST',
  path: '/orderrest/api/reorder/edit',
  ...manager,
  summary: 'Change the smallest and the largest stock',
  input: shape({ id: Id, version: Type.Integer(), minQuantity: StockQuantity, maxQuantity: StockQuantity }),
  reply: ReorderPoint,
})
export const removeReorderPoint = route({
  method: 'POST',
  path: '/orderrest/api/reorder/remove',
  ...manager,
  summary: 'Watch an item in a warehouse no more',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: Done,
})
export const proposeReorder = route({
  method: 'POST',
  path: '/orderrest/api/reorder/propose',
  access: 'warehouse.read',
  entrances: ['operator'],
  summary: 'Add what is missing to the plan of the warehouse’s department in the open cycle, once',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: ReorderPoint,
})
