import { listPlanCycles, listPlansOfCycle } from '#contract/plans/cycles.ts'
import { sql } from 'kysely'
import type { Db, Locked, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import type { Reach } from '#kit/reach.rules.ts'
import { inReach } from '#modules/identity/index.ts'

export const cycles = tableOf('plans.cycles')
export type CycleRow = RowOfTable<typeof cycles>

/** Departments whose plans somebody sees. */
export interface InReach {
  readonly reach: Reach
}

/** Cycles with the figures of their plans, newest first. */
export const cycleList = listOf({
  route: listPlanCycles,
  find: (db: Db, { reach }: FilterOf<typeof listPlanCycles> & InReach) => {
    const plansIn = sql`from plans.plans p where p.tenant_id = c.tenant_id and p.cycle_id = c.id and ${inReach('p', reach)}`
    return db
      .selectFrom('plans.cycles as c')
      .select([
        sql<number>`(select count(*)::int ${plansIn})`.as('all_plans'),
        sql<number>`(select count(*)::int ${plansIn} and p.status = 'approving')`.as('approving'),
        sql<number>`(select count(*)::int ${plansIn} and p.status not in ('draft', 'approving'))`.as('approved'),
        sql<string>`(select coalesce(sum(p.amount), 0)::numeric(18, 2) ${plansIn} and p.status not in ('draft', 'approving'))`.as(
          'amount',
        ),
      ])
  },
  where: { status: { is: 'c.status' } },
  select: (found) => found.selectAll('c'),
  key: 'c.id',
  order: [
    ['c.month', 'desc'],
    ['c.supplement', 'desc'],
  ],
})
export type ListedCycle = RowIn<typeof cycleList>

/** Plans of a cycle, by department. */
export const plansOfCycle = listOf({
  route: listPlansOfCycle,
  find: (db: Db, { reach }: FilterOf<typeof listPlansOfCycle> & InReach) =>
    db
      .selectFrom('plans.plans as p')
      .where(inReach('p', reach))
      .innerJoin('plans.cycles as c', (on) =>
        on.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.cycle_id'),
      ),
  where: {
    cycleId: { is: 'p.cycle_id' },
    status: { is: 'p.status' },
    keyword: { contains: ['p.no', 'p.dept_name', 'p.author_name'] },
  },
  select: (found) =>
    found
      .select([
        'p.id',
        'p.version',
        'p.no',
        'p.dept_id',
        'p.dept_name',
        'p.author_name',
        'p.status',
        'p.amount',
        'p.kinds',
      ])
      .select(['p.submitted_at', 'p.cycle_id', 'c.no as cycle_no', 'c.month', 'c.supplement', 'c.closes_at'])
      .select('c.status as cycle_status'),
  key: 'p.id',
  order: ['p.no'],
})
export type ListedPlan = RowIn<typeof plansOfCycle>

const latest = sqlQuery(
  'plans.latestOfMonth',
  'select id, supplement, status from plans.cycles where month = $month order by supplement desc limit 1',
)
/** Last cycle of a month. */
export const latestOfMonth = (db: Db, month: string) => latest.first(db, { month })

const due = preparedQuery((db, $: Params<{ now: Date; max: number }>) =>
  db
    .selectFrom('plans.cycles')
    .select('id')
    .where('status', '=', 'filling')
    .where('closes_at', '<=', $.now)
    .orderBy('closes_at')
    .limit($.max),
)
/** Open cycles whose time is over. */
export const dueCycles = async (db: Db, now: Date): Promise<string[]> =>
  (await due(db, { now, max: 100 })).map(({ id }) => id)

const count = sqlQuery('plans.countPlan', 'update plans.cycles set plans = plans + 1 where id = $id returning plans')
/** Counts a plan that begins. The version stays: to those who move the cycle nothing has changed. */
export const countPlan = async (tx: Tx, { id }: Locked<CycleRow>): Promise<number> =>
  (await count.one(tx, { id })).plans

/** First cycle that is open. */
export const openCycle = sqlQuery(
  'plans.openCycle',
  `select id from plans.cycles where status = 'filling' order by month, supplement limit 1`,
)
