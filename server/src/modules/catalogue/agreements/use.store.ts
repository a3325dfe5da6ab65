import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { StockRef } from '../stock/reservation.service.ts'

const lockPrices = sqlQuery(
  'catalogue.lockUsedPrices',
  `select id from catalogue.agreement_prices where id = any ($ids::bigint[]) order by id for update`,
)
/**
 * Locks agreement prices before their uses are counted. It is a statement of its own: the next one sees the caps that an
 * agreement was given by the previous holder of the lock.
 */
export const lockUsedPrices = (tx: Tx, uses: readonly AgreementUse[]) =>
  lockPrices(tx, { ids: [...new Set(uses.map(({ agreementId }) => agreementId))] })

/**
 * One statement decides under locks of the agreement prices in id order, then of the caps of their agreements in id
 * order: all lines of all documents are counted, or none. A document already counted stays unchanged. A use counts
 * against the share of the nearest department above the one that orders, otherwise against what nobody has a share of.
 */
const take = sqlQuery(
  'catalogue.useAgreements',
  `
  with requested as (
    select ref_kind, ref_id, agreement_id, sum(qty)::int as qty, sum(amount) as amount, min(dept_id) as dept_id, min(cap_id) as cap_id
    from unnest($refKinds::text[], $refIds::bigint[], $agreementIds::bigint[], $quantities::int[], $amounts::numeric[],
      $deptIds::bigint[], $capIds[?]::bigint[]) as a(ref_kind, ref_id, agreement_id, qty, amount, dept_id, cap_id)
    group by 1, 2, 3
  ), locked as (
    select a.id, a.agreement_id as document_id, a.max_qty, a.used_qty, a.max_amount, a.used_amount, a.is_stopped
    from catalogue.agreement_prices a
    where a.id = any (array(select agreement_id from requested)) order by a.id for update
  ), fresh as materialized (
    select r.ref_kind, r.ref_id, r.agreement_id, r.qty, r.amount, r.dept_id,
      case when r.cap_id is null then n.id else nullif(r.cap_id, 0) end as cap_id
    from requested r join locked l on l.id = r.agreement_id
    left join identity.departments d on d.id = r.dept_id
    left join lateral (
      select c.id from catalogue.agreement_caps c
      where c.agreement_id = l.document_id and (c.dept_id is null or c.dept_id = any (d.path))
      order by array_position(d.path, c.dept_id) desc nulls last limit 1) n on true
    where not exists (
      select from catalogue.agreement_uses u
      where u.ref_kind = r.ref_kind and u.ref_id = r.ref_id and u.agreement_id = r.agreement_id and u.qty > 0)
  ), caps as (
    select c.* from catalogue.agreement_caps c
    where c.id = any (array(select cap_id from fresh)) order by c.id for update
  ), wanted as (
    select agreement_id, sum(qty)::int as qty, sum(amount) as amount from fresh group by 1
  ), wanted_of_caps as (
    select cap_id, sum(qty)::int as qty, sum(amount) as amount from fresh where cap_id is not null group by 1
  ), short as (
    select l.id as price_id, null::bigint as cap_id, case when l.is_stopped then 0 else l.max_qty - l.used_qty end as pieces, null::numeric as yuan
    from locked l join wanted w on w.agreement_id = l.id
    where l.is_stopped or l.used_qty + w.qty > l.max_qty
    union all
    select l.id, null, null, l.max_amount - l.used_amount from locked l join wanted w on w.agreement_id = l.id
    where l.used_amount + w.amount > l.max_amount
    union all
    select null, c.id, case when c.used_qty + w.qty > c.max_qty then c.max_qty - c.used_qty end,
      case when c.used_amount + w.amount > c.max_amount then c.max_amount - c.used_amount when not c.is_open then 0 end
    from caps c join wanted_of_caps w on w.cap_id = c.id
    where not c.is_open or c.used_qty + w.qty > c.max_qty or c.used_amount + w.amount > c.max_amount
    union all
    select null, w.cap_id, 0, null from wanted_of_caps w where not exists (select from caps c where c.id = w.cap_id)
  ), used as (
    insert into catalogue.agreement_uses as u (ref_kind, ref_id, agreement_id, qty, amount, cap_id, dept_id)
    select ref_kind, ref_id, agreement_id, qty, amount, cap_id, dept_id from fresh where not exists (select from short)
    on conflict (tenant_id, ref_kind, ref_id, agreement_id)
      do update set qty = excluded.qty, amount = excluded.amount, cap_id = excluded.cap_id, dept_id = excluded.dept_id
  ), done as (
    update catalogue.agreement_prices a set used_qty = a.used_qty + w.qty, used_amount = a.used_amount + w.amount,
      version = a.version + 1
    from wanted w join locked l on l.id = w.agreement_id where a.id = w.agreement_id and not exists (select from short)
  ), done_of_caps as (
    update catalogue.agreement_caps c set used_qty = c.used_qty + w.qty, used_amount = c.used_amount + w.amount
    from wanted_of_caps w join caps l on l.id = w.cap_id where c.id = w.cap_id and not exists (select from short)
  )
  select s.pieces::int as "pieces?", s.yuan::text as "yuan?", coalesce(k.name, d.name, '') as "name!",
    s.price_id is not null as "isOfGoods!" from short s
  left join catalogue.agreement_prices a on a.id = s.price_id
  left join catalogue.skus k on k.tenant_id = a.tenant_id and k.id = a.sku_id
  left join catalogue.agreement_caps c on c.id = s.cap_id
  left join identity.departments d on d.tenant_id = c.tenant_id and d.id = c.dept_id
  order by s.price_id nulls last, s.cap_id`,
)

