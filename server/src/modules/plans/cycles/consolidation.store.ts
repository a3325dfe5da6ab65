import { sql } from 'kysely'
import { listConsolidated } from '#contract/plans/cycles.ts'
import type { PlanStatus, PlanMethod } from '#contract/plans/plan.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { type RowOf, sqlQuery } from '#kit/database/query.ts'
import type { Reach } from '#kit/reach.rules.ts'
import { inReach } from '#modules/identity/index.ts'
import type { InReach } from './cycle.store.ts'

const group = sqlQuery(
  'plans.consolidate',
  `insert into plans.consolidations (cycle_id, sku_id, name, spec, unit, method)
   select distinct on (l.sku_id, case when l.sku_id is null then (l.name, l.spec, l.unit) end)
     p.cycle_id, l.sku_id, l.name, l.spec, l.unit, case when l.sku_id is null then 'sourcing' else 'mall' end
   from plans.plans p join plans.lines l on l.tenant_id = p.tenant_id and l.plan_id = p.id
   where p.cycle_id = $cycleId and p.status = 'consolidated' and l.consolidation_id is null
   order by l.sku_id, case when l.sku_id is null then (l.name, l.spec, l.unit) end, l.id
   on conflict do nothing`,
)
const assign = sqlQuery(
  'plans.assignConsolidations',
  `update plans.lines l set consolidation_id = g.id
   from plans.plans p, plans.consolidations g
   where p.cycle_id = $cycleId and p.status = 'consolidated' and l.tenant_id = p.tenant_id and l.plan_id = p.id
     and l.consolidation_id is null and g.tenant_id = p.tenant_id and g.cycle_id = p.cycle_id
     and (g.sku_id = l.sku_id
       or g.sku_id is null and l.sku_id is null and g.name = l.name and g.spec = l.spec and g.unit = l.unit)`,
)
/** Groups equal goods of the consolidated plans of a cycle; those that have their group keep it. */
export async function consolidateLines(tx: Tx, cycleId: string): Promise<void> {
  await group(tx, { cycleId })
  await assign(tx, { cycleId })
}

const move = sqlQuery(
  'plans.movePlansOfCycle',
  `update plans.plans set status = $to, version = version + 1, updated_at = $now
   where cycle_id = $cycleId and status = $from
   returning id, no, cycle_id, dept_id, dept_path, dept_name, author_id, author_name, amount, status`,
)
/** Moves all plans of a cycle that are in a state; the caller has locked the cycle alone. */
export const movePlans = (tx: Tx, cycleId: string, from: PlanStatus, to: PlanStatus, now: Date) =>
  move(tx, { cycleId, from, to, now })

const count = sqlQuery(
  'plans.countApproving',
  `select count(*)::int as "count!" from plans.plans where cycle_id = $cycleId and status = 'approving'`,
)
export const countApproving = async (db: Db, cycleId: string): Promise<number> =>
  (await count.one(db, { cycleId })).count

const release = sqlQuery(
  'plans.releaseLines',
  `update plans.lines l set method = g.method, sourced = case when g.method = 'sourcing' then l.quantity else 0 end
   from plans.plans p, plans.consolidations g
   where p.cycle_id = $cycleId and p.status = 'released' and l.tenant_id = p.tenant_id and l.plan_id = p.id
     and g.tenant_id = l.tenant_id and g.id = l.consolidation_id
   returning l.id, l.plan_id, l.sku_id, l.name, l.spec, l.unit, l.quantity, l.sourced, l.price, l.need_date, l.reason, g.method`,
)
export type ReleasedLine = RowOf<typeof release>
/** Gives the lines of the released plans their method. */
export const releaseLines = (tx: Tx, cycleId: string) => release(tx, { cycleId })

const setDemands = sqlQuery(
  'plans.setDemands',
  `update plans.lines l set demand_id = g.demand_id, demand_status = 'open'
   from unnest($lineIds::bigint[], $demandIds::bigint[]) as g(line_id, demand_id) where l.id = g.line_id`,
)
/** Ties lines to the demands that were made of them. */
export const tieDemands = (tx: Tx, lineIds: readonly string[], demandIds: readonly string[]) =>
  setDemands(tx, { lineIds, demandIds })

