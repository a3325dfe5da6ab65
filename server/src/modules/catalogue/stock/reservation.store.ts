import { sqlQuery } from '#kit/database/query.ts'

/** SKU with less stock than requested. */
export interface Shortage {
  sku_id: string
  name: string
  requested: string
  available: number
}

/**
 * One statement decides: rows are locked in SKU order, so orders with the same goods wait for each other without
 * deadlock. If one SKU is short, nothing is written. A document with an open reservation stays unchanged.
 */
export const reserve = sqlQuery(
  'catalogue.reserve',
  `
  with requested as (
    select ref_kind, ref_id, sku_id, sum(qty) as qty
    from unnest($refKinds::text[], $refIds::bigint[], $skuIds::bigint[], $quantities::bigint[]) as a(ref_kind, ref_id, sku_id, qty)
    group by ref_kind, ref_id, sku_id
  ), fresh as (
    select * from requested a where not exists (
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
  select short.sku_id as "sku_id!", coalesce(concat_ws(' ', k.name, nullif(k.spec, '')), '') as "name!", short.qty as "requested!", short.available as "available!"
  from short left join catalogue.skus k on k.tenant_id = $tenantId and k.id = short.sku_id
  order by short.sku_id`,
)

/** Releases everything still reserved for the documents; a concurrent second call has no effect. */
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

/** Adds what is still reserved for one document to the reservation of another; the stock itself does not change. */
export const moveReserved = sqlQuery(
  'catalogue.moveReserved',
  `
  with mine as (
    select r.sku_id, r.open, r.round from catalogue.reservations r
    where r.tenant_id = $tenantId and r.ref_kind = $fromKind and r.ref_id = $fromId and r.open > 0
    order by r.sku_id for update of r
  ), ended as (
    update catalogue.reservations r set open = 0 from mine m
    where r.tenant_id = $tenantId and r.ref_kind = $fromKind and r.ref_id = $fromId and r.sku_id = m.sku_id
  ), held as (
    insert into catalogue.reservations as r (tenant_id, ref_kind, ref_id, sku_id, qty, open)
    select $tenantId, $toKind, $toId, sku_id, open, open from mine
    on conflict (tenant_id, ref_kind, ref_id, sku_id)
      do update set qty = r.qty + excluded.qty, open = r.open + excluded.open
    returning r.sku_id, r.round
  )
  insert into catalogue.stock_moves (tenant_id, sku_id, kind, qty, ref_kind, ref_id, round, by_kind, by_id, actor_id)
  select $tenantId::bigint, sku_id, 'release', open, $fromKind::text, $fromId::bigint, round, $toKind::text, $toId::bigint, $actorId::bigint from mine
  union all
  select $tenantId::bigint, m.sku_id, 'reserve', m.open, $toKind::text, $toId::bigint, h.round, $fromKind::text, $fromId::bigint, $actorId::bigint
  from mine m join held h using (sku_id)`,
)

/**
 * Consumes part of a reservation, once for each document `by`: shipped (`ship`: reduces on hand too) or released
 * (`release`). Returns the quantity moved now and the part of it that was reserved; both are 0 on repetition.
 */
export const takeReserved = sqlQuery(
  'catalogue.takeReserved',
  `
  with requested as (
    select sku_id, sum(qty) as qty from unnest($skuIds::bigint[], $quantities::bigint[]) as a(sku_id, qty) group by sku_id
  ), mine as (
    select r.sku_id, r.round from catalogue.reservations r
    where r.tenant_id = $tenantId and r.ref_kind = $refKind and r.ref_id = $refId and r.sku_id in (select sku_id from requested)
    order by r.sku_id for update of r
  ), moved as (
    insert into catalogue.stock_moves (tenant_id, sku_id, kind, qty, ref_kind, ref_id, round, by_kind, by_id, actor_id)
    select $tenantId, a.sku_id, $kind, a.qty, $refKind, $refId, coalesce(m.round, 1), $byKind, $byId, $actorId from requested a left join mine m using (sku_id)
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
