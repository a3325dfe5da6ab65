import type { StoredFile } from '#contract/files/files.ts'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { TakenIn } from '../orders/line.store.ts'
import type { OrderRow } from '../orders/order.store.ts'

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
  inspecting: number
  batch_no: string
  of_category: boolean
  of_order: boolean
}

export const deliveryColumns = `
  d.id, d.no, d.order_id, o.no as order_no, o.supplier_name, o.consignee ->> 'name' as consignee, d.carrier, d.tracking_no,
  d.packages, d.shipped_at, d.eta_on, d.remark, d.attachments,
  (select json_agg(json_build_object('order_line_id', l.id::text, 'sku_id', l.sku_id::text, 'name', l.name, 'spec', l.spec,
      'unit', l.unit, 'picture', l.picture, 'quantity', dl.quantity, 'received', dl.received, 'rejected', dl.rejected,
      'inspecting', dl.inspecting, 'batch_no', dl.batch_no, 'of_order', o.needs_inspection,
      'of_category', exists (select from catalogue.categories c
        where c.tenant_id = l.tenant_id and c.id = any (l.category_path) and c.needs_inspection)) order by l.line_no)
   from ordering.delivery_lines dl join ordering.order_lines l on l.tenant_id = dl.tenant_id and l.id = dl.order_line_id
   where dl.tenant_id = d.tenant_id and dl.delivery_id = d.id) as lines`
export const deliveryTables =
  'ordering.deliveries d join ordering.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id'

export interface NewDelivery {
  carrier: string
  trackingNo: string
  packages: number
  etaOn: string | null
  remark: string
  attachments: readonly StoredFile[]
  lines: readonly { lineId: string; quantity: number; batchNo: string }[]
}

const insert = sqlQuery(
  'ordering.delivery.insert',
  `
  with sent as (
    insert into ordering.deliveries (order_id, carrier, tracking_no, packages, eta_on, remark, attachments, shipped_by, shipped_at)
    values ($orderId, $carrier, $trackingNo, $packages, $etaOn?, $remark, $attachments::jsonb, $shippedBy, $shippedAt) returning id, no
  ), lines as (
    insert into ordering.delivery_lines (delivery_id, order_line_id, quantity, batch_no)
    select sent.id, l."lineId", l.quantity, l."batchNo"
    from sent, jsonb_to_recordset($lines::jsonb) as l("lineId" bigint, quantity int, "batchNo" text)
  )
  select id, no from sent`,
).narrow<object, Pick<NewDelivery, 'lines' | 'attachments'>>()

export const insertDelivery = (
  tx: Tx,
  by: { userId: string; now: Date },
  order: Locked<OrderRow>,
  { carrier, trackingNo, packages, etaOn, remark, attachments, lines }: NewDelivery,
) =>
  insert.one(tx, {
    carrier,
    trackingNo,
    packages,
    etaOn,
    remark,
    attachments,
    lines,
    orderId: order.id,
    shippedBy: by.userId,
    shippedAt: by.now,
  })

const read = sqlQuery(
  'ordering.readDelivery',
  `select ${deliveryColumns} from ${deliveryTables} where d.id = $id`,
).narrow<{
  consignee: string
  lines: DeliveryLineRow[]
}>()
export type DeliveryRow = RowOf<typeof read>
export const readDelivery = (db: Db, id: string): Promise<DeliveryRow | undefined> => read.first(db, { id })

/** Deliveries of an order that are not fully received; stable under the order's lock. */
export const openDeliveries = sqlQuery(
  'ordering.openDeliveries',
  `select ${deliveryColumns} from ${deliveryTables} where d.order_id = $orderId and d.open order by d.id`,
).narrow<{ consignee: string; lines: DeliveryLineRow[] }>()

const take = sqlQuery(
  'ordering.delivery.take',
  `
  with taken as (
    update ordering.delivery_lines dl
    set received = dl.received + g.accepted + g.rejected + g.inspecting, rejected = dl.rejected + g.rejected,
      inspecting = dl.inspecting + g.inspecting
    from jsonb_to_recordset($lines::jsonb) as g("lineId" bigint, accepted int, rejected int, inspecting int)
    where dl.delivery_id = $deliveryId and dl.order_line_id = g."lineId"
    returning dl.tenant_id, dl.order_line_id, dl.quantity, dl.received
  )
  update ordering.deliveries d
  set open = exists (
    select from ordering.delivery_lines dl left join taken t on t.order_line_id = dl.order_line_id
    where dl.tenant_id = d.tenant_id and dl.delivery_id = d.id and coalesce(t.received, dl.received) < dl.quantity)
  where d.id = $deliveryId`,
).narrow<object, { lines: readonly TakenIn[] }>()
export const takeIn = (tx: Tx, _order: Locked<OrderRow>, deliveryId: string, lines: readonly TakenIn[]) =>
  take(tx, { deliveryId, lines })

const decide = sqlQuery(
  'ordering.delivery.decide',
  `update ordering.delivery_lines dl
   set rejected = dl.rejected + g.rejected, inspecting = dl.inspecting - g.accepted - g.rejected
   from jsonb_to_recordset($lines::jsonb) as g("lineId" bigint, accepted int, rejected int)
   where dl.delivery_id = $deliveryId and dl.order_line_id = g."lineId"`,
).narrow<object, { lines: readonly Pick<TakenIn, 'lineId' | 'accepted' | 'rejected'>[] }>()
/** Takes pieces out of inspection. */
export const decideInDelivery = (
  tx: Tx,
  _order: Locked<OrderRow>,
  deliveryId: string,
  lines: readonly Pick<TakenIn, 'lineId' | 'accepted' | 'rejected'>[],
) => decide(tx, { deliveryId, lines })
