import type { Db, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

const wanted = sqlQuery(
  'warehouse.returnOf',
  `select r.id, r.no, r.kind, r.supplier_id, r.order_id, o.no as order_no, o.supplier_name,
     coalesce((select jsonb_agg(jsonb_build_object('order_line_id', l.order_line_id::text, 'quantity', l.quantity) order by l.order_line_id)
       from ordering.return_lines l where l.tenant_id = r.tenant_id and l.return_id = r.id), '[]') as "lines!"
   from ordering.returns r join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
   where r.id = $returnId`,
).narrow<{ lines: { order_line_id: string; quantity: number }[] }>()
export type ReturnOf = RowOf<typeof wanted>
/** Return of an order with its pieces. */
export const returnOf = (db: Db, returnId: string): Promise<ReturnOf | undefined> => wanted.first(db, { returnId })

const stock = sqlQuery(
  'warehouse.stockOfOrderLines',
  `select b.warehouse_id, b.place_id, b.batch_id, b.item_id, i.name, i.order_factor, t.order_line_id as "order_line_id!", t.expires_on,
     b.on_hand - b.held as "free!"
   from warehouse.batches t
   join warehouse.balances b on b.tenant_id = t.tenant_id and b.batch_id = t.id
   join warehouse.places p on p.tenant_id = b.tenant_id and p.id = b.place_id
   join warehouse.items i on i.tenant_id = b.tenant_id and i.id = b.item_id
   where t.order_line_id = any ($lineIds::bigint[]) and not b.is_outside and p.kind in ('storage', 'quarantine')
   order by b.place_id, b.batch_id for update of b`,
)
export type StockOfLine = RowOf<typeof stock>
/** What is left in warehouses of what these order lines brought, locked in the order in which postings lock it. */
export const lockStockOfLines = (tx: Tx, lineIds: readonly string[]): Promise<StockOfLine[]> => stock(tx, { lineIds })

/** Documents that a return has made. */
export const documentsOfReturn = sqlQuery(
  'warehouse.documentsOfReturn',
  `select id, warehouse_id, status from warehouse.documents where kind = 'supplierOut' and source_kind like 'return%' and source_no = $returnNo
   order by id`,
)
