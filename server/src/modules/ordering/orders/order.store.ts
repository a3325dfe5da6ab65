import type { StoredFile } from '#contract/files/files.ts'
import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { OrderType, PaymentMethod, Proposal } from '#contract/ordering/orderSummary.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'
import type { Consignee } from '../columns.ts'
import { type OrderColumns, orderColumns, orderTablesFor } from './order.columns.store.ts'

export type { Consignee } from '../columns.ts'

const read = sqlQuery(
  'ordering.readOrder',
  `select ${orderColumns} from ${orderTablesFor('$asker')} where o.id = $id`,
).narrow<OrderColumns>()
export type OrderRow = RowOf<typeof read>

export const readOrder = (db: Db, asker: string, id: string): Promise<OrderRow | undefined> =>
  read.first(db, { asker, id })

const readSharing = sqlQuery(
  'ordering.readOrdersOfAttachments',
  `select ${orderColumns} from ${orderTablesFor('$asker')} where o.attachments_id = $attachmentsId`,
).narrow<OrderColumns>()
/** Orders that share attachments: those of one submission, and orders split off from them. */
export const ordersOfAttachments = (db: Db, asker: string, attachmentsId: string): Promise<OrderRow[]> =>
  readSharing(db, { asker, attachmentsId })

const lock = preparedQuery((db, $: Params<{ id: string }>) =>
  db.selectFrom('ordering.orders').select('id').where('id', '=', $.id).forUpdate(),
)

/** Locks the order, then reads it, so that the read sees what a previous lock holder has written. */
export async function lockOrder(tx: Tx, asker: string, id: string): Promise<Locked<OrderRow> | undefined> {
  await lock(tx, { id })
  return (await readOrder(tx, asker, id)) as Locked<OrderRow> | undefined
}

/** Columns that a move writes; undefined leaves a column unchanged. */
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
  points_amount?: string
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
/** Updates a locked order and increments its version. */
export const setOrder = (tx: Tx, { id }: Locked<OrderRow>, patch: OrderPatch) => update(tx, { ...patch, id })

/** Overdue orders, longest overdue first. */
export const overdueOrders = preparedQuery((db, $: Params<{ now: Date; max: number }>) =>
  db.selectFrom('ordering.orders').select('id').where('due_at', '<=', $.now).orderBy('due_at').limit($.max),
)

const notePaid = sqlQuery(
  'ordering.notePaidOnline',
  'update ordering.orders set online_paid = $paid where id = $orderId',
)
/** Writes what of an order is paid online; the wallet module calls it, which has the charges of the order locked. */
export const notePaidOnline = async (tx: Tx, orderId: string, paid: string): Promise<void> =>
  void (await notePaid(tx, { orderId, paid }))
