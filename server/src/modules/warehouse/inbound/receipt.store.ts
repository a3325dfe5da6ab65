import type { Db } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'

interface AcceptedLine {
  readonly order_line_id: string
  readonly accepted: number
  readonly batch_no: string
  readonly sku_id: string | null
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly picture: string
  /** Of one ordered piece, without and with tax. */
  readonly net: string
  readonly gross: string
}

const unentered = sqlQuery(
  'warehouse.unentered',
  `select r.id, r.no, o.id as order_id, o.no as order_no, o.supplier_id, o.supplier_name, o.dept_id, d.path as dept_path,
     d.name as dept_name, o.consignee ->> 'full' as "address!",
     (select h.account_id from ledger.holds h where h.tenant_id = o.tenant_id and h.ref_kind = 'order' and h.ref_id = o.id
        and h.kind = 'budget' and h.state = 'committed' limit 1) as "payer_id?",
     (select jsonb_agg(jsonb_build_object('order_line_id', l.id::text, 'accepted', rl.accepted, 'batch_no', rl.batch_no,
        'sku_id', nullif(l.sku_id, 0)::text, 'name', l.name, 'spec', l.spec, 'unit', l.unit, 'picture', l.picture,
        'net', round((l.amount - l.tax_amount) / l.quantity, 4)::text, 'gross', round(l.amount / l.quantity, 4)::text) order by l.line_no)
      from ordering.receipt_lines rl
      join ordering.order_lines l on l.tenant_id = rl.tenant_id and l.id = rl.order_line_id
      where rl.tenant_id = r.tenant_id and rl.receipt_id = r.id and rl.accepted > 0) as "lines?"
   from ordering.receipts r
   join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
   join identity.departments d on d.tenant_id = o.tenant_id and d.id = o.dept_id
   where r.order_id = $orderId and r.no = any ($numbers::text[]) and not exists (
     select from warehouse.documents w where w.tenant_id = r.tenant_id and w.kind = 'purchaseIn' and w.source_kind = 'receipt' and w.source_id = r.id)
   order by r.id`,
).narrow<{ lines: AcceptedLine[] | null }>()
export type Unentered = RowOf<typeof unentered>
/** Receipts of an order by their numbers that no warehouse has entered, with what they accepted. */
export const unenteredReceipts = (db: Db, of: { readonly orderId: string; readonly numbers: readonly string[] }) =>
  unentered(db, { ...of })
