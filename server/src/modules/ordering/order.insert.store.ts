import type { InvoiceTitle } from '#contract/ordering/addresses.ts'
import type { PriceSource } from '#contract/catalogue/catalogue.ts'
import type { OrderStatus, OrderType, PaymentMethod } from '#contract/ordering/orders.ts'
import { hot, type Locked, type Tx } from '#kit/database.ts'
import type { Consignee, OrderRow } from './order.store.ts'

export interface NewLine {
  lineNo: number
  skuId: string
  productId: string
  name: string
  spec: string
  brandName: string
  unit: string
  picture: string
  categoryPath: readonly string[]
  categoryName: string
  taxCode: string
  quantity: number
  price: string
  priceSource: PriceSource
  taxRate: string
  amount: string
  taxAmount: string
}

export interface NewOrder {
  id: string
  no: string
  status: OrderStatus
  orderType: OrderType
  buyerId: string
  buyerName: string
  deptId: string
  deptName: string
  supplierId: string
  supplierName: string
  paymentMethod: PaymentMethod
  termDays: number | null
  consignee: Consignee
  invoiceTitle: InvoiceTitle
  remark: string
  purpose: string
  expectedOn: string | null
  goodsAmount: string
  taxAmount: string
  freight: string
  amount: string
  keywords: string
  idemKey: string | null
  approvalId: string | null
  submittedAt: Date
  sentAt: Date | null
  dueAt: Date | null
  lines: readonly NewLine[]
}

/** Ids and numbers for so many orders and the rounds of their approval, before they are written: then all of it travels at once. */
export const newNumbers = hot<{ id: string; no: string; round_id: string }, [count: number]>(
  "select kit.next_id() as id, ordering.next_no('DD') as no, kit.next_id() as round_id from generate_series(1, $1::int)",
)

const insert = hot<never, [tenantId: string, orders: string]>(`
  with given as (
    select * from jsonb_to_recordset($2::jsonb) as o(id bigint, "no" text, "status" text, "orderType" text, "buyerId" bigint,
      "buyerName" text, "deptId" bigint, "deptName" text, "supplierId" bigint, "supplierName" text, "paymentMethod" text,
      "termDays" int, "consignee" jsonb, "invoiceTitle" jsonb, "remark" text, "purpose" text, "expectedOn" date,
      "goodsAmount" numeric, "taxAmount" numeric, "freight" numeric, "amount" numeric, "keywords" text, "idemKey" text,
      "approvalId" bigint, "submittedAt" timestamptz, "sentAt" timestamptz, "dueAt" timestamptz, "lines" jsonb)
  ), placed as (
    insert into ordering.orders (tenant_id, id, no, status, order_type, buyer_id, buyer_name, dept_id, dept_name, supplier_id,
      supplier_name, payment_method, term_days, consignee, invoice_title, remark, purpose, expected_on, goods_amount, tax_amount,
      freight, amount, keywords, idem_key, approval_id, submitted_at, sent_at, due_at)
    select $1, id, "no", "status", "orderType", "buyerId", "buyerName", "deptId", "deptName", "supplierId", "supplierName",
      "paymentMethod", "termDays", "consignee", "invoiceTitle", "remark", "purpose", "expectedOn", "goodsAmount", "taxAmount",
      "freight", "amount", "keywords", "idemKey", "approvalId", "submittedAt", "sentAt", "dueAt"
    from given
  )
  insert into ordering.order_lines (tenant_id, order_id, line_no, sku_id, product_id, name, spec, brand_name, unit, picture,
    category_path, category_name, tax_code, quantity, price, price_source, tax_rate, amount, tax_amount)
  select $1, given.id, l."lineNo", l."skuId", l."productId", l."name", l."spec", l."brandName", l."unit", l."picture",
    l."categoryPath", l."categoryName", l."taxCode", l."quantity", l."price", l."priceSource", l."taxRate", l."amount", l."taxAmount"
  from given cross join lateral jsonb_to_recordset(given."lines") as l("lineNo" int, "skuId" bigint, "productId" bigint,
    "name" text, "spec" text, "brandName" text, "unit" text, "picture" text, "categoryPath" bigint[], "categoryName" text,
    "taxCode" text, "quantity" int, "price" numeric, "priceSource" text, "taxRate" numeric, "amount" numeric, "taxAmount" numeric)`)

/** Orders with all their lines, in one statement. */
export const insertOrders = (tx: Tx, tenantId: string, orders: readonly NewOrder[]) =>
  insert(tx, tenantId, JSON.stringify(orders))

const splitOff = hot<
  { id: string; no: string },
  [orderId: string, reason: string, finished: string, lineIds: readonly string[]]
>(`
  with child as (
    insert into ordering.orders (tenant_id, parent_id, status, order_type, buyer_id, buyer_name, dept_id, dept_name, supplier_id,
      supplier_name, payment_method, term_days, consignee, invoice_title, remark, purpose, expected_on, goods_amount, tax_amount,
      freight, amount, keywords, submitted_at, reason)
    select o.tenant_id, o.id, $3, o.order_type, o.buyer_id, o.buyer_name, o.dept_id, o.dept_name, o.supplier_id, o.supplier_name,
      o.payment_method, o.term_days, o.consignee, o.invoice_title, o.remark, o.purpose, o.expected_on, l.goods, l.tax, 0, l.goods,
      o.keywords, o.submitted_at, $2
    from ordering.orders o
    cross join (select sum(amount) as goods, sum(tax_amount) as tax from ordering.order_lines where id = any ($4::bigint[]) and order_id = $1) l
    where o.id = $1
    returning tenant_id, id, no
  ), moved as (
    update ordering.order_lines l set order_id = child.id from child
    where l.tenant_id = child.tenant_id and l.order_id = $1 and l.id = any ($4::bigint[])
  )
  select id, no from child`)

/** Moves lines of an order into a new one beside it, in the given state. */
export const splitOrder = async (
  tx: Tx,
  order: Locked<OrderRow>,
  lineIds: readonly string[],
  status: OrderStatus,
  reason: string,
) => (await splitOff(tx, order.id, reason, status, lineIds))[0]!
