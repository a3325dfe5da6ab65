import { sql } from 'kysely'
import { listAvailableStock } from '#contract/warehouse/issues.ts'
import { listStock, listStockBatches, listStockMoves, listStockValues, stockDays } from '#contract/warehouse/stock.ts'
import type { Db } from '#kit/database/database.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'

interface Scoped {
  readonly keeperId: string | null
}

const key = sql<string>`w.id || ':' || i.id`
const inStock = sql<boolean>`exists (select from warehouse.balances b where b.tenant_id = i.tenant_id and b.item_id = i.id
  and b.warehouse_id = w.id and not b.is_outside and b.on_hand > 0)`
const sumOf = (
  column: 'on_hand' | 'held',
) => sql<string>`(select coalesce(sum(b.${sql.ref(column)}), 0) from warehouse.balances b
  where b.tenant_id = i.tenant_id and b.item_id = i.id and b.warehouse_id = w.id and not b.is_outside)`
const available = sql<string>`warehouse.available(i.id, w.id)`
const minimum = sql<string | null>`(select r.min_qty from warehouse.reorders r
  where r.tenant_id = i.tenant_id and r.item_id = i.id and r.warehouse_id = w.id)`
const isLow = sql<boolean>`coalesce(${available} <= ${minimum}, false)`

/** Slow movers, as statistics count them. */
const isSlow = sql<boolean>`warehouse.is_slow(i.id, w.id, ${stockDays.slow}::int)`
const ofDepartment = (deptId: string) =>
  sql<boolean>`exists (select from identity.departments d where d.tenant_id = w.tenant_id and d.id = w.dept_id
    and ${deptId}::bigint = any (d.path))`

const itemsIn = (db: Db, keeperId: string | null) =>
  db
    .selectFrom('warehouse.warehouses as w')
    .innerJoin('warehouse.items as i', 'i.tenant_id', 'w.tenant_id')
    .$if(keeperId !== null, (query) => query.where(sql<boolean>`${keeperId}::bigint = any (w.keepers)`))

/** Stock by warehouse and item; with a minimum also where there is none left. */
export const stockList = listOf({
  route: listStock,
  find: (db: Db, { keeperId }: FilterOf<typeof listStock> & Scoped) =>
    itemsIn(db, keeperId).where((e) => e.or([inStock, e(minimum, 'is not', null)])),
  where: {
    tab: (e, tab) => e.and(tab === 'low' ? [isLow] : tab === 'slow' ? [isSlow] : []),
    deptId: (_, deptId) => ofDepartment(deptId),
    warehouseId: { is: 'w.id' },
    keyword: { contains: ['i.no', 'i.name', 'i.spec'] },
  },
  select: (found) =>
    found
      .select([key.as('id'), 'w.id as warehouse_id', 'w.name as warehouse_name', 'i.id as item_id', 'i.no', 'i.name'])
      .select(['i.spec', 'i.unit', sumOf('on_hand').as('on_hand'), sumOf('held').as('held'), available.as('available')])
      .select([minimum.as('min_qty'), isLow.as('is_low')])
      .select([
        sql<number>`(select count(distinct b.batch_id)::int from warehouse.balances b where b.tenant_id = i.tenant_id
          and b.item_id = i.id and b.warehouse_id = w.id and not b.is_outside and b.on_hand > 0)`.as('batches'),
        sql<string | null>`(select to_char(min(t.expires_on), 'YYYY-MM-DD') from warehouse.balances b
          join warehouse.batches t on t.tenant_id = b.tenant_id and t.id = b.batch_id
          where b.tenant_id = i.tenant_id and b.item_id = i.id and b.warehouse_id = w.id and not b.is_outside and b.on_hand > 0)`.as(
          'expires_on',
        ),
      ]),
  key,
  order: ['w.code', 'i.name', 'i.id'],
})
export type StockRow = RowIn<typeof stockList>

