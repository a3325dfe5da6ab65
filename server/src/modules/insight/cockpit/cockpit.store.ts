import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { Span } from '../scope.rules.ts'

type Scoped = Span & { readonly scope: string }

const savings = sqlQuery(
  'insight.savings',
  `select to_char(p.awarded_on, 'YYYY-MM') as "month!", coalesce(sum(p.budget - p.awarded), 0)::numeric(18, 2) as "saving!",
     coalesce(sum(p.budget), 0)::numeric(18, 2) as "budget!"
   from insight.projects p
   where p.awarded_on >= $since::date and p.awarded_on < $before::date and p.budget is not null
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = p.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 1`,
)
/** Savings of published awards by month, of projects that have a budget. */
export const savingsByMonth = (db: Db, { scope, since, before }: Scoped) => savings(db, { scope, since, before })

const published = sqlQuery(
  'insight.projectsByMonth',
  `select to_char(p.on_day, 'YYYY-MM') as "month!", count(*)::int as "projects!",
     count(*) filter (where p.enrolled >= p.needed)::int as "enrolled!", count(*) filter (where p.quoted > 0)::int as "quoted!",
     count(*) filter (where p.awarded is not null)::int as "awarded!", count(*) filter (where p.is_ordered)::int as "ordered!"
   from insight.projects p
   where p.on_day >= $since::date and p.on_day < $before::date
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = p.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 1`,
)
/** Projects by the month of their publication, with the stages that they have reached. */
export const projectsByMonth = (db: Db, { scope, since, before }: Scoped) => published(db, { scope, since, before })

const running = sqlQuery(
  'insight.openProjects',
  `select count(*)::int as "projects!" from insight.projects p
   where not p.is_over and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = p.dept_id and $scope::bigint = any (d.path)))`,
)
export const countOpenProjects = async (db: Db, scope: string): Promise<number> =>
  (await running.one(db, { scope })).projects

const median = sqlQuery(
  'insight.medianCycle',
  `select round((percentile_cont(0.5) within group (order by c.hours) / 24)::numeric, 1) as days from insight.cycles c
   where c.received_on >= $since::date and c.received_on < $before::date
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = c.dept_id and $scope::bigint = any (d.path)))`,
)
/** Median days of a purchase; null: nothing was received. */
export const medianCycle = async (db: Db, { scope, since, before }: Scoped): Promise<string | null> =>
  (await median.one(db, { scope, since, before })).days

const medians = sqlQuery(
  'insight.medianCycleByMonth',
  `select to_char(c.received_on, 'YYYY-MM') as "month!",
     round((percentile_cont(0.5) within group (order by c.hours) / 24)::numeric, 1) as "days!"
   from insight.cycles c where c.received_on >= $since::date and c.received_on < $before::date
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = c.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 1`,
)
export const medianCycleByMonth = (db: Db, { scope, since, before }: Scoped) => medians(db, { scope, since, before })

const hours = sqlQuery(
  'insight.quoteHours',
  `select q.weekday, q.hour, count(*)::int as "count!" from insight.quotes q
   where q.on_day >= $since::date and q.on_day < $before::date
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = q.dept_id and $scope::bigint = any (d.path)))
   group by 1, 2 order by 1, 2`,
)
/** Quotes by weekday and hour. */
export const quoteHours = (db: Db, { scope, since, before }: Scoped) => hours(db, { scope, since, before })

const deals = sqlQuery(
  'insight.latestDeals',
  `select p.project_id as "projectId!", p.kind, s.title, p.awarded as "amount!", p.awarded_at as "at!",
     case when p.budget > 0 then round(100 * (p.budget - p.awarded) / p.budget, 1) end as "savingRate",
     coalesce(w.names[1], '') as "supplierName!", greatest(coalesce(cardinality(w.names), 0) - 1, 0) as "more!"
   from insight.projects p join sourcing.projects s on s.tenant_id = p.tenant_id and s.id = p.project_id
   cross join lateral (select array_agg(a.supplier_name order by a.awarded desc, a.supplier_id) as names from sourcing.award_suppliers a
     where a.tenant_id = s.tenant_id and a.award_id = s.award_id and a.is_winner) w
   where p.awarded_on is not null
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = p.dept_id and $scope::bigint = any (d.path)))
   order by p.awarded_at desc, p.project_id desc limit $max::int`,
)
/** Projects whose awards were published last. */
export const latestDeals = (db: Db, scope: string, max: number) => deals(db, { scope, max })

