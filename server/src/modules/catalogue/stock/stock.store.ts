import type { Locked, Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

/** A SKU of which there is less than is asked for. */
export interface Shortage {
  sku_id: string
  name: string
  asked: string
  available: number
}

type Columns = readonly string[]

/**
 * Decided in one statement: the rows are locked in the order of their SKUs, so that orders with the same goods wait for each other and never
 * in a circle; where one SKU is short nothing at all is written. A document whose reservation is open is left as it is.
 */
export const reserve = sqlQuery(
  'catalogue.reserve',
  `
  with asked as (
    select ref_kind, ref_id, sku_id, sum(qty) as qty
    from unnest($refKinds::text[], $refIds::bigint[], $skuIds::bigint[], $quantities::bigint[]) as a(ref_kind, ref_id, sku_id, qty)
    group by ref_kind, ref_id, sku_id
  ), fresh as (
    select * from asked a where not exists (
      select from catalogue.reservations r
      where r.tenant_id = $tenantId and r.ref_kind = a.ref_kind and r.ref_id = a.ref_id and r.sku_id = a.sku_id and r.open > 0)
  ), wanted as (
    select sku_id, sum(qty) as qty from fresh group by sku_id
  ), locked as (
    select s.sku_id, s.on_hand - s.reserved as available from catalogue.stock s
    where s.tenant_id = $tenantId and s.sku_id in (select sku_id from wanted)
    order by s.sku_id for update of s
  ), short as (
    select w.sku_id, w.qty, coalesce(l.available, 0) as available
    from wanted w left join locked l using (sku_id) where coalesce(l.available, 0) < w.qty
  ), held as (
    insert into catalogue.reservations as r (tenant_id, ref_kind, ref_id, sku_id, qty, open)
    select $tenantId, ref_kind, ref_id, sku_id, qty, qty from fresh where not exists (select from short)
    on conflict (tenant_id, ref_kind, ref_id, sku_id)
      do update set qty = excluded.qty, open = excluded.open, round = r.round + 1 where r.open = 0
    returning ref_kind, ref_id, sku_id, qty, round
  ), moved as (
    insert into catalogue.stock_moves (tenant_id, sku_id, kind, qty, ref_kind, ref_id, round, by_kind, by_id, actor_id)
    select $tenantId, sku_id, 'reserve', qty, ref_kind, ref_id, round, ref_kind, ref_id, $actorId from held
  ), done as (
    update catalogue.stock s set reserved = s.reserved + h.qty, version = s.version + 1
    from (select sku_id, sum(qty)::int as qty from held group by sku_id) h
    where s.tenant_id = $tenantId and s.sku_id = h.sku_id
  )
  select short.sku_id as "sku_id!", coalesce(concat_ws(' ', k.name, nullif(k.spec, '')), '') as "name!", short.qty as "asked!", short.available as "available!"
  from short left join catalogue.skus k on k.tenant_id = $tenantId and k.id = short.sku_id
  order by short.sku_id`,
)

/** Gives back all that is still open for the documents; who comes second finds nothing open. */
export const releaseAll = sqlQuery(
  'catalogue.releaseAll',
  `
  with mine as (
    select r.ref_kind, r.ref_id, r.sku_id, r.open, r.round
    from catalogue.reservations r join unnest($refKinds::text[], $refIds::bigint[]) as a(ref_kind, ref_id) using (ref_kind, ref_id)
    where r.tenant_id = $tenantId and r.open > 0
    order by r.sku_id, r.ref_id for update of r
  ), ended as (
    update catalogue.reservations r set open = 0 from mine m
    where r.tenant_id = $tenantId and r.ref_kind = m.ref_kind and r.ref_id = m.ref_id and r.sku_id = m.sku_id
    returning r.ref_kind, r.ref_id, r.sku_id, r.round, m.open as qty
  ), moved as (
    insert into catalogue.stock_moves (tenant_id, sku_id, kind, qty, ref_kind, ref_id, round, by_kind, by_id, actor_id)
    select $tenantId, sku_id, 'release', qty, ref_kind, ref_id, round, $byKind, $byId, $actorId from ended
  ), locked as (
    select s.sku_id from catalogue.stock s where s.tenant_id = $tenantId and s.sku_id in (select sku_id from ended)
    order by s.sku_id for update of s
  ), done as (
    update catalogue.stock s set reserved = s.reserved - e.qty, version = s.version + 1
    from (select sku_id, sum(qty)::int as qty from ended join locked using (sku_id) group by sku_id) e
    where s.tenant_id = $tenantId and s.sku_id = e.sku_id
  )
  select sku_id from ended`,
)

/**
 * Uses up a part of a reservation: it is shipped (`ship`: on hand goes down with it) or given back (`release`), by a document that does
 * so once. Answers how much was moved now and how much of that had been reserved; both are 0 the second time.
 */
export const takeReserved = sqlQuery(
  'catalogue.takeReserved',
  `
  with asked as (
    select sku_id, sum(qty) as qty from unnest($skuIds::bigint[], $quantities::bigint[]) as a(sku_id, qty) group by sku_id
  ), mine as (
    select r.sku_id, r.round from catalogue.reservations r
    where r.tenant_id = $tenantId and r.ref_kind = $refKind and r.ref_id = $refId and r.sku_id in (select sku_id from asked)
    order by r.sku_id for update of r
  ), moved as (
    insert into catalogue.stock_moves (tenant_id, sku_id, kind, qty, ref_kind, ref_id, round, by_kind, by_id, actor_id)
    select $tenantId, a.sku_id, $kind, a.qty, $refKind, $refId, coalesce(m.round, 1), $byKind, $byId, $actorId from asked a left join mine m using (sku_id)
    on conflict do nothing
    returning sku_id, qty
  ), used as (
    update catalogue.reservations r set open = r.open - m.qty from moved m
    where r.tenant_id = $tenantId and r.ref_kind = $refKind and r.ref_id = $refId and r.sku_id = m.sku_id
    returning r.sku_id, m.qty
  ), locked as (
    select s.sku_id from catalogue.stock s where s.tenant_id = $tenantId and s.sku_id in (select sku_id from used)
    order by s.sku_id for update of s
  ), done as (
    update catalogue.stock s set reserved = s.reserved - u.qty, version = s.version + 1,
      on_hand = s.on_hand - case when $kind = 'ship' then u.qty else 0 end
    from (select sku_id, qty from used join locked using (sku_id)) u
    where s.tenant_id = $tenantId and s.sku_id = u.sku_id
  )
  select coalesce((select sum(qty) from moved), 0)::int as "moved!", coalesce((select sum(qty) from used), 0)::int as "used!"`,
)

/** Puts goods back on hand, once for a document. */
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

/** Holds the stock of these SKUs; what has none yet begins with nothing. */
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

/** Sets what is on hand. A document may count again, so each count is a move of its own. */
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

/** Counts what was sold, for the order of lists. */
export const addSold = (tx: Tx, tenantId: string, lines: readonly { skuId: string; qty: number }[]) =>
  sellMore(tx, { tenantId, skuIds: lines.map((line) => line.skuId), quantities: lines.map((line) => line.qty) })

/** How much of these SKUs is held. */
export const reservedOf = sqlQuery(
  'catalogue.reservedOf',
  'select sku_id, reserved from catalogue.stock where sku_id = any ($skuIds::bigint[]) and reserved > 0',
)
