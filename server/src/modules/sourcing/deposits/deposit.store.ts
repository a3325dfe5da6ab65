import { sql } from 'kysely'
import { listProjectDeposits, type ProjectDepositStatus } from '#contract/sourcing/deposits/deposits.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery, sqlQuery } from '#kit/database/query.ts'
import { sinceDay, untilDay } from '#kit/database/query.parts.ts'
import { containing } from '#kit/database/sqlLike.ts'
import { type RowOfTable, tableOf } from '#kit/database/table.ts'
import { type RunOrSupervised, isRunOrSupervised } from '../projects/running.store.ts'

export const deposits = tableOf('sourcing.deposits')
export type DepositRow = RowOfTable<typeof deposits>

const ofSupplier = preparedQuery((db, $: Params<{ projectId: string; supplierId: string }>) =>
  db
    .selectFrom('sourcing.deposits')
    .selectAll()
    .where('project_id', '=', $.projectId)
    .where('supplier_id', '=', $.supplierId),
)
/** Deposit of a supplier in a project, if it has reported one. */
export const findDeposit = (db: Db, projectId: string, supplierId: string): Promise<DepositRow | undefined> =>
  ofSupplier.first(db, { projectId, supplierId })

const about = sqlQuery(
  'sourcing.factsOfDeposit',
  `select e.status as enrolment,
     coalesce(w.is_winner and p.state = '7', false) as "is_winner!", a.handed_on_at is not null as "is_handed_on!"
   from sourcing.projects p
   left join sourcing.enrolments e
     on e.tenant_id = p.tenant_id and e.project_id = p.id and e.supplier_id = $supplierId
   left join sourcing.awards a on a.tenant_id = p.tenant_id and a.id = p.award_id
   left join sourcing.award_suppliers w
     on w.tenant_id = a.tenant_id and w.award_id = a.id and w.supplier_id = $supplierId
   where p.id = $projectId`,
)
/** Enrolment of a supplier, whether it has won, and whether the award has become orders. */
export const findAbout = (db: Db, projectId: string, supplierId: string) => about.one(db, { projectId, supplierId })

export interface DepositFilter {
  /** The projects that the caller runs or oversees, and those that they supervise; undefined: all. */
  readonly scope?: RunOrSupervised | undefined
  readonly projectId?: string | undefined
  readonly status?: ProjectDepositStatus | undefined
  readonly keyword?: string | undefined
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
}

/** Deposits with the facts of their projects, latest first. */
export const depositList = listOf({
  route: listProjectDeposits,
  find: (db: Db, { scope, projectId, status, keyword = '', fromDay, toDay }: DepositFilter) =>
    db
      .selectFrom('sourcing.deposits as d')
      .innerJoin('sourcing.projects as p', 'p.id', 'd.project_id')
      .$if(scope !== undefined, (found) => found.where(isRunOrSupervised(scope!)))
      .$if(projectId !== undefined, (found) => found.where('d.project_id', '=', projectId!))
      .$if(status !== undefined, (found) => found.where('d.status', '=', status!))
      .$if(fromDay !== undefined, (found) => found.where((e) => sinceDay(e, 'd.reported_at', fromDay!)))
      .$if(toDay !== undefined, (found) => found.where((e) => untilDay(e, 'd.reported_at', toDay!)))
      .$if(keyword.trim() !== '', (found) => {
        const like = containing(keyword.trim())
        return found.where((e) =>
          e.or([e('p.project_no', 'ilike', like), e('p.title', 'ilike', like), e('d.supplier_name', 'ilike', like)]),
        )
      })
      .leftJoin('sourcing.enrolments as e', (join) =>
        join.onRef('e.project_id', '=', 'd.project_id').onRef('e.supplier_id', '=', 'd.supplier_id'),
      )
      .leftJoin('sourcing.awards as a', 'a.id', 'p.award_id')
      .leftJoin('sourcing.award_suppliers as w', (join) =>
        join.onRef('w.award_id', '=', 'a.id').onRef('w.supplier_id', '=', 'd.supplier_id'),
      ),
  select: (found) =>
    found
      .selectAll('d')
      .select([
        'p.project_no',
        'p.title',
        'p.dept_name',
        'p.dept_path',
        'p.owner_id',
        'p.state',
        'p.deposit_amount',
        'p.deposit_due_at',
        'p.enrol_end_at',
        'e.status as enrolment',
        sql<boolean>`coalesce(w.is_winner and p.state = '7', false)`.as('is_winner'),
        sql<boolean>`a.handed_on_at is not null`.as('is_handed_on'),
      ]),
  key: 'd.id',
  order: [['d.id', 'desc']],
  sort: { paidOn: 'd.paid_on', amount: 'd.amount', supplierName: 'd.supplier_name' },
})
export type ListedDeposit = RowIn<typeof depositList>

const waiting = sqlQuery(
  'sourcing.reportedDeposits',
  `select count(*)::int as "waiting!" from sourcing.deposits where status = 'reported'`,
)
/** Number of deposits that wait for confirmation. */
export const countReported = (db: Db) => waiting.one(db)

/** Days after the end of a project, for a winner after its orders or agreement, within which a deposit goes back. */
export const returnDays = 15

const due = sqlQuery(
  'sourcing.dueDeposits',
  `with due as (
     select d.id, x.due_on, n.step
     from sourcing.deposits d
     join sourcing.projects p on p.tenant_id = d.tenant_id and p.id = d.project_id
     left join sourcing.awards a on a.tenant_id = p.tenant_id and a.id = p.award_id
     left join sourcing.award_suppliers w on w.tenant_id = a.tenant_id and w.award_id = a.id and w.supplier_id = d.supplier_id
     cross join lateral (select ((case when p.state = '7' and coalesce(w.is_winner, false) then a.handed_on_at
       else coalesce(p.ended_at, a.published_at) end) at time zone 'Asia/Shanghai')::date + $returnDays::int as due_on) x
     cross join lateral (select min(s) as step from unnest($steps::int[]) s where x.due_on - $today::date <= s) n
     where d.status = 'held' and p.state in ('7', '9') and x.due_on <= $today::date + $most::int and n.step is not null
       and (d.warned_for is distinct from x.due_on or d.warned_days > n.step)
     order by d.id limit 1000 for no key update of d
   ), told as (
     update sourcing.deposits d set warned_days = u.step, warned_for = u.due_on from due u where d.id = u.id
     returning d.id, d.project_id, d.supplier_id, d.supplier_name, d.amount, d.status, d.warned_for as due_on
   )
   select told.id, told.project_id, told.supplier_id, told.supplier_name, told.amount, told.status, p.title, p.project_no, p.owner_id,
     told.due_on::text as "due_on!", (told.due_on - $today::date) as "days!"
   from told join sourcing.projects p on p.id = told.project_id order by told.id`,
).narrow<{ status: ProjectDepositStatus }>()
/** Takes deposits that are to be returned within some days, or were before: once for each number of days and each day. */
export const takeDueDeposits = (tx: Tx, today: string, steps: readonly number[]) =>
  due(tx, { today, steps, most: Math.max(...steps), returnDays })
