import { type RowOf, sqlQuery } from '#kit/database/query.ts'

/** What a code stands for, in the warehouses of somebody; exact codes only. */
export const matchCode = sqlQuery(
  'warehouse.matchCode',
  `(select 'item' as "kind!", i.id as "id!", i.name as "label!", i.no || ' ' || i.spec as "under!", i.id as item_id, null::bigint as place_id,
      null::bigint as batch_id
    from warehouse.items i
    where not i.disabled and (i.no = upper($code) or i.sku_id::text = $code
      or exists (select from warehouse.item_codes c where c.tenant_id = i.tenant_id and c.item_id = i.id and c.code = $code))
    order by i.name limit 10)
   union all
   (select 'place', p.id, p.code, w.name, null, p.id, null
    from warehouse.places p join warehouse.warehouses w on w.tenant_id = p.tenant_id and w.id = p.warehouse_id
    where p.code = upper($code) and p.kind in ('storage', 'quarantine') and ($warehouseId?::bigint is null or w.id = $warehouseId?)
      and ($keeperId?::bigint is null or $keeperId? = any (w.keepers))
    order by w.code limit 5)
   union all
   (select 'batch', t.id, t.batch_no, i.name, i.id, null, t.id
    from warehouse.batches t join warehouse.items i on i.tenant_id = t.tenant_id and i.id = t.item_id
    where t.batch_no = $code and exists (
      select from warehouse.balances b join warehouse.warehouses w on w.tenant_id = b.tenant_id and w.id = b.warehouse_id
      where b.tenant_id = t.tenant_id and b.batch_id = t.id and not b.is_outside and b.on_hand > 0
        and ($warehouseId?::bigint is null or w.id = $warehouseId?) and ($keeperId?::bigint is null or $keeperId? = any (w.keepers)))
    order by t.id limit 5)`,
).narrow<{ kind: 'item' | 'place' | 'batch' }>()
export type CodeRow = RowOf<typeof matchCode>
