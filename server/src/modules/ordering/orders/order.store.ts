import type { StoredFile } from '#contract/files/files.ts'
import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { OrderStatus } from '#contract/ordering/orderStates.ts'
import type { OrderType, PaymentMethod, Proposal } from '#contract/ordering/orderSummary.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { json } from '#kit/database/query.parts.ts'
import type { Consignee } from '../columns.ts'
import { type LineRow, orderColumns, orderTablesFor } from './order.columns.store.ts'

export type { Consignee } from '../columns.ts'

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

/** Orders whose time is up, the longest first. */
export const overdueOrders = preparedQuery((db, $: Params<{ now: Date; most: number }>) =>
  db.selectFrom('ordering.orders').select('id').where('due_at', '<=', $.now).orderBy('due_at').limit($.most),
)
