import { sql } from 'kysely'
import { listReorderPoints } from '#contract/warehouse/reorder.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { tableOf } from '#kit/database/table.ts'

export const reorders = tableOf('warehouse.reorders')

const available = sql<string>`warehouse.available(r.item_id, r.warehouse_id)`
const awaited = sql<string>`warehouse.awaited(r.item_id, r.warehouse_id)`
const isLow = sql<boolean>`${available} + ${awaited} <= r.min_qty`
/** Plan that has a line for it which has not ended. */
const planNo = sql<string | null>`(select p.no from plans.plans p
  join plans.lines l on l.tenant_id = p.tenant_id and l.plan_id = p.id
  where p.tenant_id = r.tenant_id and p.id = r.plan_id and p.status <> 'closed'
    and (l.sku_id = i.sku_id or i.sku_id is null and l.sku_id is null and l.name = i.name and l.spec = i.spec) limit 1)`

/** Minimum stocks, low ones first. */
export const reorderList = listOf({
  route: listReorderPoints,
  find: (db: Db, { keeperId }: FilterOf<typeof listReorderPoints> & { readonly keeperId: string | null }) =>
    db
      .selectFrom('warehouse.reorders as r')
      .innerJoin('warehouse.items as i', (on) =>
        on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.item_id'),
      )
      .innerJoin('warehouse.warehouses as w', (on) =>
        on.onRef('w.tenant_id', '=', 'r.tenant_id').onRef('w.id', '=', 'r.warehouse_id'),
      )
      .$if(keeperId !== null, (query) => query.where(sql<boolean>`${keeperId}::bigint = any (w.keepers)`)),
  where: {
    tab: (e, tab) => (tab === 'low' ? e.and([isLow]) : e.and([])),
    warehouseId: { is: 'r.warehouse_id' },
    keyword: { contains: ['i.no', 'i.name', 'i.spec'] },
  },
  select: (found) =>
    found
      .select(['r.id', 'r.version', 'r.warehouse_id', 'w.name as warehouse_name', 'w.keepers', 'r.item_id', 'i.no'])
      .select(['i.name', 'i.spec', 'i.unit', 'i.sku_id', 'i.order_factor', 'r.min_qty', 'r.max_qty', 'w.dept_id'])
      .select([available.as('available'), awaited.as('awaited'), isLow.as('is_low'), planNo.as('plan_no')]),
  key: 'r.id',
  order: [[isLow, 'desc'], 'i.name', 'r.id'],
})
export type ReorderRow = RowIn<typeof reorderList>
