import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { AwardedProject, AwardFacts, RiseFacts } from './facts.rules.ts'

const awarded = sqlQuery(
  'signals.awardFacts',
  `with touched as (
     select p.dept_id, p.category_ids[1] as category_id, max(a.published_at) as at from sourcing.projects p
     join sourcing.awards a on a.tenant_id = p.tenant_id and a.id = p.award_id and a.status = 'published'
     where p.id = any ($ids) and cardinality(p.category_ids) > 0 group by 1, 2
   )
   select t.dept_id as "dept_id!", (array_agg(p.dept_name order by a.published_at desc))[1] as "dept_name!", t.category_id as "category_id!", c.name as category_name,
     jsonb_agg(jsonb_build_object('projectId', p.id::text, 'no', p.project_no, 'at', a.published_at,
       'winners', s.winners, 'losers', s.losers) order by a.published_at, p.id) as "projects!",
     jsonb_object_agg(p.id, s.names) as "names!"
   from touched t
   join sourcing.projects p on p.dept_id = t.dept_id and p.category_ids[1] = t.category_id and p.kind <> 'fixed'
   join sourcing.awards a on a.tenant_id = p.tenant_id and a.id = p.award_id and a.status = 'published'
     and a.published_at > t.at - interval '1 year' and a.published_at <= t.at
   join catalogue.categories c on c.tenant_id = p.tenant_id and c.id = t.category_id
   cross join lateral (
     select coalesce(jsonb_agg(w.supplier_id::text order by w.supplier_id) filter (where w.is_winner), '[]') as winners,
       coalesce(jsonb_agg(w.supplier_id::text order by w.supplier_id) filter (where not w.is_winner), '[]') as losers,
       jsonb_object_agg(w.supplier_id, w.supplier_name) as names
     from sourcing.award_suppliers w where w.tenant_id = a.tenant_id and w.award_id = a.id
   ) s
   group by t.dept_id, t.category_id, c.name
   order by t.dept_id, t.category_id`,
).narrow<{ projects: AwardedProject[]; names: Readonly<Record<string, Readonly<Record<string, string>>>> }>()

/** Awards of the departments and categories of these projects, in the year before the latest of them. */
export const awardFacts = async (db: Db, ids: readonly string[]): Promise<AwardFacts[]> =>
  (await awarded(db, { ids })).map((row) => ({
    deptId: row.dept_id,
    deptName: row.dept_name,
    categoryId: row.category_id,
    categoryName: row.category_name,
    projects: row.projects,
    names: Object.assign({}, ...Object.values(row.names)) as Readonly<Record<string, string>>,
  }))

const risen = sqlQuery(
  'signals.riseFacts',
  `select p.id, p.project_no as no, p.title, a.published_at as "awarded_at!", o.orders as "orders!"
   from sourcing.projects p
   join sourcing.awards a on a.tenant_id = p.tenant_id and a.id = p.award_id and a.status = 'published'
   cross join lateral (
     select jsonb_agg(jsonb_build_object('orderId', o.id::text, 'no', o.no, 'supplierId', o.supplier_id::text, 'supplierName', o.supplier_name,
       'changes', (select jsonb_agg(jsonb_build_object('at', g.finished_at, 'before', g.former_amount::text, 'after', g.amount::text) order by g.finished_at, g.id)
         from ordering.changes g where g.tenant_id = o.tenant_id and g.order_id = o.id and g.status = 'effective')) order by o.id) as orders
     from ordering.orders o where o.tenant_id = p.tenant_id and o.project_id = p.id
       and exists (select from ordering.changes g where g.tenant_id = o.tenant_id and g.order_id = o.id and g.status = 'effective')
   ) o
   where p.id = any ($ids) and o.orders is not null and a.published_at is not null
   order by p.id`,
).narrow<{ orders: RiseFacts['orders'] }>()

/** Awarded projects whose orders were changed. */
export const riseFacts = async (db: Db, ids: readonly string[]): Promise<RiseFacts[]> =>
  (await risen(db, { ids })).map((row) => ({
    projectId: row.id,
    projectNo: row.no,
    title: row.title,
    awardedAt: row.awarded_at.toISOString(),
    orders: row.orders,
  }))

/** Projects that were awarded since a time, the latest first. */
export const awardedSince = sqlQuery(
  'signals.awardedSince',
  `select a.project_id as id from sourcing.awards a where a.status = 'published' and a.published_at >= $since::timestamptz
   order by a.published_at desc, a.id desc limit 2000`,
)

export const projectsOfOrders = sqlQuery(
  'signals.projectsOfOrders',
  `select distinct o.project_id as "id!" from ordering.orders o where o.id = any ($ids) and o.project_id is not null`,
)
