import type { Actor } from '#kit/actor.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { countOfLargeTables, listByKeys } from '#kit/list.ts'
import type { OrderRow } from './order.store.ts'
import { visibleOrders } from './visibleOrders.store.ts'

export interface ReceiptRow {
  id: string
  no: string
  order_id: string
  order_no: string
  delivery_id: string
  delivery_no: string
  receiver_name: string
  received_at: Date
  remark: string
  lines: {
    order_line_id: string
    name: string
    spec: string
    unit: string
    accepted: number
    rejected: number
    reason: string
  }[]
}

const columns = `
  r.id, r.no, r.order_id, o.no as order_no, r.delivery_id, d.no as delivery_no, r.receiver_name, r.received_at, r.remark,
  (select json_agg(json_build_object('order_line_id', l.id::text, 'name', l.name, 'spec', l.spec, 'unit', l.unit,
      'accepted', rl.accepted, 'rejected', rl.rejected, 'reason', rl.reason) order by l.line_no)
   from ordering.receipt_lines rl join ordering.order_lines l on l.tenant_id = rl.tenant_id and l.id = rl.order_line_id
   where rl.tenant_id = r.tenant_id and rl.receipt_id = r.id) as lines`
const tables = `ordering.receipts r
  join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
  join ordering.deliveries d on d.tenant_id = r.tenant_id and d.id = r.delivery_id`

export interface NewReceiptLine {
  lineId: string
  accepted: number
  rejected: number
  reason: string
}

const insert = hot<
  { id: string; no: string },
  [
    tenantId: string,
    orderId: string,
    deliveryId: string,
    receiverId: string,
    receiverName: string,
    remark: string,
    receivedAt: Date,
    lines: string,
  ]
>(`
  with made as (
    insert into ordering.receipts (tenant_id, order_id, delivery_id, receiver_id, receiver_name, remark, received_at)
    values ($1, $2, $3, $4, $5, $6, $7) returning tenant_id, id, no
  ), lines as (
    insert into ordering.receipt_lines (tenant_id, receipt_id, order_line_id, accepted, rejected, reason)
    select made.tenant_id, made.id, l."lineId", l.accepted, l.rejected, l.reason
    from made, jsonb_to_recordset($8::jsonb) as l("lineId" bigint, accepted int, rejected int, reason text)
  )
  select id, no from made`)

/** A receipt bears the name of who received; the product itself has none. */
export const insertReceipt = async (
  tx: Tx,
  by: { tenantId: string; userId: string; userName: string; entrance: string; now: Date },
  order: Locked<OrderRow>,
  deliveryId: string,
  remark: string,
  lines: readonly NewReceiptLine[],
) => {
  const name = by.entrance === 'system' ? '' : by.userName
  return (
    await insert(tx, by.tenantId, order.id, deliveryId, by.userId, name, remark, by.now, JSON.stringify(lines))
  )[0]!
}

const read = hot<ReceiptRow, [id: string]>(`select ${columns} from ${tables} where r.id = $1`)
export const readReceipt = async (sql: Sql, id: string): Promise<ReceiptRow> => (await read(sql, id))[0]!

const readReceipts = hot<ReceiptRow, [ids: readonly string[]]>(
  `select ${columns} from ${tables} where r.id = any ($1::bigint[])`,
)

/** Receipts of the orders that somebody may see, the newest first. */
export const receiptList = listByKeys({
  find: (sql: Sql, { actor, orderId }: { readonly actor: Actor; readonly orderId?: string | undefined }) =>
    sql
      .selectFrom('ordering.receipts as r')
      .innerJoin('ordering.orders as o', (on) =>
        on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
      )
      .where(visibleOrders(actor))
      .$if(orderId !== undefined, (query) => query.where('r.order_id', '=', orderId!)),
  read: (sql, keys) => readReceipts(sql, keys),
  key: 'r.id',
  order: [['r.id', 'desc']],
  countUpTo: countOfLargeTables,
})