/** What warehouses can issue, for those who request it. */
export const availableList = listOf({
  route: listAvailableStock,
  find: (db: Db) =>
    itemsIn(db, null)
      .where('w.disabled', '=', false)
      .where(inStock)
      .where(sql<boolean>`${available} > 0`),
  where: { warehouseId: { is: 'w.id' }, keyword: { contains: ['i.no', 'i.name', 'i.spec'] } },
  select: (found) =>
    found
      .select([key.as('id'), 'w.id as warehouse_id', 'w.name as warehouse_name', 'i.id as item_id', 'i.no', 'i.name'])
      .select(['i.spec', 'i.unit', 'i.picture', available.as('available')]),
  key,
  order: ['i.name', 'i.id', 'w.code'],
})
export type AvailableRow = RowIn<typeof availableList>

const valueOf = sql<string>`(select coalesce(sum(round(b.on_hand * t.unit_cost, 2)), 0)::numeric(18, 2) from warehouse.balances b
  join warehouse.batches t on t.tenant_id = b.tenant_id and t.id = b.batch_id
  where b.tenant_id = i.tenant_id and b.item_id = i.id and b.warehouse_id = w.id and not b.is_outside)`
/** Value of stock without tax, highest first. */
export const valueList = listOf({
  route: listStockValues,
  find: (db: Db) => itemsIn(db, null).where(inStock),
  where: {
    deptId: (_, deptId) => ofDepartment(deptId),
    warehouseId: { is: 'w.id' },
    keyword: { contains: ['i.no', 'i.name', 'i.spec'] },
  },
  select: (found) =>
    found
      .select([key.as('id'), 'w.name as warehouse_name', 'i.no', 'i.name', 'i.spec', 'i.unit'])
      .select([sumOf('on_hand').as('on_hand'), valueOf.as('value')])
      .select(sql<string>`round(${valueOf} / nullif(${sumOf('on_hand')}, 0), 4)`.as('unit_cost')),
  key,
  order: [[valueOf, 'desc'], 'i.id', 'w.id'],
})
export type ValueRow = RowIn<typeof valueList>

const today = sql<string>`(kit.clock() at time zone 'Asia/Shanghai')::date`
/** Batches in stock by place, those that expire first in front. */
export const batchList = listOf({
  route: listStockBatches,
  find: (db: Db, { keeperId }: FilterOf<typeof listStockBatches> & Scoped) =>
    db
      .selectFrom('warehouse.balances as b')
      .innerJoin('warehouse.batches as t', (on) =>
        on.onRef('t.tenant_id', '=', 'b.tenant_id').onRef('t.id', '=', 'b.batch_id'),
      )
      .innerJoin('warehouse.places as p', (on) =>
        on.onRef('p.tenant_id', '=', 'b.tenant_id').onRef('p.id', '=', 'b.place_id'),
      )
      .innerJoin('warehouse.warehouses as w', (on) =>
        on.onRef('w.tenant_id', '=', 'b.tenant_id').onRef('w.id', '=', 'b.warehouse_id'),
      )
      .innerJoin('warehouse.items as i', (on) =>
        on.onRef('i.tenant_id', '=', 'b.tenant_id').onRef('i.id', '=', 'b.item_id'),
      )
      .where('b.is_outside', '=', false)
      .where(sql<boolean>`b.on_hand > 0`)
      .$if(keeperId !== null, (query) => query.where(sql<boolean>`${keeperId}::bigint = any (w.keepers)`)),
  where: {
    warehouseId: { is: 'b.warehouse_id' },
    deptId: (_, deptId) => ofDepartment(deptId),
    itemId: { is: 'b.item_id' },
    withinDays: (_, days) => sql<boolean>`t.expires_on <= ${today} + ${days}::int`,
    keyword: { contains: ['i.no', 'i.name', 't.batch_no', 'p.code'] },
  },
  select: (found) =>
    found
      .select([sql<string>`b.place_id || ':' || b.batch_id`.as('id'), 'b.warehouse_id', 'w.name as warehouse_name'])
      .select([
        'b.place_id',
        'p.code as place_code',
        'p.kind as place_kind',
        'b.item_id',
        'i.no',
        'i.name',
        'i.spec',
        'i.unit',
        'b.batch_id',
      ])
      .select(['t.batch_no', 't.supplier_name', 't.produced_on', 't.expires_on', 'b.on_hand', 'b.held'])
      .select([
        sql<number | null>`(t.expires_on - ${today})::int`.as('days_left'),
        sql<boolean>`t.is_quarantined or p.kind = 'quarantine' or coalesce(t.expires_on < ${today}, false)`.as(
          'is_blocked',
        ),
      ]),
  key: sql<string>`b.place_id || ':' || b.batch_id`,
  order: [sql`coalesce(t.expires_on, 'infinity')`, 'i.name', 'b.batch_id', 'b.place_id'],
})
export type BatchRow = RowIn<typeof batchList>

