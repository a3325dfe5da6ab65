import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type NewRow, recordset } from '#kit/database/query.parts.ts'
import type { OrderRow } from './order.store.ts'

const lineColumns = [
  'order_id',
  'line_no',
  'sku_id',
  'product_id',
  'name',
  'spec',
  'brand_name',
  'unit',
  'picture',
  'category_path',
  'category_name',
  'tax_code',
  'quantity',
  'price',
  'price_source',
  'tax_rate',
  'amount',
  'tax_amount',
  'cost_centre_id',
  'cost_centre',
  'project_no',
] as const
export type NewLine = NewRow<'ordering.order_lines', (typeof lineColumns)[number]>

const orderColumns = [
  'id',
  'no',
  'status',
  'order_type',
  'buyer_id',
  'buyer_name',
  'dept_id',
  'dept_name',
  'supplier_id',
  'supplier_name',
  'payment_method',
  'term_days',
  'consignee',
  'invoice_title',
  'remark',
  'purpose',
  'attachments',
  'attachments_id',
  'expected_on',
  'needs_inspection',
  'goods_amount',
  'tax_amount',
  'freight',
  'amount',
  'points_amount',
  'keywords',
  'idem_key',
  'approval_id',
  'submitted_at',
  'sent_at',
  'due_at',
  'project_id',
  'award_id',
  'award_part',
] as const
export type NewOrder = NewRow<'ordering.orders', (typeof orderColumns)[number]>

/** Allocates ids and numbers of orders of these departments and their approval rounds in advance, so that all inserts can be pipelined. */
export const newNumbers = sqlQuery(
  'ordering.newNumbers',
  `select kit.next_id() as "id!", ordering.next_no('DD', g.dept_id) as "no!", kit.next_id() as "round_id!"
   from unnest($deptIds::bigint[]) with ordinality as g(dept_id, place) order by g.place`,
)

/** Inserts orders with all their lines in one statement. */
export const insertOrders = preparedQuery((db, $: Params<{ orders: readonly NewOrder[]; lines: readonly NewLine[] }>) =>
  db
    .with('placed', (made) =>
      made
        .insertInto('ordering.orders')
        .columns(orderColumns)
        .expression((e) =>
          e.selectFrom(recordset('ordering.orders', orderColumns, $.orders).as('r')).select(orderColumns),
        ),
    )
    .insertInto('ordering.order_lines')
    .columns(lineColumns)
    .expression((e) =>
      e.selectFrom(recordset('ordering.order_lines', lineColumns, $.lines).as('r')).select(lineColumns),
    ),
)

const splitOff = sqlQuery(
  'ordering.splitOff',
  `
  with child as (
    insert into ordering.orders (parent_id, status, order_type, buyer_id, buyer_name, dept_id, dept_name, supplier_id,
      supplier_name, payment_method, term_days, consignee, invoice_title, remark, purpose, attachments, attachments_id, expected_on, needs_inspection, goods_amount, tax_amount,
      freight, amount, keywords, submitted_at, reason, project_id, award_id)
    select o.id, $finished, o.order_type, o.buyer_id, o.buyer_name, o.dept_id, o.dept_name, o.supplier_id, o.supplier_name,
      o.payment_method, o.term_days, o.consignee, o.invoice_title, o.remark, o.purpose, o.attachments, o.attachments_id, o.expected_on, o.needs_inspection, l.goods, l.tax, 0, l.goods,
      o.keywords, o.submitted_at, $reason, o.project_id, o.award_id
    from ordering.orders o
    cross join (select sum(amount) as goods, sum(tax_amount) as tax from ordering.order_lines where id = any ($lineIds::bigint[]) and order_id = $orderId) l
    where o.id = $orderId
    returning tenant_id, id, no
  ), moved as (
    update ordering.order_lines l set order_id = child.id from child
    where l.tenant_id = child.tenant_id and l.order_id = $orderId and l.id = any ($lineIds::bigint[])
  )
  select id, no from child`,
)

/** Moves lines of an order into a new order with the given state. */
export const splitOrder = async (
  tx: Tx,
  order: Locked<OrderRow>,
  lineIds: readonly string[],
  status: OrderStatus,
  reason: string,
) => (await splitOff(tx, { orderId: order.id, reason, finished: status, lineIds }))[0]!