const choose = sqlQuery(
  'plans.chooseMethod',
  `update plans.consolidations set method = $method, version = version + 1
   where cycle_id = $cycleId and id = any ($ids::bigint[]) and method <> $method returning id`,
)
export const setMethod = async (tx: Tx, cycleId: string, ids: readonly string[], method: PlanMethod): Promise<number> =>
  (await choose(tx, { cycleId, ids, method })).length

const linesOfReleased = sqlQuery(
  'plans.linesOfCycle',
  `select l.id from plans.lines l join plans.plans p on p.tenant_id = l.tenant_id and p.id = l.plan_id
   where p.cycle_id = $cycleId and l.method = 'mall'`,
)
/** Lines of a cycle that are called off. */
export const mallLinesOf = async (db: Db, cycleId: string): Promise<string[]> =>
  (await linesOfReleased(db, { cycleId })).map(({ id }) => id)

const plannedIn = (
  reach: Reach,
) => sql`from plans.lines l join plans.plans p on p.tenant_id = l.tenant_id and p.id = l.plan_id
  where l.tenant_id = g.tenant_id and l.consolidation_id = g.id and ${inReach('p', reach)}`
const quantityIn = (reach: Reach) => sql<number>`(select coalesce(sum(l.quantity), 0)::float8 ${plannedIn(reach)})`

/** Goods of a cycle with their departments, beside the stock: the most expensive first. */
export const consolidatedList = listOf({
  route: listConsolidated,
  find: (db: Db, { reach }: FilterOf<typeof listConsolidated> & InReach) =>
    db
      .selectFrom('plans.consolidations as g')
      .$if(!reach.isAll, (query) => query.where(sql<boolean>`exists (select ${plannedIn(reach)})`))
      .select([
        quantityIn(reach).as('quantity'),
        sql<string>`(select coalesce(sum(round(l.price * l.quantity, 2)), 0)::numeric(18, 2) ${plannedIn(reach)})`.as(
          'amount',
        ),
        sql<string | null>`(select max(l.price) ${plannedIn(reach)})`.as('price'),
        sql<{ deptName: string; quantity: number }[]>`(select coalesce(json_agg(json_build_object(
          'deptName', p.dept_name, 'quantity', l.quantity) order by l.quantity desc, p.id), '[]') ${plannedIn(reach)})`.as(
          'departments',
        ),
      ])
      .leftJoin('catalogue.skus as s', (on) =>
        on.onRef('s.tenant_id', '=', 'g.tenant_id').onRef('s.id', '=', 'g.sku_id'),
      )
      .leftJoin('catalogue.stock as k', (on) =>
        on.onRef('k.tenant_id', '=', 'g.tenant_id').onRef('k.sku_id', '=', 'g.sku_id'),
      ),
  where: {
    cycleId: { is: 'g.cycle_id' },
    method: { is: 'g.method' },
    keyword: { contains: ['g.name', 'g.spec'] },
    stock: (_, wanted, { reach }) =>
      wanted === 'short'
        ? sql<boolean>`g.sku_id is not null and coalesce(k.on_hand - k.reserved, 0) < ${quantityIn(reach)}`
        : sql<boolean>`g.sku_id is not null and coalesce(k.on_hand - k.reserved, 0) >= ${quantityIn(reach)}`,
  },
  select: (found) =>
    found
      .leftJoin('suppliers.suppliers as u', (on) =>
        on.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.supplier_id'),
      )
      .select(['g.id', 'g.sku_id', 'g.name', 'g.spec', 'g.unit', 'g.method', 's.min_qty', 'u.name as supplier_name'])
      .select(
        sql<number | null>`case when g.sku_id is not null then coalesce(k.on_hand - k.reserved, 0) end`.as('available'),
      ),
  key: 'g.id',
  order: ['g.name', 'g.id'],
})
export type ListedGoods = RowIn<typeof consolidatedList>
