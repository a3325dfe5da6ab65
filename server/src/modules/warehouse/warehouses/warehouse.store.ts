import { sql } from 'kysely'
import { listPlaces, listWarehouses } from '#contract/warehouse/warehouses.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const warehouses = tableOf('warehouse.warehouses')
export type WarehouseRow = RowOfTable<typeof warehouses>
export const places = tableOf('warehouse.places')
export type PlaceRow = RowOfTable<typeof places>

interface Scoped {
  readonly keeperId: string | null
}

export const warehouseList = listOf({
  route: listWarehouses,
  find: (db: Db, { keeperId }: FilterOf<typeof listWarehouses> & Scoped) =>
    db
      .selectFrom('warehouse.warehouses as w')
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'w.tenant_id').onRef('d.id', '=', 'w.dept_id'),
      )
      .$if(keeperId !== null, (query) => query.where(sql<boolean>`${keeperId}::bigint = any (w.keepers)`)),
  where: { keyword: { contains: ['w.code', 'w.name', 'w.address'] }, status: { disabled: 'w.disabled' } },
  select: (found) =>
    found
      .selectAll('w')
      .select('d.name as dept_name')
      .select([
        sql<string>`coalesce((select string_agg(u.name, '、' order by u.code) from identity.users u
          where u.tenant_id = w.tenant_id and u.id = any (w.keepers)), '')`.as('keeper_names'),
        sql<number>`(select count(*)::int from warehouse.places p where p.tenant_id = w.tenant_id and p.warehouse_id = w.id
          and p.kind in ('storage', 'quarantine') and p.disabled is false)`.as('places'),
        sql<number>`(select count(distinct b.item_id)::int from warehouse.balances b where b.tenant_id = w.tenant_id
          and b.warehouse_id = w.id and not b.is_outside and b.on_hand > 0)`.as('kinds'),
      ]),
  key: 'w.id',
  order: ['w.code'],
})
export type ListedWarehouse = RowIn<typeof warehouseList>

/** Places of a warehouse that people use; those outside are not listed. */
export const placeList = listOf({
  route: listPlaces,
  find: (db: Db, { keeperId }: FilterOf<typeof listPlaces> & Scoped) =>
    db
      .selectFrom('warehouse.places as p')
      .innerJoin('warehouse.warehouses as w', (on) =>
        on.onRef('w.tenant_id', '=', 'p.tenant_id').onRef('w.id', '=', 'p.warehouse_id'),
      )
      .where('p.kind', 'in', ['storage', 'quarantine'])
      .$if(keeperId !== null, (query) => query.where(sql<boolean>`${keeperId}::bigint = any (w.keepers)`)),
  where: {
    warehouseId: { is: 'p.warehouse_id' },
    keyword: { contains: ['p.code'] },
    status: { disabled: 'p.disabled' },
  },
  select: (found) =>
    found.select(['p.id', 'p.version', 'p.warehouse_id', 'p.code', 'p.kind', 'p.disabled']).select(
      sql<number>`(select count(*)::int from warehouse.balances b
          where b.tenant_id = p.tenant_id and b.place_id = p.id and b.on_hand > 0)`.as('batches'),
    ),
  key: 'p.id',
  order: ['p.code'],
})
export type ListedPlace = RowIn<typeof placeList>

export const insertPlaces = insertMany('warehouse.places', ['warehouse_id', 'code', 'kind', 'is_outside'])

/** Accounts that are open and hold `warehouse.keep`, by department. */
export const keeperCandidates = sqlQuery(
  'warehouse.keeperCandidates',
  `select u.id, u.name, d.name as dept_name
   from identity.users u
   join identity.departments d on d.tenant_id = u.tenant_id and d.id = u.dept_id
   where identity.is_open(u) and u.entrance = 'operator' and exists (
     select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
     where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and 'warehouse.keep' = any (r.permissions))
   order by d.full_name, u.code limit 500`,
)

/** Warehouses in use that somebody requests goods of, or keeps. */
export const warehouseChoices = sqlQuery(
  'warehouse.choices',
  `select w.id, w.name, $userId::bigint = any (w.keepers) as "is_kept!" from warehouse.warehouses w
   where w.disabled is false order by w.code limit 200`,
)

/** Warehouses in use, for the rule that finds the one of an order. */
export const takingWarehouses = sqlQuery(
  'warehouse.taking',
  `select id, name, dept_id, address, takes_orders, keepers from warehouse.warehouses where disabled is false order by code limit 200`,
)

const outside = sqlQuery(
  'warehouse.placesOfKind',
  `select id, kind from warehouse.places where warehouse_id = $warehouseId and kind in ('transit', 'supplier', 'consumer', 'scrap', 'difference')`,
)
export type OutsideKind = 'transit' | 'supplier' | 'consumer' | 'scrap' | 'difference'
/** Places outside of a warehouse, and in transit, by their kind. */
export const outsideOf = async (db: Db, warehouseId: string): Promise<Readonly<Record<OutsideKind, string>>> =>
  Object.fromEntries((await outside(db, { warehouseId })).map(({ id, kind }) => [kind, id])) as Record<
    OutsideKind,
    string
  >

export const stockIn = sqlQuery(
  'warehouse.stockIn',
  `select exists (select from warehouse.balances where warehouse_id = $warehouseId and ($placeId?::bigint is null or place_id = $placeId?)
     and not is_outside and on_hand > 0) as "any!",
   (select count(*)::int from warehouse.documents where $warehouseId in (warehouse_id, to_warehouse_id)
     and status not in ('received', 'issued', 'signed', 'done', 'void')) as "open!"`,
)

/** Codes of the places in use that people go to. */
export const placeCodes = sqlQuery(
  'warehouse.placeCodes',
  `select code from warehouse.places where warehouse_id = $warehouseId and kind in ('storage', 'quarantine') and disabled is false order by code limit 300`,
)
