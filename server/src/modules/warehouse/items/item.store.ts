import { sql } from 'kysely'
import { listStockItems } from '#contract/warehouse/items.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const items = tableOf('warehouse.items')
export type ItemRow = RowOfTable<typeof items>

const codes = sql<string[]>`array(select c.code from warehouse.item_codes c
  where c.tenant_id = i.tenant_id and c.item_id = i.id order by c.code)`

export const itemList = listOf({
  route: listStockItems,
  find: (db: Db) => db.selectFrom('warehouse.items as i'),
  where: { keyword: { contains: ['i.no', 'i.name', 'i.spec'] }, status: { disabled: 'i.disabled' } },
  select: (found) => found.selectAll('i').select(codes.as('codes')),
  key: 'i.id',
  order: ['i.no'],
  sort: { itemNo: 'i.no', name: 'i.name' },
})
export type ListedItem = RowIn<typeof itemList>

const removeCodes = sqlQuery('warehouse.removeCodes', 'delete from warehouse.item_codes where item_id = $itemId')
const addCodes = sqlQuery(
  'warehouse.addCodes',
  `insert into warehouse.item_codes (item_id, code) select $itemId, c from unnest($codes::text[]) c on conflict do nothing`,
)
/** Replaces the codes of an item; the caller has locked it. */
export async function replaceCodes(tx: Tx, itemId: string, all: readonly string[]): Promise<void> {
  await removeCodes(tx, { itemId })
  if (all.length > 0) await addCodes(tx, { itemId, codes: all })
}

const ofItem = sqlQuery(
  'warehouse.codesOf',
  'select code from warehouse.item_codes where item_id = $itemId order by code',
)
export const codesOf = async (db: Db, itemId: string): Promise<string[]> =>
  (await ofItem(db, { itemId })).map(({ code }) => code)

const inStock = sqlQuery(
  'warehouse.itemInStock',
  `select exists (select from warehouse.balances where item_id = $itemId and not is_outside and on_hand > 0)
   or exists (select from warehouse.lines l join warehouse.documents d on d.tenant_id = l.tenant_id and d.id = l.document_id
     where l.item_id = $itemId and d.status not in ('received', 'issued', 'signed', 'done', 'void')) as "any!"`,
)
/** Whether an item has stock, or is in an open document. */
export const isInUse = async (db: Db, itemId: string): Promise<boolean> => (await inStock.one(db, { itemId })).any

/** What an order has brought, as an item. */
export interface Brought {
  readonly sku_id: string | null
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly picture: string
}
const addMissing = sqlQuery(
  'warehouse.addItems',
  `insert into warehouse.items (sku_id, name, spec, unit, picture)
   select distinct on (g.sku_id, g.name, g.spec, g.unit) g.sku_id, g.name, g.spec, g.unit, g.picture
   from jsonb_to_recordset($goods::jsonb) g(sku_id bigint, name text, spec text, unit text, picture text)
   where g.sku_id is not null or not exists (
     select from warehouse.items i where i.sku_id is null and i.name = g.name and i.spec = g.spec and i.unit = g.unit)
   order by g.sku_id, g.name, g.spec, g.unit
   on conflict do nothing`,
)
const brought = sqlQuery(
  'warehouse.itemsOf',
  `select distinct on (i.sku_id, i.name, i.spec, i.unit) i.id, i.sku_id, i.name, i.spec, i.unit, i.order_factor, i.is_tracked, i.shelf_days
   from jsonb_to_recordset($goods::jsonb) g(sku_id bigint, name text, spec text, unit text)
   join warehouse.items i on i.sku_id = g.sku_id
     or g.sku_id is null and i.sku_id is null and i.name = g.name and i.spec = g.spec and i.unit = g.unit
   order by i.sku_id, i.name, i.spec, i.unit, i.id`,
)
export type BroughtItem = RowOf<typeof brought>
/** Items of goods; what no item is yet becomes one. Award lines without a SKU are found by their words. */
export async function itemsOf(tx: Tx, goods: readonly Brought[]): Promise<readonly BroughtItem[]> {
  await addMissing(tx, { goods })
  return brought(tx, { goods })
}

const names = sqlQuery('warehouse.itemNames', 'select id, name from warehouse.items where id = any ($ids::bigint[])')
export const itemNames = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await names(db, { ids })).map(({ id, name }) => [id, name]))