export interface AgreementUse {
  readonly ref: StockRef
  readonly agreementId: string
  readonly qty: number
  readonly amount: string
  readonly deptId: string
  /** Cap that an earlier use counts against, '0' if it has none; undefined: by department. */
  readonly capId?: string
}
/** Counts uses; returns agreement prices and caps with too little left. */
export const countUses = (tx: Tx, uses: readonly AgreementUse[]) =>
  take(tx, {
    refKinds: uses.map(({ ref }) => ref.kind),
    refIds: uses.map(({ ref }) => ref.id),
    agreementIds: uses.map(({ agreementId }) => agreementId),
    quantities: uses.map(({ qty }) => qty),
    amounts: uses.map(({ amount }) => amount),
    deptIds: uses.map(({ deptId }) => deptId),
    capIds: uses.map(({ capId }) => capId ?? null),
  })

/** Agreement prices that a document uses, the one in use first, for each of its goods. */
export const usesOf = sqlQuery(
  'catalogue.usesOf',
  `select distinct on (a.sku_id) a.sku_id, u.agreement_id, coalesce(u.cap_id, 0)::bigint as "cap_id!"
   from catalogue.agreement_uses u
   join catalogue.agreement_prices a on a.tenant_id = u.tenant_id and a.id = u.agreement_id
   where u.ref_kind = $refKind and u.ref_id = $refId
   order by a.sku_id, u.qty > 0 desc, u.agreement_id desc`,
)

/** Adds what one document has counted to the uses of another. */
export const moveUses = sqlQuery(
  'catalogue.moveUses',
  `
  with mine as (
    select u.agreement_id, u.qty, u.amount, u.cap_id, u.dept_id from catalogue.agreement_uses u
    where u.ref_kind = $fromKind and u.ref_id = $fromId and u.qty > 0 order by u.agreement_id for update
  ), ended as (
    update catalogue.agreement_uses u set qty = 0, amount = 0 from mine
    where u.ref_kind = $fromKind and u.ref_id = $fromId and u.agreement_id = mine.agreement_id
  )
  insert into catalogue.agreement_uses as u (ref_kind, ref_id, agreement_id, qty, amount, cap_id, dept_id)
  select $toKind, $toId, agreement_id, qty, amount, cap_id, dept_id from mine
  on conflict (tenant_id, ref_kind, ref_id, agreement_id)
    do update set qty = u.qty + excluded.qty, amount = u.amount + excluded.amount`,
)

/** Locks the agreement prices that a document uses, before its uses are released; like `lockUsedPrices`. */
export const lockPricesUsedBy = sqlQuery(
  'catalogue.lockPricesUsedBy',
  `select a.id from catalogue.agreement_prices a
   where a.id = any (array(
     select u.agreement_id from catalogue.agreement_uses u where u.ref_kind = $refKind and u.ref_id = $refId and u.qty > 0))
   order by a.id for update`,
)

/**
 * Releases counted quantities with their part of the amount, the last piece with what is left of it; null quantities:
 * everything of the document.
 */
export const giveBackUses = sqlQuery(
  'catalogue.giveBackUses',
  `
  with locked as (
    select a.id, a.sku_id from catalogue.agreement_prices a
    where a.id = any (array(
      select u.agreement_id from catalogue.agreement_uses u where u.ref_kind = $refKind and u.ref_id = $refId and u.qty > 0))
    order by a.id for update
  ), held as (
    select u.agreement_id, u.cap_id, u.qty, u.amount from catalogue.agreement_uses u
    where u.ref_kind = $refKind and u.ref_id = $refId and u.qty > 0 and u.agreement_id = any (array(select id from locked))
    order by u.agreement_id for update
  ), mine as materialized (
    select u.agreement_id, u.cap_id, least(u.qty, coalesce(g.qty, u.qty)) as qty,
      case when coalesce(g.qty, u.qty) >= u.qty then u.amount else round(u.amount * g.qty / u.qty, 2) end as amount
    from held u join locked a on a.id = u.agreement_id
    left join unnest($skuIds?::bigint[], $quantities?::int[]) as g(sku_id, qty) on g.sku_id = a.sku_id
    where $skuIds?::bigint[] is null or g.sku_id is not null
  ), caps as (
    select c.id from catalogue.agreement_caps c where c.id = any (array(select cap_id from mine)) order by c.id for update
  ), less as (
    update catalogue.agreement_uses u set qty = u.qty - m.qty, amount = u.amount - m.amount from mine m
    where u.ref_kind = $refKind and u.ref_id = $refId and u.agreement_id = m.agreement_id
  ), less_of_caps as (
    update catalogue.agreement_caps c set used_qty = c.used_qty - m.qty, used_amount = c.used_amount - m.amount
    from (select cap_id, sum(qty)::int as qty, sum(amount) as amount from mine where cap_id is not null group by 1) m
    join caps l on l.id = m.cap_id where c.id = m.cap_id
  )
  update catalogue.agreement_prices a set used_qty = a.used_qty - m.qty, used_amount = a.used_amount - m.amount,
    version = a.version + 1
  from mine m where a.id = m.agreement_id`,
)
