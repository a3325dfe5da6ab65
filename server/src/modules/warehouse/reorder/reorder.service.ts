import { compare, units } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/warehouse/reorder.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { departmentNamed } from '#modules/identity/index.ts'
import { proposePlanLine } from '#modules/plans/index.ts'
import { items } from '../items/item.store.ts'
import { scopeOf } from '../scope.rules.ts'
import { useItems } from '../items/item.service.ts'
import { minusQuantity, totalOf } from '../stock/pick.rules.ts'
import { useWarehouse } from '../warehouses/warehouse.service.ts'
import { reorderList, type ReorderRow, reorders } from './reorder.store.ts'

function refuseRange({ minQuantity, maxQuantity }: { readonly minQuantity: string; readonly maxQuantity: string }) {
  if (compare(maxQuantity, minQuantity) <= 0) refuse('reorder.range')
}

export async function addReorderPoint(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.addReorderPoint>,
): Promise<string> {
  refuseRange(input)
  await useWarehouse(tx, input.warehouseId)
  const item = (await useItems(tx, [input.itemId])).get(input.itemId)!
  const { id } = await reorders.insert(tx, {
    item_id: input.itemId,
    warehouse_id: input.warehouseId,
    min_qty: input.minQuantity,
    max_qty: input.maxQuantity,
  })
  const data = { itemNo: item.no, warehouseId: input.warehouseId }
  await publish(tx, actor, { name: 'reorderPoint.saved', id, data })
  return id
}

export async function editReorderPoint(
  tx: Tx,
  actor: Actor,
  { id, version, ...given }: Input<typeof contract.editReorderPoint>,
): Promise<string> {
  refuseRange(given)
  const row = await reorders.lock(tx, id, version)
  await reorders.set(tx, row, { min_qty: given.minQuantity, max_qty: given.maxQuantity })
  const { no: itemNo } = await items.find(tx, row.item_id)
  await publish(tx, actor, { name: 'reorderPoint.saved', id, data: { itemNo, warehouseId: row.warehouse_id } })
  return id
}

export async function removeReorderPoint(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.removeReorderPoint>,
): Promise<void> {
  const row = await reorders.lock(tx, id, version)
  const { no: itemNo } = await items.find(tx, row.item_id)
  await reorders.remove(tx, row)
  await publish(tx, actor, { name: 'reorderPoint.removed', id, data: { itemNo, warehouseId: row.warehouse_id } })
}

/** Missing stock units up to the maximum, 0 where there are enough. */
export const missingOf = (row: Pick<ReorderRow, 'is_low' | 'max_qty' | 'available' | 'awaited'>): string =>
  row.is_low ? minusQuantity(row.max_qty, totalOf([row.available, row.awaited])) : '0'

/** Ordered pieces that hold so many stock units, rounded up. */
export const piecesFor = (quantity: string, factor: string): number => {
  const by = units(factor)
  return Number((units(quantity) + by - 1n) / by)
}

/**
 * Adds what is missing to the plan of the warehouse's department. The point is locked, and a plan with an open line for
 * it takes no second one.
 */
export async function proposeReorder(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.proposeReorder>,
): Promise<string> {
  const locked = await reorders.lock(tx, id, version)
  const row = await reorderList.one(tx, scopeOf(actor), id)
  if (row.plan_no !== null) refuse('reorder.proposed', { planNo: row.plan_no })
  const missing = missingOf(row)
  if (compare(missing, '0') <= 0) refuse('reorder.enough')
  const quantity = piecesFor(missing, row.order_factor)
  const proposed =
    (await proposePlanLine(tx, actor, {
      department: await departmentNamed(tx, row.dept_id),
      skuId: row.sku_id,
      name: row.name,
      spec: row.spec,
      unit: row.unit,
      quantity,
      reason: `${row.warehouse_name} 低于最低库存`,
    })) ?? refuse('reorder.noCycle')
  await reorders.set(tx, locked, { plan_id: proposed.planId })
  await publish(tx, actor, {
    name: 'reorderPoint.proposed',
    id,
    data: { itemNo: row.no, warehouseId: row.warehouse_id, planNo: proposed.planNo, quantity: String(quantity) },
  })
  return id
}
