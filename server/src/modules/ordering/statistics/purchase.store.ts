import type { Db, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const note = sqlQuery(
  'ordering.noteCountedReceipts',
  `insert into ordering.counted_receipts (receipt_id) select id from ordering.receipts where order_id = $orderId
   on conflict do nothing returning receipt_id`,
)
const add = sqlQuery(
  'ordering.addPurchases',
  `
  insert into ordering.purchase_stats as p (product_id, sku_id, dept_id, month, pieces, orders, last_at)
  select l.product_id, l.sku_id, o.dept_id, date_trunc('month', r.received_at at time zone 'Asia/Shanghai')::date, sum(rl.accepted),
    count(*) filter (where not exists (
      select from ordering.receipt_lines e
      where e.tenant_id = rl.tenant_id and e.order_line_id = rl.order_line_id and e.receipt_id < rl.receipt_id and e.accepted > 0)),
    max(r.received_at)
  from ordering.receipts r
  join ordering.receipt_lines rl on rl.tenant_id = r.tenant_id and rl.receipt_id = r.id and rl.accepted > 0
  join ordering.order_lines l on l.tenant_id = rl.tenant_id and l.id = rl.order_line_id
  join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
  where r.id = any ($receiptIds::bigint[])
  group by 1, 2, 3, 4
  on conflict (tenant_id, product_id, dept_id, sku_id, month) do update
  set pieces = p.pieces + excluded.pieces, orders = p.orders + excluded.orders, last_at = greatest(p.last_at, excluded.last_at)`,
)
/** Counts the receipts of an order that are not counted yet. */
export async function countReceipts(tx: Tx, orderId: string): Promise<void> {
  const receiptIds = (await note(tx, { orderId })).map(({ receipt_id }) => receipt_id)
  if (receiptIds.length > 0) await add(tx, { receiptIds })
}

/** Departments read for one product. */
const maxDepts = 500

const byDept = sqlQuery(
  'ordering.purchasesByDept',
  `
  select d.name as dept_name, d.path as "path!", sum(s.pieces)::bigint as "pieces!", sum(s.orders)::int as "orders!", max(s.last_at) as "last_at!"
  from ordering.purchase_stats s
  join identity.departments d on d.tenant_id = s.tenant_id and d.id = s.dept_id
  where s.product_id = $productId and s.month >= $from::date and d.path[1] = $companyId
  group by d.id, d.name, d.path order by 3 desc, d.id limit ${maxDepts}`,
)
/** Purchases of a company by department since a month, largest first. */
export const purchasesByDept = (db: Db, filter: { productId: string; companyId: string; from: string }) =>
  byDept(db, filter)
