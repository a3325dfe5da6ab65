import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { anyOf } from '#kit/database/query.parts.ts'

export const insertCaps = sqlQuery(
  'ordering.insertCaps',
  `insert into ordering.caps (kind, ref_id, max_qty, per_buyer, per_dept, ends_at, fixed_at)
   select g.kind, g."refId", g."maxQty", g."perBuyer", g."perDept", g."endsAt", g."fixedAt"
   from jsonb_to_recordset($caps::jsonb)
     as g(kind text, "refId" bigint, "maxQty" int, "perBuyer" int, "perDept" int, "endsAt" timestamptz, "fixedAt" timestamptz)
   returning id, ref_id`,
).narrow<object, { caps: readonly NewCap[] }>()

/** What a higher module limits. */
export interface NewCap {
  readonly kind: 'group' | 'plan'
  /** Id of the offer or plan line. */
  readonly refId: string
  readonly maxQty: number
  /** Most pieces for each person, over all their accounts; null: no limit. */
  readonly perBuyer: number | null
  readonly perDept: number | null
  /** ISO time from which nothing can be ordered; null: until the cap is closed. */
  readonly endsAt: string | null
  /** ISO time from which waiting orders cannot be withdrawn; null: only once the cap is closed. */
  readonly fixedAt: string | null
}

/** Locks caps in id order, until the end of the transaction. */
export const lockCapRows = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('ordering.caps')
    .select(['id', 'kind', 'ref_id', 'max_qty', 'used_qty', 'is_open', 'ends_at', 'fixed_at'])
    .where('id', '=', anyOf($.ids))
    .orderBy('id')
    .forUpdate(),
)

/** Locks the caps that an order takes of, in id order. */
export const lockCapsOfOrder = sqlQuery(
  'ordering.lockCapsOfOrder',
  `select c.id, c.kind, c.is_open, c.ends_at from ordering.caps c
   where c.id in (select u.cap_id from ordering.cap_uses u where u.order_id = $orderId) order by c.id for update`,
).narrow<{ kind: NewCap['kind'] }>()

export const capRows = preparedQuery((db, $: Params<{ kind: NewCap['kind']; refIds: readonly string[] }>) =>
  db
    .selectFrom('ordering.caps')
    .select(['id', 'ref_id', 'max_qty', 'used_qty', 'per_buyer', 'per_dept', 'is_open', 'ends_at'])
    .where('kind', '=', $.kind)
    .where('ref_id', '=', anyOf($.refIds)),
)

export const closeCapRows = preparedQuery((db, $: Params<{ ids: readonly string[] }>) =>
  db.updateTable('ordering.caps').set({ is_open: false }).where('id', '=', anyOf($.ids)),
)

/** Quantity that a line of an order takes of a cap. */
export interface CapUse {
  readonly orderId: string
  readonly capId: string
  readonly skuId: string
  readonly personId: string
  readonly deptId: string
  readonly qty: number
}

/**
 * Counts all uses, or none, and returns what prevents them. The caller has locked the caps with a statement of its own:
 * only a later statement sees the uses that an earlier lock holder has committed. Uses already counted stay unchanged.
 */
const take = sqlQuery(
  'ordering.takeCaps',
  `
  with requested as (
    select * from jsonb_to_recordset($uses::jsonb)
      as g("orderId" bigint, "capId" bigint, "skuId" bigint, "personId" bigint, "deptId" bigint, qty int)
  ), fresh as (
    select r.* from requested r where not exists (
      select from ordering.cap_uses u
      where u.order_id = r."orderId" and u.cap_id = r."capId" and u.sku_id = r."skuId" and u.qty > 0)
  ), wanted as (
    select "capId", sum(qty)::int as qty from fresh group by 1
  ), short as (
    select w."capId" as id, 'missing' as reason, 0 as available, 0 as most from wanted w
    where not exists (select from ordering.caps c where c.id = w."capId")
    union all
    select c.id, 'closed', 0, 0 from wanted w join ordering.caps c on c.id = w."capId"
    where not c.is_open or c.ends_at <= $now
    union all
    select c.id, 'usedUp', c.max_qty - c.used_qty, c.max_qty from wanted w join ordering.caps c on c.id = w."capId"
    where c.used_qty + w.qty > c.max_qty
    union all
    select c.id, 'perBuyer', greatest(0, c.per_buyer - o.qty), c.per_buyer
    from (select "capId", "personId", sum(qty)::int as qty from fresh group by 1, 2) w
    join ordering.caps c on c.id = w."capId"
    cross join lateral (
      select coalesce(sum(u.qty), 0)::int as qty from ordering.cap_uses u where u.cap_id = c.id and u.person_id = w."personId") o
    where o.qty + w.qty > c.per_buyer
    union all
    select c.id, 'perDept', greatest(0, c.per_dept - o.qty), c.per_dept
    from (select "capId", "deptId", sum(qty)::int as qty from fresh group by 1, 2) w
    join ordering.caps c on c.id = w."capId"
    cross join lateral (
      select coalesce(sum(u.qty), 0)::int as qty from ordering.cap_uses u where u.cap_id = c.id and u.dept_id = w."deptId") o
    where o.qty + w.qty > c.per_dept
  ), used as (
    insert into ordering.cap_uses as u (order_id, cap_id, sku_id, person_id, dept_id, qty)
    select "orderId", "capId", "skuId", "personId", "deptId", qty from fresh where not exists (select from short)
    on conflict (tenant_id, order_id, cap_id, sku_id) do update set qty = excluded.qty
  ), done as (
    update ordering.caps c set used_qty = c.used_qty + w.qty
    from wanted w where c.id = w."capId" and not exists (select from short)
  )
  select s.reason as "reason!", s.available as "available!", s.most as "most!", coalesce(c.kind, '') as "kind!"
  from short s left join ordering.caps c on c.id = s.id`,
).narrow<
  { reason: 'missing' | 'closed' | 'usedUp' | 'perBuyer' | 'perDept'; kind: NewCap['kind'] | '' },
  { uses: readonly CapUse[] }
>()

/** Locks the caps, then counts uses; returns what prevents them. */
export const countCapUses = async (tx: Tx, uses: readonly CapUse[], now: Date) => {
  const ids = [...new Set(uses.map(({ capId }) => capId))]
  await lockCapRows(tx, { ids })
  return take(tx, { uses, now })
}

/** Releases counted quantities of an order; null quantities: everything. */
export const giveBackCapUses = sqlQuery(
  'ordering.giveBackCaps',
  `
  with mine as (
    select u.cap_id, u.sku_id, least(u.qty, coalesce(g.qty, u.qty)) as qty
    from ordering.cap_uses u
    left join unnest($skuIds?::bigint[], $quantities?::int[]) as g(sku_id, qty) on g.sku_id = u.sku_id
    where u.order_id = $orderId and u.qty > 0 and ($skuIds?::bigint[] is null or g.sku_id is not null)
  ), locked as (
    select id from ordering.caps where id in (select cap_id from mine) order by id for update
  ), less as (
    update ordering.cap_uses u set qty = u.qty - m.qty from mine m join locked l on l.id = m.cap_id
    where u.order_id = $orderId and u.cap_id = m.cap_id and u.sku_id = m.sku_id
    returning u.cap_id
  )
  update ordering.caps c set used_qty = c.used_qty - m.qty
  from (select cap_id, sum(qty)::int as qty from mine group by 1) m join locked l on l.id = m.cap_id
  where c.id = m.cap_id`,
)
