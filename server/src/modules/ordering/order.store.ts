import type { InvoiceTitle, Region } from '#contract/ordering/addresses.ts'
import type { PriceSource } from '#contract/catalogue/catalogue.ts'
import type { OrderStatus, OrderType, PaymentMethod, Proposal } from '#contract/ordering/orders.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'

export interface Consignee {
  name: string
  mobile: string
  regions: Region[]
  detail: string
  full: string
}

export interface LineRow {
  id: string
  line_no: number
  sku_id: string
  product_id: string
  name: string
  spec: string
  brand_name: string
  unit: string
  picture: string
  category_path: string[]
  category_name: string
  quantity: number
  price: string
  price_source: PriceSource
  tax_rate: string
  amount: string
  tax_amount: string
  shipped: number
  received: number
  rejected: number
  closed: number
}

export interface OrderRow {
  id: string
  no: string
  parent_no: string | null
  version: number
  status: OrderStatus
  order_type: OrderType
  buyer_id: string
  buyer_name: string
  dept_id: string
  dept_name: string
  dept_path: string[]
  supplier_id: string
  supplier_name: string
  payment_method: PaymentMethod
  term_days: number | null
  consignee: Consignee
  invoice_title: InvoiceTitle
  remark: string
  purpose: string
  expected_on: string | null
  promised_on: string | null
  goods_amount: string
  tax_amount: string
  freight: string
  amount: string
  idem_key: string | null
  approval_id: string | null
  proposal: Proposal | null
  reason: string
  created_at: Date
  submitted_at: Date | null
  sent_at: Date | null
  accepted_at: Date | null
  received_at: Date | null
  finished_at: Date | null
  urged_at: Date | null
  due_at: Date | null
  /** The asking person takes, or took, part in the approval. */
  approves: boolean
  awaits_me: boolean
  lines: LineRow[]
}

const lines = `
  (select coalesce(json_agg(json_build_object('id', l.id::text, 'line_no', l.line_no, 'sku_id', l.sku_id::text,
      'product_id', l.product_id::text, 'name', l.name, 'spec', l.spec, 'brand_name', l.brand_name, 'unit', l.unit, 'picture', l.picture,
      'category_path', l.category_path::text[], 'category_name', l.category_name, 'quantity', l.quantity,
      'price', l.price::text, 'price_source', l.price_source, 'tax_rate', l.tax_rate::text, 'amount', l.amount::text,
      'tax_amount', l.tax_amount::text, 'shipped', l.shipped, 'received', l.received, 'rejected', l.rejected,
      'closed', l.closed) order by l.line_no), '[]')
   from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) as lines`

/** Everything of an order; `$1` is the person who asks. */
export const orderColumns = `
  o.id, o.no, o.version, o.status, o.order_type, o.buyer_id, o.buyer_name, o.dept_id, o.dept_name, o.supplier_id,
  o.supplier_name, o.payment_method, o.term_days, o.consignee, o.invoice_title, o.remark, o.purpose, o.expected_on,
  o.promised_on, o.goods_amount, o.tax_amount, o.freight, o.amount, o.idem_key, o.approval_id, o.proposal, o.reason,
  o.created_at, o.submitted_at, o.sent_at, o.accepted_at, o.received_at, o.finished_at, o.urged_at, o.due_at,
  (select p.no from ordering.orders p where p.tenant_id = o.tenant_id and p.id = o.parent_id) as parent_no,
  (select d.path from identity.departments d where d.tenant_id = o.tenant_id and d.id = o.dept_id) as dept_path,
  coalesce(a.approves, false) as approves, coalesce(a.awaits_me, false) as awaits_me, ${lines}`

export const orderTables = `
  ordering.orders o
  left join lateral (
    select true as approves, bool_or(t.status = 'open' and i.status = 'pending') as awaits_me
    from approvals.instances i
    join approvals.tasks t on t.tenant_id = i.tenant_id and t.instance_id = i.id
    where i.tenant_id = o.tenant_id and i.entity_id = o.id and i.entity = 'order' and t.approver_id = $1
    having count(*) > 0
  ) a on true`

const read = hot<OrderRow, [asker: string, id: string]>(`select ${orderColumns} from ${orderTables} where o.id = $2`)

export const readOrder = async (sql: Sql, asker: string, id: string): Promise<OrderRow | undefined> =>
  (await read(sql, asker, id))[0]

const lock = hot<{ id: string }, [id: string]>('select id from ordering.orders where id = $1 for update')

/** Holds the order, then reads it: what waited for the lock sees what the other has written. */
export async function lockOrder(tx: Tx, asker: string, id: string): Promise<Locked<OrderRow> | undefined> {
  await lock(tx, id)
  return (await readOrder(tx, asker, id)) as Locked<OrderRow> | undefined
}

/** What a move writes beside the state. Undefined leaves a column as it is. */
export interface OrderPatch {
  status: OrderStatus
  due_at: Date | null
  order_type?: OrderType
  approval_id?: string | null
  proposal?: Proposal | null
  reason?: string
  promised_on?: string | null
  expected_on?: string | null
  payment_method?: PaymentMethod
  term_days?: number | null
  consignee?: Consignee
  invoice_title?: InvoiceTitle
  remark?: string
  purpose?: string
  goods_amount?: string
  tax_amount?: string
  freight?: string
  amount?: string
  keywords?: string
  submitted_at?: Date | null
  sent_at?: Date | null
  accepted_at?: Date | null
  received_at?: Date | null
  finished_at?: Date | null
  urged_at?: Date | null
}

/** Writes a locked order; its version grows. */
export const setOrder = (
  tx: Tx,
  { id }: Locked<OrderRow>,
  { consignee, invoice_title, proposal, ...patch }: OrderPatch,
) =>
  tx
    .updateTable('ordering.orders')
    .set((e) => ({
      ...patch,
      ...(consignee ? { consignee: JSON.stringify(consignee) } : {}),
      ...(invoice_title ? { invoice_title: JSON.stringify(invoice_title) } : {}),
      ...(proposal === undefined ? {} : { proposal: proposal === null ? null : JSON.stringify(proposal) }),
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const unreviewed = hot<{ count: number }, [buyerId: string, before: Date]>(
  "select count(*)::int as count from ordering.orders where buyer_id = $1 and status = '60' and received_at < $2",
)
/** This person's orders that wait for a comment since before then. */
export const countUnreviewed = async (sql: Sql, buyerId: string, before: Date): Promise<number> =>
  (await unreviewed(sql, buyerId, before))[0]?.count ?? 0

/** Orders whose time is up, the longest first. */
export const overdueOrders = hot<{ id: string }, [now: Date, most: number]>(
  'select id from ordering.orders where due_at <= $1 order by due_at limit $2',
)
