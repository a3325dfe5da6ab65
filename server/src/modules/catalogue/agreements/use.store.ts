import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { StockRef } from '../stock/reservation.service.ts'

/**
 * One statement decides under locks of the agreement prices in id order: all lines of all documents are counted, or
 * none. A document already counted stays unchanged.
 */
const take = sqlQuery(
  'catalogue.useAgreements',
  `
  with requested as (
    select ref_kind, ref_id, agreement_id, sum(qty)::int as qty
    from unnest($refKinds::text[], $refIds::bigint[], $agreementIds::bigint[], $quantities::int[]) as a(ref_kind, ref_id, agreement_id, qty)
    group by 1, 2, 3
  ), locked as (
    select a.id, a.max_qty, a.used_qty from catalogue.agreement_prices a
    where a.id in (select agreement_id from requested) order by a.id for update
  ), fresh as (
    select r.* from requested r where not exists (
      select from catalogue.agreement_uses u
      where u.ref_kind = r.ref_kind and u.ref_id = r.ref_id and u.agreement_id = r.agreement_id and u.qty > 0)
  ), wanted as (
    select agreement_id, sum(qty)::int as qty from fresh group by 1
  ), short as (
    select l.id, l.max_qty - l.used_qty as available from locked l join wanted w on w.agreement_id = l.id
    where l.used_qty + w.qty > l.max_qty
  ), used as (
    insert into catalogue.agreement_uses as u (ref_kind, ref_id, agreement_id, qty)
    select ref_kind, ref_id, agreement_id, qty from fresh where not exists (select from short)
    on conflict (tenant_id, ref_kind, ref_id, agreement_id) do update set qty = excluded.qty
  ), done as (
    update catalogue.agreement_prices a set used_qty = a.used_qty + w.qty, version = a.version + 1
    from wanted w join locked l on l.id = w.agreement_id where a.id = w.agreement_id and not exists (select from short)
  )
  select s.available as "available!", k.name as "name!" from short s
  join catalogue.agreement_prices a on a.id = s.id join catalogue.skus k on k.tenant_id = a.tenant_id and k.id = a.sku_id
  order by s.id`,
)

export interface AgreementUse {
  readonly ref: StockRef
  readonly agreementId: string
  readonly qty: number
}
/** Counts uses; returns agreement prices with too little quantity left. */
export const countUses = (tx: Tx, uses: readonly AgreementUse[]) =>
  take(tx, {
    refKinds: uses.map(({ ref }) => ref.kind),
    refIds: uses.map(({ ref }) => ref.id),
    agreementIds: uses.map(({ agreementId }) => agreementId),
    quantities: uses.map(({ qty }) => qty),
  })

/** Releases counted quantities; null quantities: everything of the document. */
export const giveBackUses = sqlQuery(
  'catalogue.giveBackUses',
  `
  with mine as (
    select u.agreement_id, least(u.qty, coalesce(g.qty, u.qty)) as qty
    from catalogue.agreement_uses u join catalogue.agreement_prices a on a.tenant_id = u.tenant_id and a.id = u.agreement_id
    left join unnest($skuIds?::bigint[], $quantities?::int[]) as g(sku_id, qty) on g.sku_id = a.sku_id
    where u.ref_kind = $refKind and u.ref_id = $refId and u.qty > 0 and ($skuIds?::bigint[] is null or g.sku_id is not null)
  ), locked as (
    select id from catalogue.agreement_prices where id in (select agreement_id from mine) order by id for update
  ), less as (
    update catalogue.agreement_uses u set qty = u.qty - m.qty from mine m join locked l on l.id = m.agreement_id
    where u.ref_kind = $refKind and u.ref_id = $refId and u.agreement_id = m.agreement_id
    returning u.agreement_id
  )
  update catalogue.agreement_prices a set used_qty = a.used_qty - m.qty, version = a.version + 1
  from mine m join locked l on l.id = m.agreement_id where a.id = m.agreement_id`,
)
