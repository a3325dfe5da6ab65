import type { StoredFile } from '#contract/files/files.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listByKeys } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { OrderRow } from '../orders/order.store.ts'
import { visibleOrders } from '../orders/lists/visibleOrders.store.ts'

interface ReceiptLineRow {
  order_line_id: string
  name: string
  spec: string
  unit: string
  accepted: number
  rejected: number
  inspecting: number
  reason: string
  batch_no: string
}

const columns = `
  r.id, r.no, r.order_id, o.no as order_no, r.delivery_id, d.no as delivery_no, r.receiver_name, r.received_at, r.remark, r.attachments,
  (select p.no from ordering.receipts p where p.tenant_id = r.tenant_id and p.id = r.inspects) as inspects_no,
  (select json_agg(json_build_object('order_line_id', l.id::text, 'name', l.name, 'spec', l.spec, 'unit', l.unit,
      'accepted', rl.accepted, 'rejected', rl.rejected, 'inspecting', rl.inspecting, 'reason', rl.reason,
      'batch_no', rl.batch_no) order by l.line_no)
   from ordering.receipt_lines rl join ordering.order_lines l on l.tenant_id = rl.tenant_id and l.id = rl.order_line_id
   where rl.tenant_id = r.tenant_id and rl.receipt_id = r.id) as lines`
const tables = `ordering.receipts r
  join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
  join ordering.deliveries d on d.tenant_id = r.tenant_id and d.id = r.delivery_id`

export interface NewReceiptLine {
  lineId: string
  accepted: number
  rejected: number
  inspecting: number
  reason: string
  batchNo: string
}

export interface NewReceipt {
  readonly remark: string
  readonly attachments: readonly StoredFile[]
  readonly lines: readonly NewReceiptLine[]
  /** Receipt on whose goods this one decides. */
  readonly inspects?: string
}

const insert = sqlQuery(
  'ordering.receipt.insert',
  `
  with made as (
    insert into ordering.receipts (order_id, delivery_id, receiver_id, receiver_name, remark, attachments, received_at, inspects)
    values ($orderId, $deliveryId, $receiverId, $receiverName, $remark, $attachments::jsonb, $receivedAt, $inspects?) returning id, no
  ), lines as (
    insert into ordering.receipt_lines (receipt_id, order_line_id, accepted, rejected, inspecting, reason, batch_no)
    select made.id, l."lineId", l.accepted, l.rejected, l.inspecting, l.reason, l."batchNo"
    from made, jsonb_to_recordset($lines::jsonb) as l("lineId" bigint, accepted int, rejected int, inspecting int, reason text, "batchNo" text)
  )
  select id, no from made`,
).narrow<object, { lines: readonly NewReceiptLine[]; attachments: readonly StoredFile[] }>()

/** Inserts a receipt with the receiver's name; automatic receipts have none. */
export const insertReceipt = (
  tx: Tx,
  by: { userId: string; userName: string; entrance: string; now: Date },
  order: Locked<OrderRow>,
  deliveryId: string,
  { remark, attachments, lines, inspects }: NewReceipt,
) =>
  insert.one(tx, {
    deliveryId,
    remark,
    attachments,
    lines,
    orderId: order.id,
    receiverId: by.userId,
    receiverName: by.entrance === 'system' ? '' : by.userName,
    receivedAt: by.now,
    inspects: inspects ?? null,
  })

const read = sqlQuery('ordering.readReceipt', `select ${columns} from ${tables} where r.id = $id`).narrow<{
  lines: ReceiptLineRow[]
}>()
export type ReceiptRow = RowOf<typeof read>
export const findReceipt = (db: Db, id: string): Promise<ReceiptRow | undefined> => read.first(db, { id })
export const readReceipt = (db: Db, id: string): Promise<ReceiptRow> => read.one(db, { id })

const readReceipts = sqlQuery(
  'ordering.readReceipts',
  `select ${columns} from ${tables} where r.id = any ($ids::bigint[])`,
).narrow<{ lines: ReceiptLineRow[] }>()

export const receiptsByIds = (db: Db, ids: readonly string[]): Promise<ReceiptRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : readReceipts(db, { ids })

/** Receipts of visible orders, newest first. */
export const receiptList = listByKeys({
  find: (db: Db, { actor, orderId }: { readonly actor: Actor; readonly orderId?: string | undefined }) =>
    db
      .selectFrom('ordering.receipts as r')
      .innerJoin('ordering.orders as o', (on) =>
        on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
      )
      .where(visibleOrders(actor))
      .$if(orderId !== undefined, (query) => query.where('r.order_id', '=', orderId!)),
  read: (db, ids) => readReceipts(db, { ids }),
  key: 'r.id',
  order: [['r.id', 'desc']],
  countUpTo: countOfLargeTables,
})
