import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Span } from '../scope.rules.ts'

type Scoped = Span & { readonly scope: string }

const projects = sqlQuery(
  'insight.projectsBy',
  `select case $by::text when 'kind' then p.kind when 'dept' then p.dept_id::text else to_char(p.on_day, 'YYYY-MM') end as "key!",
     count(*)::int as "projects!", count(p.quoted)::int as "opened!", coalesce(sum(p.quoted), 0)::int as "quotes!",
     count(*) filter (where p.quoted = 1)::int as "single!", count(*) filter (where p.is_over)::int as "over!",
     count(*) filter (where p.ending in ('tooFewEnrolments', 'tooFewQuotes'))::int as "failed!"
   from insight.projects p where p.on_day >= $since::date and p.on_day < $before::date
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = p.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 2 desc, 1 limit 200`,
)
const awards = sqlQuery(
  'insight.awardsBy',
  `select case $by::text when 'kind' then p.kind when 'dept' then p.dept_id::text else to_char(p.awarded_on, 'YYYY-MM') end as "key!",
     sum(p.awarded)::numeric(18, 2) as "awarded!", coalesce(sum(p.budget - p.awarded), 0)::numeric(18, 2) as "saving!",
     coalesce(sum(p.budget), 0)::numeric(18, 2) as "budget!"
   from insight.projects p where p.awarded_on >= $since::date and p.awarded_on < $before::date
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = p.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 2 desc, 1 limit 200`,
)
export type ProjectsBy = 'kind' | 'dept' | 'month'
/** Projects published in a period, with how their first rounds went. */
export const projectsBy = (db: Db, { scope, since, before }: Scoped, by: ProjectsBy) =>
  projects(db, { scope, since, before, by })
/** Awards published in a period, with their savings. */
export const awardsBy = (db: Db, { scope, since, before }: Scoped, by: ProjectsBy) =>
  awards(db, { scope, since, before, by })

const cycles = sqlQuery(
  'insight.cyclesBy',
  `select case $by::text when 'month' then to_char(c.received_on, 'YYYY-MM') when 'supplier' then c.supplier_id::text when 'carrier' then c.carrier else '' end as "key!",
     count(*)::int as "deliveries!", coalesce(sum(c.pieces), 0)::int as "pieces!", coalesce(sum(c.rejected), 0)::int as "rejected!",
     round((percentile_cont(0.5) within group (order by c.hours_to_ship))::numeric, 1) as "hoursToShip",
     round((percentile_cont(0.5) within group (order by c.hours_on_the_way))::numeric, 1) as "hoursOnTheWay",
     round((percentile_cont(0.5) within group (order by c.hours) / 24)::numeric, 1) as "cycle"
   from insight.cycles c where c.received_on >= $since::date and c.received_on < $before::date
     and ($supplierId?::bigint is null or c.supplier_id = $supplierId?)
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = c.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 2 desc, 1 limit 200`,
)
const due = sqlQuery(
  'insight.dueBy',
  `select case $by::text when 'month' then to_char(c.due_on, 'YYYY-MM') when 'supplier' then c.supplier_id::text when 'carrier' then c.carrier else '' end as "key!",
     count(*)::int as "due!", count(*) filter (where c.received_on <= c.due_on)::int as "onTime!"
   from insight.cycles c where c.due_on >= $since::date and c.due_on < $before::date and c.due_on <= $today::date
     and ($supplierId?::bigint is null or c.supplier_id = $supplierId?)
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = c.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 2 desc, 1 limit 2000`,
)
export type CyclesBy = 'all' | 'month' | 'supplier' | 'carrier'
type OfSupplier = Scoped & { readonly supplierId?: string | undefined }
/** Orders received as a whole in a period, and how long they took. */
export const cyclesBy = (db: Db, { scope, since, before, supplierId }: OfSupplier, by: CyclesBy) =>
  cycles(db, { scope, since, before, supplierId: supplierId ?? null, by })
/** Orders due in a period, and how many of them came in time. */
export const dueBy = (db: Db, { scope, since, before, supplierId }: OfSupplier, today: string, by: CyclesBy) =>
  due(db, { scope, since, before, supplierId: supplierId ?? null, today, by })

const accepting = sqlQuery(
  'insight.hoursToAccept',
  `select round((percentile_cont(0.5) within group (order by c.hours_to_accept))::numeric, 1) as hours
   from insight.cycles c where c.on_day >= $since::date and c.on_day < $before::date
     and ($supplierId?::bigint is null or c.supplier_id = $supplierId?)
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = c.dept_id and $scope::bigint = any (d.path)))`,
)
export const hoursToAccept = async (db: Db, { scope, since, before, supplierId }: OfSupplier): Promise<string | null> =>
  (await accepting.one(db, { scope, since, before, supplierId: supplierId ?? null })).hours

const decided = sqlQuery(
  'insight.approvalsBy',
  `select case $by::text when 'month' then to_char(a.on_day, 'YYYY-MM') when 'entity' then a.entity when 'dept' then a.dept_id::text else '' end as "key!",
     count(*)::int as "approvals!", count(*) filter (where a.outcome = 'rejected')::int as "rejected!",
     round((percentile_cont(0.5) within group (order by a.hours))::numeric, 1) as "hours!",
     round((percentile_cont(0.9) within group (order by a.hours))::numeric, 1) as "longest!"
   from insight.approvals a where a.on_day >= $since::date and a.on_day < $before::date
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = a.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 2 desc, 1 limit 200`,
)
export type ApprovalsBy = 'all' | 'month' | 'entity' | 'dept'
/** Approvals that ended in a period, with their times. */
export const approvalsBy = (db: Db, { scope, since, before }: Scoped, by: ApprovalsBy) =>
  decided(db, { scope, since, before, by })

const names = sqlQuery(
  'insight.departmentNames',
  'select d.id, d.name from identity.departments d where d.id = any ($ids::bigint[])',
)
export const findDepartmentNames = (db: Db, ids: readonly string[]) => names(db, { ids: [...ids] })
