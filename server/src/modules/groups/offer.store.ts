import { sql } from 'kysely'
import { listOfferGoods } from '#contract/groups/groups.ts'
import type { OfferStatus, Rung } from '#contract/groups/offer.ts'
import type { Db } from '#kit/database/database.ts'
import { listByKeys, listOf } from '#kit/database/list.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { tableOf } from '#kit/database/table.ts'

export const offers = tableOf('groups.offers')

/** Pieces that count while the offer is open: those of orders that wait for its end. */
const readOffers = sqlQuery(
  'groups.readOffers',
  `select t.id, t.version, t.no, t.status, t.supplier_id, t.supplier_name, t.person_id, t.sku_id, t.product_id, t.name, t.spec,
     t.unit, t.picture, t.list_price, t.rungs, t.max_qty, t.per_buyer, t.per_dept, t.starts_at, t.ends_at, t.freeze_hours,
     t.note, t.reason, t.cap_id, t.price, t.created_at, t.submitted_at, t.ended_at,
     coalesce(t.pledged, p.pledged, 0) as "pledged!", coalesce(p.approving, 0) as "approving!"
   from groups.offers t
   left join lateral (
     select sum(u.qty) filter (where o.status = '28')::int as pledged, sum(u.qty) filter (where o.status = '20')::int as approving
     from ordering.cap_uses u join ordering.orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
     where t.status = '30' and u.tenant_id = t.tenant_id and u.cap_id = t.cap_id and u.qty > 0) p on true
   where t.id = any ($ids::bigint[])`,
).narrow<{ rungs: Rung[]; status: OfferStatus }>()
export type OfferRow = RowOf<typeof readOffers>

export interface OfferFilter {
  /** Offers of one company; undefined: of all. */
  readonly supplierId?: string | undefined
  readonly statuses: readonly OfferStatus[]
  readonly status?: OfferStatus | undefined
  readonly keyword?: string | undefined
}

const find = (db: Db, { supplierId, statuses, status, keyword }: OfferFilter) =>
  db
    .selectFrom('groups.offers as t')
    .where('t.status', 'in', statuses)
    .$if(supplierId !== undefined, (query) => query.where('t.supplier_id', '=', supplierId!))
    .$if(status !== undefined, (query) => query.where('t.status', '=', status!))
    .$if(!!keyword, (query) =>
      query.where(
        sql<string>`lower(t.no || ' ' || t.name || ' ' || t.spec || ' ' || t.supplier_name)`,
        'like',
        containing(keyword!.toLowerCase()),
      ),
    )
const read = (db: Db, ids: readonly string[]) => readOffers(db, { ids })

/** Offers for suppliers and operators, newest first. */
export const offerList = listByKeys({ find, read, key: 't.id', order: [['t.id', 'desc']] })
/** Offers for buyers, soonest end first. */
export const groupList = listByKeys({ find, read, key: 't.id', order: ['t.ends_at', 't.id'] })

export const findOfferRow = async (db: Db, id: string): Promise<OfferRow | undefined> =>
  (await readOffers(db, { ids: [id] }))[0]

/** Goods on sale of a company. */
export const offerGoods = listOf({
  route: listOfferGoods,
  find: (db: Db, { supplierId }: { supplierId: string; keyword?: string | undefined }) =>
    db.selectFrom('catalogue.skus as t').where('t.is_live', '=', true).where('t.supplier_id', '=', supplierId),
  where: { keyword: { contains: ['t.name', 't.supplier_sku'] } },
  select: (found) => found.select(['t.id', 't.supplier_sku', 't.name', 't.spec', 't.unit', 't.list_price']),
  key: 't.id',
  order: ['t.name', 't.id'],
})

const sku = sqlQuery(
  'groups.offeredSku',
  `select k.product_id, k.name, k.spec, k.unit, k.list_price, k.supplier_name, k.is_live,
     k.shown_picture as picture
   from catalogue.skus k where k.id = $skuId and k.supplier_id = $supplierId`,
)
/** Goods of a company as an offer keeps them. */
export const offeredSku = (db: Db, of: { readonly skuId: string; readonly supplierId: string }) => sku.first(db, of)