const happenings = sqlQuery(
  'insight.latestHappenings',
  `select f.order_id || ' ' || f.source || ' ' || f.source_id as "id!", f.source as "source!", f.at as "at!", d.name as "deptName!", s.name as "supplierName!",
     f.gross as "amount!"
   from (select e.order_id, e.source, e.source_id, e.dept_id, e.supplier_id, max(e.at) as at, sum(e.gross)::numeric(18, 2) as gross from insight.spend e
     where e.order_id in (select l.order_id from insight.spend l
       where $scope::bigint = 0 or exists (select from identity.departments d where d.id = l.dept_id and $scope::bigint = any (d.path))
       order by l.at desc limit 400)
     group by 1, 2, 3, 4, 5) f
   join identity.departments d on d.id = f.dept_id join suppliers.suppliers s on s.id = f.supplier_id
   order by f.at desc, f.order_id desc limit $max::int`,
).narrow<{ source: 'accepted' | 'changed' | 'rejected' | 'closed' | 'cancelled' | 'returned' }>()
/** What changed spend last, by order; without persons. */
export const latestHappenings = (db: Db, scope: string, max: number) => happenings(db, { scope, max })

const ofBudgets = `from ledger.accounts a join identity.departments d on d.tenant_id = a.tenant_id and d.id = a.dept_id
   cross join lateral (select sum(c.available) as used from ledger.accounts c
     where c.tenant_id = a.tenant_id and c.of_id = a.id and c.kind in ('committed', 'actual')) b
   where a.kind = 'budget' and a.state = 'active' and $today::date between a.starts_on and a.ends_on
     and ($scope::bigint = 0 or $scope::bigint = any (d.path))`
const budgets = sqlQuery(
  'insight.budgetsInForce',
  `select a.id, a.name, d.id as "deptId!", d.name as "deptName!", (a.available + a.frozen + coalesce(b.used, 0))::numeric(18, 2) as "total!",
     (a.frozen + coalesce(b.used, 0))::numeric(18, 2) as "used!"
   ${ofBudgets}
   order by 6 desc, a.id limit $max::int`,
)
/** Budgets in force, those that are used most first. */
export const budgetsInForce = (db: Db, scope: string, today: string, max: number) => budgets(db, { scope, today, max })

const budgetSums = sqlQuery(
  'insight.budgetSums',
  `select coalesce(sum(a.available + a.frozen + coalesce(b.used, 0)), 0)::numeric(18, 2) as "total!",
     coalesce(sum(a.frozen + coalesce(b.used, 0)), 0)::numeric(18, 2) as "used!"
   ${ofBudgets}`,
)
/** Sums of all budgets in force, however many a table shows. */
export const sumsOfBudgets = (db: Db, scope: string, today: string) => budgetSums.one(db, { scope, today })

const times = sqlQuery(
  'insight.approvalTimes',
  `select a.entity, count(*)::int as "count!", count(*) filter (where a.outcome = 'rejected')::int as "rejected!",
     round((percentile_cont(0.5) within group (order by a.hours))::numeric, 1) as "hours!",
     round((percentile_cont(0.9) within group (order by a.hours))::numeric, 1) as "longest!"
   from insight.approvals a where a.on_day >= $since::date and a.on_day < $before::date
     and ($scope::bigint = 0 or exists (select from identity.departments d where d.id = a.dept_id and $scope::bigint = any (d.path)))
   group by 1 order by 2 desc, 1 limit 12`,
)
/** Approvals by kind of document, most frequent first. */
export const approvalTimes = (db: Db, { scope, since, before }: Scoped) => times(db, { scope, since, before })
