import { listPlans } from '#contract/plans/plans.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, type RowOf, sqlQuery } from '#kit/database/query.ts'
import { insertMany } from '#kit/database/query.parts.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'

export const plans = tableOf('plans.plans')
export type PlanRow = RowOfTable<typeof plans>
export const planLines = tableOf('plans.lines')

/** Cycles with the plan of a department, newest first. */
export const planList = listOf({
  route: listPlans,
  find: (db: Db, { deptId }: { readonly deptId: string; readonly status?: string | undefined }) =>
    db
      .selectFrom('plans.cycles as c')
      .leftJoin('plans.plans as p', (on) =>
        on.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.cycle_id', '=', 'c.id').on('p.dept_id', '=', deptId),
      ),
  where: { status: { is: 'c.status' } },
  select: (found) =>
    found.select([
      'c.id as cycle_id',
      'c.no as cycle_no',
      'c.month',
      'c.supplement',
      'c.status as cycle_status',
      'c.closes_at',
      'p.id as plan_id',
      'p.no as plan_no',
      'p.status',
      'p.author_name',
      'p.kinds',
      'p.amount',
      'p.submitted_at',
    ]),
  key: 'c.id',
  order: [
    ['c.month', 'desc'],
    ['c.supplement', 'desc'],
  ],
})
export type PlanOfCycleRow = RowIn<typeof planList>

const read = sqlQuery(
  'plans.readPlan',
  `select p.id, p.version, p.no, p.cycle_id, c.no as cycle_no, c.month, c.supplement, c.status as cycle_status, c.closes_at,
     p.dept_id, p.dept_path, p.dept_name, p.author_id, p.author_name, p.status, p.amount, p.kinds, p.reason, p.approval_id,
     p.submitted_at,
     (select count(*)::int from plans.plans f where f.tenant_id = p.tenant_id and f.cycle_id = p.cycle_id and f.status <> 'draft')
       as "filled!",
     exists (select from approvals.tasks t where t.tenant_id = p.tenant_id and t.instance_id = p.approval_id
       and t.approver_id = $userId and t.status <> 'waiting') as "approves!"
   from plans.plans p join plans.cycles c on c.tenant_id = p.tenant_id and c.id = p.cycle_id where p.id = $id`,
)
export type PlanDetailRow = RowOf<typeof read>
/** Plan with its cycle; `userId`: whose part in its approval is asked for. */
export const readPlan = (db: Db, id: string, userId: string): Promise<PlanDetailRow | undefined> =>
  read.first(db, { id, userId })

const ofPlan = preparedQuery((db, $: Params<{ planId: string }>) =>
  db.selectFrom('plans.lines').selectAll().where('plan_id', '=', $.planId).orderBy('line_no'),
)
export type PlanLineRow = RowOf<typeof ofPlan>
export const linesOfPlan = (db: Db, planId: string): Promise<PlanLineRow[]> => ofPlan(db, { planId })

const ofCycle = preparedQuery((db, $: Params<{ cycleId: string; deptId: string }>) =>
  db.selectFrom('plans.plans').select('id').where('cycle_id', '=', $.cycleId).where('dept_id', '=', $.deptId),
)
/** Id of the plan of a department in a cycle. */
export const planOfDepartment = async (db: Db, cycleId: string, deptId: string): Promise<string | undefined> =>
  (await ofCycle.first(db, { cycleId, deptId }))?.id

const former = sqlQuery(
  'plans.formerPlan',
  `select f.id, f.amount from plans.plans f
   join plans.cycles c on c.tenant_id = f.tenant_id and c.id = f.cycle_id
   join plans.cycles this on this.tenant_id = f.tenant_id and this.id = $cycleId
   where f.dept_id = $deptId and f.kinds > 0 and (c.month, c.supplement) < (this.month, this.supplement)
   order by c.month desc, c.supplement desc limit 1`,
)
/** Plan of the department before this cycle. */
export const formerPlan = (db: Db, plan: { readonly cycle_id: string; readonly dept_id: string }) =>
  former.first(db, { cycleId: plan.cycle_id, deptId: plan.dept_id })

const joinsOf = sqlQuery(
  'plans.joinsOfPlan',
  `select c.ref_id as line_id, o.id as order_id, o.no as order_no, o.status, n.quantity
   from plans.lines l
   join ordering.caps c on c.tenant_id = l.tenant_id and c.kind = 'plan' and c.ref_id = l.id
   join ordering.cap_uses u on u.tenant_id = c.tenant_id and u.cap_id = c.id
   join ordering.orders o on o.tenant_id = u.tenant_id and o.id = u.order_id and o.order_type = 'group'
   join ordering.order_lines n on n.tenant_id = o.tenant_id and n.order_id = o.id
   where l.plan_id = $planId order by o.id desc limit 500`,
)
/** Orders by which lines of a plan joined a group, newest first. */
export const joinsOfPlan = (db: Db, planId: string) => joinsOf(db, { planId })

export const insertPlanLines = insertMany('plans.lines', [
  'plan_id',
  'line_no',
  'sku_id',
  'name',
  'spec',
  'unit',
  'quantity',
  'price',
  'need_date',
  'subject',
  'reason',
])
export type NewPlanLine = Parameters<typeof insertPlanLines>[1]['rows'][number]

const removeAll = preparedQuery((db, $: Params<{ planId: string }>) =>
  db.deleteFrom('plans.lines').where('plan_id', '=', $.planId),
)
/** Replaces the lines of a draft; the caller has locked the plan. */
export async function replaceLines(tx: Tx, planId: string, rows: readonly NewPlanLine[]): Promise<void> {
  await removeAll(tx, { planId })
  if (rows.length > 0) await insertPlanLines(tx, { rows })
}

const countWaiting = sqlQuery(
  'plans.countWaiting',
  `select count(*)::int as "waiting!" from plans.cycles c
   left join plans.plans p on p.tenant_id = c.tenant_id and p.cycle_id = c.id and p.dept_id = $deptId
   where c.status = 'filling' and (p.id is null or p.status = 'draft')`,
)
export const countWaitingPlans = async (db: Db, deptId: string): Promise<number> =>
  (await countWaiting.one(db, { deptId })).waiting

const categories = sqlQuery(
  'plans.categoriesOfLines',
  `select distinct unnest(k.path) as "id!" from plans.lines l
   join catalogue.skus s on s.tenant_id = l.tenant_id and s.id = l.sku_id
   join catalogue.categories k on k.tenant_id = s.tenant_id and k.id = s.category_id
   where l.plan_id = $planId`,
)
/** Categories of the goods of a plan, with those above them. */
export const categoriesOfPlan = async (db: Db, planId: string): Promise<string[]> =>
  (await categories(db, { planId })).map(({ id }) => id)
