import type { StoredFile } from '#contract/files/files.ts'
import type { InvoiceTitle } from '#contract/ordering/addresses.ts'
import type { PriceSource } from '#contract/catalogue/catalogue.ts'
import type { OrderStatus, OrderType, PaymentMethod, Proposal } from '#contract/ordering/orders.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'
import type { Consignee } from '../columns.ts'

export type { Consignee } from '../columns.ts'

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

const lines = `
  (select coalesce(json_agg(json_build_object('id', l.id::text, 'line_no', l.line_no, 'sku_id', l.sku_id::text,
      'product_id', l.product_id::text, 'name', l.name, 'spec', l.spec, 'brand_name', l.brand_name, 'unit', l.unit, 'picture', l.picture,
      'category_path', l.category_path::text[], 'category_name', l.category_name, 'quantity', l.quantity,
      'price', l.price::text, 'price_source', l.price_source, 'tax_rate', l.tax_rate::text, 'amount', l.amount::text,
      'tax_amount', l.tax_amount::text, 'shipped', l.shipped, 'received', l.received, 'rejected', l.rejected,
      'closed', l.closed) order by l.line_no), '[]')
   from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) as lines`

/** Everything of an order. */
export const orderColumns = `
  o.id, o.no, o.version, o.status, o.order_type, o.buyer_id, o.buyer_name, o.dept_id, o.dept_name, o.supplier_id,
  o.supplier_name, o.payment_method, o.term_days, o.consignee, o.invoice_title, o.remark, o.purpose, o.attachments, o.expected_on,
  o.promised_on, o.goods_amount, o.tax_amount, o.freight, o.amount, o.idem_key, o.approval_id, o.proposal, o.reason,
  o.created_at, o.submitted_at, o.sent_at, o.accepted_at, o.received_at, o.finished_at, o.urged_at, o.due_at,
  (select p.no from ordering.orders p where p.tenant_id = o.tenant_id and p.id = o.parent_id) as parent_no,
  (select d.path from identity.departments d where d.tenant_id = o.tenant_id and d.id = o.dept_id) as dept_path,
  coalesce(a.approves, false) as approves, coalesce(a.awaits_me, false) as awaits_me, ${lines}`

/** `asker` is the parameter for the person who asks. */
export const orderTablesFor = (asker: string) => `
  ordering.orders o
  left join lateral (
    select true as approves, bool_or(t.status = 'open' and i.status = 'pending') as awaits_me
    from approvals.instances i
    join approvals.tasks t on t.tenant_id = i.tenant_id and t.instance_id = i.id
    where i.tenant_id = o.tenant_id and i.entity_id = o.id and i.entity = 'order' and t.approver_id = ${asker}
    having count(*) > 0
  ) a on true`

const read = sqlQuery(
  'ordering.readOrder',
  `select ${orderColumns} from ${orderTablesFor('$asker')} where o.id = $id`,
).narrow<{
  dept_path: string[]
  /** The asking person takes, or took, part in the approval. */
  approves: boolean
  awaits_me: boolean
  lines: LineRow[]
}>()
export type OrderRow = RowOf<typeof read>

export const readOrder = (db: Db, asker: string, id: string): Promise<OrderRow | undefined> =>
  read.first(db, { asker, id })

const readSharing = sqlQuery(
  'ordering.readOrdersOfAttachments',
  `select ${orderColumns} from ${orderTablesFor('$asker')} where o.attachments_id = $attachmentsId`,
).narrow<{ dept_path: string[]; approves: boolean; awaits_me: boolean; lines: LineRow[] }>()
/** The orders that share their attachments: those of one submit, and what was split from them. */
export const ordersOfAttachments = (db: Db, asker: string, attachmentsId: string): Promise<OrderRow[]> =>
  readSharing(db, { asker, attachmentsId })

const lock = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('ordering.orders').select('id').where('id', '=', $.id).forUpdate(),
)

/** Holds the order, then reads it: what waited for the lock sees what the other has written. */
export async function lockOrder(tx: Tx, asker: string, id: string): Promise<Locked<OrderRow> | undefined> {
  await lock(tx, { id })
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
  attachments?: StoredFile[]
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

const update = preparedQuery(
  (db, { id, consignee, invoice_title, proposal, attachments, ...values }: Params<OrderPatch & { id: string }>) =>
    db
      .updateTable('ordering.orders')
      .set((e) => ({
        ...values,
        ...(consignee && { consignee: json(consignee) }),
        ...(invoice_title && { invoice_title: json(invoice_title) }),
        ...(proposal && { proposal: json(proposal) }),
        ...(attachments && { attachments: json(attachments) }),
        version: e('version', '+', 1),
      }))
      .where('id', '=', id),
)
/** Writes a locked order; its version grows. */
export const setOrder = (tx: Tx, { id }: Locked<OrderRow>, patch: OrderPatch) => update(tx, { ...patch, id })

const unreviewed = sqlQuery(
  'ordering.countUnreviewed',
  `select count(*)::int as "count!" from ordering.orders
   where buyer_id = $buyerId and status = '60' and received_at < $before`,
)
/** This person's orders that wait for a comment since before then. */
export const countUnreviewed = async (db: Db, buyerId: string, before: Date): Promise<number> =>
  (await unreviewed.one(db, { buyerId, before })).count

const inProgress = sqlQuery(
  'ordering.countInProgress',
  `select count(*)::int as "count!" from ordering.orders
   where dept_id = $deptId and status not in ('60', '70', '90', '95')`,
)
/** Orders of a department that are neither received nor closed. */
export const countInProgress = async (db: Db, deptId: string): Promise<number> =>
  (await inProgress.one(db, { deptId })).count

/** Orders whose time is up, the longest first. */
export const overdueOrders = preparedQuery((db, $: Params<{ now: Date; most: number }>) =>
  db.selectFrom('ordering.orders').select('id').where('due_at', '<=', $.now).orderBy('due_at').limit($.most),
)