/** The ledger of stock, newest first. */
export const moveList = listOf({
  route: listStockMoves,
  find: (db: Db, { keeperId }: FilterOf<typeof listStockMoves> & Scoped) =>
    db
      .selectFrom('warehouse.moves as m')
      .innerJoin('warehouse.documents as d', (on) =>
        on.onRef('d.tenant_id', '=', 'm.tenant_id').onRef('d.id', '=', 'm.document_id'),
      )
      .innerJoin('warehouse.warehouses as w', (on) =>
        on.onRef('w.tenant_id', '=', 'd.tenant_id').onRef('w.id', '=', 'd.warehouse_id'),
      )
      .leftJoin('warehouse.warehouses as o', (on) =>
        on.onRef('o.tenant_id', '=', 'd.tenant_id').onRef('o.id', '=', 'd.to_warehouse_id'),
      )
      .innerJoin('warehouse.items as i', (on) =>
        on.onRef('i.tenant_id', '=', 'm.tenant_id').onRef('i.id', '=', 'm.item_id'),
      )
      .innerJoin('warehouse.batches as t', (on) =>
        on.onRef('t.tenant_id', '=', 'm.tenant_id').onRef('t.id', '=', 'm.batch_id'),
      )
      .$if(keeperId !== null, (query) =>
        query.where(sql<boolean>`${keeperId}::bigint = any (w.keepers || coalesce(o.keepers, '{}'))`),
      ),
  where: {
    warehouseId: (e, id) => e.or([e('d.warehouse_id', '=', id), e('d.to_warehouse_id', '=', id)]),
    itemId: { is: 'm.item_id' },
    documentId: { is: 'm.document_id' },
    kind: { is: 'm.kind' },
    from: (e, day) => sinceDay(e, 'm.at', day),
    to: (e, day) => untilDay(e, 'm.at', day),
    keyword: { contains: ['d.no', 'i.no', 'i.name', 't.batch_no'] },
  },
  select: (found) =>
    found
      .innerJoin('warehouse.places as f', (on) =>
        on.onRef('f.tenant_id', '=', 'm.tenant_id').onRef('f.id', '=', 'm.from_id'),
      )
      .innerJoin('warehouse.places as g', (on) =>
        on.onRef('g.tenant_id', '=', 'm.tenant_id').onRef('g.id', '=', 'm.to_id'),
      )
      .select([
        'm.id',
        'm.at',
        'm.kind',
        'm.reverses',
        'm.document_id',
        'd.no as document_no',
        'i.no',
        'i.name',
        'i.unit',
      ])
      .select(['t.batch_no', 'f.code as from_code', 'f.kind as from_kind', 'g.code as to_code', 'g.kind as to_kind'])
      .select(['w.name as warehouse_name', 'w.keepers', 'm.quantity', 'm.by_name', 'm.reason'])
      .select(
        sql<boolean>`exists (select from warehouse.moves r where r.tenant_id = m.tenant_id and r.reverses = m.id)`.as(
          'is_reversed',
        ),
      ),
  key: 'm.id',
  order: [
    ['m.at', 'desc'],
    ['m.id', 'desc'],
  ],
  countUpTo: countOfLargeTables,
})
export type MoveRow = RowIn<typeof moveList>
