import { shortest } from '#contract/kit/money.ts'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/warehouse/items.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { changeAvailability } from '#kit/events/availability.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { codesOf, isInUse, type ItemRow, items, replaceCodes } from './item.store.ts'

const valuesOf = (draft: contract.StockItemDraft) => ({
  name: draft.name.trim(),
  spec: draft.spec.trim(),
  unit: draft.unit.trim(),
  is_tracked: draft.isTracked,
  shelf_days: draft.shelfDays,
  order_factor: draft.orderFactor,
})

export async function addStockItem(tx: Tx, actor: Actor, draft: Input<typeof contract.addStockItem>): Promise<string> {
  const { id, no } = await items.insert(tx, valuesOf(draft))
  await replaceCodes(tx, id, draft.codes)
  await publish(tx, actor, { name: 'stockItem.created', id, to: 'active', data: { itemNo: no } })
  return id
}

const shown = (row: ItemRow, codes: readonly string[]) => ({
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  isTracked: row.is_tracked,
  shelfDays: row.shelf_days,
  orderFactor: shortest(row.order_factor),
  codes: codes.join('、'),
})

export async function editStockItem(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editStockItem>,
): Promise<string> {
  const before = await items.lock(tx, id, version)
  const former = await codesOf(tx, id)
  const values = valuesOf(draft)
  const changesUnit = values.unit !== before.unit || shortest(values.order_factor) !== shortest(before.order_factor)
  if (changesUnit && (await isInUse(tx, id))) refuse('stockItem.unitInUse')
  const after = await items.set(tx, before, values)
  await replaceCodes(tx, id, draft.codes)
  const data = fieldsChanged(shown(before, former), shown(after, draft.codes.toSorted()))
  await publish(tx, actor, { name: 'stockItem.edited', id, data })
  return id
}

export async function setStockItemStatus(
  tx: Tx,
  actor: Actor,
  { id, status: to }: Input<typeof contract.setStockItemStatus>,
): Promise<string> {
  const row = await items.lock(tx, id)
  await changeAvailability(tx, actor, {
    entity: 'stockItem',
    table: items,
    row,
    to,
    check: async (isDisabling) => {
      if (isDisabling && (await isInUse(tx, id))) refuse('stockItem.hasStock')
    },
  })
  return id
}

/** Items in use, by id; each once. They cannot be disabled until the end of the transaction. */
export async function useItems(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ItemRow>> {
  if (new Set(ids).size < ids.length) refuse('stock.duplicateItem')
  const rows = await items.share(tx, ids)
  const disabled = rows.find((row) => row.disabled)
  if (disabled) refuse('stockItem.disabled', { name: disabled.name })
  return new Map(rows.map((row) => [row.id, row]))
}