const pledged = sqlQuery(
  'groups.pledged',
  `select coalesce(sum(u.qty), 0)::int as "pledged!"
   from ordering.cap_uses u join ordering.orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
   where u.cap_id = $capId and u.qty > 0 and o.status = '28'`,
)
/** Pieces that count; call it after the cap was locked, so that no approval or withdrawal is in between. */
export const countPledged = async (db: Db, capId: string): Promise<number> => (await pledged.one(db, { capId })).pledged

/** Pledges by department, in order of their first orders. */
export const pledgesByDept = sqlQuery(
  'groups.pledgesByDept',
  `select o.dept_id, min(o.dept_name) as "dept_name!",
     coalesce(sum(l.quantity) filter (where o.status <> '20'), 0)::int as "pledged!",
     coalesce(sum(l.quantity) filter (where o.status = '20'), 0)::int as "approving!", min(o.created_at) as "joined_at!"
   from (select distinct order_id from ordering.cap_uses where cap_id = $capId and qty > 0) u
   join ordering.orders o on o.id = u.order_id
   join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
   where o.status <> '90'
   group by o.dept_id order by min(o.created_at) limit 200`,
)

/** What a person and a department have taken of a cap, and the places that are left. */
export const takenOfCap = sqlQuery(
  'groups.takenOfCap',
  `select c.max_qty - c.used_qty as "left!",
     coalesce(sum(u.qty) filter (where u.person_id = $personId), 0)::int as "person!",
     coalesce(sum(u.qty) filter (where u.dept_id = $deptId), 0)::int as "dept!"
   from ordering.caps c left join ordering.cap_uses u on u.tenant_id = c.tenant_id and u.cap_id = c.id and u.qty > 0
   where c.id = $capId group by c.max_qty, c.used_qty`,
)

/** Orders of a buyer in a group, newest first. */
export const ordersInGroup = sqlQuery(
  'groups.ordersOfBuyer',
  `select distinct o.id, o.no, o.status, (select sum(l.quantity)::int from ordering.order_lines l
     where l.tenant_id = o.tenant_id and l.order_id = o.id) as "quantity!"
   from ordering.cap_uses u join ordering.orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
   where u.cap_id = $capId and o.buyer_id = $buyerId order by o.id desc limit 20`,
)

/** Offers that can be joined now, of these goods; goods can have several. */
export const joinableOffers = sqlQuery(
  'groups.joinableOffers',
  `select distinct on (t.sku_id) t.id, t.sku_id, t.rungs, t.ends_at, c.max_qty - c.used_qty as "left!"
   from groups.offers t join ordering.caps c on c.tenant_id = t.tenant_id and c.id = t.cap_id
   where t.sku_id = any ($skuIds::bigint[]) and t.status = '30' and (t.starts_at is null or t.starts_at <= $now)
     and t.ends_at > $now and c.used_qty < c.max_qty
   order by t.sku_id, t.ends_at, t.id`,
).narrow<{ rungs: Rung[] }>()

/** Offers whose end has come, after an id. */
export const dueOffers = sqlQuery(
  'groups.dueOffers',
  `select id from groups.offers where status = '30' and ends_at <= $now and id > $after order by id limit $max`,
)

/** Ended offers whose orders have not all gone on, after an id. */
export const unsettledOffers = sqlQuery(
  'groups.unsettledOffers',
  `select id, cap_id as "cap_id!", price from groups.offers
   where cap_id is not null and ended_at is not null and settled_at is null and id > $after order by id limit $max`,
)

/** Orders that wait for the end of a group, after an id. */
export const waitingOrders = sqlQuery(
  'groups.waitingOrders',
  `select distinct o.id from ordering.cap_uses u join ordering.orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
   where u.cap_id = $capId and o.status in ('20', '28') and o.id > $after order by o.id limit $max`,
)

export const countWaitingOffers = sqlQuery(
  'groups.countWaiting',
  `select count(*)::int as "waiting!" from groups.offers where status = '20'`,
)
