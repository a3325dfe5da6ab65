import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/warehouse/warehouses.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { useDepartments } from '#modules/identity/index.ts'
import {
  insertPlaces,
  keeperCandidates,
  places,
  type PlaceRow,
  stockIn,
  type WarehouseRow,
  warehouses,
} from './warehouse.store.ts'

const outsidePlaces = ['transit', 'supplier', 'consumer', 'scrap', 'difference'] as const

/** Values of a draft; who is new among the keepers must be able to keep a warehouse. */
async function valuesOf(tx: Tx, draft: contract.WarehouseDraft, former: readonly string[]) {
  await useDepartments(tx, [draft.deptId])
  const keepers = [...new Set(draft.keeperIds)]
  const added = keepers.filter((id) => !former.includes(id))
  if (added.length > 0) {
    const able = new Set((await keeperCandidates(tx)).map(({ id }) => id))
    if (added.some((id) => !able.has(id))) refuse('warehouse.unknownKeeper')
  }
  return {
    code: draft.code.trim(),
    name: draft.name.trim(),
    dept_id: draft.deptId,
    address: draft.address.trim(),
    pick: draft.pick,
    takes_orders: draft.takesOrders,
    keepers,
  }
}

export async function addWarehouse(tx: Tx, actor: Actor, draft: Input<typeof contract.addWarehouse>): Promise<string> {
  const { id, code } = await warehouses.insert(tx, await valuesOf(tx, draft, []))
  await insertPlaces(tx, {
    rows: outsidePlaces.map((kind) => ({ warehouse_id: id, code: `~${kind}`, kind, is_outside: kind !== 'transit' })),
  })
  await publish(tx, actor, { name: 'warehouse.created', id, to: 'active', data: { code } })
  return id
}

const shown = (row: WarehouseRow) => ({
  code: row.code,
  name: row.name,
  deptId: row.dept_id,
  address: row.address,
  pick: row.pick,
  takesOrders: row.takes_orders,
  keeperIds: row.keepers.join('、'),
})

export async function editWarehouse(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editWarehouse>,
): Promise<string> {
  const before = await warehouses.lock(tx, id, version)
  const after = await warehouses.set(tx, before, await valuesOf(tx, draft, before.keepers))
  await publish(tx, actor, { name: 'warehouse.edited', id, data: fieldsChanged(shown(before), shown(after)) })
  return id
}

export async function setWarehouseStatus(
  tx: Tx,
  actor: Actor,
  { id, status: to }: Input<typeof contract.setWarehouseStatus>,
): Promise<string> {
  const row = await warehouses.lock(tx, id)
  await changeAvailability(tx, actor, {
    entity: 'warehouse',
    table: warehouses,
    row,
    to,
    check: async (isDisabling) => {
      if (!isDisabling) return
      const { any, open } = await stockIn.one(tx, { warehouseId: id, placeId: null })
      if (any) refuse('warehouse.notEmpty')
      if (open > 0) refuse('warehouse.hasDocuments', { count: open })
    },
  })
  return id
}

export async function addPlace(
  tx: Tx,
  actor: Actor,
  { warehouseId, code, kind }: Input<typeof contract.addPlace>,
): Promise<string> {
  const [warehouse] = await warehouses.share(tx, [warehouseId])
  if (warehouse!.disabled) refuse('warehouse.disabled', { name: warehouse!.name })
  const { id } = await places.insert(tx, { warehouse_id: warehouseId, code: code.toUpperCase(), kind })
  await publish(tx, actor, { name: 'stockPlace.created', id, to: 'active', data: { code, warehouseId } })
  return id
}

export async function setPlaceStatus(
  tx: Tx,
  actor: Actor,
  { id, status: to }: Input<typeof contract.setPlaceStatus>,
): Promise<string> {
  const row = await places.lock(tx, id)
  if (!isOwnPlace(row)) refuse('thing.notFound')
  await changeAvailability(tx, actor, {
    entity: 'stockPlace',
    table: places,
    row,
    to,
    check: async (isDisabling) => {
      if (!isDisabling) return
      const { any } = await stockIn.one(tx, { warehouseId: row.warehouse_id, placeId: id })
      if (any) refuse('place.notEmpty', { code: row.code })
    },
  })
  return id
}

const isOwnPlace = ({ kind }: Pick<PlaceRow, 'kind'>) => kind === 'storage' || kind === 'quarantine'

/** Places that goods are put away at, shared so that none is closed meanwhile; others are refused. */
export async function usePlaces(tx: Tx, warehouseId: string, ids: readonly string[]): Promise<void> {
  const chosen = await places.share(tx, [...new Set(ids)])
  if (chosen.some((place) => place.warehouse_id !== warehouseId || place.disabled || !isOwnPlace(place)))
    refuse('place.notUsable')
}

/** Warehouse in use; it cannot be disabled until the end of the transaction. */
export async function useWarehouse(tx: Tx, id: string): Promise<WarehouseRow> {
  const [row] = await warehouses.share(tx, [id])
  if (row!.disabled) refuse('warehouse.disabled', { name: row!.name })
  return row!
}

export const findWarehouseRow = (db: Db, id: string): Promise<WarehouseRow> => warehouses.find(db, id)
