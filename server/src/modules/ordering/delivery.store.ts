import { sql as text } from 'kysely'
import type { Actor } from '#kit/actor.ts'
import { hot, type Locked, type Sql, type Tx } from '#kit/database.ts'
import { countOfLargeTables, listByKeys } from '#kit/list.ts'
import { containing } from '#kit/sqlLike.ts'
import { visibleOrders } from './visibleOrders.store.ts'
import type { OrderRow } from './order.store.ts'

export interface DeliveryLineRow {
  order_line_id: string
  sku_id: string
  name: string
  spec: string
  unit: string
  picture: string
  quantity: number
  received: number
  rejected: number
  batch_no: string
}

export interface DeliveryRow {
  id: string
  no: string
  order_id: string
  order_no: string
  supplier_name: string
  consignee: string
  carrier: string
  tracking_no: string
  packages: number
  shipped_at: Date
  eta_on: string | null
  remark: string
  lines: DeliveryLineRow[]
}

const columns = `
  d.id, d.no, d.order_id, o.no as order_no, o.supplier_name, o.consignee ->> 'name' as consignee, d.carrier, d.tracking_no,
  d.packages, d.shipped_at, d.eta_on, d.remark,
  (select json_agg(json_build_object('order_line_id', l.id::text, 'sku_id', l.sku_id::text, 'name', l.name, 'spec', l.spec,
      'unit', l.unit, 'picture', l.picture, 'quantity', dl.quantity, 'received', dl.received, 'rejected', dl.rejected,
      'batch_no', dl.batch_no) order by l.line_no)
   from ordering.delivery_lines dl join ordering.order_lines l on l.tenant_id = dl.tenant_id and l.id = dl.order_line_id
   where dl.tenant_id = d.tenant_id and dl.delivery_id = d.id) as lines`
const tables = 'ordering.deliveries d join ordering.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id'

export interface NewDelivery {
  carrier: string
  trackingNo: string
  packages: number
  etaOn: string | null
  remark: string
  lines: readonly { lineId: string; quantity: number; batchNo: string }[]
}

const insert = hot<
  { id: string; no: string },
  [
    tenantId: string,
    orderId: string,
    carrier: string,
    trackingNo: string,
    packages: number,
    etaOn: string | null,
    remark: string,
    shippedBy: string,
    shippedAt: Date,
    lines: string,
  ]
>(`
  with sent as (
    insert into ordering.deliveries (tenant_id, order_id, carrier, tracking_no, packages, eta_on, remark, shipped_by, shipped_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning tenant_id, id, no
  ), lines as (
    insert into ordering.delivery_lines (tenant_id, delivery_id, order_line_id, quantity, batch_no)
    select sent.tenant_id, sent.id, l."lineId", l.quantity, l."batchNo"
    from sent, jsonb_to_recordset($10::jsonb) as l("lineId" bigint, quantity int, "batchNo" text)
  )
  select id, no from sent`)

export const insertDelivery = async (
  tx: Tx,
  by: { tenantId: string; userId: string; now: Date },
  order: Locked<OrderRow>,
  { carrier, trackingNo, packages, etaOn, remark, lines }: NewDelivery,
) =>
  (
    await insert(
      tx,
      by.tenantId,
      order.id,
      carrier,
      trackingNo,
      packages,
      etaOn,
      remark,
      by.userId,
      by.now,
      JSON.stringify(lines),
    )
  )[0]!

const read = hot<DeliveryRow, [id: string]>(`select ${columns} from ${tables} where d.id = $1`)
export const readDelivery = async (sql: Sql, id: string): Promise<DeliveryRow | undefined> => (await read(sql, id))[0]

/** What is in an order's deliveries and was not taken in; the order's lock keeps it as it is. */
export const openDeliveries = hot<DeliveryRow, [orderId: string]>(
  `select ${columns} from ${tables} where d.order_id = $1 and d.open order by d.id`,
)

const take = hot<never, [deliveryId: string, lines: string]>(`
  with taken as (
    update ordering.delivery_lines dl
    set received = dl.received + g.accepted + g.rejected, rejected = dl.rejected + g.rejected
    from jsonb_to_recordset($2::jsonb) as g("lineId" bigint, accepted int, rejected int)
    where dl.delivery_id = $1 and dl.order_line_id = g."lineId"
    returning dl.tenant_id, dl.order_line_id, dl.quantity, dl.received
  )
  update ordering.deliveries d
  set open = exists (
    select from ordering.delivery_lines dl left join taken t on t.order_line_id = dl.order_line_id
    where dl.tenant_id = d.tenant_id and dl.delivery_id = d.id and coalesce(t.received, dl.received) < dl.quantity)
  where d.id = $1`)
export const takeIn = (
  tx: Tx,
  _order: Locked<OrderRow>,
  deliveryId: string,
  lines: readonly { lineId: string; accepted: number; rejected: number }[],
) => take(tx, deliveryId, JSON.stringify(lines))

export interface DeliveryFilter {
  actor: Actor
  orderId?: string | undefined
  open?: boolean | undefined
  keyword?: string | undefined
}

const readDeliveries = hot<DeliveryRow, [ids: readonly string[]]>(
  `select ${columns} from ${tables} where d.id = any ($1::bigint[])`,
)

/** Deliveries of the orders that somebody may see, the newest first. */
export const deliveryList = listByKeys({
  find: (sql: Sql, { actor, orderId, open, keyword }: DeliveryFilter) =>
    sql
      .selectFrom('ordering.deliveries as d')
      .innerJoin('ordering.orders as o', (on) =>
        on.onRef('o.tenant_id', '=', 'd.tenant_id').onRef('o.id', '=', 'd.order_id'),
      )
      .where(visibleOrders(actor))
      .$if(orderId !== undefined, (query) => query.where('d.order_id', '=', orderId!))
      .$if(open !== undefined, (query) => query.where('d.open', '=', open!))
      .$if(!!keyword, (query) =>
        query.where(
          text<boolean>`(d.no || ' ' || d.tracking_no || ' ' || o.keywords) ilike ${containing(keyword ?? '')}`,
        ),
      ),
  read: (sql, keys) => readDeliveries(sql, keys),
  key: 'd.id',
  order: [['d.id', 'desc']],
  countUpTo: countOfLargeTables,
})
