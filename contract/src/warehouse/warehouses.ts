import { Availability } from '#contract/kit/availability.ts'
import { changesRoute } from '#contract/kit/changes.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, List, Nothing, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Order in which batches leave: `fefo` first expired first out, `fifo` first in first out. */
export const PickRule = OneOf(['fefo', 'fifo'])
export type PickRule = Static<typeof PickRule>
export const pickRuleNames = {
  fefo: ['先到期先出', 'First expired first out'],
  fifo: ['先进先出', 'First in first out'],
} as const satisfies StateNames<PickRule>

/** Kind of a place. Nothing is issued from quarantine; goods under way between warehouses are in transit. */
export const PlaceKind = OneOf(['storage', 'quarantine', 'transit', 'supplier', 'consumer', 'scrap', 'difference'])
export type PlaceKind = Static<typeof PlaceKind>
/** Places that people create; the others come with the warehouse, and are outside of it or in transit. */
export const ownPlaceKinds = ['storage', 'quarantine'] as const
export const placeKindNames = {
  storage: ['存储', 'Storage'],
  quarantine: ['不合格区', 'Quarantine'],
  transit: ['在途', 'In transit'],
  supplier: ['供应商', 'Supplier'],
  consumer: ['领用部门', 'Departments'],
  scrap: ['报废', 'Scrap'],
  difference: ['盘点差异', 'Count differences'],
} as const satisfies StateNames<PlaceKind>

const code = Type.String({ pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$', maxLength: 32 })

export const WarehouseDraft = shape({
  code,
  name: Text(60),
  deptId: Id,
  address: Type.String({ ...Note(200), description: 'deliveries to this address are put away here' }),
  pick: PickRule,
  takesOrders: Type.Boolean({ description: 'takes in all orders of its department and of those below' }),
  keeperIds: List(Id, 50),
})
export type WarehouseDraft = Static<typeof WarehouseDraft>

export const Keeper = shape({ userId: Id, userName: Type.String(), deptName: Type.String() })
export type Keeper = Static<typeof Keeper>

export const WarehouseAction = OneOf(['edit', 'disable', 'enable'])
export const Warehouse = shape({
  id: Id,
  version: Type.Integer(),
  ...WarehouseDraft.properties,
  code: Type.String(),
  deptName: Type.String(),
  keeperNames: Type.String({ description: 'joined by 、' }),
  places: Type.Integer({ description: 'places in use' }),
  kinds: Type.Integer({ description: 'items with stock' }),
  status: Availability,
  can: List(WarehouseAction),
})
export type Warehouse = Static<typeof Warehouse>

export const warehouseLabels = {
  code: ['仓库编码', 'Code'],
  name: ['仓库名称', 'Name'],
  deptName: ['所属部门', 'Department'],
  address: ['地址', 'Address'],
  pick: ['出库规则', 'Picking rule'],
  keeperNames: ['保管员', 'Keepers'],
  places: ['库位', 'Places'],
  kinds: ['在库品种', 'Items in stock'],
  status: ['状态', 'Status'],
} as const satisfies Labels<typeof Warehouse>

export const PlaceDraft = shape({ warehouseId: Id, code, kind: OneOf(ownPlaceKinds) })
export const Place = shape({
  id: Id,
  version: Type.Integer(),
  warehouseId: Id,
  code: Type.String(),
  kind: PlaceKind,
  batches: Type.Integer({ description: 'batches with stock' }),
  status: Availability,
  can: List(OneOf(['disable', 'enable'])),
})
export type Place = Static<typeof Place>
export const placeLabels = {
  code: ['库位编码', 'Place'],
  kind: ['类型', 'Kind'],
  batches: ['在库批次', 'Batches in stock'],
  status: ['状态', 'Status'],
} as const satisfies Labels<typeof Place>

/** Everybody who works with stock: keepers see their own warehouses, others all. */
const reader = { access: 'warehouse.read', entrances: ['operator'] } as const
const manager = { access: 'warehouse.manage', entrances: ['operator'] } as const

export const listWarehouses = listRoute({
  path: '/orderrest/api/warehouses/list',
  ...reader,
  summary: 'List the warehouses of the tenant; keepers see their own',
  filters: { keyword: Optional(Note(64)), status: Optional(Availability) },
  record: Warehouse,
})
export const exportWarehouses = exportRoute(listWarehouses, {
  path: '/orderrest/api/warehouses/export',
  columns: ['code', 'name', 'deptName', 'address', 'pick', 'keeperNames', 'places', 'kinds', 'status'],
})
export const findWarehouse = route({
  method: 'GET',
  path: '/orderrest/api/warehouses/find',
  ...reader,
  summary: 'Get a warehouse',
  input: shape({ id: Id }),
  reply: Warehouse,
})
export const listWarehouseChanges = changesRoute({
  path: '/orderrest/api/warehouses/changes',
  ...reader,
  summary: 'List the history of a warehouse',
  key: 'id',
})
export const listKeeperCandidates = route({
  method: 'GET',
  path: '/orderrest/api/warehouses/keepers',
  ...manager,
  summary: 'List the accounts that can keep a warehouse',
  input: Nothing,
  reply: List(Keeper),
})
export const addWarehouse = route({
  method: 'POST',
  path: '/orderrest/api/warehouses/add',
  ...manager,
  summary: 'Create a warehouse with its places outside and in transit',
  input: WarehouseDraft,
  reply: Warehouse,
})
export const editWarehouse = route({
  method: 'POST',
  path: '/orderrest/api/warehouses/edit',
  ...manager,
  summary: 'Change a warehouse and its keepers',
  input: shape({ id: Id, version: Type.Integer(), ...WarehouseDraft.properties }),
  reply: Warehouse,
})
export const setWarehouseStatus = route({
  method: 'POST',
  path: '/orderrest/api/warehouses/setStatus',
  ...manager,
  summary: 'Disable an empty warehouse without open documents, or enable it',
  input: shape({ id: Id, status: Availability }),
  reply: Warehouse,
})
export const listPlaces = listRoute({
  path: '/orderrest/api/warehouses/places',
  ...reader,
  summary: 'List the places of a warehouse',
  filters: { warehouseId: Id, keyword: Optional(Note(64)), status: Optional(Availability) },
  record: Place,
})
export const exportPlaces = exportRoute(listPlaces, {
  path: '/orderrest/api/warehouses/exportPlaces',
  columns: ['code', 'kind', 'batches', 'status'],
})
export const addPlace = route({
  method: 'POST',
  path: '/orderrest/api/warehouses/addPlace',
  ...manager,
  summary: 'Create a place in a warehouse',
  input: PlaceDraft,
  reply: Place,
})
export const setPlaceStatus = route({
  method: 'POST',
  path: '/orderrest/api/warehouses/setPlaceStatus',
  ...manager,
  summary: 'Disable an empty place, or enable it',
  input: shape({ id: Id, status: Availability }),
  reply: Place,
})

/** What forms choose from: warehouses in use, of which requesters ask for goods. */
export const WarehouseChoice = shape({
  id: Id,
  name: Type.String(),
  isKept: Type.Boolean({ description: 'the caller is one of its keepers' }),
})
export type WarehouseChoice = Static<typeof WarehouseChoice>
export const chooseWarehouses = route({
  method: 'GET',
  path: '/orderrest/api/warehouses/choose',
  access: 'session',
  entrances: ['operator', 'purchaser'],
  summary: 'List the warehouses in use, for those who request goods or keep them; nobody else sees one',
  input: Nothing,
  reply: List(WarehouseChoice),
})
