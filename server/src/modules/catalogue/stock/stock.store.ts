import type { Locked, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

type Columns = readonly string[]

/** Adds goods to stock on hand, once for each document. */
export const putBack = sqlQuery(
  'catalogue.putBack',
  `
  with moved as (
    insert into catalogue.stock_moves (tenant_id, sku_id, kind, qty, ref_kind, ref_id, by_kind, by_id, actor_id)
    select $tenantId, sku_id, 'return', sum(qty), $byKind, $byId, $byKind, $byId, $actorId
    from unnest($skuIds::bigint[], $quantities::bigint[]) as a(sku_id, qty) group by sku_id
    on conflict do nothing
    returning sku_id, qty
  ), locked as (
    select s.sku_id from catalogue.stock s where s.tenant_id = $tenantId and s.sku_id in (select sku_id from moved)
    order by s.sku_id for update of s
  )
  update catalogue.stock s set on_hand = s.on_hand + m.qty, version = s.version + 1
  from (select sku_id, qty from moved join locked using (sku_id)) m
  where s.tenant_id = $tenantId and s.sku_id = m.sku_id
  returning s.sku_id`,
)

export interface StockRow {
  sku_id: string
  on_hand: number
  reserved: number
}

const makeMissing = sqlQuery(
  'catalogue.makeMissing',
  `
  insert into catalogue.stock (tenant_id, sku_id) select $tenantId, sku_id from unnest($skuIds::bigint[]) as a(sku_id) order by sku_id
  on conflict do nothing`,
)
const lockRows = sqlQuery(
  'catalogue.lockRows',
  `
  select sku_id, on_hand, reserved from catalogue.stock s
  where tenant_id = $tenantId and sku_id = any ($skuIds::bigint[]) order by sku_id for update of s`,
)

/** Locks the stock of these SKUs; creates missing rows with zero stock. */
export async function lockStock(tx: Tx, tenantId: string, skuIds: Columns): Promise<Locked<StockRow>[]> {
  await makeMissing(tx, { tenantId, skuIds })
  return (await lockRows(tx, { tenantId, skuIds })) as Locked<StockRow>[]
}

const setRows = sqlQuery(
  'catalogue.stock.setRows',
  `
  with changed as (
    select * from unnest($skuIds::bigint[], $deltas::int[]) as a(sku_id, delta) where delta <> 0
  ), moved as (
    insert into catalogue.stock_moves (tenant_id, sku_id, kind, qty, ref_kind, ref_id, by_kind, by_id, actor_id)
    select $tenantId, sku_id, 'adjust', delta, $byKind, $byId, 'count', count.id, $actorId from changed, (select kit.next_id() as id) count
  )
  update catalogue.stock s set on_hand = s.on_hand + c.delta, version = s.version + 1
  from changed c where s.tenant_id = $tenantId and s.sku_id = c.sku_id`,
)

/** Sets stock on hand. A document may count repeatedly, so each count is a separate movement. */
export const setOnHand = (
  tx: Tx,
  tenantId: string,
  by: { kind: string; id: string },
  stock: readonly (Locked<StockRow> & { counted: number })[],
  actorId: string,
) =>
  setRows(tx, {
    tenantId,
    byKind: by.kind,
    byId: by.id,
    skuIds: stock.map((row) => row.sku_id),
    deltas: stock.map((row) => row.counted - row.on_hand),
    actorId,
  })

const sellMore = sqlQuery(
  'catalogue.sellMore',
  `
  with shipped as (
    select sku_id, sum(qty)::bigint as qty from unnest($skuIds::bigint[], $quantities::bigint[]) as a(sku_id, qty) group by sku_id
  ), counted as (
    update catalogue.skus s set sold = s.sold + n.qty from shipped n where s.tenant_id = $tenantId and s.id = n.sku_id
  )
  update catalogue.shelf s set sold = s.sold + n.qty from shipped n where s.tenant_id = $tenantId and s.sku_id = n.sku_id`,
)

/** Adds to the sales figures that order lists. */
export const addSold = (tx: Tx, tenantId: string, lines: readonly { skuId: string; qty: number }[]) =>
  sellMore(tx, { tenantId, skuIds: lines.map((line) => line.skuId), quantities: lines.map((line) => line.qty) })

/** Reserved quantities of these SKUs. */
export const reservedOf = sqlQuery(
  'catalogue.reservedOf',
  'select sku_id, reserved from catalogue.stock where sku_id = any ($skuIds::bigint[]) and reserved > 0',
)
