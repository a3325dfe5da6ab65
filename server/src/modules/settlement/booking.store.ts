import { sqlQuery } from '#kit/database/query.ts'
import type { SettlementKind } from '#contract/settlement/statement.ts'
import type { Tx } from '#kit/database/database.ts'

export const lockedOrder = sqlQuery(
  'settlement.orderToBook',
  `select o.id, o.no, o.supplier_id, o.supplier_name, o.dept_name, o.freight,
     coalesce(o.invoice_title ->> 'taxNo', '') as "payer_no!", coalesce(o.invoice_title ->> 'title', '') as "payer_title!"
   from ordering.orders o where o.id = $orderId for no key update`,
)

/** Receipts and refunds of an order, in order of time, with those that are booked already. */
export const happeningsOf = sqlQuery(
  'settlement.happeningsOfOrder',
  `select h.kind as "kind!", h.source_id as "source_id!", h.source_no as "source_no!", h.at as "at!", h.pieces as "pieces!", h.refunded,
     l.id as order_line_id, l.name, l.spec, l.unit, l.tax_code, l.quantity, l.price, l.amount, l.tax_rate as rate,
     exists (select from settlement.lines b where b.tenant_id = l.tenant_id and b.order_line_id = l.id
       and b.kind = h.kind and b.source_id = h.source_id) as "is_booked!"
   from (
     select 'receipt' as kind, r.id as source_id, r.no as source_no, r.received_at as at, g.order_line_id, g.accepted as pieces,
       null::numeric(18, 2) as refunded
     from ordering.receipts r join ordering.receipt_lines g on g.tenant_id = r.tenant_id and g.receipt_id = r.id
     where r.order_id = $orderId and g.accepted > 0
     union all
     select case t.kind when 'allowance' then 'allowance' else 'return' end, t.id, t.no, t.finished_at, g.order_line_id,
       -(g.restocked + g.scrapped), g.refunded
     from ordering.returns t join ordering.return_lines g on g.tenant_id = t.tenant_id and g.return_id = t.id
     where t.order_id = $orderId and t.status = '80' and g.refunded > 0
   ) h join ordering.order_lines l on l.id = h.order_line_id
   order by h.at, h.source_id, l.line_no`,
).narrow<{ kind: SettlementKind }>()

/** Way back that suppliers pay for, of completed returns, as far as it is not booked. */
export const unbookedFreights = sqlQuery(
  'settlement.freightsOfReturns',
  `select t.id, t.no, t.freight, t.finished_at as "at!" from ordering.returns t
   where t.order_id = $orderId and t.status = '80' and t.freight_by = 'supplier' and t.freight > 0
     and not exists (select from settlement.lines b where b.tenant_id = t.tenant_id and b.kind = 'return' and b.source_id = t.id
       and b.order_line_id is null)
   order by t.id`,
)

export interface NewLine {
  readonly kind: SettlementKind
  readonly sourceId: string
  readonly sourceNo: string
  readonly orderId: string
  readonly orderNo: string
  readonly orderLineId: string | null
  readonly supplierId: string
  readonly supplierName: string
  readonly payerNo: string
  readonly payerTitle: string
  readonly deptName: string
  readonly bookedOn: string
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly taxCode: string
  readonly quantity: number
  readonly price: string | null
  readonly rate: string | null
  readonly net: string
  readonly tax: string
  readonly gross: string
  readonly statementId: string | null
}

const insert = sqlQuery(
  'settlement.insertLines',
  `insert into settlement.lines (kind, source_id, source_no, order_id, order_no, order_line_id, supplier_id, supplier_name,
     payer_no, payer_title, dept_name, booked_on, name, spec, unit, tax_code, quantity, price, rate, net, tax, gross, statement_id)
   select g.kind, g."sourceId", g."sourceNo", g."orderId", g."orderNo", g."orderLineId", g."supplierId", g."supplierName",
     g."payerNo", g."payerTitle", g."deptName", g."bookedOn", g.name, g.spec, g.unit, g."taxCode", g.quantity, g.price, g.rate,
     g.net, g.tax, g.gross, g."statementId"
   from jsonb_to_recordset($lines::jsonb) as g(kind text, "sourceId" bigint, "sourceNo" text, "orderId" bigint, "orderNo" text,
     "orderLineId" bigint, "supplierId" bigint, "supplierName" text, "payerNo" text, "payerTitle" text, "deptName" text,
     "bookedOn" date, name text, spec text, unit text, "taxCode" text, quantity int, price numeric, rate numeric, net numeric,
     tax numeric, gross numeric, "statementId" bigint)
   on conflict do nothing`,
).narrow<object, { lines: readonly NewLine[] }>()
/** Inserts lines; a happening that is booked already is left as it is. */
export const insertSettlementLines = async (tx: Tx, lines: readonly NewLine[]): Promise<void> =>
  void (await insert(tx, { lines }))
